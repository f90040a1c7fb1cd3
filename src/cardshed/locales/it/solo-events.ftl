# Che cosa è successo in questo gioco, a parole

event-turn-over = { $under ->
    [true] Non può essere la prima carta e va sotto il mazzo: { $card }.
   *[other] Si scopre la prima carta: { $card }.
}
event-lay = { $seat } { $jump ->
    [true] si inserisce
   *[other] gioca
}: { $card }{ $solo ->
    [true] {" "}– e annuncia SOLO!
   *[other] .
}
event-color = { $seat } sceglie il { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}.
event-penalty = { $seat } ha dimenticato di annunciare SOLO.
event-ask = { $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2 o +4
}: { $seats } { $won ->
    [one] può ancora proteggersi
   *[other] possono ancora proteggersi
}.
event-accept = { $seat } non si protegge.
event-shield = { $seat } si protegge da: { $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2 o +4
}.
event-skip = { $seat } salta il turno.
event-reverse = Il senso di gioco si inverte.
event-owe = { $seat } deve pescare { $count } carte.
event-take = { $seat } non rilancia.
event-swap = { $seat } e { $target } si scambiano le carte.
event-rotate = Tutte le mani passano al vicino: { $seats }.
event-give = { $target } riceve in regalo una carta da { $seat }.
    .seen = { $target } riceve in regalo da { $seat }: { $cards }.
event-keep = { $seat } tiene la carta pescata.
event-pass = { $seat } passa.
