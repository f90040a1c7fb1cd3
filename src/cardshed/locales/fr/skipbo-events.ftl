# Ce qui s’est passé dans ce jeu, en mots

event-deal-stock = { $seat } reçoit son talon : { $count ->
    [one] une carte
   *[other] { $count } cartes
}, avec un { $card } sur le dessus.
event-lay = { $seat } pose { $code ->
    [S] un { $card } qui vaut { $value }
   *[other] un { $card }
} sur la { $to }{ $from ->
    [hand] {""}
   *[other] {" "}({ $from })
}.
event-turn-up = { $seat }, talon : la carte suivante est un { $card }.
event-complete = La { $pile } est complète : on la met de côté.
event-discard = { $seat } met un { $card } sur la { $to }.
event-pass = { $seat } passe.

## Endroits dans une phrase

log-b = pile de construction { $number }
log-d = défausse { $number }
log-stock = talon
log-pd = défausse { $number } du partenaire
log-pstock = talon du partenaire
