### Quello che il laboratorio conta, in poche parole.

lab-rule-joker = Si gioca un joker
lab-rule-joker-without-value = Un joker resta senza valore
lab-rule-from-stack = Si gioca una carta da una pila
lab-rule-sweep = Clear 4! Quattro carte uguali eliminano gli scarti
lab-rule-push = PUSH: qualcuno deve prendere gli scarti
lab-rule-clear = CLEAR elimina gli scarti
lab-rule-pass = Qualcuno passa e prende gli scarti
lab-rule-blind = Si gioca una carta alla cieca
lab-rule-blind-fails = Una carta giocata alla cieca non è ammessa
lab-rule-out = Qualcuno resta senza carte
lab-rule-last-blind-fails = L’ultima carta, giocata alla cieca, non è ammessa
lab-rule-blocked = La manche dura troppo

lab-ahead = È in testa chi avrebbe il punteggio migliore se la manche finisse ora: ogni carta rimasta conta un punto negativo.
