event-show = { $seat }, pile { $stack } : { $card } est visible.
event-lay = { $seat } pose { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = La pile { $stack } de { $seat } montre { $card }.
event-jokers-take-value = { $count ->
    [one] Le joker vaut maintenant { $value }.
   *[other] Les { $count } jokers valent maintenant { $value }.
}
event-sweep = Clear 4 ! { $seat } retire la défausse ({ $count }) et rejoue.
event-clear = CLEAR ! { $seat } retire la défausse ({ $count }) et rejoue.
event-special = { $seat } joue { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = PUSH ! { $target } prend la défausse ({ $count }).
event-take = { $seat } prend la défausse ({ $count }).
event-blind-fails = { $seat } retourne { $card } à l’aveugle ({ $from }) : impossible de la jouer.
