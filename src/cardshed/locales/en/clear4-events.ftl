event-show = { $seat }, stack { $stack }: { $card } lies face up.
event-lay = { $seat } lays { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = Stack { $stack } of { $seat } shows { $card }.
event-jokers-take-value = { $count ->
    [one] The joker is now worth { $value }.
   *[other] The { $count } jokers are now worth { $value }.
}
event-sweep = Clear 4! { $seat } removes the pile ({ $count }) and plays again.
event-clear = CLEAR! { $seat } removes the pile ({ $count }) and plays again.
event-special = { $seat } plays { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = PUSH! { $target } takes the pile ({ $count }).
event-take = { $seat } takes the pile ({ $count }).
event-blind-fails = { $seat } turns { $card } blind ({ $from }): it may not be played.
