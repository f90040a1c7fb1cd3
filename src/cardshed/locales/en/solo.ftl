about = Get rid of your cards before anybody else does: follow the colour, the number or the symbol, and watch the pile even when it is not your turn, for whoever holds the very same card may jump in. Draw cards add up, whole hands change owners, and shields fend off the worst. And when you are down to one card, don’t forget to call SOLO!
tagline = Lay cards, jump in, call SOLO!
minutes = 15–25 min

section-setup = Set-up
SO-01 = The deck has 120 cards. Each colour has two of each number from 1 to 9, two skips, two reverses, two draw-twos, one swap and one gift. The black cards are four choose-colours, four draw-fours, four rotates and one shield for each bolt colour ({ -ruling }).
SO-02 = With the option `extras` switched off, the gifts and shields are left out and 112 cards remain.
SO-03 = There are 2 to 10 players, and each is dealt eight cards. The remaining cards form the face-down stock, and its top card is turned over to start the discard pile.
SO-04 = The seed of the match draws the first dealer; each round the deal moves on to the next player on the left ({ -ruling }). In every round the player after the dealer begins, and the direction of play starts leftwards.
SO-05 = If the card turned over is a number, play simply starts. A skip, reverse or draw-two acts as though the dealer had laid it. Any other card goes under the stock, and the next one is turned over ({ -ruling }).
SO-06 = The cards in each hand are secret. Everybody can see how many cards each hand holds, the discard pile, the direction of play, the colour in force and the cards owed.

section-turn = A turn
SO-10 = On your turn you lay one card from your hand that has the colour in force, or shows the number or symbol of the top card, or is black.
    .refusal = You can lay only a card from your own hand that has the colour in force, shows the number or symbol of the top card, or is black.
SO-11 = If you cannot lay a card, or do not want to ({ -ruling }: not wanting to is enough), you draw one. You may lay the drawn card at once if it fits, or keep it, and then the turn passes. You are asked even when the card does not fit, so that nobody can read anything from it ({ -ruling }).
    .refusal = You can draw only once and only on your own turn; after that you may lay only the drawn card, if it fits, or choose `keep`, and `keep` is possible only after drawing.
SO-12 = Once a coloured card has been laid, its colour is the colour in force.

section-jumping = Jumping in
SO-20 = If you hold exactly the card that lies on top of the discard pile (same colour and number, same colour and symbol, or the same black card), you may lay it at once, whether it is your turn or not. You may do so even on a card you laid yourself, and with black cards too ({ -ruling }). Of each swap, gift and shield there is no second copy.
    .refusal = Out of turn you can lay only exactly the card that is on top of the pile, and you must have it in your hand.
SO-21 = After a jump-in, play goes on with the player after the one who jumped in; an action card takes effect from there.
SO-22 = ({ -ruling }) You can jump in as long as the card is on top and no answer (SO-50) is awaited. Cards owed do not count as an awaited answer: on a draw-two or draw-four that has not been taken yet, jumping in raises (SO-33). A player who has drawn and is still deciding (SO-11) keeps the drawn card and loses the decision when somebody jumps in; they themselves may lay only the drawn card.
    .refusal = It is not your turn, and out of turn you can only jump in.
SO-23 = The card turned over at the start (SO-05) can be jumped in on as well ({ -ruling }).

section-actions = Action cards
SO-30 = Skip: the next player loses their turn.
SO-31 = Reverse: the direction of play turns round, so the next player is the one on the other side. With two players, whoever laid it simply plays again ({ -ruling }; the direction turns all the same, and nobody is asked for a shield).
SO-32 = Draw-two (+2): the next player takes two cards and the turn passes ({ -ruling }), unless they raise. While cards are owed, the player in turn may only raise, lay a shield or `take`; the others may still jump in.
    .refusal = While you owe cards you can only raise, lay a shield or `take`, and `take` is possible only when you owe cards.
SO-33 = Raising: instead of taking the cards, you lay another draw card; the amounts add up, and the next player faces the total. Which card may raise which is set by the option `raise` ({ -ruling }): by default a draw-two of any colour or a draw-four goes on a draw-two, and a draw-four on a draw-four.
    .refusal = Under the rules of this table, this card cannot raise the one on the pile.
SO-34 = Choose colour: it may be laid on any card, and whoever lays it names the colour in force.
    .refusal = Name the colour with the card, as in `color:B`.
SO-35 = Draw-four (+4): it may be laid on any card; whoever lays it names the colour in force, and the next player takes four cards or raises.
    .refusal = Name the colour with the card, as in `+4:G`.
SO-36 = Swap: you may exchange your whole hand with a player of your choice, or leave it be.
    .refusal = With a swap you can choose another player or nobody, but not yourself.
SO-37 = Rotate: it may be laid on any card; every player passes their whole hand to the next player in the direction of play. The colour in force stays what it was ({ -ruling }).
SO-38 = Gift: you choose another player and give them two cards from your hand, which only the two of you see. The chosen player answers first (SO-50); then you choose the cards one by one, and each changes hands at once. If you have only one or two cards left (after any penalty under SO-60), those are given automatically and you have thereby gone out (SO-70; { -ruling }: the round ends); the cards count in the receiver’s hand. If a shield refuses the gift, you keep the cards and have not gone out.
    .refusal = A gift must name another player, neither yourself nor no one at all; `give` is possible only when you have to hand over a card that you hold, and nothing else is possible until the gift is handed over.
