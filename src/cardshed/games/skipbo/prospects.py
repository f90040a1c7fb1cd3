"""How likely a seat of Skip-Bo is to win, from what it can see.

The numbers were fitted (conditional logit, maximum likelihood) to 175,000 positions of matches
between careful players at tables of 2, 3, 4 and 6 seats, with teams, and with stocks of 10, and
rounded. Those of the rest of a match were not fitted but set by hand.
"""

from __future__ import annotations

from math import sqrt

from cardshed.engine.arithmetic import exp
from cardshed.engine.bits import count_bits
from cardshed.engine.compile import rule
from cardshed.games.skipbo.moves import stock_top
from cardshed.games.skipbo.plans import all_heights, held, missing, tops
from cardshed.games.skipbo.rules import PER_CARD, WIN, side_stock
from cardshed.games.skipbo.state import JOKER, NOTHING, State

# What is worth how many stock cards laid. Nearness is 1 for a stock card that can be reached, 1/2
# with one card missing, 1/3 with two; the seat's own counts its hand and means less than it seems.
NEAR_IN_TURN = 2.6
OWN_NEAR_IN_TURN = 3.5
NEAR_WAITING = 1.1
IN_TURN = -0.7
OWN_IN_TURN = -1.8
OWN = -0.4
ROUND_TO_WAIT = -1.4
JOKER_HELD = 0.7

# How much a lead tells: the more, the fewer stock cards are left and the more sides there are.
TELLS = 0.6
TELLS_A_SIDE = 0.08
TELLS_IN_TEAMS = 0.75
LEFT_OVER = 0.3

# The rest of a match is a race too, its steps being rounds.
TYPICAL_LEAD = 1.8
"""Cards left to a loser of a round, in roots of the cards to lay."""
ROUNDS_TELL = 1.2


@rule
def worth(s: State, seat: int) -> float:
    """The chance that the seat wins the match, or its share of the win when it is over (SB-32)."""
    if s.over:
        sides = count_bits(int(s.winners)) // members(s)
        return 1.0 / sides if (int(s.winners) >> seat) & 1 else 0.0
    own = seat % side_count(s)
    chance = 0.0
    total = 0.0
    for winner in range(side_count(s)):
        weight = exp(standing(s, seat, winner) - standing(s, seat, own))
        total += weight
        chance += weight * match_chance(s, own, winner)
    return chance / total


@rule
def members(s: State) -> int:
    """SB-50: how many seats play together."""
    return 2 if s.teams else 1


@rule
def side_count(s: State) -> int:
    """SB-50: seats, or teams. A side goes by the number of its first seat."""
    return int(s.seats) // members(s)


@rule
def standing(s: State, seat: int, side: int) -> float:
    """How far a side is in the round, as the seat sees it: the logarithm of its odds."""
    sides = side_count(s)
    left = 0.0
    for other in range(sides):
        left += side_stock(s, other)
    lead = -float(side_stock(s, side))
    for member in range(members(s)):
        lead += momentum(s, seat, side + member * sides)
    tells = TELLS + TELLS_A_SIDE * sides
    if s.teams:
        tells *= TELLS_IN_TEAMS
    return tells * lead / sqrt(LEFT_OVER + left / sides)


@rule
def momentum(s: State, seat: int, player: int) -> float:
    """What a player has besides the cards laid, in stock cards, as the seat sees it."""
    waits = (player - int(s.turn)) % int(s.seats)
    reach = tops(s, player, 0)
    value = ROUND_TO_WAIT * waits / int(s.seats)
    if player == seat:
        reach += int(s.hand[seat])
        value += OWN + JOKER_HELD * held(int(s.hand[seat]), JOKER)
    near = nearness(s, player, reach)
    if waits > 0:
        return value + NEAR_WAITING * near
    if player == seat:
        return value + OWN_IN_TURN + OWN_NEAR_IN_TURN * near
    return value + IN_TURN + NEAR_IN_TURN * near


@rule
def nearness(s: State, player: int, reach: int) -> float:
    """How near a player's stock card is with the cards in reach: from 1 down towards 0."""
    card = stock_top(s, player)
    if card == NOTHING:
        return 0.0
    if card == JOKER:
        return 1.0
    return 1.0 / (1 + missing(all_heights(s), card, reach))


# Matches of several rounds


@rule
def match_chance(s: State, side: int, winner: int) -> float:
    """SB-41: the chance of a side to win the match if ``winner`` wins this round."""
    if s.points == 0 or rounds_to_go(s, winner, winner) <= 0.0:
        return 1.0 if side == winner else 0.0
    sides = side_count(s)
    to_go = 0.0
    for other in range(sides):
        to_go += rounds_to_go(s, other, winner)
    scale = ROUNDS_TELL / sqrt(0.5 + to_go / sides)
    total = 0.0
    for other in range(sides):
        total += exp(scale * (rounds_to_go(s, side, winner) - rounds_to_go(s, other, winner)))
    return 1.0 / total


@rule
def rounds_to_go(s: State, side: int, winner: int) -> float:
    """SB-41: how many rounds a side must still win after this one."""
    points = int(s.points) - int(s.scores[side])
    if side == winner:
        points -= expected_gain(s, winner)
    others = members(s) * (side_count(s) - 1)
    return points / (WIN + PER_CARD * others * TYPICAL_LEAD * sqrt(int(s.stock_size)))


@rule
def expected_gain(s: State, winner: int) -> int:
    """SB-41: about what the winner of this round will score."""
    own = side_stock(s, winner)
    left = 0.0
    for side in range(side_count(s)):
        if side != winner:
            left += max(side_stock(s, side) - own, 0) + TYPICAL_LEAD * sqrt(own)
    return WIN + PER_CARD * int(left)
