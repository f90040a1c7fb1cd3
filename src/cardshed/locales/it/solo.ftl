about = Liberati delle tue carte prima di tutti gli altri: segui il colore, il numero o il simbolo, e tieni d’occhio gli scarti anche quando non è il tuo turno, perché chi ha esattamente la stessa carta può inserirsi. I +2 e i +4 si sommano, mani intere cambiano proprietario e gli scudi evitano il peggio. E quando ti resta una sola carta, non dimenticare di annunciare SOLO!
tagline = Gioca, inserisciti e annuncia SOLO!
minutes = 15–25 min

section-setup = Preparazione
SO-01 = Le carte sono 120. In ogni colore ci sono due carte per ciascun numero da 1 a 9, due salta turno, due cambi di senso, due +2, uno scambio e un regalo. Le carte nere sono quattro scelte del colore, quattro +4, quattro rotazioni e uno scudo per ogni colore del fulmine ({ -ruling }).
SO-02 = Se l’opzione `extras` è disattivata, si tolgono i regali e gli scudi e restano 112 carte.
SO-03 = I giocatori sono da 2 a 10, e ciascuno riceve otto carte. Le carte rimanenti formano il mazzo coperto; la sua prima carta si scopre per iniziare la pila degli scarti.
SO-04 = Il seed casuale della partita sorteggia il primo mazziere; a ogni manche il compito di dare le carte passa al giocatore successivo, verso sinistra ({ -ruling }). In ogni manche comincia il giocatore dopo il mazziere, e il gioco parte verso sinistra.
SO-05 = Se la carta scoperta è un numero, si comincia semplicemente. Un salta turno, un cambio di senso o un +2 agisce come se l’avesse giocato il mazziere. Ogni altra carta va sotto il mazzo, e si scopre la successiva ({ -ruling }).
SO-06 = Le carte di ogni mano sono segrete. Tutti possono vedere quante carte ha ogni mano, la pila degli scarti, il senso di gioco, il colore in vigore e le carte dovute.

section-turn = Un turno
SO-10 = Al tuo turno giochi una carta della tua mano che ha il colore in vigore, oppure mostra il numero o il simbolo della carta in cima, oppure è nera.
    .refusal = Puoi giocare solo una carta della tua mano che ha il colore in vigore, mostra il numero o il simbolo della carta in cima, oppure è nera.
SO-11 = Se non puoi giocare una carta, o non vuoi ({ -ruling }: basta non volerlo), ne peschi una. Puoi giocare subito la carta pescata se va bene, oppure tenerla; poi il turno passa. Ti viene chiesto anche quando la carta non va bene, così nessuno può ricavarne nulla ({ -ruling }).
    .refusal = Puoi pescare una volta sola e soltanto al tuo turno; poi puoi solo giocare la carta pescata, se va bene, o scegliere `keep`, e `keep` è possibile solo dopo aver pescato.
SO-12 = Quando si gioca una carta colorata, il suo colore diventa il colore in vigore.

section-jumping = Inserirsi
SO-20 = Se hai esattamente la carta che sta in cima alla pila degli scarti (stesso colore e stesso numero, stesso colore e stesso simbolo, o la stessa carta nera), puoi giocarla subito, che sia il tuo turno o no. Puoi farlo anche su una carta che hai giocato tu, e anche con le carte nere ({ -ruling }). Di ogni scambio, regalo e scudo non esiste una seconda copia.
    .refusal = Fuori dal tuo turno puoi giocare solo esattamente la carta che sta in cima alla pila, e devi averla in mano.
SO-21 = Dopo che qualcuno si è inserito, il gioco prosegue con il giocatore dopo di lui; una carta azione agisce da lì.
SO-22 = ({ -ruling }) Ci si può inserire finché la carta è in cima e non si attende alcuna risposta (SO-50). Le carte dovute non contano come una risposta attesa: su un +2 o un +4 le cui carte non sono ancora state prese, inserirsi vuol dire rilanciare (SO-33). Chi ha pescato e sta ancora decidendo (SO-11) tiene la carta pescata e non ha più nulla da decidere quando qualcuno si inserisce; a sua volta può giocare solo la carta pescata.
    .refusal = Non è il tuo turno, e fuori dal tuo turno puoi solo inserirti.
SO-23 = Ci si può inserire anche sulla carta scoperta all’inizio (SO-05) ({ -ruling }).

section-actions = Carte azione
SO-30 = Salta turno: il giocatore successivo perde il turno.
SO-31 = Cambio di senso: il senso di gioco si inverte, quindi il giocatore successivo è quello dall’altra parte. In due, chi l’ha giocato gioca semplicemente di nuovo ({ -ruling }; il senso si inverte comunque, e a nessuno si chiede uno scudo).
SO-32 = +2: il giocatore successivo prende due carte e il turno passa ({ -ruling }), a meno che non rilanci. Finché ci sono carte dovute, il giocatore di turno può solo rilanciare, giocare uno scudo o scegliere `take`; gli altri possono ancora inserirsi.
    .refusal = Finché devi delle carte puoi solo rilanciare, giocare uno scudo o scegliere `take`, e `take` è possibile solo quando devi delle carte.
