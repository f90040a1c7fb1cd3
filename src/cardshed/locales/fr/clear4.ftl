# Clear 4 : les règles en français

about = On descend, on ne remonte jamais : pose la valeur du dessus de la défausse ou une valeur plus basse, et retourne tes piles au fil du jeu. Réunis quatre cartes de même valeur pour balayer la défausse et rejouer, refile à quelqu’un d’autre une défausse encombrante, et risque tes dernières cartes à l’aveugle. Le premier à se débarrasser de toutes ses cartes gagne.
tagline = Pose bas, réunis quatre pareilles, vide tes piles.
minutes = 10–20 min

section-setup = Mise en place
section-turn = Un tour de jeu
section-numbers = Poser des cartes numérotées
section-special = Jouer une carte spéciale
section-passing = Passer
section-last = La dernière carte d’une pile
section-end = La fin
section-options = Options
section-moves = Coups

## Mise en place

C4-01 = Le jeu compte 120 cartes : dix de chaque nombre de 1 à 10, sept JOKER, sept PUSH et six CLEAR.
C4-02 = On joue de 2 à 6 joueurs ({ -ruling } : autant que le jeu de cartes peut en servir).
C4-03 = Chaque joueur reçoit 20 cartes : quatre piles de trois cartes, et huit cartes en main. Dans chaque pile, la carte du dessous est placée de travers, face cachée, celle du milieu est droite, face cachée, et celle du dessus est droite, face visible. Toutes les autres cartes sont hors jeu, et personne ne les voit.
C4-04 = Au début, la défausse est vide.
C4-05 = Le sort désigne qui commence la première manche ; à chaque nouvelle manche, c’est le joueur suivant, à gauche, qui commence ({ -ruling }).
C4-06 = Personne ne connaît une carte face cachée, pas même son propriétaire. Les mains sont secrètes ; le nombre de cartes de chaque main, les cartes face visible et la défausse sont connus de tous.

## Un tour de jeu

C4-10 = À ton tour, tu fais exactement une chose parmi trois : poser des cartes numérotées, jouer une seule carte spéciale, ou passer. C’est ensuite au joueur suivant, à gauche.
    .refusal = Ce n’est pas ton tour.

## Poser des cartes numérotées

C4-11 = Une pose se compose d’une ou de plusieurs cartes numérotées, toutes de la même valeur. Elles peuvent venir de ta main, des cartes face visible de tes propres piles, ou des deux à la fois.
    .refusal = Tu ne peux poser que des cartes de ta main ou face visible sur tes propres piles, toutes d’une même valeur dans une pose, et une pose ne se termine qu’une fois une carte posée.
C4-12 = La valeur que tu poses doit être égale ou inférieure à celle du dessus de la défausse. Si la défausse est vide, tu peux poser n’importe quelle valeur.
    .refusal = La valeur que tu poses doit être égale ou inférieure à celle du dessus de la défausse.
C4-13 = Un JOKER posé avec des cartes numérotées a leur valeur. Des JOKER seuls suivis de cartes numérotées forment une seule et même pose : sur une défausse vide, `J` puis `5` donne deux 5.
C4-14 = Un JOKER posé sans carte numérotée a la valeur du dessus de la défausse ; tu peux en poser plusieurs ensemble de cette façon ({ -ruling }). Sur un 8, `J` puis `8` donne deux 8, mais `J` puis `5` est interdit, car ce JOKER est déjà un 8 ; pour deux 5, pose d’abord `5`, puis `J`.
    .refusal = Un JOKER posé sur une valeur a déjà pris cette valeur : aucun autre nombre ne peut s’y joindre.
C4-15 = Sur une défausse vide, un JOKER posé sans carte numérotée n’a pas de valeur : on peut poser dessus n’importe quelle valeur, et un JOKER seul posé dessus n’en a pas non plus. Un tel JOKER ne compte jamais pour réunir quatre cartes de même valeur ({ -ruling }). Si une carte numérotée rejoint la même pose, les JOKER de cette pose prennent sa valeur, mais les JOKER sans valeur des poses précédentes restent sans valeur. Une pose compte au plus quatre cartes, JOKER sans valeur compris ({ -ruling }).
    .refusal = Une pose compte au plus quatre cartes, JOKER sans valeur compris.
