### Quello che il laboratorio conta, in poche parole.

lab-rule-joker = Si gioca un joker
lab-rule-joker-without-value = Un joker resta senza valore
lab-rule-from-stack = Si gioca una carta da un mazzetto
lab-rule-sweep = Clear 4! Quattro carte uguali tolgono la pila
lab-rule-push = PUSH: qualcuno deve prendere la pila
lab-rule-clear = CLEAR toglie la pila
lab-rule-pass = Qualcuno passa e prende la pila
lab-rule-blind = Si gioca una carta alla cieca
lab-rule-blind-fails = Una carta alla cieca fallisce
lab-rule-out = Qualcuno resta senza carte
lab-rule-last-blind-fails = L’ultima carta fallisce alla cieca
lab-rule-blocked = La manche dura troppo

lab-ahead = È in testa chi avrebbe il punteggio migliore se la manche finisse ora: ogni carta che gli resta conta contro di lui.
