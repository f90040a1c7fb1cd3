### Skip-Bo : les mots de la table dans le navigateur

## De quoi il s’agit

goal = { $points ->
    [0] { $teams ->
        [true] être la première équipe à vider ses deux talons.
       *[other] vider son talon avant les autres.
    }
   *[other] vider son talon avant les autres ; on gagne à { $points } points.
}
won-round = { $blocked ->
    [true] Personne ne pouvait continuer ; le plus petit talon : { $names }.
   *[other] { $teams ->
        [true] { $names } ont vidé leurs deux talons
       *[other] { $names } a vidé son talon
    } : 25 points, plus 5 par carte restant dans les autres talons.
}
won-match = { $points ->
    [0] { $blocked ->
        [true] Personne ne pouvait continuer ; le plus petit talon : { $names }.
       *[other] { $teams ->
            [true] { $names } ont vidé leurs deux talons
           *[other] { $names } a vidé son talon
        } : 25 points, plus 5 par carte restant dans les autres talons.
    }
   *[other] { $score } points ; il en fallait { $points }.
}
advice-discard = À toi : défausse-toi d’une carte
advice-lay = À toi : pose ou défausse-toi
advice-chosen = Te défausser termine ton tour

## Cartes

card-joker = joker
a-joker = un joker
card-joker-as = joker valant { $value }
card-back = carte cachée

## Endroits

place-building = Pile de construction { $number }
place-draw = Pioche
place-done = Piles terminées
place-stock = Ton talon
place-stock-of = { $name }, talon
place-discard = Ta pile de défausse { $number }
place-discard-of = { $name }, pile de défausse { $number }
caption-stock = Ton talon
caption-discards = Tes défausses : une carte ici termine ton tour
caption-draw = Pioche
caption-done = Finies
building-next = { $value ->
    [1] il faut un 1
   *[other] il faut un { $value }, sur le dessus
}
fact-stock = { $count ->
    [0] Le talon est vide
    [one] Plus qu’une carte dans le talon
   *[other] Encore { $count } cartes dans le talon
}
fact-partner = Avec toi
fact-team = Équipe { $number }

## Ce que c’est, en une phrase

about-number = { $value ->
    [1] Commence une pile de construction.
    [12] Se pose sur un 11 et complète la pile de construction.
   *[other] Se pose sur une pile de construction arrivée à { $before }.
}
about-joker = Remplace n’importe quel nombre qu’attend une pile de construction, y compris le 1 et le 12.
about-joker-as = Un joker qui vaut ici { $value }.
about-back = Une carte que tu n’as pas le droit de voir.
about-building = { $value ->
    [1] Une place libre : une nouvelle pile de construction y commence par un 1 ou un joker.
    [12] Un 12 ou un joker complète cette pile commune, qui est alors mise de côté.
   *[other] Tout le monde construit sur cette pile, jusqu’à 12 : il faut maintenant { $value } ou un joker.
}
about-draw = Au début de son tour, on pioche ici jusqu’à avoir cinq cartes en main ; une fois la pioche vide, on mélange les piles terminées pour en refaire une.
about-done = Les piles complètes ; quand la pioche est vide, on les mélange pour en refaire une.
about-stock = { $whose ->
    [own] Vide cette pile et tu gagnes la manche : à ton tour, sa carte du dessus peut aller sur une pile de construction.
   *[other] Quand ce talon est vide, { $name } gagne la manche.
}
about-stock-team = { $whose ->
    [own] Ton équipe gagne la manche quand vos deux talons sont vides ; à ton tour, la carte du dessus peut aller sur une pile de construction.
    [partner] À ton tour, tu peux poser la carte du dessus comme celle de ton propre talon ; ton équipe gagne quand les deux sont vides.
   *[other] Quand ce talon et celui du partenaire sont vides, { $name } et son équipe gagnent la manche.
}
about-stock-first = À cette table, tu ne peux rien faire d’autre tant qu’elle peut être posée.
about-discard = { $whose ->
    [own] Y mettre une carte de ta main termine ton tour ; plus tard, tu pourras poser la carte du dessus sur une pile de construction.
    [partner] Les piles de défausse de ton partenaire te servent comme les tiennes : y mettre une carte de ta main termine ton tour.
   *[other] { $name } termine son tour en mettant une carte de sa main sur une pile comme celle-ci ; seule celle du dessus pourra être posée plus tard.
}
about-hand = On la complète à cinq cartes au début de son tour ; qui les pose toutes sur les piles de construction en pioche aussitôt cinq autres.
about-team = Les partenaires se font face, se servent des piles l’un de l’autre et gagnent quand leurs deux talons sont vides.

## Ce qu’on peut faire

do-lay = Poser { $card } sur la pile { $pile }
do-lay-stock = Talon : { $card } sur la pile { $pile }
do-lay-discard = Défausse { $number } : { $card } sur la pile { $pile }
do-discard = Mettre { $card } sur ta défausse { $number }
do-discard-partner = Mettre { $card } sur la défausse { $number } de ton partenaire
do-pass = Finir mon tour

## Cris

shout-complete = Douze !
shout-last = Dernière carte du talon !

## En bref
event-lay-several = { $seat } joue { $count } cartes{ $stock ->
    [0] {""}
    [one] , dont une de son talon
   *[other] , dont { $stock } de son talon
}.
