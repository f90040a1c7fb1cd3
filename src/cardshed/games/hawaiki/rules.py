"""The rules of Hawaiki: what a move does. One function a rule, its clauses in the docstring.

Who may do what is in ``moves.py``, dealing and drawing in ``dealing.py``.
"""

from __future__ import annotations

from cardshed.engine.chance import put_under
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.dealing import draw_first
from cardshed.engine.events import BLOCKED, ROUND_OVER, SCORE, TURN, emit
from cardshed.engine.state import MOST_MOVES_A_ROUND, after, best_scores, end_match, everyone
from cardshed.games.hawaiki.dealing import draw_cards, no_pending, put_on_pile, take_off_pile
from cardshed.games.hawaiki.events import (
    AGAIN_TAKEN,
    ANSWERED,
    CALLED,
    HID,
    LAID,
    LEFT_OPEN,
    MUST_DRAW,
    OFFERED,
    SACRIFICED,
    TURN_ENDED,
)
from cardshed.games.hawaiki.moves import combination, may_choose
from cardshed.games.hawaiki.state import (
    AGAIN,
    AS_HIDDEN,
    CALL,
    COLOUR,
    DESIGNATE,
    DRAW_ONE,
    END,
    HIDE,
    KINDS,
    LAY,
    NO_CARD,
    NOBODY,
    NONE,
    OF_CARD,
    ON_PILE,
    PAIR,
    PILES,
    SACRIFICE,
    SEATS,
    TARGETS,
    THANKS,
    THREE,
    TO_ANSWER,
    TO_CHOOSE,
    TO_DESIGNATE,
    TO_HIDE,
    TO_PLAY,
    State,
)


@rule
def begin(s: State, words: Words) -> None:
    """HW-02, HW-03: tokens for everybody; the seed draws the first player."""
    draw_first(s, words)
    for seat in range(int(s.seats)):
        s.scores[seat] = s.tokens


# What a move does


@rule
def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action."""
    s.moves += 1
    if action < DRAW_ONE:
        lay(s, seat, int(action) - LAY, words, log)
    elif action == DRAW_ONE:
        turn_draw(s, seat, words, log)
    elif action < THANKS:
        designate(s, seat, int(action) - DESIGNATE, words, log)
    elif action < CALL:
        answer(s, seat, int(action) - THANKS, words, log)
    elif action == CALL:
        call(s, seat, words, log)
    elif action < AGAIN:
        make_sacrifice(s, seat, int(action) - SACRIFICE, log)
    elif action == AGAIN:
        take_second_chance(s, seat, log)
    elif action == END:
        emit(log, TURN_ENDED, seat, 0, 0, 0)
        pass_turn(s, log)
    else:
        hide_card(s, seat, int(action) - HIDE, words, log)
    if int(s.moves) >= MOST_MOVES_A_ROUND and not s.over and not s.undealt:
        block(s, log)


@rule
def lay(s: State, seat: int, number: int, words: Words, log: Log) -> None:
    """HW-10, HW-11, HW-50: a card goes on a pile; the hidden one asks first what to hide now."""
    card = number // OF_CARD
    pile = number // ON_PILE % PILES
    from_hidden = number % ON_PILE >= AS_HIDDEN
    name = number % AS_HIDDEN
    s.made = combination(s, card, pile)
    s.announced = name != NONE
    s.forgot = NOBODY
    s.dry = 0
    take_from_hand(s, seat, card)
    put_on_pile(s, pile, card)
    emit(log, LAID, seat, card, pile, number % ON_PILE)
    if from_hidden:
        s.hidden[seat] = NO_CARD
        if s.held[seat] > 0:
            s.phase = TO_HIDE
            return
    follow_lay(s, seat, words, log)


@rule
def take_from_hand(s: State, seat: int, card: int) -> None:
    bit = 1 << card
    if int(s.two[seat]) & bit:
        s.two[seat] ^= bit
    else:
        s.one[seat] ^= bit
    s.held[seat] -= 1


@rule
def hide_card(s: State, seat: int, card: int, words: Words, log: Log) -> None:
    """HW-50: hides an open card, or leaves all open; then what was laid takes effect."""
    if card < KINDS:
        s.hidden[seat] = card
        emit(log, HID, seat, card, 0, 0)
    else:
        emit(log, LEFT_OPEN, seat, 0, 0, 0)
    s.phase = TO_PLAY
    follow_lay(s, seat, words, log)


@rule
def follow_lay(s: State, seat: int, words: Words, log: Log) -> None:
    """HW-12, HW-30, HW-31, HW-40: an announced combination takes effect, a forgotten one opens."""
    if s.announced:
        take_effect(s, seat, words, log)
    elif s.held[seat] == 0:
        end_round(s, seat, log)
    else:
        if s.made != NONE:
            s.forgot = seat
            s.declined = 0
        finish_turn(s, seat, log)


@rule
def take_effect(s: State, seat: int, words: Words, log: Log) -> None:
    """HW-20…HW-23: a pair just plays on, a three makes all others draw, the rest designate."""
    if s.made == PAIR:
        play_again(s, seat, log)
    elif s.made == THREE:
        make_draw(s, seat, everyone(s) & ~(1 << seat), 1, words, log)
    else:
        s.phase = TO_DESIGNATE


@rule
def designate(s: State, seat: int, number: int, words: Words, log: Log) -> None:
    """HW-21, HW-22: a single player designated by a colour draws two."""
    cards = 2 if s.made == COLOUR and number < SEATS else 1
    make_draw(s, seat, int(TARGETS[number]), cards, words, log)


@rule
def make_draw(s: State, seat: int, targets: int, cards: int, words: Words, log: Log) -> None:
    """HW-33, HW-34, HW-54: they owe thanks, or draw at once from the player's left."""
    emit(log, MUST_DRAW, seat, targets, cards, 0)
    if not s.automatic:
        s.owing = targets
        s.owed = cards
        s.phase = TO_ANSWER
        return
    target = after(s, seat)
    while target != seat:
        if targets >> target & 1:
            draw_cards(s, target, cards, words, log)
        target = after(s, target)
    play_again(s, seat, log)


