### Skip-Bo: the rules in English

about = Everybody builds the same piles, counting up from 1 to 12, and everybody wants to empty their own stock first. Park the right card on a discard pile, slip in a joker at the right moment, and watch what you’re opening up for the others. Quick to learn, and fun in teams, too.
tagline = Count up, and empty your stock first.
minutes = 20–30 min

## Set-up

section-setup = Setup
SB-01 = There are 162 cards: twelve of each number from `1` to `12`, and eighteen Skip-Bo jokers `S` ({ -ruling }: this is the usual make-up). The game is for 2 to 6 players.
SB-02 = Each player is dealt a stock: 30 cards with 2 to 4 players, 20 cards with 5 or 6, or another number as the table decides; 10 makes the short game. Only the top card of a stock lies face up.
SB-03 = The remaining cards are the draw pile, face down. All players share up to four building piles, and each player may have up to four discard piles of their own; all of these lie face up. A pile only comes into being with its first card.
SB-04 = The random seed of the match picks who starts the first round; each later round is started by the next player to the left ({ -ruling }).
SB-05 = Hands, which are empty until a player’s first turn, and all face-down cards are secret. Everybody may see the building piles, the piles set aside, the discard piles, the top cards of the stocks, and how many cards there are anywhere.

## A turn

section-turn = A turn
SB-10 = When it is your turn, you begin by drawing until you have five cards in hand.
    .refusal = It is not your turn.
SB-11 = Then you play as many cards as you like on building piles, one by one: from your hand, from the top of your discard piles, and from the top of your stock.
    .refusal = You can only play cards from your hand, the top of your discard piles or the top of your stock (in teams also your partner’s): you do not hold this card, or the place you named is empty.
SB-12 = You end your turn by putting one card from your hand on any of your own discard piles. The rulebook wants the stock card played as soon as possible and calls that the aim of the game, which players take as advice. So you may end your turn after as many or as few plays as you like ({ -ruling }). The option “Stock first” turns the strict reading into a rule: while the top card of your stock can be played, you may neither play anything else nor end your turn.
    .refusal = The turn ends with a card from your hand on a discard pile; with “Stock first”, you may neither play anything else nor end your turn while the top card of your stock (in teams also your partner’s) can be played.
SB-13 = If you play all the cards of your hand on building piles, you draw five more at once and go on, as often as that happens ({ -ruling }: also with a hand that was short because the draw pile was). Discarding your last hand card does not bring you new cards: it ends your turn.
SB-14 = When you play the top card of the stock, the next stock card is turned up, and it may be played too.
SB-15 = Discard piles take any card in any order, but only the top card of each can be played.

## Building piles

section-building = Building piles
SB-20 = A building pile starts with a `1` and goes up one by one to `12`. A Skip-Bo joker `S` stands for whichever number comes next, and that may be the `1` or the `12` too.
    .refusal = This building pile needs the next number (a 1 if it is empty) or a Skip-Bo joker.
SB-21 = A pile that has its `12` is complete and is set aside; its place is then free for a new pile.
SB-22 = There are never more than four building piles at a time.

## Running out

section-running-out = When cards run out
SB-30 = When a card must be drawn and the draw pile is empty, the completed piles that were set aside are shuffled into a new draw pile, and the draw goes on. If there are none, play goes on with the cards there are ({ -ruling }). In that case the empty hand of the player whose turn it is gets refilled as soon as a completed pile makes that possible; a hand that is merely short is filled up at its owner’s next turn.
SB-31 = If you have no card in hand and there is nothing to draw, you may still play cards from your stock and your discard piles, and you end your turn by passing ({ -ruling }). With a card in hand, only a discard ends your turn.
    .refusal = You can pass only with an empty hand; as long as you hold a card, your turn ends with a discard.
SB-32 = If all players, one after the other, pass without having played a card in that turn, the round is blocked and ends. The player (or team) with the fewest stock cards wins it (if several are tied, they share the win), and it scores no points ({ -ruling }). In a match for points, the next round follows.
SB-33 = ({ -ruling }) A round that reaches 10,000 moves is blocked and ends as in SB-32.

## The end

section-end = The end
SB-40 = Whoever plays the last card of their stock wins the round at once (for teams, see SB-52).
SB-41 = When you play several rounds (a match for points), the winner of a round scores 5 points for each card left in the opponents’ stocks, plus 25 points. Whoever is first to reach the set points wins the match. A single round is scored in the same way. The winning card ends everything: after it, no hand is refilled and nothing is shuffled.
    .refusal = The match is over: there are no more moves to make.
SB-42 = ({ -ruling }) A match for points that reaches 1,000 rounds ends there, so that every match comes to an end. Whoever has the most points wins; if several do, they share the win.

## Teams

section-teams = Teams (4 or 6 players)
SB-50 = In teams, with 4 or 6 players, those who sit opposite each other are partners: with four players everyone and the second player after them, with six players everyone and the third.
SB-51 = You may play cards from your partner’s stock and discard piles as if they were your own, and you may discard on your partner’s discard piles too ({ -ruling }). Hands stay secret, even between partners, and partners may not talk strategy while one of them is playing: that is why a table with teams offers them no private chat.
    .refusal = You can only use a partner’s piles when playing in teams.
SB-52 = Even when one of the two stocks is empty, both partners take their turns as usual and the team goes on using all its discard piles. A team wins the round when both its stocks are empty, no matter who plays the last card. For SB-41 the stocks of all other teams count, and the points belong to the team: they show in both partners’ scores. For SB-32 teams compare the sum of their stocks, and with “Stock first” the top stock cards of both partners count ({ -ruling }).

## Options

section-options = Options
option-stock = How many cards each player has to get rid of; 10 makes a short game.
    .name = Cards in the stock
option-points = The match goes on until somebody has this many (500 in the rulebook); 0 is a single round.
    .name = Points to win
option-teams = Two partners sit opposite each other and share their piles.
    .name = Teams
option-stock-first = While the top card of your stock can be played, you may not do anything else.
    .name = Stock first
house-hand = How many cards you fill your hand up to, at the start of your turn and whenever it is empty.
    .name = Cards in hand
house-extra-stock = How many cards each stock has on top of the usual ones.
    .name = Extra stock cards
house-jokers = How many Skip-Bo jokers there are.
    .name = Jokers

## Moves

section-moves = Moves
move-lay = Play that card from your hand on the building pile with that number (`b1` to `b4`).
move-stock = Play the top card of your stock on that building pile.
move-lay-discard = Play the top card of your discard pile with that number (`d1` to `d4`) on that building pile.
move-discard = Discard that card from your hand on your discard pile with that number (`d1` to `d4`); this ends your turn.
move-pass = End your turn with an empty hand (SB-31).
move-partner = In teams, the same with your partner’s piles: play the top card of their stock or of one of their discard piles, or discard a card from your hand on one of their discard piles, which ends your turn.
SB-60 = ({ -ruling }) A move is written as in the table of moves; anything else is not a move.
    .refusal = That isn’t a move in this game.
SB-61 = ({ -ruling }) Empty places are alike. So among the empty building piles, and among the empty discard piles of one player, only the one with the lowest number is used.
    .refusal = Empty places are all alike, so please use the one with the lowest number.
