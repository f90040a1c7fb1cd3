event-show = { $seat }, mazzetto { $stack }: { $card } è scoperta.
event-lay = { $seat } cala { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = Il mazzetto { $stack } di { $seat } mostra { $card }.
event-jokers-take-value = { $count ->
    [one] Ora il joker vale { $value }.
   *[other] Ora i { $count } joker valgono { $value }.
}
event-sweep = Clear 4! { $seat } toglie la pila ({ $count }) e gioca ancora.
event-clear = CLEAR! { $seat } toglie la pila ({ $count }) e gioca ancora.
event-special = { $seat } gioca { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = PUSH! { $target } prende la pila ({ $count }).
event-take = { $seat } prende la pila ({ $count }).
event-blind-fails = { $seat } scopre { $card } alla cieca ({ $from }): non si può giocare.
