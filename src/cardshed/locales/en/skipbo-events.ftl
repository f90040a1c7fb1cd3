# What happened in this game, in words

event-deal-stock = { $seat } gets a stock of { $count ->
    [one] one card
   *[other] { $count } cards
}; { $card } lies on top.
event-lay = { $seat } lays { $card } as { $value } on { $to }{ $from ->
    [hand] {""}
   *[other] {" "}(from { $from })
}.
event-turn-up = The stock of { $seat } now shows { $card }.
event-complete = That completes { $pile }, which is set aside.
event-discard = { $seat } discards { $card } on { $to }.
event-pass = { $seat } passes.
