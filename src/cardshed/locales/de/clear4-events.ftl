event-show = { $seat }, Stapel { $stack }: { $card } liegt offen.
event-lay = { $seat } legt: { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = { $seat } deckt auf: { $card } (Stapel { $stack }).
event-jokers-take-value = { $count ->
    [one] Der Joker zählt jetzt als { $value }.
   *[other] Die { $count } Joker zählen jetzt als { $value }.
}
event-sweep = Clear 4! { $seat } räumt den Ablagestapel ab ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}) und spielt noch einmal.
event-clear = { $count ->
    [0] CLEAR! Der Ablagestapel war schon leer; { $seat } spielt noch einmal.
    [one] CLEAR! { $seat } räumt den Ablagestapel ab (eine Karte) und spielt noch einmal.
   *[other] CLEAR! { $seat } räumt den Ablagestapel ab ({ $count } Karten) und spielt noch einmal.
}
event-special = { $seat } spielt { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = { $count ->
    [0] PUSH! Aber der Ablagestapel ist leer: { $target } nimmt nichts.
    [one] PUSH! { $target } nimmt den Ablagestapel (eine Karte).
   *[other] PUSH! { $target } nimmt den Ablagestapel ({ $count } Karten).
}
event-take = { $seat } nimmt den Ablagestapel ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}).
event-blind-fails = { $seat } deckt auf: { $card } ({ $from }). Die Karte darf nicht gelegt werden.

## Orte im Satz

log-s = Stapel { $number }
log-b = Stapel { $number }, blind
