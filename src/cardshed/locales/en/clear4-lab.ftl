### What the lab counts, in a few words each.

lab-rule-joker = A joker is played
lab-rule-joker-without-value = A joker stays without a value
lab-rule-from-stack = A card is played from a stack
lab-rule-sweep = Clear 4! Four of a kind clear the pile
lab-rule-push = PUSH: somebody must take the pile
lab-rule-clear = CLEAR clears the pile
lab-rule-pass = Somebody passes and takes the pile
lab-rule-blind = A card is played blind
lab-rule-blind-fails = A blind card fails
lab-rule-out = Somebody goes out
lab-rule-last-blind-fails = The last card, played blind, fails
lab-rule-blocked = The round goes on for too long

lab-ahead = Ahead is whoever would have the best score if the round ended now: every card still held counts against its owner.
