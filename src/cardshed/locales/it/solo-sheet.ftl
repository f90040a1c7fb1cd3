### Solo: la scheda riassuntiva, e le parole sotto le figure delle regole

## La scheda riassuntiva

sheet-goal = Gioca la tua ultima carta prima degli altri, e raccogli il minor numero possibile di punti di penalità.
sheet-turn-lay = Gioca una carta: il colore in vigore, il numero o il simbolo della carta in cima, o una carta nera.
sheet-turn-draw = Oppure pesca una carta. Se va bene, puoi giocarla subito.
sheet-numbers = Numeri da 1 a 9
sheet-watch = Occhio!
sheet-call = Chi gioca la penultima carta annuncia SOLO nello stesso momento. Chi se ne dimentica pesca due carte.
    .name = SOLO!
sheet-jump = Se hai esattamente la carta in cima, puoi giocarla subito, che sia il tuo turno o no. Il gioco prosegue dopo di te.
    .name = Inserirsi
sheet-raise = Invece di pescare, gioca un +2 o un +4 su un +2, oppure un +4 su un +4. Le quantità si sommano per il giocatore successivo.
    .name = Rilanciare
sheet-end = Chi gioca l’ultima carta vince subito la manche.
sheet-score = Gli altri contano le carte in mano: i numeri il loro valore, cambio di direzione 10, salta il turno 20; +2, scambio e regalo 30; scelta del colore, rotazione e protezione 40; +4 conta 50.
sheet-limit = La partita finisce con la manche dopo la quale qualcuno ha più di 300 punti. Vince chi ne ha meno.

## Le figure delle regole

picture-colour = Lo stesso colore va bene…
picture-number = … anche lo stesso numero…
picture-symbol = … o lo stesso simbolo.
picture-neither = Qui non va bene niente.
picture-jump = 7 blu su 7 blu: chi ce l’ha può inserirsi.
picture-raise = Un +2 verde su un +2 rosso: quattro carte aspettano il giocatore successivo.
picture-black = Il nero va su tutto.
picture-shield = Una protezione dal fulmine verde contro un +2: nessuno pesca, e il verde è in vigore.
