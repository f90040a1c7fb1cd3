### Clear 4 : les mots de la table dans le navigateur

minutes = 10–20 min
## De quoi il s’agit

goal = { $rounds ->
    [1] se défaire de toutes ses cartes avant les autres.
    [seats] garder le moins de cartes, à une manche par joueur.
   *[other] garder le moins de cartes en { $rounds } manches.
}
won-round = { $blocked ->
    [true] Personne ne pouvait continuer. Chaque carte restante est un point négatif.
   *[other] { $names } n’a plus une seule carte. Chaque carte qui reste aux autres est un point négatif.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Personne n’a réussi à se défaire de toutes ses cartes.
       *[other] { $names } n’a plus une seule carte.
    }
   *[other] Le moins de points négatifs sur toutes les manches : { $score }.
}

## Cartes

card-joker = joker
a-joker = un joker
card-joker-as = joker pour { $value }
card-push = PUSH
card-clear = CLEAR
card-back = carte cachée

## Endroits

place-pile = Défausse
place-stack = Pile { $number }
place-stack-of = Pile { $number } de { $name }
pile-empty = Tout est permis
pile-limit = { $value } ou moins
pile-below = Moins que { $value }
pile-run = { $count } sur 4 identiques
blind-note = Dernière carte : à l’aveugle
fact-cards = { $count ->
    [one] Plus qu’une carte
   *[other] Encore { $count } cartes
}

## Ce qu’on peut faire

do-lay = Poser { $card }
do-lay-stack = Poser { $card } de la pile { $number }
do-clear = Jouer CLEAR : adieu la défausse
do-push = Donner la défausse à { $name }
do-blind = Jouer à l’aveugle la dernière carte de la pile { $number }
do-sweep = Clear 4 ! Adieu la défausse
do-end = Finir le tour
do-take = Prendre la défausse ({ $count })

## Cris

shout-sweep = Clear 4 !
shout-clear = CLEAR !
shout-push = PUSH ! { $name }
shout-blind-fails = Pas de chance !

## Places within a sentence of the log
log-s = pile { $number }
log-b = pile { $number }, à l’aveugle
