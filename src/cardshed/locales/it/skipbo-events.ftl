# Che cosa è successo in questo gioco, a parole

event-deal-stock = { $seat } riceve una scorta di { $count ->
    [one] una carta
   *[other] { $count } carte
}; in cima c’è { $card }.
event-lay = { $seat } gioca { $card } come { $value } su { $to }{ $from ->
    [hand] {""}
   *[other] {" "}(da { $from })
}.
event-turn-up = La scorta di { $seat } ora mostra { $card }.
event-complete = Pila completata e messa da parte: { $pile }.
event-discard = { $seat } scarta { $card } su { $to }.
event-pass = { $seat } passa.
