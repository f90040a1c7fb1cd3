# What happened in this game, in words

event-deal-stock = { $seat } gets a stock of { $count ->
    [one] one card
   *[other] { $count } cards
}; { $card } lies on top.
event-lay = { $seat } plays { $code ->
    [S] the { $card } as { $value }
   *[other] { $card }
} on { $to }{ $from ->
    [hand] {""}
   *[other] {" "}(from { $from })
}.
event-turn-up = { $seat }’s stock now shows { $card }.
event-complete = That completes { $pile }, which is set aside.
event-discard = { $seat } discards { $card } on { $to }.
event-pass = { $seat } passes.

## Places within a sentence

log-b = building pile { $number }
log-d = discard pile { $number }
log-stock = the stock
log-pd = the partner’s discard pile { $number }
log-pstock = the partner’s stock
