# Ce qui s’est passé dans ce jeu, en mots

event-deal-stock = { $seat } reçoit un stock de { $count ->
    [one] une carte
   *[other] { $count } cartes
} ; { $card } est sur le dessus.
event-lay = { $seat } pose { $card } comme { $value } sur { $to }{ $from ->
    [hand] {""}
   *[other] {" "}(de { $from })
}.
event-turn-up = Le stock de { $seat } montre maintenant { $card }.
event-complete = Voilà { $pile } complète : elle est mise de côté.
event-discard = { $seat } se défausse de { $card } sur { $to }.
event-pass = { $seat } passe.
