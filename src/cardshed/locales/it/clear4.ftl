# Clear 4: le regole in italiano

about = Si scende, non si risale mai: cala il valore in cima alla pila o uno più basso, e scopri man mano i tuoi mazzetti. Completa quattro carte uguali per spazzare via la pila e giocare ancora, rifila a qualcun altro una pila scomoda e rischia le tue ultime carte alla cieca. Vince chi per primo si libera di tutte le carte.
tagline = Cala basso, fai quattro uguali, svuota i mazzetti.
minutes = 10–20 min

section-setup = Preparazione
section-turn = Un turno
section-numbers = Calare carte numeriche
section-special = Giocare una carta speciale
section-passing = Passare
section-last = L’ultima carta di un mazzetto
section-end = La fine
section-options = Opzioni
section-moves = Mosse

## Preparazione

C4-01 = Le carte sono 120: dieci per ogni numero da 1 a 10, sette JOKER, sette PUSH e sei CLEAR.
C4-02 = Si gioca da 2 a 6 giocatori ({ -ruling }: quanti ne può servire il mazzo).
C4-03 = Ogni giocatore riceve 20 carte: quattro mazzetti di tre carte e otto carte in mano. In ogni mazzetto la carta in fondo è di traverso e coperta, quella in mezzo è dritta e coperta, quella in cima è dritta e scoperta. Tutte le altre carte sono fuori dal gioco, e nessuno le vede.
C4-04 = All’inizio la pila degli scarti è vuota.
C4-05 = Il seme casuale della partita sorteggia chi comincia la prima manche; ogni manche successiva è cominciata dal giocatore seguente, a sinistra ({ -ruling }).
C4-06 = Nessuno conosce una carta coperta, nemmeno il suo proprietario. Le mani sono segrete; il numero di carte di ogni mano, le carte scoperte e la pila sono visibili a tutti.

## Un turno

C4-10 = Nel tuo turno fai esattamente una di tre cose: calare carte numeriche, giocare una sola carta speciale o passare. Poi tocca al giocatore seguente, a sinistra.
    .refusal = Non è il tuo turno.

## Calare carte numeriche

C4-11 = Una calata è fatta di una o più carte numeriche, tutte dello stesso valore. Possono venire dalla tua mano, dalle carte scoperte dei tuoi mazzetti o da entrambe insieme.
    .refusal = Puoi calare solo carte che hai in mano o che sono scoperte sui tuoi mazzetti, tutte di uno stesso valore in una calata, e puoi chiuderla con `end` solo dopo aver calato qualcosa.
C4-12 = Il valore che cali deve essere uguale o inferiore a quello in cima alla pila. Se la pila è vuota, puoi calare qualsiasi valore.
    .refusal = Il valore che cali deve essere uguale o inferiore a quello in cima alla pila.
C4-13 = Un JOKER calato insieme a carte numeriche ha il loro valore. Dei JOKER da soli seguiti da carte numeriche sono un’unica calata: sulla pila vuota, `J` e poi `5` fa due 5.
C4-14 = Un JOKER calato senza carte numeriche ha il valore in cima alla pila; così ne puoi calare anche più d’uno insieme ({ -ruling }). Su un 8, `J` e poi `8` fa due 8, ma `J` e poi `5` non è permesso, perché quel JOKER è già un 8; per due 5, cala prima `5` e poi `J`.
    .refusal = Un JOKER calato su un valore ha già preso quel valore, quindi nessun altro numero può unirsi a quella calata.
C4-15 = Sulla pila vuota, un JOKER calato senza carte numeriche non ha valore: sopra si può calare qualsiasi valore, e nemmeno un JOKER da solo calato sopra ne ha uno. Un JOKER così non conta mai per fare quattro carte uguali ({ -ruling }). Se una carta numerica si unisce alla stessa calata, i JOKER di quella calata prendono il suo valore, ma i JOKER senza valore delle calate precedenti restano senza. Una calata ha al massimo quattro carte, compresi i JOKER senza valore ({ -ruling }).
    .refusal = Una calata ha al massimo quattro carte, compresi i JOKER senza valore.
