# Ce qui s’est passé dans ce jeu, en mots

event-start-pile = La pile { $pile } commence par { $card }.
event-lay = { $seat } pose { $card }{ $hidden ->
    [true] {" "}(la carte cachée)
   *[other] {""}
} sur la pile { $pile }{ $announced ->
    [none] .
    [pair] {" "}: « { combo-pair } ! »
    [suite] {" "}: « { combo-suite } ! »
    [colour] {" "}: « { combo-colour } ! »
   *[three] {" "}: « { combo-three } ! »
}
event-hide = { $seat } cache une carte.
    .seen = { $seat } cache { $card }.
event-leave-open = { $seat } laisse toutes ses cartes visibles.
event-must-draw = { $count ->
    [one] Une carte à piocher : { $seats }.
   *[other] { $count } cartes à piocher : { $seats }.
}
event-answer = { $seat } { $answer ->
    [thanks] dit merci
    [thanks-a-lot] dit merci beaucoup
   *[silent] ne dit rien
} et pioche { $count }.
event-call = { $late ->
    [true] { $seat } annonce en retard : { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    } !
   *[other] { $seat } annonce ce que { $target } a oublié : { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    } !
}
event-sacrifice = { $seat } rend un jeton : { $card } de la pile { $pile } va sous la pioche.
event-second-chance = { $seat } peut rejouer contre un jeton.
event-again = { $seat } rend un jeton et rejoue.
event-end = { $seat } laisse passer le tour.
