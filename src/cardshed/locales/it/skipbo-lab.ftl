### Quello che il laboratorio conta, in poche parole.

lab-rule-discard = Uno scarto conclude il turno
lab-rule-hand-refilled = Si giocano tutte le carte in mano e se ne pescano altre
lab-rule-from-stock = Si gioca una carta della scorta
lab-rule-from-discard = Si gioca una carta da una pila di scarto
lab-rule-joker = Si gioca un jolly Skip-Bo
lab-rule-complete = Una pila di costruzione è completa
lab-rule-reshuffle = Le pile complete formano un nuovo mazzo
lab-rule-nothing-to-draw = Non c’è niente da pescare
lab-rule-pass = Qualcuno passa senza carte in mano
lab-rule-blocked = La manche è bloccata
lab-rule-too-long = La manche dura troppo
lab-rule-out = Si gioca l’ultima carta della scorta
lab-rule-partners-piles = Si usano le pile del compagno

lab-ahead = È in testa chi ha meno carte nella scorta, ciascuna contata secondo i suoi punti; contano anche i punti delle manche precedenti.
