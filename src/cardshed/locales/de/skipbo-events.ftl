# Was in diesem Spiel geschehen ist, in Worten

event-deal-stock = { $seat } bekommt einen Spielerstapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}; oben liegt { $card }.
event-lay = { $seat } legt { $card } als { $value } auf { $to }{ $from ->
    [hand] {""}
   *[other] {" "}(von { $from })
}.
event-turn-up = Der Spielerstapel von { $seat } zeigt jetzt { $card }.
event-complete = Damit ist { $pile } voll und wird beiseitegelegt.
event-discard = { $seat } legt { $card } auf { $to } ab.
event-pass = { $seat } passt.
