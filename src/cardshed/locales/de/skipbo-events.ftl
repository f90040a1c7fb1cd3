# Was in diesem Spiel geschehen ist, in Worten

event-deal-stock = { $seat } bekommt einen Spielerstapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}; oben liegt: { $card }.
event-lay = { $seat } legt { $code ->
    [S] einen { $card } als { $value }
   *[other] die { $card }
} auf { $to }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = Oben auf dem Spielerstapel von { $seat } liegt jetzt: { $card }.
event-complete = { $pile } ist voll und wird beiseitegelegt.
event-discard = { $seat } beendet den Zug: { $card } auf { $to }.
event-pass = { $seat } passt.

## Orte im Satz

log-b = Ablegestapel { $number }
log-d = Hilfsstapel { $number }
log-stock = vom Spielerstapel
log-pd = Hilfsstapel { $number } des Partners
log-pstock = vom Spielerstapel des Partners
