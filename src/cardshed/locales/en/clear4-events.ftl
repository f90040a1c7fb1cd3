event-show = { $seat }, stack { $stack }: { $card } lies face up.
event-lay = { $seat } plays { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = { $seat }, stack { $stack }: { $card } is turned up.
event-jokers-take-value = { $count ->
    [one] The joker now counts as { $value }.
   *[other] The { $count } jokers now count as { $value }.
}
event-sweep = Clear 4! { $seat } clears the pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}) and plays again.
event-clear = { $count ->
    [0] CLEAR! The pile was empty already; { $seat } plays again.
    [one] CLEAR! { $seat } clears the pile (one card) and plays again.
   *[other] CLEAR! { $seat } clears the pile ({ $count } cards) and plays again.
}
event-special = { $seat } plays { $card }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-push = { $count ->
    [0] PUSH! But the pile is empty: { $target } takes nothing.
    [one] PUSH! { $target } takes the pile (one card).
   *[other] PUSH! { $target } takes the pile ({ $count } cards).
}
event-take = { $seat } takes the pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}).
event-blind-fails = { $seat } plays { $card } ({ $from }), but it doesn’t fit.

## Places within a sentence

log-s = stack { $number }
log-b = stack { $number }, blind
