# Ce qui s’est passé dans ce jeu, en mots

event-turn-over = { $under ->
    [true] { $card } ne peut pas commencer et va sous la pioche.
   *[other] { $card } est retournée pour commencer la défausse.
}
event-lay = { $seat } { $jump ->
    [true] intercepte avec
   *[other] pose
} { $card }{ $solo ->
    [true] {" "}et annonce SOLO !
   *[other] .
}
event-color = { $seat } met { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
} en vigueur.
event-penalty = { $count ->
    [0] { $seat } a oublié d’annoncer SOLO.
    [one] { $seat } a oublié d’annoncer SOLO et pioche une carte.
   *[other] { $seat } a oublié d’annoncer SOLO et pioche { $count } cartes.
}
event-ask = Réponse possible avec un bouclier ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}) : { $seats }.
event-accept = { $seat } laisse faire.
event-shield = { $seat } s’en protège avec un bouclier ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-skip = { $seat } passe son tour.
event-reverse = Le sens du jeu change.
event-owe = { $seat } doit { $count } cartes.
event-take = { $seat } prend les cartes dues ({ $count }).
event-swap = { $seat } et { $target } échangent leurs mains.
event-rotate = Les mains tournent : { $seats }.
event-give = { $seat } donne une carte à { $target }.
    .seen = { $seat } donne { $cards } à { $target }.
event-keep = { $seat } garde la carte piochée.
event-pass = { $seat } passe.
