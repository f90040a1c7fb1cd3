"""Positions of Hawaiki: written, read and hidden."""

from __future__ import annotations

from cardshed.engine.compile import State
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import Fields, check_copies, items, whole
from cardshed.engine.state import after, everyone
from cardshed.games.hawaiki.dealing import add_to_hand, clear_piles, put_on_pile, top_of
from cardshed.games.hawaiki.moves import may_choose
from cardshed.games.hawaiki.state import (
    CARDS,
    COLOUR,
    COMBINATIONS,
    COPIES,
    DECK,
    DECK_SIZE,
    HIDDEN_MARK,
    KINDS,
    NO_CARD,
    NOBODY,
    NONE,
    PAIR,
    PENDING,
    PILES,
    SUITE,
    THREE,
    TO_ANSWER,
    TO_CHOOSE,
    TO_DESIGNATE,
    TO_HIDE,
    TO_PLAY,
    TOKENS,
    VALUES,
)


def read(s: State, fields: Fields) -> None:
    _read_tokens(s, fields)
    used = [0] * KINDS
    _read_hands(s, fields, used)
    _read_piles(s, fields, used)
    check_copies(used, DECK, CARDS, "hands, piles and stock")
    s.sacrificed = _seats(fields, "sacrificed", bool(s.sacrifice))
    s.chanced = _seats(fields, "second_chances", bool(s.second_chance))
    s.dry = _seats(fields, "empty_draws", True)
    if int(s.dry) == everyone(s):
        raise BadInput("empty_draws", "names every seat: that round is blocked")
    _read_pending(s, fields)
    last_card = s.phase in (TO_DESIGNATE, TO_ANSWER)
    for seat in range(fields.seats):
        if s.held[seat] == 0 and not s.over and not (last_card and seat == s.turn):
            raise BadInput(f"hands[{seat}]", "is empty: that round is over")


def _read_tokens(s: State, fields: Fields) -> None:
    """The tokens are the scores: given as either, never as two different things."""
    scores = fields.raw("scores")
    name = "scores" if fields.raw("tokens") is None else "tokens"
    tokens = fields.wholes(name, 0, max(TOKENS, int(s.tokens)), int(s.tokens))
    if scores is not None and list(scores) != tokens:
        raise BadInput("scores", "are the tokens, but differ from the field tokens")
    s.scores[: fields.seats] = tokens


def _read_hands(s: State, fields: Fields, used: list[int]) -> None:
    hands = items("hands", fields.raw("hands", [[]] * fields.seats), fields.seats)
    for seat, hand in enumerate(hands):
        s.hidden[seat] = NO_CARD
        names = items(f"hands[{seat}]", hand, None)
        for i, name in enumerate(names):
            place = f"hands[{seat}][{i}]"
            hidden = isinstance(name, str) and name.endswith(HIDDEN_MARK)
            card = fields.card(place, name[:-1] if hidden else name)
            if hidden and not s.one_hidden:
                raise BadInput(place, "no card is hidden without the option one_hidden")
            if hidden and s.hidden[seat] != NO_CARD:
                raise BadInput(place, "is a second hidden card")
            if hidden:
                s.hidden[seat] = card
            used[card] += 1
            if used[card] <= COPIES:
                add_to_hand(s, seat, card)


def _read_piles(s: State, fields: Fields, used: list[int]) -> None:
    piles = fields.piles("piles", PILES, DECK_SIZE)
    clear_piles(s)
    for pile, cards in enumerate(piles):
        if not cards:
            raise BadInput(f"piles[{pile}]", "must have a card")
        for card in cards:
            put_on_pile(s, pile, card)
    stock = fields.cards("stock", DECK_SIZE)
    s.stock[: len(stock)] = stock
    s.stock_n = s.settled = len(stock)
    for cards in [*piles, stock]:
        for card in cards:
            used[card] += 1


def _seats(fields: Fields, name: str, possible: bool) -> int:
    seats = fields.seat_set(name)
    if seats and not possible:
        raise BadInput(name, "must be empty without its option")
    return sum(1 << seat for seat in seats)


# What is pending


