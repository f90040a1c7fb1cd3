"""What lies on the table of Clear 4 and what a position tells of it, as data."""

from cardshed.engine.description import NULL, Either, Named, Number, Together
from cardshed.engine.positions import Described
from cardshed.engine.zones import OWNER, PER_SEAT, TOP_OF_SEVERAL, Counts, Pile, Zone
from cardshed.games.clear4.events import JOKER_AS
from cardshed.games.clear4.state import CARDS, JOKER_MARK, NO_PLAY, STACKS

ON_PILE = (*CARDS, *[""] * (JOKER_MARK - len(CARDS)), *JOKER_AS)
"""What can lie on the pile: cards, and above JOKER_MARK jokers with the values they took (C4-13)."""

TABLE: Described = {
    "hands": Zone(Counts("hand"), seen_by=OWNER, per=(PER_SEAT,)),
    "stacks": Zone(Pile("stack", "height"), seen_by=TOP_OF_SEVERAL, per=(PER_SEAT, STACKS)),
    "pile": Zone(Pile("pile", "pile_n", names=ON_PILE)),
    "play": Either(
        "play", NO_PLAY, NULL, otherwise=Together(value=Named("play", CARDS), cards=Number("play_n"))
    ),
    "pending": Named("aiming", (None, "push")),
}
"""C4-06: others' hands and all face-down cards are hidden."""
