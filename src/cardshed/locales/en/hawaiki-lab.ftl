### What the lab counts, in a few words each.

lab-rule-draw = Somebody draws instead of playing
lab-rule-pair = Pair
lab-rule-suite = Run
lab-rule-colour = Colour
lab-rule-three = Three of a kind
lab-rule-forgotten = A combination is not announced
lab-rule-counter = Somebody else announces it: a counter
lab-rule-late = It is announced late
lab-rule-call-let-go = A chance to announce or counter is missed
lab-rule-thanks = The right thanks are said
lab-rule-wrong-thanks = Thanks are wrong or missing
lab-rule-out = Somebody goes out
lab-rule-reshuffle = The piles are shuffled into a new stock
lab-rule-nothing-to-draw = There is nothing to draw
lab-rule-blocked = The round is blocked
lab-rule-too-long = The round goes on for too long
lab-rule-hide = A new card is hidden
lab-rule-sacrifice = A token is sacrificed for a top card
lab-rule-second-chance = A second chance is bought
lab-rule-second-chance-let-go = A second chance is declined

lab-ahead = Ahead is whoever would have the most tokens if the round ended now: every card in hand costs one.