@rule
def answer(s: State, seat: int, word: int, words: Words, log: Log) -> None:
    """HW-33: the right word for the number of cards (thanks for one, thanks a lot for two), or
    one card more."""
    cards = int(s.owed)
    if word != cards - 1:
        cards += 1
    emit(log, ANSWERED, seat, word, int(s.owed), cards)
    draw_cards(s, seat, cards, words, log)
    s.owing &= ~(1 << seat)
    if s.owing == 0:
        s.owed = 0
        play_again(s, int(s.turn), log)


@rule
def play_again(s: State, seat: int, log: Log) -> None:
    """HW-24, HW-40: the effects are over; another turn, or the end after a last card."""
    if s.held[seat] == 0:
        end_round(s, seat, log)
    else:
        begin_turn(s, seat, log)


@rule
def call(s: State, seat: int, words: Words, log: Log) -> None:
    """HW-30, HW-31: late, the turn comes back and the effects happen; as a counter, whoever
    forgot draws a card and all else stays as it was."""
    player = int(s.forgot)
    emit(log, CALLED, seat, player, s.made, 0)
    s.forgot = NOBODY
    if seat != player:
        draw_cards(s, player, int(s.penalty), words, log)
        return
    s.turn = seat
    s.phase = TO_PLAY
    take_effect(s, seat, words, log)


@rule
def turn_draw(s: State, seat: int, words: Words, log: Log) -> None:
    """HW-10, HW-45: one card ends the turn; when nobody finds any more, the round is blocked."""
    s.forgot = NOBODY
    if draw_cards(s, seat, 1, words, log):
        s.dry &= ~(1 << seat)
    else:
        s.dry |= 1 << seat
        if int(s.dry) == everyone(s):
            block(s, log)
            return
    finish_turn(s, seat, log)


@rule
def make_sacrifice(s: State, seat: int, pile: int, log: Log) -> None:
    """HW-51: a token for putting a top card under the stock; the turn goes on."""
    s.forgot = NOBODY
    s.scores[seat] -= 1
    s.sacrificed |= 1 << seat
    card = take_off_pile(s, pile)
    put_under(s, card)
    emit(log, SACRIFICED, seat, card, pile, s.scores[seat])


@rule
def finish_turn(s: State, seat: int, log: Log) -> None:
    """HW-12, HW-52: the turn passes, unless a second chance is offered first."""
    if may_choose(s, seat):
        s.phase = TO_CHOOSE
        emit(log, OFFERED, seat, 0, 0, 0)
    else:
        pass_turn(s, log)


@rule
def take_second_chance(s: State, seat: int, log: Log) -> None:
    """HW-52: a token for another turn."""
    s.forgot = NOBODY
    s.scores[seat] -= 1
    s.chanced |= 1 << seat
    emit(log, AGAIN_TAKEN, seat, s.scores[seat], 0, 0)
    begin_turn(s, seat, log)


@rule
def pass_turn(s: State, log: Log) -> None:
    """HW-12: then the next seat plays."""
    begin_turn(s, after(s, int(s.turn)), log)


@rule
def begin_turn(s: State, seat: int, log: Log) -> None:
    s.turn = seat
    s.phase = TO_PLAY
    emit(log, TURN, seat, 0, 0, 0)


# The end


@rule
def block(s: State, log: Log) -> None:
    """HW-45: nobody went out."""
    emit(log, BLOCKED, -1, 0, 0, 0)
    end_round(s, NOBODY, log)


@rule
def end_round(s: State, winner: int, log: Log) -> None:
    """HW-41…HW-43, HW-45: one token back for each card; whoever went out starts the next round,
    after a blocked one the seat after its first player."""
    emit(log, ROUND_OVER, -1, 0 if winner == NOBODY else 1 << winner, 0, 0)
    out_of_tokens = False
    for seat in range(int(s.seats)):
        given = min(int(s.held[seat]), int(s.scores[seat]))
        s.scores[seat] -= given
        emit(log, SCORE, seat, -given, s.scores[seat], 0)
        if s.scores[seat] == 0:
            out_of_tokens = True
    if out_of_tokens:
        no_pending(s)
        end_match(s, best_scores(s, 1), log)
        return
    s.round_no += 1
    s.first = after(s, int(s.first)) if winner == NOBODY else winner
    s.undealt = 1
