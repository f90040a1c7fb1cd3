### What the lab counts, in a few words each.

lab-rule-pass = Somebody passes
lab-rule-reshuffle = The discards are shuffled into a new stock
lab-rule-seven = A seven is played
lab-rule-take = Cards are taken because of sevens
lab-rule-skip = Somebody misses a turn
lab-rule-wish = A suit is wished for
lab-rule-mau = “Mau” is said
lab-rule-penalty = “Mau” is forgotten: a penalty card
lab-rule-out = Somebody goes out
lab-rule-blocked = The round is blocked

lab-ahead = Ahead is whoever has the fewest points, each card in hand counted as an average one, since its face is secret.
