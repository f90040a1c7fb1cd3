### Solo: the cheat sheet, and the words under the pictures in the rules

## The cheat sheet

sheet-goal = Be the first to play your last card, and collect as few penalty points as you can.
sheet-turn-lay = Play one card: the current colour, the number or symbol of the top card, or a black card.
sheet-turn-draw = Or draw one card. If it fits, you may play it at once.
sheet-numbers = Numbers 1 to 9
sheet-watch = Watch out
sheet-call = Call SOLO as you play your last card but one. Whoever forgets draws two cards.
    .name = SOLO!
sheet-jump = If you hold exactly the card on top, you may play it at once, even out of turn. Play goes on with the player after you.
    .name = Jumping in
sheet-raise = Instead of taking cards, play a draw two or a draw four on a draw two, or a draw four on a draw four. The amounts add up for the next player.
    .name = Raising
sheet-end = Whoever plays their last card wins the round at once.
sheet-score = The others count the cards in their hands: numbers their value, reverse 10, skip 20; +2, swap and gift 30; choose colour, rotate and shield 40; +4 counts 50.
sheet-limit = The match ends with the round after which somebody has more than 300 points. Fewest points wins.

## Pictures in the rules

picture-colour = The same colour fits…
picture-number = … and so does the same number…
picture-symbol = … or the same symbol.
picture-neither = Here nothing fits.
picture-jump = Blue 7 on blue 7: whoever has it may jump in.
picture-raise = A red draw two, raised with a green one: the next player faces four cards.
picture-black = Black goes on anything.
picture-shield = A shield with a green bolt against a draw two: no card is taken, and the colour is now green.