SO-33 = Rilanciare: invece di prendere le carte, giochi un altro +2 o +4; le quantità si sommano, e il giocatore successivo affronta il totale. Quale carta può rilanciare su quale lo stabilisce l’opzione `raise` ({ -ruling }): per impostazione predefinita, su un +2 un +2 di qualsiasi colore o un +4, su un +4 un +4.
    .refusal = Secondo le regole di questo tavolo, con questa carta non si può rilanciare su quella in cima alla pila.
SO-34 = Scelta del colore: si può giocare su qualsiasi carta, e chi la gioca nomina il colore in vigore.
    .refusal = Nomina il colore insieme alla carta, come in `color:B`.
SO-35 = +4: si può giocare su qualsiasi carta; chi lo gioca nomina il colore in vigore, e il giocatore successivo prende quattro carte o rilancia.
    .refusal = Nomina il colore insieme alla carta, come in `+4:G`.
SO-36 = Scambio: puoi scambiare tutta la tua mano con un giocatore a tua scelta, oppure non farlo.
    .refusal = Con uno scambio puoi scegliere un altro giocatore o nessuno, ma non te.
SO-37 = Rotazione: si può giocare su qualsiasi carta; ogni giocatore passa tutta la sua mano al giocatore successivo nel senso di gioco. Il colore in vigore resta quello che era ({ -ruling }).
SO-38 = Regalo: scegli un altro giocatore e gli dai due carte della tua mano, che vedete solo voi due. Prima risponde il giocatore scelto (SO-50); poi scegli le carte una alla volta, e ciascuna cambia mano subito. Se ti restano solo una o due carte (dopo un’eventuale penalità secondo SO-60), quelle vengono date automaticamente e così hai chiuso (SO-70; { -ruling }: la manche finisce); le carte contano nella mano di chi le riceve. Se uno scudo rifiuta il regalo, tieni le carte e non hai chiuso.
    .refusal = Un regalo deve indicare un altro giocatore (non te, e il destinatario non può mancare); `give` è possibile solo quando devi consegnare una carta che hai in mano, e finché il regalo non è consegnato non è possibile nient’altro.
SO-39 = Scudo: si può giocare su qualsiasi carta, al proprio turno; il colore del suo fulmine diventa il colore in vigore.

section-shield = Rispondere con uno scudo
SO-50 = Chi è colpito da una carta azione può rispondere giocando uno scudo: quando deve prendere carte (invece di prenderle), quando deve saltare il turno, quando è scelto per uno scambio o un regalo, e quando le mani ruotano. Con `extras`, a chi è colpito da un salta turno, uno scambio, un regalo o una rotazione si chiede sempre, che abbia uno scudo o no, così la domanda non rivela nulla ({ -ruling }); per una rotazione si chiede a tutti gli altri giocatori, in qualsiasi ordine. Finché si attendono risposte o regali, è ancora il turno del giocatore che ha giocato la carta. Senza `extras` non si chiede a nessuno.
    .refusal = Può rispondere solo chi è interpellato, con `accept` o con uno scudo, e `accept` è possibile solo quando la domanda è rivolta a te.
SO-51 = Lo scudo annulla l’effetto per il giocatore che lo gioca: non si prende nessuna carta (ciò che era dovuto è dimenticato, { -ruling }), il salta turno non lo colpisce (giocare lo scudo è il suo turno), lo scambio o il regalo non avviene, oppure la rotazione scavalca quel giocatore, che tiene la sua mano.
SO-52 = Dopo uno scudo giocato in risposta, il gioco prosegue con il giocatore dopo quello che l’ha giocato, e il colore in vigore è quello del suo fulmine. Se più scudi rispondono alla stessa rotazione, ciascuno cambia il colore quando viene giocato, e l’ultimo decide chi prosegue ({ -ruling }).
SO-53 = Uno scudo non può nulla contro un cambio di senso né contro una scelta del colore, salvo che si può giocare qualunque sia il colore.
SO-54 = Finché si attendono risposte, nessun altro agisce. Se uno scudo giocato in risposta è l’ultima carta del suo giocatore, la manche finisce subito e ciò che era in sospeso decade ({ -ruling }).
    .refusal = Si attendono ancora delle risposte, e fino ad allora nessun altro può agire.

