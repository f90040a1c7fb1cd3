# Ce qui s’est passé dans ce jeu, en mots

event-start-pile = La pile { $pile } commence par le { $card }.
event-lay = { $seat } pose le { $card }{ $hidden ->
    [true] {" "}(la carte cachée)
   *[other] {""}
} sur la pile { $pile }{ $announced ->
    [none] .
    [pair] {" "}: « { combo-pair } ! »
    [suite] {" "}: « { combo-suite } ! »
    [colour] {" "}: « { combo-colour } ! »
   *[three] {" "}: « { combo-three } ! »
}
event-hide = { $seat } cache une carte.
    .seen = { $seat } cache le { $card }.
event-leave-open = { $seat } laisse toutes ses cartes visibles.
event-must-draw = { $seats } { $won ->
    [one] doit
   *[other] doivent
} piocher { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-answer = { $seat } { $answer ->
    [thanks] dit merci
    [thanks-a-lot] dit merci beaucoup
   *[silent] ne dit rien
}.
event-call = { $late ->
    [true] { $seat } annonce en retard : { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    } !
   *[other] { $target } a oublié, { $seat } annonce : { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    } !
}
event-sacrifice = { $seat } rend un jeton : sur la pile { $pile }, le { $card } va sous la pioche.
event-second-chance = { $seat } peut rejouer contre un jeton.
event-again = { $seat } rend un jeton et rejoue.
event-end = { $seat } termine son tour.