C4-16 = Tu poses les cartes face visible de tes propres piles exactement comme si tu les avais en main.
C4-17 = Dès que la carte face visible d’une pile est jouée, la carte droite qui se trouve dessous est retournée face visible ({ -ruling } : toujours, même quand la carte jouée est une carte spéciale). Si elle a la valeur de la pose, ou si c’est un JOKER, elle peut rejoindre la même pose. Dans une pose de JOKER sans valeur, n’importe quel nombre peut s’y joindre et en fixer la valeur.
C4-18 = La carte de travers d’une pile n’est jamais retournée, sauf quand on la joue à l’aveugle (voir C4-50 et les règles suivantes).
    .refusal = Une carte de travers ne se joue qu’à l’aveugle, et une pile vide n’a pas de carte à jouer.
C4-19 = Il n’y a jamais plus de quatre cartes d’une même valeur sur la défausse : une pose s’arrête à la quatrième. Si quatre cartes s’y trouvent sans avoir été retirées, on ne peut poser dessus ni cette valeur ni un JOKER seul.
    .refusal = Quatre cartes d’une même valeur, c’est le maximum sur la défausse : tu ne peux pas en poser une cinquième, et un JOKER seul en serait une aussi.
C4-20 = « Clear 4 ! » : si, après ta pose, quatre cartes de même valeur se trouvent sur le dessus de la défausse, tu peux retirer toute la défausse du jeu et jouer un autre tour. Les JOKER qui ont cette valeur comptent, et peu importe qui a posé les quatre cartes. Tu peux aussi laisser la défausse en place. Seul le joueur dont la pose a complété les quatre cartes peut les retirer, à la fin de cette pose ({ -ruling }).
    .refusal = Tu ne peux retirer la défausse qu’au moment où ta propre pose vient de réunir quatre cartes d’une même valeur sur le dessus.

## Jouer une carte spéciale

C4-30 = PUSH et CLEAR sont des cartes spéciales : tu en joues une seule, à la place de cartes numérotées, prise dans ta main ou face visible sur une de tes piles. Peu importe ce qui se trouve sur la défausse.
    .refusal = Un PUSH ou un CLEAR se joue seul, jamais au milieu d’une pose de cartes numérotées, et tu dois l’avoir en main ou face visible sur une de tes piles.
C4-31 = PUSH : tu choisis un autre joueur ({ -ruling } : pas toi-même), qui prend toute la défausse en main. Le PUSH quitte le jeu et ton tour se termine. Tu peux aussi le jouer sur une défausse vide ; tu désignes quand même un joueur, mais personne ne prend rien ({ -ruling }).
    .refusal = Un PUSH doit viser un autre joueur, pas toi-même, et aucune autre carte qu’un PUSH ne peut viser quelqu’un.
C4-32 = CLEAR : toute la défausse quitte le jeu, et le CLEAR aussi ({ -ruling } : toujours) ; tu joues aussitôt un autre tour. Sur une défausse vide, il te donne seulement ce tour de plus ({ -ruling }).
C4-33 = Une carte spéciale découverte pendant une pose (C4-17) ne peut pas rejoindre cette pose ; tu la gardes pour un tour ultérieur.
    .refusal = Une carte spéciale sur une pile ne peut pas rejoindre une pose de cartes numérotées ; elle servira à un tour ultérieur.

## Passer

C4-40 = Si tu ne peux pas ou ne veux pas jouer, tu prends toute la défausse en main et ton tour se termine. Les JOKER ainsi pris perdent leur valeur.
    .refusal = Tu ne peux passer qu’avant d’avoir posé une carte.
C4-41 = Sur une défausse vide, personne ne peut passer, car il y a toujours une carte à jouer ({ -ruling } : sinon le jeu pourrait ne jamais finir).
    .refusal = Tu ne peux pas passer quand la défausse est vide : tu as alors toujours une carte à jouer.

## La dernière carte d’une pile

C4-50 = Tu peux jouer la carte de travers d’une pile dès que les deux cartes droites de cette pile sont parties, même s’il te reste des cartes en main.
    .refusal = Tu ne peux jouer une carte de travers à l’aveugle qu’une fois les deux cartes droites de sa pile parties, et seulement si elle est encore là.
C4-51 = La carte de travers se joue à l’aveugle : elle n’est révélée qu’en étant jouée, et elle ne peut être que la première carte d’une pose ({ -ruling }).
    .refusal = Une carte jouée à l’aveugle ne peut être que la première carte d’une pose.
