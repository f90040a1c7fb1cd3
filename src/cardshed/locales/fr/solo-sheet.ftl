### Solo : l’aide-mémoire, et les mots sous les images des règles

## L’aide-mémoire

sheet-goal = Pose ta dernière carte avant tout le monde, et récolte le moins possible de points de pénalité.
sheet-turn-lay = Pose une carte : la couleur en cours, le chiffre ou le symbole du dessus, ou une carte noire.
sheet-turn-draw = Ou pioche une carte. Si elle convient, tu peux la poser aussitôt.
sheet-numbers = Chiffres de 1 à 9
sheet-watch = Ouvre l’œil
sheet-call = En posant ton avant-dernière carte, annonce SOLO. Qui l’oublie pioche deux cartes.
    .name = SOLO !
sheet-jump = Si tu as exactement la carte du dessus, tu peux la poser aussitôt, que ce soit ton tour ou non. Le jeu continue après toi.
    .name = Intercepter
sheet-raise = Au lieu de prendre des cartes, pose un +2 ou un +4 sur un +2, ou un +4 sur un +4. Les nombres s’additionnent pour le joueur suivant.
    .name = Monter
sheet-end = Qui pose sa dernière carte gagne aussitôt la manche.
sheet-score = Les autres comptent leur main : les chiffres leur valeur, changement de sens 10, Passer 20 ; +2, échange et cadeau 30 ; choix de couleur, rotation et protection 40 ; +4 compte 50.
sheet-limit = La partie se termine avec la manche après laquelle quelqu’un a plus de 300 points. Qui en a le moins gagne.

## Les images des règles

picture-colour = La même couleur convient…
picture-number =… le même chiffre aussi…
picture-symbol =… ou le même symbole.
picture-neither = Ici, rien ne convient.
picture-jump = 7 bleu sur 7 bleu : qui l’a peut intercepter.
picture-raise = Un +2 vert sur un +2 rouge : quatre cartes attendent le joueur suivant.
picture-black = Le noir va sur tout.
picture-shield = Une protection à l’éclair vert contre un +2 : personne ne prend de carte, et la couleur est maintenant le vert.
