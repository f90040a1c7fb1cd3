### What the lab counts, in a few words each.

lab-rule-discard = A discard ends the turn
lab-rule-hand-refilled = The whole hand is played and refilled
lab-rule-from-stock = A stock card is played
lab-rule-from-discard = A card is played from a discard pile
lab-rule-joker = A Skip-Bo joker is played
lab-rule-complete = A building pile is completed
lab-rule-reshuffle = Completed piles are shuffled into a new draw pile
lab-rule-nothing-to-draw = There is nothing to draw
lab-rule-pass = Somebody passes with an empty hand
lab-rule-blocked = The round is blocked
lab-rule-too-long = The round goes on for too long
lab-rule-out = The last stock card is played
lab-rule-partners-piles = A partner’s piles are used

lab-ahead = Ahead is whoever has the fewest cards in the stock, each counted as its points; points of earlier rounds count too.
