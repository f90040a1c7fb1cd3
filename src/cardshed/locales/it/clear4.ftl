# Clear 4: le regole in italiano

about = Si scende, non si risale mai: gioca il valore in cima agli scarti o uno più basso, e scopri man mano le tue pile. Completa quattro carte uguali per eliminare gli scarti e giocare ancora, rifilali a qualcun altro quando diventano troppi e rischia le tue ultime carte alla cieca. Vince chi per primo si libera di tutte le carte.
tagline = Gioca basso, fai quattro uguali, svuota le pile.
minutes = 10–20 min

section-setup = Preparazione
section-turn = Un turno
section-numbers = Giocare carte numeriche
section-special = Giocare una carta speciale
section-passing = Passare
section-last = L’ultima carta di una pila
section-end = La fine
section-options = Opzioni
section-moves = Mosse

## Preparazione

C4-01 = Le carte sono 120: dieci per ogni numero da 1 a 10, sette JOKER, sette PUSH e sei CLEAR.
C4-02 = Si gioca da 2 a 6 giocatori ({ -ruling }: quanti ne può servire il mazzo).
C4-03 = Ogni giocatore riceve 20 carte: quattro pile di tre carte e otto carte in mano. In ogni pila la carta in fondo è orizzontale e coperta, quella in mezzo è verticale e coperta, quella in cima è verticale e scoperta. Tutte le altre carte sono fuori dal gioco, e nessuno le vede.
C4-04 = All’inizio la pila degli scarti è vuota.
C4-05 = Chi comincia la prima manche lo decide la sorte; ogni manche successiva la comincia il giocatore seguente, a sinistra ({ -ruling }).
C4-06 = Nessuno conosce una carta coperta, nemmeno il suo proprietario. Le mani sono segrete; il numero di carte di ogni mano, le carte scoperte e la pila degli scarti sono visibili a tutti.

## Un turno

C4-10 = Nel tuo turno fai esattamente una di tre cose: giocare carte numeriche, giocare una sola carta speciale o passare. Poi tocca al giocatore seguente, a sinistra.
    .refusal = Non è il tuo turno.

## Giocare carte numeriche

C4-11 = Una giocata è fatta di una o più carte numeriche, tutte dello stesso valore. Possono venire dalla tua mano, dalle carte scoperte delle tue pile o da entrambe insieme.
    .refusal = Gioca solo carte della tua mano o scoperte sulle tue pile, in una giocata tutte dello stesso valore; puoi chiuderla solo dopo averne giocata una.
C4-12 = Il valore che giochi deve essere uguale o inferiore a quello in cima alla pila degli scarti. Se la pila degli scarti è vuota, puoi giocare qualsiasi valore.
    .refusal = Il valore che giochi non può superare quello in cima alla pila degli scarti.
C4-13 = Un JOKER giocato insieme a carte numeriche ha il loro valore. JOKER da soli seguiti da carte numeriche sono un’unica giocata: sulla pila degli scarti vuota, `J` e poi `5` fa due 5.
C4-14 = Un JOKER giocato senza carte numeriche ha il valore in cima alla pila degli scarti; così ne puoi giocare anche più d’uno insieme ({ -ruling }). Su un 8, `J` e poi `8` fa due 8, ma `J` e poi `5` non è permesso, perché quel JOKER è già un 8; per due 5, gioca prima `5` e poi `J`.
    .refusal = Un JOKER giocato su un valore ha già preso quel valore: nessun altro numero può unirsi a questa giocata.
C4-15 = Sulla pila degli scarti vuota, un JOKER giocato senza carte numeriche non ha valore: sopra si può giocare qualsiasi valore, e nemmeno un JOKER da solo giocato sopra ne ha uno. Un JOKER così non conta mai per fare quattro carte uguali ({ -ruling }). Se una carta numerica si unisce alla stessa giocata, i JOKER di quella giocata prendono il suo valore, ma i JOKER senza valore delle giocate precedenti restano senza. Una giocata ha al massimo quattro carte, compresi i JOKER senza valore ({ -ruling }).
    .refusal = Una giocata ha al massimo quattro carte, compresi i JOKER senza valore.