section-calling = Annunciare SOLO
SO-60 = Se giochi la tua penultima carta, devi annunciare SOLO insieme a essa. Se non lo fai, peschi subito due carte, prima dell’effetto della carta stessa ({ -ruling }). Questo vale allo stesso modo al tuo turno, quando ti inserisci e quando rispondi.
SO-61 = ({ -ruling }) Conta la tua mano subito dopo la giocata, prima di qualsiasi effetto: l’annuncio è rifiutato se in quel momento non resta esattamente una carta. Se uno scambio, una rotazione o un regalo ti lascia con una sola carta, non devi alcun annuncio. Se le carte per la penalità non bastano, si pescano quelle che ci sono.
    .refusal = Puoi annunciare SOLO soltanto se subito dopo la giocata ti resta in mano esattamente una carta.

section-end = La fine
SO-70 = Chi gioca la sua ultima carta (o la regala, vedi SO-38) vince subito la manche; quell’ultima carta non ha più alcun effetto, e ciò che era dovuto è dimenticato ({ -ruling }). Uno scambio o un regalo come ultima carta si gioca senza indicare nessuno; un `color` o un `+4` come ultima carta nomina comunque un colore.
    .refusal = Quando uno scambio o un regalo è la tua ultima carta, lo giochi senza indicare nessuno.
SO-71 = Tutti gli altri sommano i punti di penalità delle carte che hanno in mano: i numeri contano il loro valore, un cambio di senso 10, un salta turno 20, un +2, uno scambio o un regalo 30, una rotazione, una scelta del colore o uno scudo 40, e un +4 conta 50.
SO-72 = La partita finisce con la manche dopo la quale un giocatore ha più di 300 punti (l’opzione `limit` cambia questo numero; con 0 si gioca una sola manche). Vince chi ha meno punti; chi è in parità condivide la vittoria.
    .refusal = La partita è finita, quindi non si può più fare nessuna mossa.
SO-73 = Quando il mazzo è vuoto, si mescola la pila degli scarti senza la carta in cima per formare un nuovo mazzo. Se le carte sono troppo poche per pescare o per un `take`, prendi quelle che ci sono e il resto ti è condonato. Se non c’è proprio nulla da pescare, `draw` non è permesso: chi può giocare una carta ne gioca una, e chi non può passa ({ -ruling }); `take` resta permesso, non prende nulla e non conta come un `pass`.
    .refusal = Quando non c’è nulla da pescare, gioca una carta se puoi; `pass` è possibile solo quando non puoi né giocare né pescare.
SO-74 = Se tutti i giocatori passano così uno dopo l’altro, la manche è bloccata e finisce senza vincitore; ognuno conta la propria mano ({ -ruling }).
SO-75 = ({ -ruling }) Una manche che arriva a 10 000 mosse è bloccata e finisce come in SO-74.

section-options = Opzioni
option-extras = Giocare con i regali e gli scudi (120 carte) o senza (112 carte).
    .name = Regali e scudi
option-raise = Con quali +2 e +4 si può rilanciare su quali.
    .name = Rilancio
option-raise-same = Uguale su uguale: +2 su +2, +4 su +4
option-raise-up = Anche +4 su +2
option-raise-any = Anche +4 su +2, e +2 del colore in vigore su +4
option-limit = La partita finisce appena qualcuno, dopo una manche, ha più punti di questo numero; con 0 si gioca una sola manche.
    .name = Limite di punti
house-hand = Quante carte riceve ogni giocatore.
house-penalty = Quante carte peschi se dimentichi di annunciare SOLO; con 0 l’annuncio si può tralasciare.
house-color-cards = Quante scelte del colore ci sono.
house-draw-fours = Quanti +4 ci sono.

section-moves = Mosse
move-lay = Giocare quella carta: al tuo turno, inserendoti o, se è uno scudo, in risposta.
move-colour = Giocare la carta e nominare il colore in vigore.
move-target = Giocare la carta e scegliere il giocatore al posto 2.
move-untargeted = Giocare uno scambio senza scambiare le mani, o giocare uno scambio o un regalo come ultima carta.
move-call = Lo stesso con `!` alla fine (`R5!`, `+4:G!`, `Rswap@2!`): giocare la carta e annunciare SOLO.
move-draw = Pescare una carta.
move-keep = Dopo aver pescato: non giocare la carta pescata.
move-take = Prendere tutte le carte dovute; il turno passa.
move-accept = Rispondere a un salta turno, uno scambio, un regalo o una rotazione lasciando che avvenga.
move-give = Consegnare una carta di un regalo, una alla volta.
move-pass = Passare perché non hai nulla da giocare e non c’è nulla da pescare.
SO-80 = ({ -ruling }) Una mossa si scrive come nella tabella delle mosse; tutto il resto non è una mossa.
    .refusal = Non è una mossa di questo gioco, o non a un tavolo di questa grandezza.

colour-R = rosso
colour-G = verde
colour-B = blu
colour-Y = giallo

card-skip = Salta turno
card-turn = Cambio di senso
card-plus2 = +2
card-swap = Scambio
card-gift = Regalo
card-color = Scelta del colore
card-plus4 = +4
card-rotate = Rotazione
card-shield = Scudo