C4-16 = Le carte scoperte dei tuoi mazzetti si calano proprio come se le avessi in mano.
C4-17 = Appena si gioca la carta scoperta di un mazzetto, la carta dritta che sta sotto viene scoperta ({ -ruling }: sempre, anche quando la carta giocata è una carta speciale). Se ha il valore della calata, o se è un JOKER, può unirsi alla stessa calata. A una calata di JOKER senza valore può unirsi qualsiasi numero, che ne fissa il valore.
C4-18 = La carta di traverso di un mazzetto non viene mai scoperta, se non giocandola alla cieca (vedi C4-50 e i punti seguenti).
    .refusal = Con `s1`…`s4` non puoi calare né una carta di traverso né una carta da un mazzetto vuoto.
C4-19 = Sulla pila non ci sono mai più di quattro carte di uno stesso valore: una calata si ferma alla quarta. Se ce ne sono quattro che non sono state tolte, non si può calare su di esse né quel valore né un JOKER da solo.
    .refusal = Sulla pila possono stare al massimo quattro carte di uno stesso valore, quindi non puoi calarne una quinta, e anche un JOKER da solo sarebbe una quinta.
C4-20 = «Clear 4!»: se dopo la tua calata in cima alla pila ci sono quattro carte dello stesso valore, puoi togliere dal gioco tutta la pila e fare un altro turno. I JOKER con quel valore contano, e non importa chi ha calato le quattro carte. Puoi anche lasciare la pila dov’è. Può toglierla solo chi ha completato le quattro carte con la propria calata, alla fine di quella calata ({ -ruling }).
    .refusal = Puoi fare `sweep` solo nel momento in cui la tua calata ha completato quattro carte di uno stesso valore in cima alla pila.

## Giocare una carta speciale

C4-30 = PUSH e CLEAR sono carte speciali: se ne gioca una da sola, al posto di carte numeriche, dalla mano o, se scoperta, da uno dei tuoi mazzetti. Non importa che cosa c’è sulla pila.
    .refusal = Un PUSH o un CLEAR si gioca da solo, mai dentro una calata di carte numeriche, e devi averlo in mano o scoperto su uno dei tuoi mazzetti.
C4-31 = PUSH: scegli un altro giocatore ({ -ruling }: non te stesso), che prende in mano tutta la pila. Il PUSH esce dal gioco e il tuo turno finisce. Puoi giocarlo anche sulla pila vuota; nomini comunque un giocatore, ma nessuno prende niente ({ -ruling }).
    .refusal = Un PUSH va puntato contro un altro giocatore, non contro te stesso, e nient’altro che un PUSH si può puntare contro qualcuno.
C4-32 = CLEAR: tutta la pila esce dal gioco, e così pure il CLEAR ({ -ruling }: sempre); fai subito un altro turno. Sulla pila vuota ti dà soltanto quel turno in più ({ -ruling }).
C4-33 = Una carta speciale scoperta durante una calata (C4-17) non può unirsi a quella calata; resta lì per un turno successivo.
    .refusal = Una carta speciale su un mazzetto non può unirsi a una calata di numeri; resta lì per un turno successivo.

## Passare

C4-40 = Se non puoi o non vuoi giocare, prendi in mano tutta la pila e il tuo turno finisce. I JOKER che prendi perdono il loro valore.
    .refusal = Puoi passare solo prima di aver calato una carta.
C4-41 = Sulla pila vuota nessuno può passare, perché c’è sempre una carta da giocare ({ -ruling }: altrimenti il gioco potrebbe non finire mai).
    .refusal = Non puoi passare quando la pila è vuota, perché allora hai sempre una carta da giocare.

## L’ultima carta di un mazzetto

C4-50 = Puoi giocare la carta di traverso di un mazzetto quando entrambe le carte dritte di quel mazzetto non ci sono più, anche se hai ancora carte in mano.
    .refusal = Puoi giocare alla cieca una carta di traverso solo quando entrambe le carte dritte del suo mazzetto non ci sono più, e solo se è ancora lì.
C4-51 = La carta di traverso si gioca alla cieca: si rivela solo giocandola, e può essere soltanto la prima carta di una calata ({ -ruling }).
    .refusal = Una carta giocata alla cieca può essere soltanto la prima carta di una calata.
