# Ce qui s’est passé dans ce jeu, en mots

event-turn-over = { $under ->
    [true] Ne peut pas commencer et va sous la pioche : { $card }.
   *[other] Première carte de la défausse : { $card }.
}
event-lay = { $seat } { $jump ->
    [true] intercepte
   *[other] pose
} : { $card }{ $solo ->
    [true] {" "}et annonce SOLO !
   *[other] .
}
event-color = { $seat } choisit le { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}.
event-penalty = { $seat } a oublié d’annoncer SOLO.
event-ask = { $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
} : { $seats } { $won ->
    [one] peut
   *[other] peuvent
} encore se protéger.
event-accept = { $seat } laisse faire.
event-shield = { $seat } répond par une protection ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-skip = { $seat } passe son tour.
event-reverse = Le sens du jeu change.
event-owe = { $seat } doit piocher { $count } cartes.
event-take = { $seat } ne monte pas.
event-swap = { $seat } et { $target } échangent leurs mains.
event-rotate = { $seats } passent leur main au suivant.
event-give = { $seat } donne une carte à { $target }.
    .seen = { $seat } donne à { $target } : { $cards }.
event-keep = { $seat } garde la carte piochée.
event-pass = { $seat } passe.
