event-show = { $seat }, Stapel { $stack }: { $card } liegt offen.
event-lay = { $seat } legt { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = Stapel { $stack } von { $seat } zeigt { $card }.
event-jokers-take-value = { $count ->
    [one] Der Joker zählt jetzt { $value }.
   *[other] Die { $count } Joker zählen jetzt { $value }.
}
event-sweep = Clear 4! { $seat } räumt die Ablage ab ({ $count }) und spielt noch einmal.
event-clear = CLEAR! { $seat } räumt die Ablage ab ({ $count }) und spielt noch einmal.
event-special = { $seat } spielt { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = PUSH! { $target } nimmt die Ablage ({ $count }).
event-take = { $seat } nimmt die Ablage ({ $count }).
event-blind-fails = { $seat } deckt blind { $card } auf ({ $from }): Die Karte darf nicht gespielt werden.
