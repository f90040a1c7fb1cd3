### Solo: the cheat sheet, and the words under the pictures in the rules

## The cheat sheet

sheet-goal = Be the first to lay your last card, and collect as few penalty points as you can.
sheet-turn-lay = Lay one card: the colour in force, the number or symbol of the top card, or a black card.
sheet-turn-draw = Or draw one card. If it fits, you may lay it at once.
sheet-numbers = Numbers 1 to 9
sheet-watch = Watch out
sheet-call = Whoever lays their last card but one calls SOLO with it. Whoever forgets draws two cards.
    .name = SOLO!
sheet-jump = If you hold exactly the card on top, you may lay it at once, turn or no turn. Play goes on with the player after you.
    .name = Jumping in
sheet-raise = Instead of taking cards, lay a draw two or a draw four on a draw two, or a draw four on a draw four. The amounts add up for the next player.
    .name = Raising
sheet-end = Whoever lays their last card wins the round at once.
sheet-score = The others count the cards in their hands: numbers their value, reverse 10, skip 20; draw two, swap and gift 30; choose colour, rotate and shield 40; draw four 50.
sheet-limit = The match ends with the round after which somebody has more than 300 points. The fewest win.

## Pictures in the rules

picture-colour = The same colour fits …
picture-number = … and so does the same number …
picture-symbol = … or the same symbol.
picture-neither = Here nothing fits.
picture-jump = Blue 7 on blue 7: whoever has it may jump in.
picture-raise = A red draw two, raised with a green one: the next player faces four cards.
picture-black = Black goes on anything.
picture-shield = A shield with a green bolt against a draw two: no card is taken, and green is in force.
