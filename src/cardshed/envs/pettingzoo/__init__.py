"""The games as PettingZoo's environments.

Each game has its module, named with a version: ``from cardshed.envs.pettingzoo import solo_v1`` brings
``solo_v1.env()``, ``solo_v1.raw_env()`` and ``solo_v1.parallel_env()``. The same by a game's id:

>>> from cardshed.envs import pettingzoo
>>> env = pettingzoo.aec("solo", seats=4, options={"limit": 0})
>>> env.reset(seed=7)
>>> env.agent_selection
'player_1'
>>> pettingzoo.names()
['clear4_v1', 'hawaiki_v1', 'skipbo_v1', 'solo_v1']
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cardshed.games import games

try:
    import pettingzoo as _library

    from cardshed.envs.pettingzoo.aec import RawAEC
    from cardshed.envs.pettingzoo.checks import Checked
    from cardshed.envs.pettingzoo.common import ASKED, LOST_BY_AN_ILLEGAL_ACTION, name_of
    from cardshed.envs.pettingzoo.parallel import Parallel
except ModuleNotFoundError as problem:
    if problem.name != "pettingzoo":
        raise
    raise ModuleNotFoundError(
        "this door needs PettingZoo, which is not installed (pip install cardshed[pettingzoo])",
        name=problem.name,
    ) from None

__all__ = ["Checked", "Parallel", "RawAEC", "aec", "names", "parallel", "raw_aec"]

raw_aec = RawAEC
parallel = Parallel


def aec(
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    seen_by: str | None = ASKED,
    illegal_reward: float = LOST_BY_AN_ILLEGAL_ACTION,
) -> Checked:
    """A match as an AEC environment with PettingZoo's usual checks: an action that is not legal ends the
    match with ``illegal_reward`` for its agent, and calls in a wrong order are refused."""
    return Checked(RawAEC(game, seats, options, render_mode, seen_by), illegal_reward)


def names() -> list[str]:
    """The versioned names of all games' modules."""
    return [name_of(game) for game in games()]


def _module(game: str) -> ModuleType:
    """What users of PettingZoo look for: a module a game."""
    module: Any = ModuleType(f"{__name__}.{name_of(game)}", f"The environments of {game}.")
    module.env = partial(aec, game)
    module.raw_env = partial(RawAEC, game)
    module.parallel_env = partial(Parallel, game)
    module.__all__ = ["env", "parallel_env", "raw_env"]
    found: ModuleType = module
    return found


def _register(game: str) -> None:
    """For ``pettingzoo.make``, which came with PettingZoo 1.27."""
    if hasattr(_library, "register"):
        id = f"cardshed/{name_of(game)}"
        _library.register("aec", id, entry_point=aec, kwargs={"game": game})
        _library.register("parallel", id, entry_point=Parallel, kwargs={"game": game})


for _game in games():
    sys.modules[f"{__name__}.{name_of(_game)}"] = globals()[name_of(_game)] = _module(_game)
    _register(_game)

if TYPE_CHECKING:

    def __getattr__(name: str) -> ModuleType: ...
