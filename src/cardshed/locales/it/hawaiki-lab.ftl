### Quello che il laboratorio conta, in poche parole.

lab-rule-draw = Qualcuno pesca invece di giocare
lab-rule-pair = Coppia
lab-rule-suite = Scala
lab-rule-colour = Colore
lab-rule-three = Tris
lab-rule-forgotten = Una combinazione non viene annunciata
lab-rule-counter = Un altro la annuncia al suo posto
lab-rule-late = Viene annunciata in ritardo
lab-rule-call-let-go = Si lascia passare l’occasione di annunciare
lab-rule-thanks = Qualcuno ringrazia come si deve
lab-rule-wrong-thanks = Qualcuno ringrazia male o per niente
lab-rule-out = Qualcuno gioca l’ultima carta
lab-rule-reshuffle = Le pile formano un nuovo mazzo
lab-rule-nothing-to-draw = Non c’è niente da pescare
lab-rule-blocked = La manche è bloccata
lab-rule-too-long = La manche dura troppo
lab-rule-hide = Si nasconde una nuova carta
lab-rule-sacrifice = Si sacrifica un gettone per togliere una carta in cima
lab-rule-second-chance = Si compra una seconda possibilità
lab-rule-second-chance-let-go = Si lascia passare una seconda possibilità

lab-ahead = È in testa chi avrebbe più gettoni se la manche finisse ora: ogni carta in mano ne costa uno.
