### Clear 4: the words of the table in the browser

minutes = 10–20 min
## What it is about

goal = { $rounds ->
    [1] be the first to get rid of every card.
    [seats] the fewest cards left over, in one round per player.
   *[other] the fewest cards left over in { $rounds } rounds.
}
won-round = { $blocked ->
    [true] Nobody could go on. Every card left is a minus point.
   *[other] { $names } got rid of every card. Each card the others have left is a minus point.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Nobody got rid of every card.
       *[other] { $names } got rid of every card first.
    }
   *[other] The fewest minus points over all the rounds: { $score }.
}

## Cards

card-joker = joker
a-joker = a joker
card-joker-as = joker as { $value }
card-push = PUSH
card-clear = CLEAR
card-back = face-down card

## Places

place-pile = Pile
place-stack = Stack { $number }
place-stack-of = { $name }’s stack { $number }
pile-empty = Anything goes
pile-limit = { $value } or lower
pile-below = Lower than { $value }
pile-run = { $count } of 4 alike
blind-note = Last card: play it blind
fact-cards = { $count ->
    [one] One card left
   *[other] { $count } cards left
}

## What one can do

do-lay = Lay { $card }
do-lay-stack = Lay { $card } from stack { $number }
do-clear = Play CLEAR: away with the pile
do-push = Push the pile to { $name }
do-blind = Play the last card of stack { $number } blind
do-sweep = Clear 4! Away with the pile
do-end = End the turn
do-take = Take the pile ({ $count })

## Shouts

shout-sweep = Clear 4!
shout-clear = CLEAR!
shout-push = PUSH! { $name }
shout-blind-fails = Bad luck!

## Places within a sentence of the log
log-s = stack { $number }
log-b = stack { $number }, blind
