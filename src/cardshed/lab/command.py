"""An experiment as it is typed."""

from __future__ import annotations

import shlex

from cardshed.lab.plan import PACE, Plan, spell


def typed(plan: Plan) -> str:
    """The command that does it again, with all that decides the numbers."""
    words = ["cardshed", "lab"]
    if plan.side_by_side:
        words += ["compare", plan.game.id, *(setting.name for setting in plan.settings)]
    else:
        words += [plan.game.id]
    words += ["--seats", str(plan.seats), "--games", str(plan.games), "--seed", str(plan.seed)]
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    words += ["--bots", ",".join(bots)]
    for name, value in plan.given.items():
        if value is not None:  # which is what it is anyway
            words += ["--option", spell({name: value})]
    if not plan.side_by_side and len(plan.settings) == 1:
        words += ["--no-variants"]
    if not plan.weak:
        words += ["--no-contests"]
    if plan.pace != PACE:
        words += ["--pace", f"{plan.pace:g}"]
    return shlex.join(words)
