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
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cardshed.games import games

try:
    import pettingzoo as _library

    from cardshed.envs.pettingzoo.aec import RawAEC, aec
    from cardshed.envs.pettingzoo.common import name_of
    from cardshed.envs.pettingzoo.parallel import Parallel
except ModuleNotFoundError as problem:
    if problem.name not in ("pettingzoo", "gymnasium"):
        raise
    raise ModuleNotFoundError(
        f"cardshed.envs.pettingzoo needs {problem.name}, which is not installed"
        " (pip install cardshed[pettingzoo])",
        name=problem.name,
    ) from None

__all__ = ["Parallel", "RawAEC", "aec", "names", "parallel", "raw_aec"]

raw_aec = RawAEC
parallel = Parallel


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