C4-16 = Le carte scoperte delle tue pile si giocano proprio come se le avessi in mano.
C4-17 = Appena si gioca la carta scoperta di una pila, la carta verticale che sta sotto viene scoperta ({ -ruling }: sempre, anche quando la carta giocata è una carta speciale). Se ha il valore della giocata, o se è un JOKER, può unirsi alla stessa giocata. A una giocata di JOKER senza valore può unirsi qualsiasi numero, che ne fissa il valore.
C4-18 = La carta orizzontale di una pila non viene mai scoperta, se non giocandola alla cieca (vedi C4-50 e i punti seguenti).
    .refusal = Una carta orizzontale si gioca solo alla cieca, e una pila vuota non ha carte da giocare.
C4-19 = Sulla pila degli scarti non ci sono mai più di quattro carte di uno stesso valore: una giocata si ferma alla quarta. Se ce ne sono quattro che non sono state eliminate, non si può giocare su di esse né quel valore né un JOKER da solo.
    .refusal = In cima ci sono già quattro carte di questo valore: una quinta non si può giocare, nemmeno un JOKER da solo.
C4-20 = «Clear 4!»: se dopo la tua giocata in cima alla pila degli scarti ci sono quattro carte dello stesso valore, puoi eliminare dal gioco tutta la pila degli scarti e fare un altro turno. I JOKER con quel valore contano, e non importa chi ha giocato le quattro carte. Puoi anche lasciare la pila dov’è. Può eliminarla solo chi ha completato le quattro carte con la propria giocata, alla fine di quella giocata ({ -ruling }).
    .refusal = Puoi eliminare gli scarti solo quando la tua giocata ha appena completato in cima quattro carte di uno stesso valore.

## Giocare una carta speciale

C4-30 = PUSH e CLEAR sono carte speciali: se ne gioca una da sola, al posto di carte numeriche, dalla mano o, se scoperta, da una delle tue pile. Non importa che cosa c’è sulla pila degli scarti.
    .refusal = PUSH e CLEAR si giocano da soli, mai insieme a carte numeriche, dalla mano o scoperti da una delle tue pile.
C4-31 = PUSH: scegli un altro giocatore ({ -ruling }: non te stesso), che prende in mano tutta la pila degli scarti. Il PUSH esce dal gioco e il tuo turno finisce. Puoi giocarlo anche quando la pila degli scarti è vuota; nomini comunque un giocatore, ma nessuno prende niente ({ -ruling }).
    .refusal = Un PUSH si gioca contro un altro giocatore, non contro di te, e solo un PUSH si gioca contro qualcuno.
C4-32 = CLEAR: tutta la pila degli scarti esce dal gioco, e così pure il CLEAR ({ -ruling }: sempre); fai subito un altro turno. Se la pila degli scarti è vuota, ti dà soltanto quel turno in più ({ -ruling }).
C4-33 = Una carta speciale scoperta durante una giocata (C4-17) non può unirsi a quella giocata; resta lì per un turno successivo.
    .refusal = Una carta speciale su una pila non può unirsi a una giocata di numeri; resta lì per un turno successivo.

## Passare

C4-40 = Se non puoi o non vuoi giocare, prendi in mano tutta la pila degli scarti e il tuo turno finisce. I JOKER che prendi perdono il loro valore.
    .refusal = Puoi passare solo prima di aver giocato una carta.
C4-41 = Se la pila degli scarti è vuota nessuno può passare, perché c’è sempre una carta da giocare ({ -ruling }: altrimenti il gioco potrebbe non finire mai).
    .refusal = Se la pila degli scarti è vuota non puoi passare: una carta da giocare ce l’hai sempre.

## L’ultima carta di una pila

C4-50 = Puoi giocare la carta orizzontale di una pila quando entrambe le carte verticali di quella pila non ci sono più, anche se hai ancora carte in mano.
    .refusal = Puoi giocare alla cieca la carta orizzontale solo quando le due verticali della pila non ci sono più, e se è ancora lì.
C4-51 = La carta orizzontale si gioca alla cieca: si rivela solo giocandola, e può essere soltanto la prima carta di una giocata ({ -ruling }).
    .refusal = Una carta giocata alla cieca può essere soltanto la prima carta di una giocata.