C4-52 = Si la carte jouée à l’aveugle est un nombre qui peut être posé (C4-12, C4-19), elle reste sur la défausse ; des cartes de sa valeur, venues de ta main ou de tes piles, peuvent s’y joindre, et des JOKER aussi.
C4-53 = Si la carte jouée à l’aveugle est un PUSH ou un CLEAR, elle produit son effet habituel. Tu choisis la cible d’un PUSH après qu’il a été révélé ; si c’était ta dernière carte, tu gagnes aussitôt et personne n’est visé.
    .refusal = Un PUSH révélé à l’aveugle doit viser quelqu’un tout de suite, et seul un tel PUSH vise après coup.
C4-54 = ({ -ruling }) Si la carte jouée à l’aveugle est un JOKER, il compte comme un JOKER seul (C4-14, C4-15), et des cartes numérotées de la valeur qu’il a prise peuvent s’y joindre. Sur une défausse vide, ou sur un JOKER sans valeur, des cartes numérotées d’une même valeur quelconque peuvent s’y joindre et lui donner cette valeur.
C4-55 = Si la carte jouée à l’aveugle ne peut pas être posée, parce qu’elle est trop haute ou parce qu’elle serait la cinquième carte d’une même valeur ({ -ruling }), tu la prends en main avec toute la défausse, et ton tour se termine.

## La fin

C4-60 = Qui n’a plus aucune carte, ni en main ni dans ses piles, gagne immédiatement la manche, même si sa dernière carte était un PUSH ou un CLEAR ; un PUSH joué en dernière carte ne fait rien prendre à personne ({ -ruling }).
C4-61 = Une dernière carte jouée à l’aveugle qui ne peut pas être posée ne fait pas gagner : on applique C4-55, et la manche continue.
C4-62 = Si l’on joue plusieurs manches (le livret de règles en suggère autant qu’il y a de joueurs), chaque joueur marque un point négatif par carte qui lui reste en main et dans ses piles ({ -ruling } : toutes ses cartes). Qui a le moins de points négatifs gagne la partie, et les joueurs à égalité partagent la victoire. Les scores sont donc nuls ou négatifs. Une manche unique est comptée elle aussi, mais c’est C4-60 qui en désigne le gagnant.
    .refusal = La partie est terminée : il n’y a plus de coup à jouer.
C4-63 = ({ -ruling }) Une manche qui atteint 10 000 coups est bloquée et se termine sans vainqueur ; chacun compte ses cartes.

## Options

option-rounds = Le nombre de manches d’une partie, ou une par joueur, pour que chacun commence une fois.
    .name = Manches
option-rounds-seats = Une par joueur
house-hand = Combien de cartes chaque joueur reçoit en main, en plus des piles.
    .name = Cartes en main
house-stacks = Combien de piles de trois cartes chaque joueur reçoit.
    .name = Piles
house-jokers = Combien il y a de JOKER.
    .name = JOKER

## Coups

move-lay = Poser cette carte de ta main. Une pose s’écrit carte par carte, puis se termine ; après sa première carte, seules sont possibles les cartes qui peuvent s’y joindre, `sweep` (quand C4-20 le permet) et `end`.
move-stack = Poser la carte face visible de la pile 1 à 4 (un nombre, un JOKER ou un CLEAR).
move-clear = Jouer un CLEAR de ta main.
move-push = Jouer un PUSH, de ta main ou de la pile 3, contre le joueur de la place 2 (les places se comptent à partir de 0).
move-blind = Jouer à l’aveugle la carte de travers de la pile 1 à 4.
move-aim = Viser le joueur de la place 2 avec le PUSH que tu viens de révéler à l’aveugle (les places se comptent à partir de 0).
move-sweep = Clear 4 ! Retirer la défausse du jeu et jouer un autre tour.
move-end = Terminer la pose ; c’est au joueur suivant. C’est toujours un coup à part entière, pour que personne ne puisse rien deviner d’une main en voyant qui a dû décider.
move-pass = Prendre la défausse en main.

C4-70 = ({ -ruling }) Un coup s’écrit comme dans le tableau des coups ; tout le reste n’est pas un coup.
    .refusal = Ce n’est pas un coup de ce jeu, ou pas à une table de cette taille.
