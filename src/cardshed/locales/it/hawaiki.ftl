### Hawaiki: rule texts (Italian)

about = Tre pile scoperte, sei carte in mano e un solo desiderio: liberarsene prima di tutti gli altri. Segui il colore o il valore, scopri le combinazioni che la tua carta forma e annunciale prima che qualcuno si accorga della tua dimenticanza. E quando ti fanno pescare, ricordati le buone maniere: un grazie ti risparmia una carta.
tagline = Occhi aperti, annuncia e di’ grazie!
minutes = 20–30 min

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

HW-01 = Ci sono 70 carte: due serie identiche di 35, con i valori da 1 a 7 in cinque colori ({ -ruling }: rosso `R`, arancione `O`, verde `G`, blu `B` e viola `P`). Possono giocare da 2 a 6 giocatori.
HW-02 = Ognuno comincia la partita con 10 gettoni; l’opzione `tokens` permette di cambiare questo numero.
HW-03 = ({ -ruling }) Il seed casuale della partita sorteggia chi comincia la prima manche.
HW-04 = In ogni manche si distribuisce da capo da tutte le 70 carte: sei a ciascun giocatore, e tre carte girate a faccia in su danno inizio alle tre pile degli scarti. Queste pile restano scoperte da cima a fondo. Tutte le altre carte formano il mazzo coperto.
HW-05 = ({ -ruling }) Se le tre carte iniziali mostrano una combinazione, questa vale come già presente.

section-turn = Un turno

HW-10 = Nel tuo turno cali una carta su una delle pile; deve avere il valore o il colore della carta che copre. Se non puoi o non vuoi, peschi invece una carta e la prendi in mano. Con questo il tuo turno finisce: la carta pescata aspetta un turno successivo.
    .refusal = Puoi calare solo una carta che hai in mano, e solo su una pila la cui carta in cima ha il suo valore o il suo colore.
HW-11 = Se la tua carta forma una combinazione, la annunci per nome prima di calare la carta: annunciare e calare sono un’unica mossa.
HW-12 = Poi tocca al giocatore successivo, a sinistra, a meno che una combinazione che hai annunciato non ti dia un altro turno.
    .refusal = Non è il tuo turno.

section-combinations = Combinazioni

HW-20 = «Coppia»: la carta che cali è identica, per colore e per valore, a quella che copre. Giochi di nuovo.
HW-21 = «Scala»: le carte in cima alle tre pile hanno valori consecutivi, in qualsiasi ordine. Designi un altro giocatore, che pesca una carta, e giochi di nuovo.
    .refusal = Designa solo chi ha appena annunciato una «scala» o un «colore», e per una «scala» un altro giocatore e uno solo, per esempio con `@2`.
HW-22 = «Colore»: le carte in cima alle tre pile hanno tutte lo stesso colore. Designi un altro giocatore, che pesca due carte, oppure altri due giocatori, che ne pescano una ciascuno, e giochi di nuovo.
    .refusal = Si designano due giocatori solo subito dopo aver annunciato un «colore», per esempio con `@1+3`.
HW-23 = «Tris»: le carte in cima alle tre pile hanno tutte lo stesso valore. Tutti gli altri giocatori pescano una carta, e tu giochi di nuovo.
HW-24 = ({ -ruling }) Giocare di nuovo non è una scelta ma un obbligo, ed è un turno completo: cali una carta, oppure peschi.
    .refusal = Non si può fare nient’altro prima che l’effetto della combinazione sia deciso: chi l’ha annunciata deve prima designare chi pesca.
HW-25 = Una combinazione conta solo se non c’era già prima che la carta fosse calata. Una «scala» conta di nuovo quando i suoi valori sono diversi da quelli della «scala» che c’era: 1-2-3 che diventa 2-3-4 conta.
HW-26 = Una carta non forma mai due combinazioni insieme. La carta calata mantiene il colore o il valore di quella che copre: perciò un nuovo «colore» lascia i valori com’erano, una nuova «scala» o un nuovo «tris» lascia i colori com’erano, e una «coppia» lascia entrambi.
HW-27 = ({ -ruling }) Nessuno designa sé stesso.
    .refusal = Non puoi designare te stesso.
HW-28 = ({ -ruling }) Non puoi annunciare una combinazione che la tua carta non forma: una mossa simile viene rifiutata.
    .refusal = La tua carta non forma la combinazione annunciata, oppure questa c’era già prima della tua carta.

section-forgetting = Dimenticanze

