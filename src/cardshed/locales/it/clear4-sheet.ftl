### Clear 4: la scheda riassuntiva, e le parole sotto le figure delle regole

## La scheda riassuntiva

sheet-goal = Liberati di tutte le carte prima degli altri: quelle in mano e quelle dei tuoi quattro mazzetti.
sheet-turn-lay = Cala una o più carte numeriche dello stesso valore, dalla mano e dalle carte scoperte dei tuoi mazzetti. Devono avere il valore in cima alla pila o uno più basso; sulla pila vuota va bene tutto.
sheet-turn-special = Oppure gioca un PUSH o un CLEAR, qualunque cosa ci sia sulla pila.
sheet-turn-pass = Oppure passa: prendi in mano tutta la pila. Sulla pila vuota nessuno può passare.
sheet-numbers = Numeri da 1 a 10
sheet-stacks = I tuoi mazzetti
sheet-stack = Gioca la carta scoperta come se l’avessi in mano. La carta dritta sotto si scopre subito e può unirsi alla calata, se ha lo stesso valore o è un joker.
    .name = Un mazzetto da tre
sheet-blind = Quando entrambe le carte dritte non ci sono più, puoi giocare alla cieca quella di traverso, come prima carta di una calata. Se non si può calare, la prendi con tutta la pila.
    .name = L’ultima carta
sheet-four = Clear 4!
sheet-sweep = Se con la tua calata completi quattro carte uguali in cima alla pila, chiunque abbia calato le altre, puoi togliere la pila e giocare un altro turno. Una quinta non si cala mai.
    .name = Quattro uguali
sheet-end = Chi non ha più carte vince subito la manche, anche con un PUSH o un CLEAR.
sheet-score = Su più manche, ogni carta rimasta in mano e nei mazzetti vale un punto negativo. Vince chi ne ha meno.

## Le figure delle regole

picture-lower = Un 5 può andare su un 8.
picture-higher = Un 9 no.
picture-joker-with = Calato insieme a un 5, anche il joker è un 5.
picture-joker-alone = Calato da solo su un 8, il joker è un 8.
picture-turned = Si gioca il 5, e si scopre la carta dritta che sta sotto: un 3.
picture-fifth = Quattro 8 sono rimasti lì: un quinto non si cala.
picture-four = Tre 8 e un joker come 8 fanno quattro carte uguali: la pila si può togliere.
picture-push = Qualcun altro prende tutta la pila.
picture-clear = Tutta la pila se ne va.
picture-blind = La carta di traverso mostra che cos’è solo quando la si gioca.
