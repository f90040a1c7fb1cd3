### Les mots de la table de Solo dans le navigateur

## De quoi il s’agit

goal = { $limit ->
    [0] poser toutes ses cartes avant les autres.
   *[other] se débarrasser de ses cartes ; dès que quelqu’un dépasse { $limit } points, le plus petit score gagne.
}
won-round = { $blocked ->
    [true] Personne ne pouvait continuer. Chacun compte les cartes de sa main.
   *[other] { $names } a posé sa dernière carte. Les autres comptent les cartes de leur main.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Personne ne pouvait continuer : le plus petit score gagne.
       *[other] { $names } a posé sa dernière carte.
    }
   *[other] Quelqu’un a dépassé { $limit } points ; le plus petit score gagne : { $score }.
}

## Cartes et emplacements

card-number = { $value } { $colour ->
    [R] rouge
    [G] vert
    [B] bleu
   *[Y] jaune
}
card-symbol = { $what ->
    [skip] { card-skip }
    [turn] { card-turn }
    [plus2] { card-plus2 }
    [swap] { card-swap }
    [gift] { card-gift }
   *[shield] { card-shield }
} ({ $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
})
card-back = une carte face cachée
colour-of = { $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}
place-stock = Pioche
place-discard = Défausse

## Ce que c’est, en une phrase

about-number = Se pose sur la couleur en cours ou sur le même chiffre.
about-skip = Le joueur suivant passe son tour.
about-turn = Le sens du jeu s’inverse ; à deux, tu rejoues.
about-plus2 = Le joueur suivant prend deux cartes et le tour passe, sauf s’il monte.
about-swap = Tu peux échanger toute ta main avec le joueur de ton choix.
about-gift = Tu donnes à un autre joueur deux cartes de ta main.
about-color = Se pose sur n’importe quelle carte, et tu choisis la couleur.
about-plus4 = Se pose sur n’importe quelle carte : tu choisis la couleur, et le joueur suivant prend quatre cartes ou monte.
about-rotate = Se pose sur n’importe quelle carte : chacun passe toute sa main au suivant dans le sens du jeu, et la couleur ne change pas.
about-shield = Se pose sur n’importe quelle carte et impose la couleur de son éclair ; en réponse, elle protège des cartes à prendre, d’un tour à passer, d’un échange, d’un cadeau ou d’une rotation.
about-back = Une carte que tu n’as pas le droit de voir.
about-stock = Qui ne peut ou ne veut pas poser pioche une carte ici, et peut la poser aussitôt si elle convient.
about-discard = Ici va la couleur en cours, le chiffre ou le symbole du dessus, ou une carte noire ; qui a exactement la carte du dessus peut intercepter.
about-colour = C’est la couleur en cours : elle convient, comme le chiffre ou le symbole du dessus et toute carte noire.
about-direction = On joue dans ce sens ; un changement de sens l’inverse.
about-owed = { $shields ->
    [true] Le joueur dont c’est le tour prend les { $count } cartes, monte avec un +2 ou un +4, ou pose une protection.
   *[other] Le joueur dont c’est le tour prend les { $count } cartes ou monte avec un +2 ou un +4.
}
about-points = { $limit ->
    [0] Points de pénalité des cartes restées en main à la fin ; qui en a le moins gagne.
   *[other] Points de pénalité des cartes restées en main : dès que quelqu’un dépasse { $limit }, la partie s’arrête et qui en a le moins gagne.
}
about-hand = Qui pose sa dernière carte gagne la manche ; en posant l’avant-dernière, on annonce SOLO.

## Coups

do-lay = Poser : { $card }
do-jump = Intercepter : { $card }
do-ward = Me protéger : { $card }
do-colour = { $card } : { $colour }
do-swap = Échanger les mains avec { $name }
do-no-swap = Poser sans échanger
do-gift = { $count ->
    [one] Offrir ma dernière carte à { $name }
   *[other] Offrir deux cartes à { $name }
}
do-give = Donner : { $card }
do-call = { $move } – SOLO !
do-no-call = { $move }, sans rien dire
do-draw = Piocher une carte
do-take = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
do-keep = Garder la carte
do-accept = { $effect ->
    [skip] Passer mon tour
    [swap] Échanger les mains
    [gift] Accepter le cadeau
   *[rotate] Laisser tourner les mains
}
do-pass = Passer

## Sur la table

stock-draw = Piocher
stock-take = Prendre { $count }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
colour-in-force = Couleur en cours : { $colour }
direction = { $direction ->
    [left] On joue vers la gauche
   *[right] On joue vers la droite
}
owed = { $count } cartes à prendre
prompt-ask = { $effect ->
    [skip] { $name } veut te faire passer ton tour. Une protection l’empêcherait.
    [swap] { $name } veut échanger sa main avec la tienne. Une protection l’empêcherait.
    [gift] { $name } a un cadeau pour toi : deux cartes. Une protection l’empêcherait.
   *[rotate] { $name } fait tourner toutes les mains. Avec une protection, tu garderais la tienne.
}
prompt-ask-start = La première carte te fait passer ton tour. Une protection l’empêcherait.
prompt-waiting = Quelqu’un a-t-il une protection ?
prompt-give = { $count ->
    [one] Choisis encore une carte pour { $name }.
   *[other] Choisis { $count } cartes pour { $name }.
}
prompt-swap = Échanger avec qui ? Touche un joueur, ou la défausse pour garder ta main.
prompt-gift = À qui le cadeau ? Touche un joueur.
prompt-drawn = Tu as pioché : { $card }. Elle ne va pas : garde-la.
prompt-drawn-choice = Tu as pioché : { $card }. La poser ou la garder ?

## Ce qui s’entend autour de la table

shout-solo = SOLO !
shout-jump = J’intercepte !
shout-shield = Protection !
shout-forgot = SOLO oublié !