SO-39 = Shield: it may be laid on any card, in turn; the colour of its bolt becomes the colour in force.

section-shield = Answering with a shield
SO-50 = A player struck by an action card may answer by laying a shield: when they must take cards (instead of taking them), when they are skipped, when they are chosen for a swap or a gift, and when hands rotate. With `extras` on, those struck by a skip, swap, gift or rotate are always asked, whether they hold a shield or not, so that being asked gives nothing away ({ -ruling }); for a rotate all the other players are asked, in any order. While answers or gifts are awaited, it is still the turn of the player who laid the card. Without `extras` nobody is asked.
    .refusal = Only those who are asked can answer, with `accept` or a shield, and `accept` is possible only when you are asked.
SO-51 = The shield cancels the effect for the player who lays it: no cards are taken (what was owed is forgotten, { -ruling }), a skip does not strike (laying the shield is that player’s turn), the swap or gift does not happen, or the rotation passes over that player, who keeps their hand.
SO-52 = After an answering shield, play goes on with the player after the one who laid it, and the colour in force is that of its bolt. If several shields answer one rotation, each changes the colour as it is laid, and the last one decides who goes on ({ -ruling }).
SO-53 = A shield can do nothing against a reverse or a choice of colour, except that it may be laid whatever the colour.
SO-54 = While answers are awaited, nobody else acts. If an answering shield is its player’s last card, the round ends at once and whatever was pending lapses ({ -ruling }).
    .refusal = Answers are still awaited, and until they are given nobody else can act.

section-calling = Calling SOLO
SO-60 = If you lay your last card but one, you must call SOLO with it. If you do not, you draw two cards at once, before the card’s own effect ({ -ruling }). This holds alike in turn, when jumping in and when answering.
SO-61 = ({ -ruling }) What counts is your hand right after laying, before any effect: the call is refused unless exactly one card is left then. If a swap, rotation or gift brings you down to one card, you owe no call. Penalty cards are drawn as far as there are any.
    .refusal = You can call SOLO only if exactly one card is left in your hand right after laying.

section-end = The end
SO-70 = Whoever lays their last card (or gives it away, see SO-38) wins the round at once; that last card has no effect any more, and what was owed is forgotten ({ -ruling }). A last swap or gift is laid without a target; a last `color` or `+4` still names a colour.
    .refusal = When a swap or a gift is your last card, you lay it without a target.
SO-71 = All the others add up the penalty points of the cards in their hands: numbers count their value, a reverse 10, a skip 20, a draw-two, swap or gift 30, a rotate, choose-colour or shield 40, and a draw-four 50.
SO-72 = The match ends with the round after which some player has more than 300 points (the option `limit` changes this number; with 0 a single round is played). Whoever has the fewest points wins; players who tie share the win.
    .refusal = The match is over, so no more moves can be made.
SO-73 = When the stock is empty, the discard pile without its top card is shuffled to make a new stock. If there are too few cards for a draw or a `take`, you take what there is and are forgiven the rest. If there is nothing at all to draw, `draw` is not allowed: whoever can lay a card lays one, and whoever cannot passes ({ -ruling }); `take` stays allowed, takes nothing and does not count as a pass.
    .refusal = When nothing can be drawn, lay a card if you can; `pass` is possible only when you can neither lay nor draw.
SO-74 = If all players pass in this way one after another, the round is blocked and ends without a winner; everybody counts their hand ({ -ruling }).
SO-75 = ({ -ruling }) A round that reaches 10,000 moves is blocked and ends as in SO-74.

section-options = Options
option-extras = Play with gifts and shields (120 cards) or without them (112 cards).
    .name = Gifts and shields
option-raise = Which draw cards may be laid to raise which.
    .name = Raising
option-raise-same = Like on like: +2 on +2, +4 on +4
option-raise-up = Also +4 on +2
option-raise-any = Also +4 on +2, and +2 of the colour in force on +4
option-limit = The match ends once somebody has more than this many points after a round; 0 plays a single round.
    .name = Points limit
house-hand = How many cards every player is dealt.
house-penalty = How many cards you draw if you forget to call SOLO; with 0 the call may be left out.
house-color-cards = How many choose-colour cards there are.
house-draw-fours = How many draw-four cards there are.

section-moves = Moves
move-lay = Lay that card: in turn, when jumping in, or, if it is a shield, as an answer.
move-colour = Lay the card and name the colour in force.
move-target = Lay the card and choose the player in seat 2.
move-untargeted = Lay a swap without exchanging hands, or lay a swap or a gift as your last card.
move-call = The same with `!` at the end (`R5!`, `+4:G!`, `Rswap@2!`): lay the card and call SOLO.
move-draw = Draw a card.
move-keep = After drawing: do not lay the drawn card.
move-take = Take all the cards owed; the turn passes.
move-accept = Answer a skip, swap, gift or rotate by letting it happen.
move-give = Hand over a card of a gift, one at a time.
move-pass = Pass because you have nothing to lay and there is nothing to draw.
SO-80 = ({ -ruling }) A move is written as in the table of moves; anything else is no move.
    .refusal = That is not a move of this game, or not at a table of this size.

colour-R = red
colour-G = green
colour-B = blue
colour-Y = yellow

card-skip = Skip
card-turn = Reverse
card-plus2 = Draw two
card-swap = Swap
card-gift = Gift
card-color = Choose colour
card-plus4 = Draw four
card-rotate = Rotate
card-shield = Shield
