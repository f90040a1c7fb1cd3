### What the lab counts, in a few words each.

lab-rule-start-again = The first card cannot start and goes under the stock
lab-rule-draw = Somebody draws a card on their turn
lab-rule-keep = The drawn card is kept
lab-rule-jump-in = Somebody jumps in
lab-rule-jump-in-let-go = A chance to jump in is missed
lab-rule-skip = Somebody is skipped
lab-rule-reverse = Play changes direction
lab-rule-draw-two = A +2 is played
lab-rule-take = The cards due are taken
lab-rule-raise = A draw card is raised
lab-rule-choose-colour = A colour is chosen
lab-rule-draw-four = A +4 is played
lab-rule-swap = Two hands are swapped
lab-rule-rotate = All hands rotate
lab-rule-gift = A gift is accepted
lab-rule-shield = A shield blocks something
lab-rule-solo = SOLO is called
lab-rule-penalty = SOLO is forgotten: penalty cards
lab-rule-out = Somebody goes out
lab-rule-reshuffle = The discards are shuffled into a new stock
lab-rule-nothing-to-draw = There are too few cards to draw
lab-rule-pass = Somebody is stuck and passes
lab-rule-blocked = The round is blocked
lab-rule-too-long = The round goes on for too long

lab-ahead = Ahead is whoever has the fewest points, each card in hand counted as an average one, since its face is secret.
