### The cheat sheet, and the words under the pictures in the rules

sheet-goal = Be the first to play your last card.
sheet-turn-lay = Play one card of the same suit or the same rank.
sheet-turn-draw = Or draw one. After that you may still play, or pass.
sheet-mau = Say “Mau” as you play your last card but one. Whoever forgets draws a card.
    .name = Mau!
sheet-end = Whoever plays their last card wins the round at once.
sheet-score = The others count their cards: 7 to 10 their number, queen 3, king 4, ace 11, jack 20.

picture-suit = The same suit fits…
picture-rank = … and so does the same rank.
picture-neither = Here nothing fits.
picture-seven = A seven on a seven: now four cards are to be drawn.
picture-jack = A jack goes on anything…
picture-jacks = … but not on a jack.
