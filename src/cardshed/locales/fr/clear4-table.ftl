### Clear 4 : les mots de la table dans le navigateur

## De quoi il s’agit

goal = { $rounds ->
    [1] se débarrasser de toutes ses cartes avant les autres.
    [seats] garder le moins de cartes, à une manche par joueur.
   *[other] garder le moins de cartes en { $rounds } manches.
}
won-round = { $blocked ->
    [true] Personne ne pouvait continuer. Chaque carte restante vaut un point négatif.
   *[other] { $names } n’a plus une seule carte. Chaque carte qui reste aux autres vaut un point négatif.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Personne n’a réussi à se débarrasser de toutes ses cartes.
       *[other] { $names } n’a plus une seule carte. Chaque carte qui reste aux autres vaut un point négatif.
    }
   *[other] Le moins de points négatifs sur toutes les manches : { $score }.
}

## Cartes

card-joker = joker
a-joker = un joker
card-joker-as = joker valant { $value }
card-push = PUSH
card-clear = CLEAR
card-back = carte cachée

## Endroits

place-pile = Défausse
place-stack = Pile { $number }
place-stack-of = { $name }, pile { $number }
pile-empty = Tout est permis
pile-limit = { $value ->
    [1] Seulement un 1
   *[other] { $value } ou moins
}
pile-below = { $value ->
    [1] Aucun nombre ne va
   *[other] Moins de { $value }
}
pile-run = { $count } sur 4 pareilles
blind-note = Dernière carte : à l’aveugle
blind-note-of = dernière carte
fact-cards = { $count ->
    [one] Plus qu’une carte
   *[other] Encore { $count } cartes
}

## Ce que c’est, en une phrase

about-number = Se pose sur une valeur égale ou supérieure, ou sur une défausse vide ; les cartes de même valeur peuvent se poser ensemble.
about-joker = Prend la valeur des cartes numérotées posées avec lui ou, seul, celle du dessus de la défausse ; seul sur une défausse vide, il n’en a aucune.
about-joker-as = Compte ici pour { $value } ; repris en main, il redevient un simple joker.
about-push = Tu choisis un autre joueur, qui prend toute la défausse en main ; le PUSH quitte le jeu et ton tour se termine.
about-clear = Toute la défausse et le CLEAR quittent le jeu, et tu rejoues aussitôt.
about-back = Personne ne connaît cette carte, pas même son propriétaire.
about-pile = Pose la valeur du dessus, une valeur plus basse ou une carte spéciale ; qui ne peut ou ne veut pas jouer prend toute la défausse en main.
about-pile-empty = Sur une défausse vide, toutes les valeurs sont permises, mais personne ne peut passer.
about-pile-open = Le joker du dessus n’a pas de valeur : n’importe quelle valeur peut le recouvrir.
about-pile-full = Quatre cartes de même valeur : qui les a réunies peut retirer la défausse et rejouer ; si elle reste, seules une valeur plus basse ou une carte spéciale peuvent suivre.
about-run = Les cartes de même valeur sur le dessus : qui en réunit quatre peut retirer la défausse et rejouer.
about-stack = { $left ->
    [0] Il ne reste aucune carte de cette pile.
    [1] Personne ne connaît cette dernière carte : elle se joue à l’aveugle et, si elle ne peut pas être posée, on la prend en main avec toute la défausse.
    [2] La carte visible se joue comme si elle était en main ; dessous, il ne reste que la carte de travers, à jouer à l’aveugle.
   *[other] La carte visible se joue comme si elle était en main ; on retourne alors la carte droite du dessous.
}
about-hand = Qui n’a plus aucune carte, ni en main ni dans ses piles, gagne aussitôt la manche.
about-cards = Les cartes en main et dans les piles : qui n’en a plus gagne la manche, et chaque carte restante vaut un point négatif.

## Ce qu’on peut faire

do-lay = Poser { $card }
do-lay-stack = Poser { $card } de la pile { $number }
do-clear = Jouer CLEAR
do-push = Donner la défausse à { $name }
do-blind = Jouer à l’aveugle la dernière carte de la pile { $number }
do-sweep = Clear 4 ! Retirer la défausse
do-end = Finir mon tour
do-take = Prendre la défausse ({ $count })
prompt-sweep = Quatre cartes pareilles : retirer la défausse ou finir ton tour ?

## Cris

shout-sweep = Clear 4 !
shout-clear = CLEAR !
shout-push = PUSH ! { $name }
shout-blind-fails = Pas de chance !

## En bref
event-lay-several = { $seat } joue { $count } cartes, la dernière : { $card }.
