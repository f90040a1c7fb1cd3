### Hawaiki: the cheat sheet, and the words under the pictures in the rules

## The cheat sheet

sheet-goal = Get rid of your cards before the others do, round after round, and keep the most tokens.
sheet-turn-lay = Play one card on one of the three piles. It must have the colour or the value of the card it covers.
sheet-turn-announce = If it makes a combination that was not there before, say its name as you play it.
sheet-turn-draw = Or draw one card, and your turn is over.
sheet-cards = Values 1 to 7 in five colours
sheet-pair = The very same card as the one it covers. You play again.
    .name = “{ combo-pair }!”
sheet-suite = The three top cards have consecutive values, in any order. You choose somebody to draw a card, and play again.
    .name = “{ combo-suite }!”
sheet-colour = The three top cards are all of one colour. Somebody you choose draws two cards, or two players draw one each, and you play again.
    .name = “{ combo-colour }!”
sheet-three = The three top cards are all of one value. Everybody else draws a card, and you play again.
    .name = “{ combo-three }!”
sheet-manners = Manners
sheet-thanks = If you are made to draw, say “thanks” for one card and “thanks a lot” for two. Otherwise you draw one more.
sheet-forgotten = If somebody forgot to announce, say it before play goes on: then they draw a card. But they may remember first.
sheet-end = When somebody plays their last card the round is over, after the effects of a combination announced with it.
sheet-score = Everybody starts with 10 tokens, and gives one back for each card left in hand. The match ends with the round after which somebody has none; the most tokens win.

## Pictures in the rules

picture-colour = Red goes on red…
picture-value = … and a 5 on a 5.
picture-neither = Here neither colour nor value fits.
picture-pair = Green 4 on green 4: “pair”.
picture-suite = 3, 4 and 5 lie on top: “run”.
picture-one-colour = All three are blue: “colour”.
picture-three = Three sixes: “three of a kind”.
picture-new-suite = Red 4 covers red 1. 1-2-3 becomes 2-3-4, and that is a new “run”.
