# What happened in this game, in words

event-turn-over = { $under ->
    [true] { $card } cannot start and goes under the stock.
   *[other] { $card } is turned over to start the pile.
}
event-lay = { $seat } { $jump ->
    [true] jumps in with
   *[other] lays
} { $card }{ $solo ->
    [true] {" "}and calls SOLO!
   *[other] .
}
event-color = { $seat } makes { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
} the colour in force.
event-penalty = { $count ->
    [0] { $seat } forgot to call SOLO.
    [one] { $seat } forgot to call SOLO and draws one card.
   *[other] { $seat } forgot to call SOLO and draws { $count } cards.
}
event-ask = { $seats } may answer with a shield ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-accept = { $seat } lets it happen.
event-shield = { $seat } wards it off with a shield ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-skip = { $seat } is skipped.
event-reverse = The direction turns round.
event-owe = { $seat } owes { $count } cards.
event-take = { $seat } takes the cards owed ({ $count }).
event-swap = { $seat } and { $target } exchange their hands.
event-rotate = The hands move on: { $seats }.
event-give = { $seat } gives { $target } a card.
    .seen = { $seat } gives { $target } { $cards }.
event-keep = { $seat } keeps the drawn card.
event-pass = { $seat } passes.
