### Skip-Bo: the cheat sheet, and the words under the pictures in the rules

## The cheat sheet

sheet-goal = Be the first to empty your stock, the pile of which only the top card lies face up.
sheet-turn-draw = Draw until you have five cards in hand.
sheet-turn-lay = Play as many cards as you like on the building piles, one by one: from your hand, from the top of your stock and from the top of your discard piles. Once you have played your whole hand, draw five more and go on.
sheet-turn-discard = Put a hand card on one of your own discard piles. That ends your turn.
sheet-numbers = They go on the building piles in order, from 1 to 12.
    .name = Numbers 1 to 12
sheet-joker = Joker
sheet-piles = The piles
sheet-stock = Your own: 30 cards with 2 to 4 players, 20 with 5 or 6. When its top card is played, the next one is turned up.
    .name = Stock
sheet-building = Up to four, for everybody. Each starts with a 1 and goes up one by one; with its 12 it is set aside.
    .name = Building piles
sheet-discard = Up to four of your own. They take any card, but only the top one can be played.
    .name = Discard piles
sheet-draw = For drawing. When it is empty, the completed piles are shuffled into a new one.
    .name = Draw pile
sheet-teams = You may play from your partner’s stock and discard piles and discard on them too. Your team wins the round when both its stocks are empty.
sheet-end = Whoever plays the last card of their stock wins the round at once.
sheet-score = The winner of a round scores 25 points, and 5 for each card left in the opponents’ stocks. In a match for points, the first to reach them wins.

## Pictures in the rules

picture-next = After 1 and 2 comes a 3…
picture-joker = … or a joker, which then stands for the 3.
picture-wait = A 5 has to wait.
picture-complete = With its 12 the pile is complete.
picture-discard = A hand card on one of your discard piles: your turn is over.
picture-turned = The 7 is played, and the next stock card is turned up: a 2.
picture-top = Only the 6 can be played; the 4 and the 9 wait below it.
