about = Follow the suit or the rank of the card on the pile, and be the first to get rid of your hand. Sevens make the next player draw, eights skip them, and a jack lets you wish for a suit. With one card left you say “Mau”, or you draw another!
tagline = Seven draws, eight waits, jack wishes: Mau!
minutes = 5–15 min

section-setup = Setup
MM-01 = The pack has 32 cards: clubs, spades, hearts and diamonds, each with 7, 8, 9, 10, jack, queen, king and ace.
MM-02 = There are 2 to 6 players, and each is dealt five cards (an option changes this number). The others form the face-down stock.
MM-03 = The top card of the stock is turned over to start the discard pile. It has no effect, whatever it is; of a jack, its own suit is to be followed ({ -ruling }).
MM-04 = The random seed of the match picks who begins; in each later round it is the next player to the left ({ -ruling }).
MM-05 = The cards in each hand and in the stock are secret. Everybody can see how many there are, the discard pile, the suit to follow and the cards that must be drawn.

section-turn = A turn
MM-10 = Players take their turns to the left. On your turn you play one card from your hand that has the suit to follow or the rank of the top card.
    .refusal = On your own turn you can play a card from your hand that has the suit to follow or the rank of the top card.
MM-11 = If you cannot play a card, or do not want to, you draw one. After that you may still play a card that fits, the drawn one or another ({ -ruling }), or pass.
    .refusal = You draw once, and can pass only after that.
MM-12 = When the stock is empty, the discard pile without its top card is shuffled to make a new stock. If there are too few cards, you take what there is. With nothing at all to draw, you may pass at once ({ -ruling }).
    .refusal = There is nothing left to draw: play a card or pass.
MM-13 = After any card but a jack, its suit is the suit to follow.

section-cards = Sevens, eights and jacks
MM-20 = After a seven the next player draws two cards and their turn is over ({ -ruling }).
    .refusal = You take cards when a seven tells you to, and then nothing else is possible.
MM-21 = Instead of drawing, that player may play a seven of any suit; then the next player has two more cards to draw. An option switches this off.
    .refusal = At this table a seven cannot answer a seven.
MM-22 = After an eight the next player misses a turn. With two players, whoever played it plays again.
MM-30 = A jack fits on every card but a jack. Whoever plays it wishes for a suit, and that is the suit to follow; the last card of a hand names one too ({ -ruling }).
    .refusal = Say which suit you wish for as you play the jack.
MM-31 = A jack may not be played on a jack. An option allows it.
    .refusal = At this table a jack may not be played on a jack.

section-mau = Mau!
MM-40 = If you play your last card but one, you say “Mau” with it. If you do not, you draw one card at once, before the card takes effect ({ -ruling }). An option leaves this out.
MM-41 = You can say “Mau” only if exactly one card is left in your hand right after playing ({ -ruling }).
    .refusal = You can say “Mau” only with your last card but one, and only where it is asked for.

section-end = The end
MM-50 = Whoever plays their last card wins the round at once; that card has no effect any more ({ -ruling }).
MM-51 = All the others count the cards in their hands: 7, 8, 9 and 10 their number, a queen 3, a king 4, an ace 11 and a jack 20.
MM-52 = The match ends with the round after which some player has 100 points or more (an option changes this number; with 0 a single round is played). Whoever has the fewest points wins; players who tie share the win.
    .refusal = The match is over: there are no more moves to make.
MM-53 = If all players pass one after another because there is nothing to draw, or a round reaches 10,000 moves, the round ends without a winner and everybody counts their hand ({ -ruling }).

option-hand = How many cards every player is dealt.
    .name = Cards in hand
option-sevens = Whoever must draw may play a seven instead, and the next player draws more.
    .name = Seven on seven
option-jacks = A jack may be played on a jack.
    .name = Jack on jack
option-mau = Whoever forgets to say “Mau” with the last card but one draws a card.
    .name = Say “Mau”
option-limit = The match ends once somebody has this many; 0 is a single round.
    .name = Points limit
option-limit-0 = Single round

section-moves = Moves
move-lay = Play that card.
move-wish = Play the jack and wish for hearts.
move-mau = Play the card and say “Mau”.
move-draw = Draw a card.
move-take = Take the cards that a seven tells you to.
move-pass = Pass.
MM-60 = ({ -ruling }) A move is written as in the table of moves: the suit (C, S, H, D) and then the rank (7 to 10, J, Q, K, A). Anything else is not a move.
    .refusal = That isn’t a move in this game.

suit-of = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}

card-letter = { $rank ->
    [J] J
    [Q] Q
   *[other] { $rank }
}
