### Hawaiki: rule texts (English)

about = Three open piles, six cards in hand and one wish: to get rid of them before everyone else. Match the colour or the value, spot the combinations your card makes and call them out before somebody notices that you forgot. And when you are made to draw, mind your manners: a thank-you saves you a card.
tagline = Spot it, say it, and mind your manners.
minutes = 20–30 min

combo-pair = Pair
combo-suite = Run
combo-colour = Colour
combo-three = Three of a kind

colour-R = red
colour-O = orange
colour-G = green
colour-B = blue
colour-P = purple

section-setup = Setup

HW-01 = There are 70 cards: two identical sets of 35, with the values 1 to 7 in five colours ({ -ruling }: red, orange, green, blue and purple). The game is for 2 to 6 players.
HW-02 = Everybody starts the match with 10 tokens, or another number (HW-53).
HW-03 = ({ -ruling }) The random seed of the match picks who plays first in the first round.
HW-04 = Every round is dealt afresh from all 70 cards: six go to each player, and three are turned face up to start the three discard piles. These piles lie open from top to bottom. All the other cards form the face-down stock.
HW-05 = ({ -ruling }) If the three starting cards show a combination, it counts as already there.

section-turn = A turn

HW-10 = On your turn you play one card on one of the piles; it must have the value or the colour of the card it covers. If you can’t, or don’t want to, you draw one card into your hand instead. That ends your turn: the card you drew waits for a later turn.
    .refusal = You can only play a card that you hold, and only on a pile whose top card has its value or its colour.
HW-11 = If your card makes a combination, you announce it by name before you play the card: announcing and playing are one single move.
HW-12 = Then it is the next player’s turn, to the left, unless a combination you announced gives you another one.
    .refusal = It is not your turn.

section-combinations = Combinations

HW-20 = “Pair”: the card you play is identical, in colour and in value, to the one it covers. You play again.
HW-21 = “Run”: the top cards of the three piles have consecutive values, in any order. You choose one other player, who draws one card, and you play again.
    .refusal = Only whoever has just announced a “run” or a “colour” chooses who draws, and for a “run” it is exactly one other player.
HW-22 = “Colour”: the top cards of the three piles all have the same colour. You choose one other player to draw two cards, or two other players to draw one card each, and you play again.
    .refusal = You choose two players only right after announcing a “colour”.
HW-23 = “Three of a kind”: the top cards of the three piles all have the same value. Every other player draws one card, and you play again.
HW-24 = ({ -ruling }) Playing again is not a choice but a duty, and it is a full turn: you play a card, or you draw.
    .refusal = The effect of the combination comes first: whoever announced it must choose who draws before anything else can be done.
HW-25 = A combination counts only if it was not there before the card was played. A “run” counts again when its values differ from those of the “run” that was there: 1-2-3 turning into 2-3-4 counts.
HW-26 = One card never makes two combinations at once. The card you play keeps the colour or the value of the card it covers: so a new “colour” leaves the values as they were, a new “run” or “three of a kind” leaves the colours as they were, and a “pair” leaves both.
HW-27 = ({ -ruling }) Nobody chooses themselves.
    .refusal = You can’t choose yourself.
HW-28 = ({ -ruling }) You cannot announce a combination that your card does not make: such a move is refused.
    .refusal = Your card does not make the combination you announced, or it was already there before your card.

section-forgetting = Forgetting

HW-30 = A combination that you make but do not announce does nothing by itself. If another player announces it in your place, it has no effect, and you draw one card for having forgotten it.
HW-31 = ({ -ruling }) When you forget to announce, the turn passes as if there were no combination. Until anybody next plays a card, draws as their turn, makes a sacrifice or takes a second chance, you may still announce it late (the turn comes back to you at once, then its effects happen), and any other player may counter it (HW-30). Whoever is quicker decides. Nobody may call before you have decided what to hide (HW-50).
    .refusal = There is no forgotten combination to call right now, or whoever played the card must first decide what to hide.
HW-33 = Each player chosen to draw answers first: “thanks” for one card, “thanks a lot” for two. Whoever says anything else, or nothing at all, draws one card more: two instead of one, or three instead of two.
    .refusal = The players who have to draw must answer first, or nobody is waiting for your thanks right now.
HW-34 = ({ -ruling }) In a “three of a kind”, every other player owes thanks for themselves. Answers may come in any order, and each player draws on answering; where thanks are said for everyone (HW-54) it goes in order, starting to the left of the player who made the combination. A player who has been countered owes no thanks.

section-end = The end

HW-40 = When a player plays their last card, the round ends, right after the effects of a combination announced with that card. ({ -ruling }: after a last card there is no late announcement and no counter.)
HW-41 = Each player gives back one token for every card left in their hand ({ -ruling }: as far as they have tokens).
HW-42 = The player who went out starts the next round.
HW-43 = The match ends with the round after which some player has no token left. Whoever has the most tokens wins; those who tie share the win.
    .refusal = The match is over.
