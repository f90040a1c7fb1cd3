### Skip-Bo: the words of the table in the browser

## What it is about

goal = { $points ->
    [0] { $teams ->
        [true] be the first team to empty both stocks.
       *[other] be the first to empty your stock.
    }
   *[other] empty your stock first; { $points } points win the match.
}
won-round = { $blocked ->
    [true] Nobody could go on, and { $names } had the smallest stock.
   *[other] { $teams ->
        [true] { $names } emptied both their stocks
       *[other] { $names } emptied their stock
    }: 25 points, and 5 for each card left in the others’.
}
won-match = { $points ->
    [0] { $blocked ->
        [true] Nobody could go on, and { $names } had the smallest stock.
       *[other] { $teams ->
            [true] { $names } emptied both their stocks first
           *[other] { $names } emptied their stock first
        }: 25 points, and 5 for each card left in the others’.
    }
   *[other] { $score } points; the goal was { $points }.
}
advice-discard = Your turn: you can only discard
advice-lay = Your turn: play or discard
advice-chosen = Discarding ends your turn

## Cards

card-joker = joker
a-joker = a joker
card-joker-as = joker as { $value }
card-back = face-down card

## Places

place-building = Building pile { $number }
place-draw = Draw pile
place-done = Finished piles
place-stock = Your stock
place-stock-of = { $name }’s stock
place-discard = Your discard pile { $number }
place-discard-of = { $name }’s discard pile { $number }
caption-stock = Your stock
caption-discards = Your discard piles: a card here ends your turn
caption-draw = Draw pile
caption-done = Finished
building-next = { $value ->
    [1] next comes 1
   *[other] next comes { $value }, now on top
}
fact-stock = { $count ->
    [0] The stock is empty
    [one] One card left in the stock
   *[other] { $count } cards left in the stock
}
fact-partner = Your partner
fact-team = Team { $number }

## What things are, in a sentence

about-number = { $value ->
    [1] Starts a building pile.
    [12] Goes on an 11 and completes the building pile.
   *[other] Goes on a building pile that has come to { $before }.
}
about-joker = Stands for whatever number a building pile needs next, 1 and 12 included.
about-joker-as = A joker that stands for { $value } here.
about-back = A card that you may not see.
about-building = { $value ->
    [1] A free place: a new building pile starts here with a 1 or a joker.
    [12] A 12 or a joker completes this pile, which everybody builds on; then it is set aside.
   *[other] Everybody builds on this pile, up to 12: next comes { $value } or a joker.
}
about-draw = Each turn begins by drawing from here up to five cards in hand; when it is empty, the finished piles are shuffled into a new one.
about-done = Completed building piles; once the draw pile is empty, they are shuffled into a new one.
about-stock = { $whose ->
    [own] Empty this pile and you win the round: on your turn its top card may go on a building pile.
   *[other] When this stock is empty, { $name } wins the round.
}
about-stock-team = { $whose ->
    [own] Your team wins the round when both its stocks are empty; on your turn the top card may go on a building pile.
    [partner] On your turn you may play the top card as if from your own stock; your team wins when both stocks are empty.
   *[other] When this stock and the partner’s are both empty, { $name }’s team wins the round.
}
about-stock-first = At this table you may do nothing else while this card can be played.
about-discard = { $whose ->
    [own] A hand card put here ends your turn; later you may play the top card on a building pile.
    [partner] You may use your partner’s discard piles like your own: a hand card put here ends your turn.
   *[other] { $name } ends a turn by putting a hand card on a pile like this; only its top card can be played later.
}
about-hand = Filled up to five at the start of each turn; whoever plays them all on building piles draws five more at once.
about-team = Partners sit opposite each other, may use each other’s piles, and win when both their stocks are empty.

## What one can do

do-lay = Play { $card } on pile { $pile }
do-lay-stock = From stock: { $card } on pile { $pile }
do-lay-discard = From discard { $number }: { $card } on pile { $pile }
do-discard = Discard { $card } on pile { $number }
do-discard-partner = Discard { $card } on your partner’s pile { $number }
do-pass = End your turn

## Shouts

shout-complete = Twelve!
shout-last = The last stock card!

## Told in short
event-lay-several = { $seat } plays { $count } cards{ $stock ->
    [0] {""}
    [one] , one of them from the stock
   *[other] , { $stock } of them from the stock
}.
