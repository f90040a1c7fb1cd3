event-show = { $seat }, pila { $stack }: in cima c’è un { $card }.
event-lay = { $seat } gioca un { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = { $seat } scopre un { $card } (pila { $stack }).
event-jokers-take-value = { $count ->
    [one] Ora il joker vale { $value }.
   *[other] Ora i { $count } joker valgono { $value }.
}
event-sweep = Clear 4! { $seat } elimina la pila degli scarti ({ $count ->
    [one] una carta
   *[other] { $count } carte
}) e gioca ancora.
event-clear = { $count ->
    [0] CLEAR! La pila degli scarti era già vuota; { $seat } gioca ancora.
    [one] CLEAR! { $seat } elimina la pila degli scarti (una carta) e gioca ancora.
   *[other] CLEAR! { $seat } elimina la pila degli scarti ({ $count } carte) e gioca ancora.
}
event-special = { $seat } gioca un { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = { $count ->
    [0] PUSH! Ma la pila degli scarti è vuota: { $target } non prende nulla.
    [one] PUSH! { $target } prende la pila degli scarti (una carta).
   *[other] PUSH! { $target } prende la pila degli scarti ({ $count } carte).
}
event-take = { $seat } prende la pila degli scarti ({ $count ->
    [one] una carta
   *[other] { $count } carte
}).
event-blind-fails = { $seat } scopre un { $card } ({ $from }): non si può giocare.

## Luoghi in una frase

log-s = pila { $number }
log-b = pila { $number }, alla cieca
