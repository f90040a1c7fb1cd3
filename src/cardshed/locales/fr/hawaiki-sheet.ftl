### Hawaiki : l’aide-mémoire, et les mots sous les images des règles

## L’aide-mémoire

sheet-goal = Débarrasse-toi de tes cartes avant les autres, manche après manche, et garde le plus de jetons.
sheet-turn-lay = Pose une carte sur l’une des trois piles. Elle doit avoir la couleur ou la valeur de la carte qu’elle recouvre.
sheet-turn-announce = Si elle forme une combinaison qui n’y était pas, annonce-la par son nom en posant la carte.
sheet-turn-draw = Ou pioche une carte, et ton tour est fini.
sheet-cards = Valeurs de 1 à 7 en cinq couleurs
sheet-pair = Exactement la même carte que celle qu’elle recouvre. Tu rejoues.
    .name = « { combo-pair } ! »
sheet-suite = Les trois cartes du dessus ont des valeurs consécutives, dans n’importe quel ordre. Tu désignes un joueur qui pioche une carte, et tu rejoues.
    .name = « { combo-suite } ! »
sheet-colour = Les trois cartes du dessus ont la même couleur. Un joueur de ton choix pioche deux cartes, ou deux joueurs une chacun, et tu rejoues.
    .name = « { combo-colour } ! »
sheet-three = Les trois cartes du dessus ont la même valeur. Tous les autres piochent une carte, et tu rejoues.
    .name = « { combo-three } ! »
sheet-manners = Les bonnes manières
sheet-thanks = Si l’on te fait piocher, dis « merci » pour une carte et « merci beaucoup » pour deux. Sinon, tu en pioches une de plus.
sheet-forgotten = Si quelqu’un a oublié d’annoncer, dis-le avant que le jeu continue : il pioche alors une carte. Il peut aussi y penser le premier.
sheet-end = Quand quelqu’un pose sa dernière carte, la manche est finie, une fois appliqués les effets d’une combinaison annoncée en la posant.
sheet-score = Chacun commence avec 10 jetons et en rend un par carte restée en main. La partie s’arrête avec la manche après laquelle quelqu’un n’en a plus ; qui en a le plus gagne.

## Les images des règles

picture-colour = Le rouge va sur le rouge…
picture-value =… et un 5 sur un 5.
picture-neither = Ici, ni la couleur ni la valeur ne conviennent.
picture-pair = 4 vert sur 4 vert : « paire ».
picture-suite = 3, 4 et 5 sur le dessus : « suite ».
picture-one-colour = Les trois sont bleues : « couleur ».
picture-three = Trois 6 : « brelan ».
picture-new-suite = Le 4 rouge recouvre le 1 rouge. 1-2-3 devient 2-3-4, et c’est une nouvelle « suite ».
