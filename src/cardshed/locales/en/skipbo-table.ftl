### Skip-Bo: the words of the table in the browser

minutes = 20–30 min
## What it is about

goal = { $points ->
    [0] { $teams ->
        [true] be the first team to empty both stocks.
       *[other] be the first to empty your stock.
    }
   *[other] empty your stock first, until you have { $points } points.
}
won-round = { $blocked ->
    [true] Nobody could go on, and { $names } had the smallest stock.
   *[other] { $teams ->
        [true] { $names } emptied both stocks
       *[other] { $names } emptied the stock
    }: 25 points, and 5 for each card left in the others’.
}
won-match = { $points ->
    [0] { $blocked ->
        [true] Nobody could go on, and { $names } had the smallest stock.
       *[other] { $teams ->
            [true] { $names } emptied both stocks first.
           *[other] { $names } emptied the stock first.
        }
    }
   *[other] { $score } points; the goal was { $points }.
}
advice-discard = Your turn: you can only discard
advice-lay = Your turn: lay or discard
advice-chosen = Discarding ends your turn

## Cards

card-joker = joker
a-joker = a joker
card-joker-as = joker as { $value }
card-back = face-down card

## Places

place-building = Building pile { $number }
place-draw = Draw pile
place-done = Finished piles
place-stock = Your stock
place-stock-of = { $name }’s stock
place-discard = Your discard pile { $number }
place-discard-of = { $name }’s discard pile { $number }
caption-stock = Your stock
caption-discards = Your discard piles: a card here ends your turn
caption-draw = Draw
caption-done = Done
building-next = Next: { $value }
fact-stock = { $count ->
    [0] The stock is empty
    [one] One card left in the stock
   *[other] { $count } cards left in the stock
}
fact-partner = Your partner
fact-team = Team { $number }

## What one can do

do-lay = Lay { $card } on building pile { $pile }
do-lay-stock = Lay { $card } from the stock on building pile { $pile }
do-lay-discard = Lay { $card } from discard pile { $number } on building pile { $pile }
do-discard = Discard { $card } on pile { $number }
do-discard-partner = Discard { $card } on your partner’s pile { $number }
do-pass = End the turn

## Shouts

shout-complete = Twelve!
shout-last = The last stock card!

## Places within a sentence of the log
log-b = building pile { $number }
log-d = discard pile { $number }
log-stock = the stock
log-pd = the partner’s discard pile { $number }
log-pstock = the partner’s stock
