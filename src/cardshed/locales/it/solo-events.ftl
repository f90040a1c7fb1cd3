# Che cosa è successo in questo gioco, a parole

event-turn-over = { $under ->
    [true] { $card } non può cominciare e va sotto il mazzo.
   *[other] { $card } viene scoperta e comincia la pila degli scarti.
}
event-lay = { $seat } { $jump ->
    [true] si inserisce con
   *[other] gioca
} { $card }{ $solo ->
    [true] {" "}e annuncia SOLO!
   *[other] .
}
event-color = { $seat } mette in vigore { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}.
event-penalty = { $count ->
    [0] { $seat } ha dimenticato di annunciare SOLO.
    [one] { $seat } ha dimenticato di annunciare SOLO e pesca una carta.
   *[other] { $seat } ha dimenticato di annunciare SOLO e pesca { $count } carte.
}
event-ask = Si può rispondere con uno scudo ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}): { $seats }.
event-accept = { $seat } lascia che avvenga.
event-shield = { $seat } si protegge con uno scudo ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-skip = { $seat } salta il turno.
event-reverse = Il senso di gioco cambia.
event-owe = { $seat } deve { $count } carte.
event-take = { $seat } prende le carte dovute ({ $count }).
event-swap = { $seat } e { $target } si scambiano le mani.
event-rotate = Le mani passano oltre: { $seats }.
event-give = { $seat } dà una carta a { $target }.
    .seen = { $seat } dà { $cards } a { $target }.
event-keep = { $seat } tiene la carta pescata.
event-pass = { $seat } passa.
