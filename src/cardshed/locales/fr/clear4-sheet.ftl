### Clear 4 : l’aide-mémoire, et les mots sous les images des règles

## L’aide-mémoire

sheet-goal = Débarrasse-toi avant tout le monde de toutes tes cartes : celles de ta main et celles de tes quatre piles.
sheet-turn-lay = Pose une ou plusieurs cartes numérotées de même valeur, prises dans ta main et parmi les cartes visibles de tes piles. Leur valeur est celle du dessus de la défausse, ou plus basse ; sur une défausse vide, tout est permis.
sheet-turn-special = Ou joue un PUSH ou un CLEAR, quoi qu’il y ait sur la défausse.
sheet-turn-pass = Ou passe : prends toute la défausse en main. Sur une défausse vide, personne ne peut passer.
sheet-numbers = Nombres de 1 à 10
sheet-stacks = Tes piles
sheet-stack = Joue la carte visible comme si elle était dans ta main. La carte droite du dessous est aussitôt retournée et peut rejoindre la pose si elle a la même valeur ou si c’est un joker.
    .name = Une pile de trois
sheet-blind = Quand les deux cartes droites sont parties, tu peux jouer à l’aveugle la carte de travers, en premier dans une pose. Si elle ne peut pas être posée, tu la prends avec toute la défausse.
    .name = La dernière carte
sheet-four = Clear 4 !
sheet-sweep = Si ta pose réunit quatre cartes de même valeur sur le dessus de la défausse, peu importe qui a posé les autres, tu peux retirer la défausse et rejouer. On n’y pose jamais de cinquième.
    .name = Quatre pareilles
sheet-end = Qui n’a plus de carte gagne aussitôt la manche, même avec un PUSH ou un CLEAR.
sheet-score = Sur plusieurs manches, chaque carte restée en main ou dans les piles vaut un point négatif. Qui en a le moins gagne.

## Les images des règles

picture-lower = Un 5 peut aller sur un 8.
picture-higher = Un 9, non.
picture-joker-with = Posé avec un 5, le joker est un 5 lui aussi.
picture-joker-alone = Posé seul sur un 8, le joker est un 8.
picture-turned = Le 5 est joué, et la carte droite du dessous est retournée : un 3.
picture-fifth = Quatre 8 sont restés là : il n’y en a pas de cinquième.
picture-four = Trois 8 et un joker valant 8 font quatre cartes de même valeur : on peut retirer la défausse.
picture-push = Quelqu’un d’autre prend toute la défausse.
picture-clear = Toute la défausse a disparu.
picture-blind = La carte de travers ne montre ce qu’elle est qu’une fois jouée.
