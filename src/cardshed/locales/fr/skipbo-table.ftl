### Skip-Bo : les mots de la table dans le navigateur

minutes = 20–30 min
## De quoi il s’agit

goal = { $points ->
    [0] { $teams ->
        [true] être la première équipe à vider ses deux stocks.
       *[other] vider son stock avant les autres.
    }
   *[other] vider son stock en premier, jusqu’à { $points } points.
}
won-round = { $blocked ->
    [true] Personne ne pouvait continuer ; le plus petit stock est celui de { $names }.
   *[other] { $teams ->
        [true] Les deux stocks de { $names } sont vides
       *[other] Le stock de { $names } est vide
    } : 25 points, et 5 par carte restant dans les autres stocks.
}
won-match = { $points ->
    [0] { $blocked ->
        [true] Personne ne pouvait continuer ; le plus petit stock est celui de { $names }.
       *[other] { $teams ->
            [true] Les deux stocks de { $names } sont vides.
           *[other] Le stock de { $names } est vide.
        }
    }
   *[other] { $score } points ; il en fallait { $points }.
}
advice-discard = À toi : il faut défausser
advice-lay = À toi : pose ou défausse
advice-chosen = Défausser finit ton tour

## Cartes

card-joker = joker
a-joker = un joker
card-joker-as = joker pour { $value }
card-back = carte cachée

## Endroits

place-building = Pile de construction { $number }
place-draw = Pioche
place-done = Piles terminées
place-stock = Ton stock
place-stock-of = Stock de { $name }
place-discard = Ta pile de défausse { $number }
place-discard-of = Pile de défausse { $number } de { $name }
caption-stock = Ton stock
caption-discards = Tes défausses : une carte ici finit ton tour
caption-draw = Pioche
caption-done = Finies
building-next = Suite : { $value }
fact-stock = { $count ->
    [0] Le stock est vide
    [one] Plus qu’une carte dans le stock
   *[other] Encore { $count } cartes dans le stock
}
fact-partner = Avec toi
fact-team = Équipe { $number }

## Ce qu’on peut faire

do-lay = Poser { $card } sur la pile de construction { $pile }
do-lay-stock = Poser { $card } du stock sur la pile de construction { $pile }
do-lay-discard = Poser { $card } de la défausse { $number } sur la pile de construction { $pile }
do-discard = Défausser { $card } sur la pile { $number }
do-discard-partner = Défausser { $card } sur la pile { $number } de ton partenaire
do-pass = Finir le tour

## Cris

shout-complete = Douze !
shout-last = La dernière du stock !

## Places within a sentence of the log
log-b = la pile de construction { $number }
log-d = la défausse { $number }
log-stock = son stock
log-pd = la défausse { $number } du partenaire
log-pstock = la réserve du partenaire
