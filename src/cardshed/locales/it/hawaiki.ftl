### Hawaiki: rule texts (Italian)

about = Tre pile scoperte, sei carte in mano e un solo desiderio: liberarsene prima di tutti gli altri. Segui il colore o il valore, scopri le combinazioni che la tua carta forma e annunciale prima che qualcuno si accorga della tua dimenticanza. E quando ti fanno pescare, ricordati le buone maniere: un grazie ti risparmia una carta.
tagline = Occhi aperti, annuncia e di’ grazie!
minutes = 20–30 min

combo-pair = Coppia
combo-suite = Scala
combo-colour = Colore
combo-three = Tris

colour-R = rosso
colour-O = arancione
colour-G = verde
colour-B = blu
colour-P = viola

section-setup = Preparazione

HW-01 = Ci sono 70 carte: due serie identiche di 35, con i valori da 1 a 7 in cinque colori ({ -ruling }: rosso, arancione, verde, blu e viola). Possono giocare da 2 a 6 giocatori.
HW-02 = Ognuno comincia la partita con 10 gettoni; l’opzione «Gettoni» permette di cambiare questo numero.
HW-03 = ({ -ruling }) Chi comincia la prima manche lo decide la sorte.
HW-04 = In ogni manche si ridanno le carte dal mazzo completo di 70: sei a ciascun giocatore, e tre carte scoperte danno inizio alle tre pile degli scarti. Queste pile restano scoperte da cima a fondo. Tutte le altre carte formano il mazzo coperto.
HW-05 = ({ -ruling }) Se le tre carte iniziali mostrano una combinazione, questa vale come già presente.

section-turn = Un turno

HW-10 = Nel tuo turno giochi una carta su una delle pile; deve avere il valore o il colore della carta che copre. Se non puoi o non vuoi, peschi invece una carta e la prendi in mano. Con questo il tuo turno finisce: la carta pescata aspetta un turno successivo.
    .refusal = Gioca una carta della mano con il valore o il colore di quella in cima alla pila.
HW-11 = Se la tua carta forma una combinazione, la annunci per nome prima di giocare la carta: annunciare e giocare sono un’unica mossa.
HW-12 = Poi tocca al giocatore successivo, a sinistra, a meno che una combinazione che hai annunciato non ti dia un altro turno.
    .refusal = Non è il tuo turno.

section-combinations = Combinazioni

HW-20 = «Coppia»: la carta che giochi è identica, per colore e per valore, a quella che copre. Giochi di nuovo.
HW-21 = «Scala»: le carte in cima alle tre pile hanno valori consecutivi, in qualsiasi ordine. Designi un altro giocatore, che pesca una carta, e giochi di nuovo.
    .refusal = Può designare solo chi ha appena annunciato una «scala» o un «colore»; per una «scala», un solo altro giocatore.
HW-22 = «Colore»: le carte in cima alle tre pile hanno tutte lo stesso colore. Designi un altro giocatore, che pesca due carte, oppure altri due giocatori, che ne pescano una ciascuno, e giochi di nuovo.
    .refusal = Si designano due giocatori solo subito dopo aver annunciato un «colore».
HW-23 = «Tris»: le carte in cima alle tre pile hanno tutte lo stesso valore. Tutti gli altri giocatori pescano una carta, e tu giochi di nuovo.
HW-24 = ({ -ruling }) Giocare di nuovo non è una scelta ma un obbligo, ed è un turno completo: giochi una carta, oppure peschi.
    .refusal = Prima va deciso l’effetto della combinazione: chi l’ha annunciata sceglie chi pesca.
HW-25 = Una combinazione conta solo se non c’era già prima che la carta fosse giocata. Una «scala» conta di nuovo quando i suoi valori sono diversi da quelli della «scala» che c’era: 1-2-3 che diventa 2-3-4 conta.
HW-26 = Una carta non forma mai due combinazioni insieme. La carta giocata mantiene il colore o il valore di quella che copre: perciò un nuovo «colore» lascia i valori com’erano, una nuova «scala» o un nuovo «tris» lascia i colori com’erano, e una «coppia» lascia entrambi.
HW-27 = ({ -ruling }) Nessuno designa sé stesso.
    .refusal = Non puoi designare te stesso.
HW-28 = ({ -ruling }) Non puoi annunciare una combinazione che la tua carta non forma: una mossa simile viene rifiutata.
    .refusal = La tua carta non forma questa combinazione, oppure c’era già prima.

section-forgetting = Dimenticanze

