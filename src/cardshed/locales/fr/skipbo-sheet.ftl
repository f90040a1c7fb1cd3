### Skip-Bo : l’aide-mémoire, et les mots sous les images des règles

## L’aide-mémoire

sheet-goal = Vide ton talon avant tout le monde : c’est la pile dont seule la carte du dessus est visible.
sheet-turn-draw = Pioche jusqu’à avoir cinq cartes en main.
sheet-turn-lay = Pose autant de cartes que tu veux sur les piles de construction, une par une : de ta main, du dessus de ton talon et du dessus de tes piles de défausse. Si tu as posé toute ta main, pioche cinq autres cartes et continue.
sheet-turn-discard = Mets une carte de ta main sur une de tes piles de défausse. Cela termine ton tour.
sheet-numbers = Ils vont dans l’ordre sur les piles de construction, de 1 à 12.
    .name = Nombres de 1 à 12
sheet-joker = Joker
sheet-piles = Les piles
sheet-stock = Rien qu’à toi : 30 cartes de 2 à 4 joueurs, 20 à 5 ou 6. Quand la carte du dessus est posée, on retourne la suivante.
    .name = Talon
sheet-building = Quatre au plus, pour tout le monde. Chacune commence par un 1 et monte de un en un ; avec son 12, elle est mise de côté.
    .name = Piles de construction
sheet-discard = Quatre au plus, rien qu’à toi. Elles prennent n’importe quelle carte, mais seule celle du dessus peut être posée.
    .name = Piles de défausse
sheet-draw = Pour piocher. Quand elle est vide, on mélange les piles complètes pour en refaire une.
    .name = Pioche
sheet-teams = Tu peux aussi poser depuis le talon et les piles de défausse de ton partenaire, et t’y défausser. Ton équipe gagne la manche quand ses deux talons sont vides.
sheet-end = Qui pose la dernière carte de son talon gagne aussitôt la manche.
sheet-score = Qui gagne une manche marque 25 points, plus 5 par carte restant dans les talons adverses. Si l’on joue aux points, le premier à les atteindre gagne la partie.

## Les images des règles

picture-next = Après 1 et 2 vient un 3…
picture-joker =… ou un joker, qui remplace alors le 3.
picture-wait = Un 5 doit attendre.
picture-complete = Avec son 12, la pile est complète.
picture-discard = Une carte de ta main sur une de tes piles de défausse : ton tour est fini.
picture-turned = Le 7 est posé, et la carte suivante du talon est retournée : un 2.
picture-top = Seul le 6 peut être posé ; le 4 et le 9 attendent dessous.
