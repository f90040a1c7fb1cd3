### Hawaiki: la scheda riassuntiva, e le parole sotto le figure delle regole

## La scheda riassuntiva

sheet-goal = Liberati delle carte prima degli altri, manche dopo manche, e conserva più gettoni di tutti.
sheet-turn-lay = Gioca una carta su una delle tre pile. Deve avere il colore o il valore della carta che copre.
sheet-turn-announce = Se forma una combinazione che prima non c’era, annunciala per nome mentre la giochi.
sheet-turn-draw = Oppure pesca una carta, e il tuo turno finisce.
sheet-cards = Valori da 1 a 7 in cinque colori
sheet-pair = Proprio la stessa carta che copre. Giochi di nuovo.
    .name = «{ combo-pair }!»
sheet-suite = Le tre carte in cima hanno valori consecutivi, in qualsiasi ordine. Designi qualcuno che pesca una carta, e giochi di nuovo.
    .name = «{ combo-suite }!»
sheet-colour = Le tre carte in cima hanno lo stesso colore. Un giocatore a tua scelta pesca due carte, o due giocatori una ciascuno, e giochi di nuovo.
    .name = «{ combo-colour }!»
sheet-three = Le tre carte in cima hanno lo stesso valore. Tutti gli altri pescano una carta, e tu giochi di nuovo.
    .name = «{ combo-three }!»
sheet-manners = Le buone maniere
sheet-thanks = Se ti fanno pescare, di’ «grazie» per una carta e «grazie mille» per due. Altrimenti ne peschi una in più.
sheet-forgotten = Se qualcuno ha dimenticato di annunciare, fallo tu prima che si continui: chi se n’è dimenticato pesca una carta. Ma può anche ricordarsene prima di te.
sheet-end = Quando qualcuno gioca l’ultima carta la manche è finita, dopo gli effetti di una combinazione annunciata con quella carta.
sheet-score = Ognuno comincia con 10 gettoni e ne restituisce uno per ogni carta rimasta in mano. La partita finisce con la manche dopo la quale qualcuno non ne ha più; vince chi ne ha di più.

## Le figure delle regole

picture-colour = Il rosso va sul rosso…
picture-value = … e un 5 su un 5.
picture-neither = Qui non va né il colore né il valore.
picture-pair = 4 verde su 4 verde: «coppia».
picture-suite = 3, 4 e 5 in cima: «scala».
picture-one-colour = Tutte e tre sono blu: «colore».
picture-three = Tre 6: «tris».
picture-new-suite = Il 4 rosso copre l’1 rosso. 1-2-3 diventa 2-3-4, ed è una nuova «scala».
