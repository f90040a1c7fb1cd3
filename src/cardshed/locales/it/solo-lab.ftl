### Quello che il laboratorio conta, in poche parole.

lab-rule-start-again = La prima carta va sotto il mazzo
lab-rule-draw = Qualcuno pesca nel suo turno
lab-rule-keep = Si tiene la carta pescata
lab-rule-jump-in = Qualcuno si inserisce
lab-rule-jump-in-let-go = Si lascia passare l’occasione di inserirsi
lab-rule-skip = Qualcuno salta il turno
lab-rule-reverse = Il senso di gioco si inverte
lab-rule-draw-two = Si gioca un +2
lab-rule-take = Qualcuno pesca per un +2 o un +4
lab-rule-raise = Qualcuno rilancia
lab-rule-choose-colour = Si sceglie un colore
lab-rule-draw-four = Si gioca un +4
lab-rule-swap = Due giocatori si scambiano le carte
lab-rule-rotate = Tutte le mani passano al vicino
lab-rule-gift = Un regalo viene accettato
lab-rule-shield = Qualcuno si protegge
lab-rule-solo = Si annuncia SOLO
lab-rule-penalty = Qualcuno dimentica SOLO: carte di penalità
lab-rule-out = Qualcuno resta senza carte
lab-rule-reshuffle = Gli scarti formano un nuovo mazzo
lab-rule-nothing-to-draw = Ci sono troppo poche carte da pescare
lab-rule-pass = Qualcuno è bloccato e passa
lab-rule-blocked = La manche è bloccata
lab-rule-too-long = La manche dura troppo

lab-ahead = È in testa chi ha meno punti; ogni carta in mano conta come una carta media, perché nessuno la vede.