HW-30 = Una combinazione che formi ma non annunci non produce nulla da sola. Se un altro giocatore la annuncia al posto tuo, non ha alcun effetto e tu peschi una carta per averla dimenticata.
HW-31 = ({ -ruling }) Se dimentichi di annunciare, il turno passa come se non ci fosse nessuna combinazione. Finché nessuno cala una carta, pesca come proprio turno o gioca `sacrifice` o `again`, puoi ancora annunciarla in ritardo (il turno torna subito a te, poi avvengono i suoi effetti), e qualsiasi altro giocatore può contrarla (HW-30). Decide chi arriva per primo. Nessuno può annunciarla prima che tu abbia deciso che cosa nascondere (HW-50).
    .refusal = O in questo momento non c’è nessuna combinazione dimenticata da poter annunciare, oppure chi ha calato la carta deve prima decidere che cosa nascondere.
HW-33 = Ogni giocatore designato per pescare prima risponde: «grazie» (`thanks`) per una carta, «grazie mille» (`thanks-a-lot`) per due. Chi dice qualcos’altro, o non dice nulla, pesca una carta in più: due invece di una, o tre invece di due.
    .refusal = O devono prima rispondere i giocatori che devono pescare, oppure in questo momento nessuno aspetta il tuo grazie.
HW-34 = ({ -ruling }) In un «tris» ciascuno degli altri giocatori deve dire grazie per sé. Le risposte arrivano in qualsiasi ordine e ognuno pesca quando risponde; con `courtesy` impostata su `automatic` si va in ordine, a partire dalla sinistra di chi ha formato la combinazione. Un giocatore che è stato contrato non deve nessun grazie.

section-end = La fine

HW-40 = Quando un giocatore cala la sua ultima carta, la manche finisce, subito dopo gli effetti di una combinazione annunciata con quella carta. ({ -ruling }: dopo un’ultima carta non si può più né annunciare in ritardo né contrare.)
HW-41 = Ogni giocatore restituisce un gettone per ogni carta che gli resta in mano ({ -ruling }: nei limiti dei gettoni che ha).
HW-42 = Il giocatore che ha calato la sua ultima carta comincia la manche successiva.
HW-43 = La partita finisce con la manche dopo la quale un giocatore non ha più gettoni. Vince chi ha più gettoni; in caso di parità la vittoria è condivisa.
    .refusal = La partita è finita.
HW-44 = Quando il mazzo è vuoto, le carte sotto le tre carte in cima alle pile vengono mescolate per formare un nuovo mazzo. ({ -ruling }: se non ce ne sono, chi pesca non prende nulla.)
HW-45 = ({ -ruling }) La manche è bloccata non appena, per ogni giocatore, l’ultima pescata fatta come turno non ha dato nulla (HW-44), senza che nel frattempo sia stata calata una carta. Allora finisce senza che venga offerta una seconda possibilità, e HW-41 vale per tutti. La manche successiva la comincia il giocatore a sinistra di chi ha cominciato questa.
HW-46 = ({ -ruling }) Una manche che arriva a 10 000 mosse è bloccata e finisce come in HW-45.

section-variants = Varianti (tutte disattivate per impostazione predefinita)

HW-50 = Con `one_hidden` tutte le mani sono scoperte, tranne una carta nascosta a testa. Se cali la tua carta nascosta, puoi nascondere al suo posto una di quelle scoperte. ({ -ruling }: l’ultima carta che ricevi nella distribuzione è la tua carta nascosta; le carte che peschi restano scoperte; decidi che cosa nascondere subito dopo aver calato, prima di qualsiasi effetto, e con la mano vuota non ti viene chiesto; se lasci scoperte tutte le carte, non hai più una carta nascosta per il resto della manche.)
    .refusal = Nella variante `one_hidden` il `*` indica la tua carta nascosta e soltanto quella, e nascondere una delle tue carte scoperte o scegliere `open` è possibile solo subito dopo aver calato la tua carta nascosta, e va allora deciso prima di ogni altra cosa.
HW-51 = Con `sacrifice` puoi, una volta per manche, nel tuo turno (anche in un turno in più) e prima di calare o pescare, restituire un gettone per mettere la carta in cima a una pila sotto il mazzo. Non puoi farlo con una sola carta in mano. ({ -ruling }: solo se hai un gettone; solo su una pila di almeno due carte; ciò che le pile mostrano dopo vale come già presente per HW-25; se il mazzo è vuoto, la carta diventa il mazzo.)
    .refusal = Un sacrificio è possibile solo con la variante `sacrifice`, una volta per manche, nel tuo turno prima di calare o pescare, se hai un gettone e almeno due carte in mano, e su una pila di almeno due carte.