HW-30 = Una combinazione che formi ma non annunci da sola non ha alcun effetto. Se un altro giocatore la annuncia al posto tuo, resta senza effetto e tu peschi una carta per averla dimenticata.
HW-31 = ({ -ruling }) Se dimentichi di annunciare, il turno passa come se non ci fosse nessuna combinazione. Finché nessuno gioca una carta, pesca come proprio turno, fa un sacrificio o coglie una seconda possibilità, puoi ancora annunciarla in ritardo (il turno torna subito a te, poi avvengono i suoi effetti), e qualsiasi altro giocatore può contrarla (HW-30). Decide chi arriva per primo. Nessuno può annunciarla prima che tu abbia deciso che cosa nascondere (HW-50).
    .refusal = Non c’è nessuna combinazione dimenticata, oppure chi ha giocato la carta deve prima decidere che cosa nascondere.
HW-33 = Ogni giocatore designato per pescare prima risponde: «grazie» per una carta, «grazie mille» per due. Chi dice qualcos’altro, o non dice nulla, pesca una carta in più: due invece di una, o tre invece di due.
    .refusal = Prima deve rispondere chi deve pescare, oppure in questo momento nessuno aspetta il tuo grazie.
HW-34 = ({ -ruling }) In un «tris» ciascuno degli altri giocatori ringrazia per sé. Le risposte arrivano in qualsiasi ordine e ognuno pesca quando risponde; con l’opzione «Ringraziamenti» impostata su «Automatici» si va in ordine, a partire dalla sinistra di chi ha formato la combinazione. Un giocatore che è stato contrato non deve ringraziare.

section-end = La fine

HW-40 = Quando un giocatore gioca la sua ultima carta, la manche finisce, subito dopo gli effetti di una combinazione annunciata con quella carta. ({ -ruling }: dopo un’ultima carta non si può più né annunciare in ritardo né contrare.)
HW-41 = Ogni giocatore restituisce un gettone per ogni carta che gli resta in mano ({ -ruling }: nei limiti dei gettoni che ha).
HW-42 = Il giocatore che ha giocato la sua ultima carta comincia la manche successiva.
HW-43 = La partita finisce con la manche dopo la quale un giocatore non ha più gettoni. Vince chi ha più gettoni; in caso di parità la vittoria è condivisa.
    .refusal = La partita è finita.
HW-44 = Quando il mazzo è vuoto, le carte sotto le tre carte in cima alle pile vengono mescolate per formare un nuovo mazzo. ({ -ruling }: se non ce ne sono, chi pesca non prende nulla.)
HW-45 = ({ -ruling }) La manche è bloccata non appena, per ogni giocatore, l’ultima pescata fatta come turno non ha dato nulla (HW-44), senza che nel frattempo sia stata giocata una carta. Allora finisce senza che venga offerta una seconda possibilità, e HW-41 vale per tutti. La manche successiva la comincia il giocatore a sinistra di chi ha cominciato questa.
HW-46 = ({ -ruling }) Una manche che arriva a 10.000 mosse è bloccata e finisce come in HW-45.

section-variants = Varianti (di norma tutte disattivate)

HW-50 = Con «Una carta nascosta» tutte le mani sono scoperte, tranne una carta nascosta a testa. Se giochi la tua carta nascosta, puoi nascondere al suo posto una di quelle scoperte. ({ -ruling }: l’ultima carta che ricevi nella distribuzione è la tua carta nascosta; le carte che peschi restano scoperte; decidi che cosa nascondere subito dopo aver giocato, prima di qualsiasi effetto, e con la mano vuota non ti viene chiesto; se lasci scoperte tutte le carte, non hai più una carta nascosta per il resto della manche.)
    .refusal = Di carta nascosta ne hai una sola; nasconderne un’altra o lasciarle tutte scoperte si può solo subito dopo averla giocata, e prima di ogni altra cosa.
HW-51 = Con «Sacrificio» puoi, una volta per manche, nel tuo turno (anche in un turno in più) e prima di giocare o pescare, restituire un gettone per mettere la carta in cima a una pila sotto il mazzo. Non puoi farlo con una sola carta in mano. ({ -ruling }: solo se hai un gettone; solo su una pila di almeno due carte; ciò che le pile mostrano dopo vale come già presente per HW-25; se il mazzo è vuoto, la carta diventa il mazzo.)
    .refusal = Un sacrificio è possibile solo in questa variante, una volta per manche, prima di giocare o pescare, con un gettone e almeno due carte in mano, su una pila di almeno due carte.
