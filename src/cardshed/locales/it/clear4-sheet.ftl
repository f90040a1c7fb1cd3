### Clear 4: la scheda riassuntiva, e le parole sotto le figure delle regole

## La scheda riassuntiva

sheet-goal = Liberati di tutte le carte prima degli altri: quelle in mano e quelle delle tue quattro pile.
sheet-turn-lay = Gioca una o più carte numeriche dello stesso valore, dalla mano e dalle carte scoperte delle tue pile. Devono avere il valore in cima alla pila degli scarti o uno più basso; se è vuota, va bene tutto.
sheet-turn-special = Oppure gioca un PUSH o un CLEAR, qualunque cosa ci sia sulla pila degli scarti.
sheet-turn-pass = Oppure passa: prendi in mano tutta la pila degli scarti. Se è vuota, nessuno può passare.
sheet-numbers = Numeri da 1 a 10
sheet-stacks = Le tue pile
sheet-stack = Gioca la carta scoperta come se l’avessi in mano. La carta verticale sotto si scopre subito e può unirsi alla giocata, se ha lo stesso valore o è un joker.
    .name = Una pila di tre carte
sheet-blind = Quando entrambe le carte verticali non ci sono più, puoi giocare alla cieca quella orizzontale, come prima carta di una giocata. Se non è ammessa, la prendi con tutta la pila degli scarti.
    .name = L’ultima carta
sheet-four = Clear 4!
sheet-sweep = Se con la tua giocata completi quattro carte uguali in cima agli scarti, chiunque abbia giocato le altre, puoi eliminare tutta la pila degli scarti e giocare un altro turno. Una quinta non si gioca mai.
    .name = Quattro uguali
sheet-end = Chi non ha più carte vince subito la manche, anche con un PUSH o un CLEAR.
sheet-score = Su più manche, ogni carta rimasta in mano e nelle pile vale un punto negativo. Vince chi ne ha meno.

## Le figure delle regole

picture-lower = Un 5 può andare su un 8.
picture-higher = Un 9 no.
picture-joker-with = Giocato insieme a un 5, anche il joker è un 5.
picture-joker-alone = Giocato da solo su un 8, il joker è un 8.
picture-turned = Si gioca il 5, e si scopre la carta verticale che sta sotto: un 3.
picture-fifth = Quattro 8 sono rimasti lì: un quinto non si gioca.
picture-four = Tre 8 e un joker come 8 fanno quattro carte uguali: gli scarti si possono eliminare.
picture-push = Qualcun altro prende tutta la pila degli scarti.
picture-clear = Tutta la pila degli scarti se ne va.
picture-blind = La carta orizzontale mostra che cos’è solo quando la si gioca.
