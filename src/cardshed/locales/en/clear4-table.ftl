### Clear 4: the words of the table in the browser

## What it is about

goal = { $rounds ->
    [1] be the first to get rid of every card.
    [seats] have the fewest cards left over, in one round per player.
   *[other] have the fewest cards left over in { $rounds } rounds.
}
won-round = { $blocked ->
    [true] Nobody could go on. Every card left counts as a minus point.
   *[other] { $names } got rid of every card. Each card the others have left counts as a minus point.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Nobody got rid of every card.
       *[other] { $names } got rid of every card first. Each card the others have left counts as a minus point.
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
place-stack = Stack { $number }
place-stack-of = { $name }’s stack { $number }
pile-empty = Anything goes
pile-limit = { $value ->
    [1] Only a 1
   *[other] { $value } or lower
}
pile-below = { $value ->
    [1] No number goes
   *[other] Lower than { $value }
}
pile-run = { $count } of 4 alike
blind-note = Last card: play it blind
blind-note-of = last card
fact-cards = { $count ->
    [one] One card left
   *[other] { $count } cards left
}

## What things are, in a sentence

about-number = Goes on the same value or a higher one, or on an empty pile; cards of one value can be played together.
about-joker = Takes the value of the number cards it is played with, or alone the value on top of the pile; alone on an empty pile it has none.
about-joker-as = Counts as { $value } here; whoever takes it into hand has a plain joker again.
about-push = You choose another player, who takes the whole pile into hand; the PUSH leaves the game, and your turn is over.
about-clear = The whole pile and the CLEAR leave the game, and you take another turn at once.
about-back = Nobody knows this card, not even its owner.
about-pile = Play the value on top, a lower one or a special card; whoever can’t or won’t takes the whole pile into hand.
about-pile-empty = On an empty pile any value goes, but nobody can pass.
about-pile-open = The joker on top has no value here, so any value goes on it.
about-pile-full = Four of a kind: whoever completed them may clear the pile and play again; if it stays, only a lower value or a special card can follow.
about-run = Cards of one value on top of the pile: whoever completes four of a kind may clear it and play again.
about-stack = { $left ->
    [0] All three cards of this stack are gone.
    [1] Nobody knows this last card: it is played blind, and if it doesn’t fit, it goes into your hand together with the whole pile.
    [2] The face-up card is played as if from hand; below it lies only the sideways card, to be played blind.
   *[other] The face-up card is played as if from hand; then the upright card below it is turned up.
}
about-hand = Whoever has no cards left, in hand or stacks, wins the round at once.
about-cards = Cards in hand and stacks together: whoever has none left wins the round, and every card left over is a minus point.

## What one can do

do-lay = Play { $card }
do-lay-stack = Play { $card } from stack { $number }
do-clear = Play CLEAR
do-push = Push the pile to { $name }
do-blind = Play the last card of stack { $number } blind
do-sweep = Clear 4! Clear the pile
do-end = End your turn
do-take = Take the pile ({ $count })
prompt-sweep = Four of a kind: clear the pile, or end your turn?

## Shouts

shout-sweep = Clear 4!
shout-clear = CLEAR!
shout-push = PUSH! { $name }
shout-blind-fails = Bad luck!

## Told in short
event-lay-several = { $seat } plays { $count } cards, the last one { $card }.
