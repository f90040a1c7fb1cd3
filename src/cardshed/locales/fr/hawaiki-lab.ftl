### Ce que le laboratoire compte, en quelques mots.

lab-rule-draw = Quelqu’un pioche au lieu de poser
lab-rule-pair = Paire
lab-rule-suite = Suite
lab-rule-colour = Couleur
lab-rule-three = Brelan
lab-rule-forgotten = Une combinaison n’est pas annoncée
lab-rule-counter = Un autre l’annonce à sa place
lab-rule-late = Elle est annoncée en retard
lab-rule-call-let-go = Une occasion d’annoncer ou de contrer est manquée
lab-rule-thanks = Le merci est juste
lab-rule-wrong-thanks = Le merci est faux ou manque
lab-rule-out = Quelqu’un pose sa dernière carte
lab-rule-reshuffle = Les piles deviennent une nouvelle pioche
lab-rule-nothing-to-draw = Il n’y a rien à piocher
lab-rule-blocked = La manche est bloquée
lab-rule-too-long = La manche dure trop longtemps
lab-rule-hide = Une nouvelle carte est cachée
lab-rule-sacrifice = Un jeton est sacrifié pour une carte du dessus
lab-rule-second-chance = Une deuxième chance est achetée
lab-rule-second-chance-let-go = Une deuxième chance est refusée

lab-ahead = Mène celui qui aurait le plus de jetons si la manche finissait maintenant : chaque carte en main en coûte un.