HW-52 = Con «Seconda possibilità» puoi, una volta per manche, nel tuo turno, restituire un gettone per giocare di nuovo, ma non per giocare la tua ultima carta. ({ -ruling }: viene offerta quando il tuo turno passerebbe, dopo aver giocato o pescato, se hai un gettone e almeno due carte in mano e non l’hai ancora usata in questa manche, altrimenti non ti viene chiesto; un turno che poi ti viene da una combinazione non è quello comprato, e in esso puoi giocare la tua ultima carta; una combinazione dimenticata con quella giocata resta aperta finché non cogli la seconda possibilità o, se vi rinunci, finché non agisce il giocatore successivo.)
    .refusal = Puoi cogliere una seconda possibilità, o rinunciarvi, solo quando ti viene offerta; allora devi prima scegliere.
HW-53 = Con «Gettoni» si stabilisce con quanti gettoni comincia ognuno: 10, oppure 6 per una partita più breve ({ -ruling }: qualsiasi numero da 1 a 10).
HW-54 = ({ -ruling }) Con l’opzione «Ringraziamenti» impostata su «Da sé», il valore predefinito, ognuno ringrazia da sé; impostata su «Automatici», il grazie viene detto per tutti.

section-options = Opzioni

option-one-hidden = Tutte le mani sono scoperte, tranne una carta nascosta a testa.
    .name = Una carta nascosta
option-sacrifice = Una volta per manche, restituisci un gettone per mettere la carta in cima a una pila sotto il mazzo.
    .name = Sacrificio
option-second-chance = Una volta per manche, restituisci un gettone per giocare di nuovo, ma non per giocare la tua ultima carta.
    .name = Seconda possibilità
option-tokens = Quanti ne ha ognuno all’inizio; con 6 la partita è più breve.
    .name = Gettoni
option-courtesy = Chi deve pescare ringrazia da sé, oppure il grazie viene detto per tutti.
    .name = Ringraziamenti
option-courtesy-spoken = Da sé
option-courtesy-automatic = Automatici
purist = Per puristi
    .note = La pagina non mostra quali carte formano una combinazione: la annunci tu, come a un tavolo vero, e tocca a te accorgerti se gli altri se ne dimenticano.
house-hand = Quante carte riceve ognuno in ogni manche.
    .name = Carte in mano
house-extra-tokens = Con quanti gettoni comincia ognuno oltre a quelli dell’opzione «Gettoni».
    .name = Gettoni in più
house-penalty = Quante carte peschi quando un altro giocatore annuncia la combinazione che hai dimenticato.
    .name = Penalità

section-moves = Mosse

move-lay = Gioca `R5`, il 5 rosso, sulla pila 2 (le pile vanno da 1 a 3) senza dire nulla; gli altri colori sono `O` arancione, `G` verde, `B` blu e `P` viola.
move-lay-hidden = Variante «Una carta nascosta»: gioca la carta nascosta `R5` sulla pila 2; il `*` indica sempre la carta nascosta.
move-announce = Gioca la carta e annuncia la combinazione che forma: `!pair` per «coppia», `!suite` per «scala», `!colour` per «colore», `!three` per «tris».
move-draw = Pesca una carta; il tuo turno finisce.
move-designate = Designa il posto 2 (i posti si contano da 0), che pesca una carta per una «scala», due carte per un «colore».
move-designate-two = Per un «colore»: designa i posti 1 e 3, che pescano una carta ciascuno; il posto di numero più basso si scrive per primo.
move-thanks = La tua risposta quando devi pescare: `thanks` (grazie) per una carta, `thanks-a-lot` (grazie mille) per due, `silent` per non dire nulla.
move-call = Annuncia una combinazione dimenticata: in ritardo, se l’hai dimenticata tu; per contrarla, se l’ha dimenticata un altro. La mossa viene rifiutata quando non c’è nulla di aperto.
move-sacrifice = Variante «Sacrificio»: la carta in cima alla pila 2 va sotto il mazzo.
move-again = Variante «Seconda possibilità»: cogli la seconda possibilità con `again`, o lascia passare il turno con `end`.
move-hide = Variante «Una carta nascosta»: nascondi quella carta scoperta, qui `R5`, o lascia scoperte tutte le tue carte con `open`.

HW-60 = ({ -ruling }) Una mossa si scrive come nella tabella delle mosse; qualsiasi altra cosa non è una mossa.
    .refusal = Questa mossa non esiste in questo gioco, o non a un tavolo con questo numero di giocatori.