def _read_pending(s: State, fields: Fields) -> None:
    """Fills what the game waits for; refuses what no play could have led to."""
    s.phase = PENDING.index(fields.word("pending", None, [word for word in PENDING if word]))
    if s.over and s.phase != TO_PLAY:
        raise BadInput("pending", "must be null when the match is over")
    announced = fields.word("announced", None, COMBINATIONS[1:])
    by, forgotten = _read_forgotten(fields)
    if announced is not None and forgotten is not None:
        raise BadInput("forgotten", "must be null while an announced combination takes effect")
    s.made = COMBINATIONS.index(announced or forgotten or "")
    s.announced = announced is not None
    s.forgot = NOBODY if s.phase == TO_HIDE else by
    _check_phase(s)
    if by != NOBODY:
        _check_forgotten(s, by)
    if s.made != NONE and not _shows(s, int(s.made)):
        name = "announced" if s.announced else "forgotten"
        raise BadInput(name, f"the piles show no {announced or forgotten}")
    _read_owed(s, fields)


def _read_forgotten(fields: Fields) -> tuple[int, str | None]:
    value = fields.raw("forgotten")
    if value is None:
        return NOBODY, None
    if not isinstance(value, dict) or set(value) != {"seat", "combination"}:
        raise BadInput("forgotten", 'must be null or {"seat": …, "combination": …}')
    name = value["combination"]
    if not isinstance(name, str) or name not in COMBINATIONS[1:]:
        raise BadInput("forgotten.combination", f"must be {' or '.join(COMBINATIONS[1:])}, not {name!r}")
    return whole("forgotten.seat", value["seat"], 0, fields.seats - 1), name


def _check_phase(s: State) -> None:
    """Whether what is awaited goes with the options, the hand and the announcement."""
    seat, phase = int(s.turn), int(s.phase)
    fitting = {
        TO_HIDE: (NONE, PAIR, SUITE, COLOUR, THREE),
        TO_DESIGNATE: (SUITE, COLOUR),
        TO_ANSWER: (SUITE, COLOUR, THREE),
    }.get(phase, (NONE,))
    announced = int(s.made) if s.announced else NONE
    if announced not in fitting:
        names = [COMBINATIONS[made] or "null" for made in fitting]
        raise BadInput("announced", f"must be {' or '.join(names)} with what is pending")
    if phase == TO_HIDE:
        if not s.one_hidden or s.hidden[seat] != NO_CARD or s.held[seat] == 0:
            raise BadInput("pending", f"seat {seat} has nothing to hide in this position")
    elif phase == TO_ANSWER and s.automatic:
        raise BadInput("pending", "thanks are said for everyone with this option")
    elif phase == TO_CHOOSE and not may_choose(s, seat):
        raise BadInput("pending", f"seat {seat} cannot be offered a second chance in this position")


def _check_forgotten(s: State, by: int) -> None:
    """HW-31: it is open until the next seat acts."""
    if s.over or s.phase in (TO_DESIGNATE, TO_ANSWER):
        raise BadInput("forgotten", "nothing can be open in this position")
    passed = s.phase == TO_PLAY
    if int(s.turn) != (after(s, by) if passed else by):
        raise BadInput("forgotten.seat", f"seat {by} has not just played")


def _shows(s: State, made: int) -> bool:
    """Whether the piles show a combination."""
    tops = [top_of(s, pile) for pile in range(PILES)]
    values = sorted(top % VALUES for top in tops)
    if made == PAIR:
        return any(
            s.pile_n[pile] > 1 and s.pile[pile, s.pile_n[pile] - 2] == tops[pile] for pile in range(PILES)
        )
    if made == COLOUR:
        return len({top // VALUES for top in tops}) == 1
    step = 1 if made == SUITE else 0
    return values == [values[0], values[0] + step, values[0] + 2 * step]


def _read_owed(s: State, fields: Fields) -> None:
    owed = fields.wholes("owed", 0, 2)
    owing = [seat for seat, cards in enumerate(owed) if cards]
    if bool(owing) != (s.phase == TO_ANSWER):
        raise BadInput("owed", "somebody must owe thanks exactly while they are pending")
    if int(s.turn) in owing:
        raise BadInput(f"owed[{s.turn}]", "nobody owes thanks for their own combination")
    most = {SUITE: 1, COLOUR: 2, THREE: fields.seats - 1}.get(int(s.made), 0)
    two = 2 in owed
    if len(owing) > (1 if two else most) or (two and s.made != COLOUR):
        raise BadInput("owed", f"more than a {COMBINATIONS[s.made]} makes others draw")
    s.owing = sum(1 << seat for seat in owing)
    s.owed = max(owed)