C4-52 = Se la carta giocata alla cieca è un numero che si può calare (C4-12, C4-19), resta sulla pila; possono unirvisi carte del suo valore, dalla tua mano o dai tuoi mazzetti, e anche dei JOKER.
C4-53 = Se la carta giocata alla cieca è un PUSH o un CLEAR, ha il suo solito effetto. Il bersaglio di un PUSH si sceglie dopo che è stato rivelato; se era la tua ultima carta, vinci subito e non lo punti contro nessuno.
    .refusal = Un PUSH rivelato alla cieca va puntato adesso contro qualcuno, e un bersaglio da solo come `>2` serve soltanto a questo.
C4-54 = ({ -ruling }) Se la carta giocata alla cieca è un JOKER, conta come un JOKER da solo (C4-14, C4-15), e possono unirvisi carte numeriche del valore che ha preso. Sulla pila vuota, o su un JOKER senza valore, possono unirvisi carte numeriche di uno stesso valore qualsiasi e dargli quel valore.
C4-55 = Se la carta giocata alla cieca non si può calare, perché è troppo alta o perché sarebbe la quinta carta di uno stesso valore ({ -ruling }), la prendi in mano insieme a tutta la pila, e il tuo turno finisce.

## La fine

C4-60 = Chi non ha più carte, né in mano né nei mazzetti, vince subito la manche, anche con un PUSH o un CLEAR come ultima carta; un PUSH giocato come ultima carta non fa prendere niente a nessuno ({ -ruling }).
C4-61 = Un’ultima carta giocata alla cieca che non si può calare non fa vincere: vale C4-55, e la manche continua.
C4-62 = Se si giocano più manche (il regolamento ne suggerisce tante quanti sono i giocatori), ogni giocatore segna un punto negativo per ogni carta che gli resta in mano e nei mazzetti ({ -ruling }: tutte le sue carte). Vince la partita chi ha meno punti negativi, e in caso di parità la vittoria è condivisa. I punteggi sono quindi 0 o negativi. Anche una manche unica viene conteggiata, ma chi la vince lo decide C4-60.
    .refusal = La partita è finita, quindi non ci sono più mosse da fare.
C4-63 = ({ -ruling }) Una manche che arriva a 10 000 mosse è bloccata e finisce senza vincitore; ognuno conta le proprie carte.

## Opzioni

option-rounds = Quante manche ha una partita: da 1 a 50, oppure tante quanti sono i giocatori, così che ognuno cominci una volta; normalmente 1.
    .name = Manche
option-rounds-seats = una per giocatore
house-hand = Quante carte riceve in mano ogni giocatore, oltre ai mazzetti.
house-stacks = Quanti mazzetti di tre carte riceve ogni giocatore.
house-jokers = Quanti JOKER ci sono.

## Mosse

move-lay = Cala quella carta dalla tua mano. Una calata si indica carta per carta e poi si chiude; dopo la sua prima carta sono possibili solo le carte che possono unirvisi, `sweep` (quando C4-20 lo permette) ed `end`.
move-stack = Cala la carta scoperta del mazzetto da 1 a 4 (un numero, un JOKER o un CLEAR).
move-clear = Gioca un CLEAR dalla tua mano.
move-push = Gioca un PUSH, dalla tua mano o dal mazzetto 3, contro il giocatore al posto 2 (i posti si contano da 0).
move-blind = Gioca alla cieca la carta di traverso del mazzetto da 1 a 4.
move-aim = Punta contro il giocatore al posto 2 il PUSH che hai appena rivelato alla cieca (i posti si contano da 0).
move-sweep = Clear 4! Togli la pila dal gioco e fai un altro turno.
move-end = Chiudi la calata; il turno passa al giocatore seguente. È sempre una mossa a sé, perché non si possa capire niente di una mano da chi ha dovuto decidere.
move-pass = Prendi in mano la pila.

C4-70 = ({ -ruling }) Una mossa si scrive come nella tabella delle mosse; qualsiasi altra cosa non è una mossa.
    .refusal = Questa non è una mossa di questo gioco, o non a un tavolo di questa grandezza.
