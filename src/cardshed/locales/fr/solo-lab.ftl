### Ce que le laboratoire compte, en quelques mots.

lab-rule-start-again = La première carte va sous la pioche
lab-rule-draw = Quelqu’un pioche à son tour
lab-rule-keep = La carte piochée est gardée
lab-rule-jump-in = Quelqu’un intercepte
lab-rule-jump-in-let-go = Une occasion d’intercepter est manquée
lab-rule-skip = Quelqu’un passe son tour
lab-rule-reverse = Le sens du jeu change
lab-rule-draw-two = Un +2 est posé
lab-rule-take = Les cartes à prendre sont prises
lab-rule-raise = Quelqu’un monte
lab-rule-choose-colour = Une couleur est choisie
lab-rule-draw-four = Un +4 est posé
lab-rule-swap = Deux mains sont échangées
lab-rule-rotate = Toutes les mains tournent
lab-rule-gift = Un cadeau est accepté
lab-rule-shield = Une protection sert
lab-rule-solo = SOLO est annoncé
lab-rule-penalty = SOLO est oublié : cartes de pénalité
lab-rule-out = Quelqu’un pose sa dernière carte
lab-rule-reshuffle = La défausse devient une nouvelle pioche
lab-rule-nothing-to-draw = Il y a trop peu de cartes à piocher
lab-rule-pass = Quelqu’un est coincé et passe
lab-rule-blocked = La manche est bloquée
lab-rule-too-long = La manche dure trop longtemps

lab-ahead = Mène celui qui a le moins de points ; chaque carte en main compte comme une carte moyenne, puisque sa face est secrète.