C4-52 = Se la carta giocata alla cieca è un numero che si può giocare (C4-12, C4-19), resta sulla pila degli scarti; possono unirsi carte del suo valore, dalla tua mano o dalle tue pile, e anche dei JOKER.
C4-53 = Se la carta giocata alla cieca è un PUSH o un CLEAR, ha il suo solito effetto. Contro chi giocare un PUSH si sceglie dopo che è stato rivelato; se era la tua ultima carta, vinci subito e non lo giochi contro nessuno.
    .refusal = Hai rivelato un PUSH alla cieca: scegli ora contro chi giocarlo. Solo in questo caso si sceglie dopo.
C4-54 = ({ -ruling }) Se la carta giocata alla cieca è un JOKER, conta come un JOKER da solo (C4-14, C4-15), e possono unirsi carte numeriche del valore che ha preso. Sulla pila degli scarti vuota, o su un JOKER senza valore, possono unirsi carte numeriche di uno stesso valore qualsiasi e dargli quel valore.
C4-55 = Se la carta giocata alla cieca non è ammessa, perché è troppo alta o perché sarebbe la quinta carta di uno stesso valore ({ -ruling }), la prendi in mano insieme a tutta la pila degli scarti, e il tuo turno finisce.

## La fine

C4-60 = Chi non ha più carte, né in mano né nelle pile, vince subito la manche, anche con un PUSH o un CLEAR come ultima carta; un PUSH giocato come ultima carta non fa prendere niente a nessuno ({ -ruling }).
C4-61 = Un’ultima carta giocata alla cieca che non è ammessa non fa vincere: vale C4-55, e la manche continua.
C4-62 = Se si giocano più manche (il regolamento ne suggerisce tante quanti sono i giocatori), ogni giocatore segna un punto negativo per ogni carta che gli resta in mano e nelle pile ({ -ruling }: tutte le sue carte). Vince la partita chi ha meno punti negativi, e in caso di parità la vittoria è condivisa. I punteggi sono quindi 0 o negativi. Anche una manche unica viene conteggiata, ma chi la vince lo decide C4-60.
    .refusal = La partita è finita: non ci sono più mosse da fare.
C4-63 = ({ -ruling }) Una manche che arriva a 10.000 mosse è bloccata e finisce senza vincitore; ognuno conta le proprie carte.

## Opzioni

option-rounds = Quante manche ha una partita; oppure una per giocatore, così che ognuno cominci una volta.
    .name = Manche
option-rounds-seats = Una per giocatore
house-hand = Quante carte riceve in mano ogni giocatore, oltre alle pile.
    .name = Carte in mano
house-stacks = Quante pile di tre carte riceve ogni giocatore.
    .name = Pile
house-jokers = Quanti JOKER ci sono.
    .name = JOKER

## Mosse

move-lay = Gioca quella carta dalla tua mano. Una giocata si indica carta per carta e poi si chiude; dopo la sua prima carta sono possibili solo le carte che possono unirsi, `sweep` (quando C4-20 lo permette) ed `end`.
move-stack = Gioca la carta scoperta della pila da 1 a 4 (un numero, un JOKER o un CLEAR).
move-clear = Gioca un CLEAR dalla tua mano.
move-push = Gioca un PUSH, dalla tua mano o dalla pila 3, contro il giocatore al posto 2 (i posti si contano da 0).
move-blind = Gioca alla cieca la carta orizzontale della pila da 1 a 4.
move-aim = Gioca contro il giocatore al posto 2 il PUSH che hai appena rivelato alla cieca (i posti si contano da 0).
move-sweep = Clear 4! Elimina dal gioco la pila degli scarti e fai un altro turno.
move-end = Chiudi la giocata; il turno passa al giocatore seguente. È sempre una mossa a sé, perché non si possa capire niente di una mano da chi ha dovuto decidere.
move-pass = Prendi in mano la pila degli scarti.

C4-70 = ({ -ruling }) Una mossa si scrive come nella tabella delle mosse; qualsiasi altra cosa non è una mossa.
    .refusal = Questa mossa non esiste in questo gioco, o non a un tavolo con questo numero di giocatori.
