# What happened in this game, in words

event-turn-over = { $under ->
    [true] { $card } cannot start and goes under the stock.
   *[other] { $card } is turned over to start the pile.
}
event-lay = { $seat } { $jump ->
    [true] jumps in with
   *[other] plays
} { $card }{ $solo ->
    [true] {" "}and calls SOLO!
   *[other] .
}
event-color = { $seat } changes the colour to { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}.
event-penalty = { $seat } forgot to call SOLO.
event-ask = { $seats } { $won ->
    [one] may answer
   *[other] may each answer
} with a shield ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-accept = { $seat } accepts it.
event-shield = { $seat } blocks it with a shield ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-skip = { $seat } is skipped.
event-reverse = Play changes direction.
event-owe = { $seat } must draw { $count } cards.
event-take = { $seat } doesn’t raise.
event-swap = { $seat } and { $target } swap hands.
event-rotate = { $seats } pass their hands on.
event-give = { $seat } gives { $target } a card.
    .seen = { $seat } gives { $target } { $cards }.
event-keep = { $seat } keeps the drawn card.
event-pass = { $seat } passes.