HW-52 = Con `second_chance` puoi, una volta per manche, nel tuo turno, restituire un gettone per giocare di nuovo, ma non per calare la tua ultima carta. ({ -ruling }: viene offerta quando il tuo turno passerebbe, dopo aver calato o pescato, se hai un gettone e almeno due carte in mano e non l’hai ancora usata in questa manche, altrimenti non ti viene chiesto; un turno che poi ti viene da una combinazione non è quello comprato, e in esso puoi calare la tua ultima carta; una combinazione dimenticata con quella calata resta aperta fino ad `again` o, dopo `end`, finché non agisce il giocatore successivo.)
    .refusal = `again` ed `end` sono possibili solo quando ti viene offerta una seconda possibilità, e finché è offerta il gioco non può proseguire prima che si scelga una delle due mosse.
HW-53 = Con `tokens` si stabilisce con quanti gettoni comincia ognuno: 10, oppure 6 per una partita più breve ({ -ruling }: qualsiasi numero da 1 a 10).
HW-54 = ({ -ruling }) Con `courtesy` impostata su `spoken`, il valore predefinito, ognuno ringrazia da sé; impostata su `automatic`, il grazie viene detto per tutti.

section-options = Opzioni

option-one-hidden = Le mani sono scoperte, tranne una carta nascosta a testa.
    .name = Una carta nascosta
option-sacrifice = Una volta per manche, restituisci un gettone per mettere la carta in cima a una pila sotto il mazzo.
    .name = Sacrificio
option-second-chance = Una volta per manche, restituisci un gettone per giocare di nuovo, ma non per calare la tua ultima carta.
    .name = Seconda possibilità
option-tokens = Con quanti gettoni comincia ognuno, da 1 a 10: normalmente 10, oppure 6 per una partita più breve.
    .name = Gettoni
option-courtesy = Se ognuno ringrazia da sé quando deve pescare, o se il grazie viene detto per tutti.
    .name = Ringraziamenti
option-courtesy-spoken = Lo dice ognuno
option-courtesy-automatic = Detto per tutti
purist = Per puristi
    .note = La pagina non mostra quali carte si combinano: lo dici tu, come a un tavolo vero, e tu ti accorgi se gli altri se ne dimenticano.
house-hand = Quante carte riceve ognuno in ogni manche.
house-extra-tokens = Con quanti gettoni comincia ognuno oltre a quelli dell’opzione `tokens`.
house-penalty = Quante carte peschi quando un altro giocatore annuncia la combinazione che hai dimenticato.

section-moves = Mosse

move-lay = Cala `R5` sulla pila 2 (le pile vanno da 1 a 3) senza dire nulla.
move-lay-hidden = Variante `one_hidden`: cala la carta nascosta `R5` sulla pila 2; il `*` indica sempre la carta nascosta.
move-announce = Cala la carta e annuncia la combinazione che forma: `!pair` per «coppia», `!suite` per «scala», `!colour` per «colore», `!three` per «tris».
move-draw = Pesca una carta; il tuo turno finisce.
move-designate = Designa il posto 2 (i posti si contano da 0), che pesca una carta per una «scala», due carte per un «colore».
move-designate-two = Per un «colore»: designa i posti 1 e 3, che pescano una carta ciascuno; il posto di numero più basso si scrive per primo.
move-thanks = La tua risposta quando devi pescare: `thanks` (grazie) per una carta, `thanks-a-lot` (grazie mille) per due, `silent` per non dire nulla.
move-call = Annuncia una combinazione dimenticata: in ritardo, se l’hai dimenticata tu; per contrarla, se l’ha dimenticata un altro. La mossa viene rifiutata quando non c’è nulla di aperto.
move-sacrifice = Variante `sacrifice`: la carta in cima alla pila 2 va sotto il mazzo.
move-again = Variante `second_chance`: cogli la seconda possibilità con `again`, o lascia passare il turno con `end`.
move-hide = Variante `one_hidden`: nascondi quella carta scoperta, qui `R5`, o lascia scoperte tutte le tue carte con `open`.

HW-60 = ({ -ruling }) Una mossa si scrive come nella tabella delle mosse; qualsiasi altra cosa non è una mossa.
    .refusal = Questa non è una mossa di questo gioco, o non lo è a un tavolo di queste dimensioni.
