### Les mots de la table de Hawaiki dans le navigateur

## De quoi il s’agit

goal = poser ses cartes et garder ses jetons ; qui en a le plus gagne.
won-round = { $blocked ->
    [true] Personne ne pouvait continuer. Chacun a rendu un jeton par carte en main.
   *[other] { $names } a posé sa dernière carte. Les autres ont rendu un jeton par carte en main.
}
won-match = Le plus de jetons à la fin : { $score }.
sheet-total = Jetons restants
sheet-besides = Jetons dépensés

## Cartes et emplacements

card = { $value } { $colour ->
    [R] rouge
    [O] orange
    [G] vert
    [B] bleu
   *[P] violet
}
    .hidden = { $card } (carte cachée)
    .back = une carte face cachée
place-stock = Pioche
place-pile = Pile { $pile }
combo-of = { $combination ->
    [pair] { combo-pair }
    [suite] { combo-suite }
    [colour] { combo-colour }
   *[three] { combo-three }
}

## Ce que c’est, en une phrase

about-card = Se pose sur une pile dont la carte du dessus a sa couleur ou sa valeur.
about-hidden = Les autres ne voient pas cette carte ; si tu la poses, tu peux cacher à la place une de tes cartes visibles.
about-back = Une carte que tu n’as pas le droit de voir.
about-pile = La carte posée ici doit avoir la couleur ou la valeur de celle du dessus ; à elles trois, les cartes du dessus peuvent former une suite, une couleur ou un brelan.
about-stock = Qui ne peut ou ne veut pas poser pioche une carte ici, et son tour est fini.
about-tokens = Après chaque manche, chaque carte en main coûte un jeton ; dès que quelqu’un n’en a plus, la partie s’arrête et qui en a le plus gagne.
about-owes = Pour une carte, on dit « merci », pour deux « merci beaucoup » : toute autre réponse, même le silence, coûte une carte de plus.
about-hand = Qui pose sa dernière carte termine la manche ; chaque carte encore en main coûte un jeton.

## Coups

do-lay = Poser le { $card } sur la pile { $pile } sans rien dire
do-announce = Poser le { $card } sur la pile { $pile } : « { $combination } ! »
do-draw = Piocher une carte
do-designate = { $count ->
    [one] { $name } pioche une carte
   *[other] { $name } pioche { $count } cartes
}
do-designate-two = { $name } et { $other } piochent une carte chacun
do-thanks = Merci !
do-thanks-a-lot = Merci beaucoup !
do-silent = Ne rien dire
do-call-late = J’ai oublié : « { $combination } ! »
do-call-other = { $name } a oublié : « { $combination } ! »
do-sacrifice = Rendre un jeton : le { $card } va sous la pioche
do-again = Rendre un jeton et rejouer
do-end = Finir mon tour
do-hide = Cacher le { $card }
do-open = Laisser toutes les cartes visibles

## Sur la table

stock-draw = Piocher
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
owes = { $count ->
    [one] a { $count } carte à piocher
   *[other] a { $count } cartes à piocher
}
prompt-designate = { $count ->
    [one] Qui pioche la carte ?
   *[other] Distribue { $count } cartes : touche qui doit piocher.
}
prompt-thanks = { $count ->
    [one] { $name } te fait piocher une carte. Que dis-tu ?
   *[other] { $name } te fait piocher { $count } cartes. Que dis-tu ?
}
prompt-hide = Tu as posé ta carte cachée. En cacher une autre ?
prompt-second-chance = Rejouer contre un jeton ?
prompt-late = Personne n’a encore rien vu : tu as oublié « { $combination } » !
prompt-counter = { $name } a oublié d’annoncer « { $combination } » !

## Ce qui s’entend autour de la table

do-call = J’ai vu une combinaison oubliée
shout-combo = { $combination } !
shout-caught = Oublié ! { $combination } !
shout-thanks = Merci !
shout-thanks-a-lot = Merci beaucoup !
shout-silent =…