HW-44 = When the stock is empty, the cards under the three top cards of the piles are shuffled into a new stock. ({ -ruling }: if there are none, a draw takes nothing.)
HW-45 = ({ -ruling }) The round is blocked as soon as every player’s latest draw as a turn took nothing (HW-44), with no card played in between. It then ends without a second chance being offered, and HW-41 applies to everybody. The next round is started by the player to the left of the one who started this round.
HW-46 = ({ -ruling }) A round that reaches 10,000 moves is blocked and ends as in HW-45.

section-variants = Variants (all off by default)

HW-50 = “One hidden”: all hands lie open except for one hidden card each. If you play your hidden card, you may hide one of your open cards instead. ({ -ruling }: the last card dealt to you is your hidden one; cards you draw lie open; you decide about hiding right after playing, before any effect, and with an empty hand you are not asked; if you leave all your cards open, you have no hidden card for the rest of the round.)
    .refusal = With “One hidden”, your hidden card is the only one that can be played as hidden; you can hide an open card, or leave all open, only right after playing it, and must decide that before anything else.
HW-51 = “Sacrifice”: once a round, on your turn (an extra turn too) and before you play or draw, you may give back a token to put the top card of one pile under the stock. You may not do so with only one card in hand. ({ -ruling }: only if you have a token; only on a pile of at least two cards; what the piles then show counts as already there for HW-25; if the stock is empty, the card becomes the stock.)
    .refusal = A sacrifice is possible only with that variant, once a round, on your turn before you play or draw, when you have a token and at least two cards in hand, and on a pile of at least two cards.
HW-52 = “Second chance”: once a round, on your turn, you may give back a token to play again, but not to play your last card. ({ -ruling }: it is offered when your turn would pass, after playing or drawing, if you have a token and at least two cards in hand and have not used it this round, otherwise you are not asked; a turn that a combination then gives you is not the bought one, and in it you may play your last card; a combination forgotten with the card you played stays open until you take the second chance or, if you decline it, until the next player acts.)
    .refusal = You can take or decline a second chance only when it is offered to you, and play can’t go on until you have done one or the other.
HW-53 = Everybody starts with 10 tokens, or with 6 for a shorter match ({ -ruling }: any number from 1 to 10).
HW-54 = ({ -ruling }) Players say their own thanks, unless the table has them said for everyone.

section-options = Options

option-one-hidden = All hands lie open, except for one hidden card each.
    .name = One hidden
option-sacrifice = Once a round, give back a token to put the top card of a pile under the stock.
    .name = Sacrifice
option-second-chance = Once a round, give back a token to play again, but not to play your last card.
    .name = Second chance
option-tokens = How many everybody starts with; 6 makes for a shorter match.
    .name = Tokens
option-courtesy = When made to draw, players say thanks themselves, or it is said for everyone.
    .name = Thanks
option-courtesy-spoken = Say it yourself
option-courtesy-automatic = Said for everyone
purist = For purists
    .note = The page doesn’t show which cards combine: you say it yourself, as at a real table, and notice for yourself when others forget.
house-hand = How many cards everybody is dealt in each round.
    .name = Cards in hand
house-extra-tokens = How many tokens everybody gets on top of the usual ones.
    .name = Extra tokens
house-penalty = How many cards you draw when somebody else announces the combination you forgot.
    .name = Cards for forgetting

section-moves = Moves

move-lay = Play `R5`, the red 5, on pile 2 (the piles are 1 to 3) and say nothing; the other colours are `O` orange, `G` green, `B` blue and `P` purple.
move-lay-hidden = “One hidden”: play the hidden `R5` on pile 2; the `*` always marks the hidden card.
move-announce = Play the card and announce the combination it makes: `!pair` for “pair”, `!suite` for “run”, `!colour` for “colour”, `!three` for “three of a kind”.
move-draw = Draw a card; your turn ends.
move-designate = Choose seat 2 (seats are counted from 0), who draws one card for a “run”, two cards for a “colour”.
move-designate-two = For a “colour”: choose seats 1 and 3, who draw one card each; the lower seat is written first.
move-thanks = Your answer when you have to draw: `thanks` for one card, `thanks-a-lot` for two, `silent` to say nothing.
move-call = Announce a forgotten combination: late, if you forgot it yourself; as a counter, if somebody else did. It is refused when nothing is open.
move-sacrifice = “Sacrifice”: the top card of pile 2 goes under the stock.
move-again = “Second chance”: take it with `again`, or let the turn pass with `end`.
move-hide = “One hidden”: hide that open card, here `R5`, or leave all your cards open with `open`.

HW-60 = ({ -ruling }) A move is written as in the table of moves; anything else is not a move.
    .refusal = That isn’t a move in this game, or not at a table of this size.
