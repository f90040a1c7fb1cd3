# Che cosa è successo in questo gioco, a parole

event-deal-stock = { $seat } riceve una scorta di { $count ->
    [one] una carta
   *[other] { $count } carte
}; in cima c’è un { $card }.
event-lay = { $seat } gioca un { $card }{ $code ->
    [S] {" "}come { $value }
   *[other] {""}
} sulla { $to }{ $from ->
    [hand] {""}
   *[other] {" "}(dalla { $from })
}.
event-turn-up = In cima alla scorta di { $seat } ora c’è un { $card }.
event-complete = La { $pile } è completa e viene messa da parte.
event-discard = { $seat } scarta un { $card } sulla { $to }.
event-pass = { $seat } passa.

## Luoghi in una frase

log-b = pila di costruzione { $number }
log-d = pila di scarto { $number }
log-stock = scorta
log-pd = pila di scarto { $number } del compagno
log-pstock = scorta del compagno
