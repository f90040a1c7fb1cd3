event-show = { $seat }, pile { $stack } : un { $card } est visible.
event-lay = { $seat } pose un { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = { $seat }, pile { $stack } : on découvre un { $card }.
event-jokers-take-value = { $count ->
    [one] Le joker vaut maintenant { $value }.
   *[other] Les { $count } jokers valent maintenant { $value }.
}
event-sweep = Clear 4 ! { $seat } retire la défausse ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) et rejoue.
event-clear = { $count ->
    [0] CLEAR ! La défausse était déjà vide ; { $seat } rejoue.
    [one] CLEAR ! { $seat } retire la défausse (une carte) et rejoue.
   *[other] CLEAR ! { $seat } retire la défausse ({ $count } cartes) et rejoue.
}
event-special = { $seat } joue un { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = { $count ->
    [0] PUSH ! Mais la défausse est vide : { $target } ne prend rien.
    [one] PUSH ! { $target } prend la défausse (une carte).
   *[other] PUSH ! { $target } prend la défausse ({ $count } cartes).
}
event-take = { $seat } prend la défausse ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}).
event-blind-fails = { $seat } joue un { $card } ({ $from }) : raté, la carte ne va pas.

## Endroits dans une phrase

log-s = pile { $number }
log-b = pile { $number }, à l’aveugle
