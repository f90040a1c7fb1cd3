### Le pagine accanto al tavolo: le regole, e una partita finita da rivedere.

## Le regole

rulebook-search = Cerca nelle regole
rulebook-search-example = Una parola, o un numero come { $clause }
rulebook-found = { $count ->
    [0] Nessun risultato. Prova con una parola più corta.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rulebook-contents = Indice
rulebook-ruling = { -ruling }
rulebook-ruling-why = Una nostra decisione, perché le regole stampate lo lasciano aperto
rulebook-print = Stampa
rulebook-link = Link alla regola { $clause }
rulebook-meaning = Che cosa vuol dire
rulebook-values = Scelte: { $values }
rulebook-typed = Nel terminale:
rulebook-rule = Regola
rulebook-on = sì
rulebook-off = no
rulebook-range = da { $low } a { $high }
rulebook-move = Si scrive
rulebook-moves-about = Così si scrivono le mosse nelle registrazioni e nel terminale. Al tavolo nel browser basta toccare le carte.
rulebook-other = Regole degli altri giochi
rulebook-whole = Apri le regole a tutta pagina
rulebook-loading = Le regole sono in arrivo…
rulebook-unknown = Questo gioco non l’abbiamo
rulebook-unknown-about = Forse l’indirizzo è scritto male. Ecco i giochi di Cardshed:

## La scheda riassuntiva

cheat-title = { $title } in breve
cheat-link = Scheda riassuntiva
cheat-goal = Obiettivo
cheat-turn = Il tuo turno
cheat-cards = Le carte
cheat-end = Come finisce
cheat-score = Punteggio
cheat-rules = Tutte le regole
cheat-other = Gli altri giochi in breve
cheat-none = Questo gioco non ha una scheda. Nelle sue regole c’è tutto.

## Una partita finita

match-title = { $title }: una partita finita
match-loading = La partita è in arrivo…
match-unknown = Non troviamo questa partita
match-unknown-about = Forse l’indirizzo è incompleto, o la partita è così vecchia che è stata messa via.
match-not-over = Questa partita non è ancora finita
match-not-over-about = Appena finisce potrai rivederla qui a carte scoperte, e verificare che il mazzo sia stato mescolato onestamente.
match-aside = Questa partita è stata messa da parte
match-aside-about = Le regole del gioco sono state corrette prima della fine, perciò non c’è un risultato. Al tavolo può cominciare una nuova partita.
match-to-table = Vai al tavolo
match-network = Cardshed non risponde
match-network-about = Forse sei offline, o il server si sta riavviando.
match-retry = Riprova
match-busy = Quanta gente su Cardshed
match-busy-about = In questo momento c’è troppo da fare per caricare questa pagina. Riprova tra un attimo.
match-home = Tutti i giochi
match-won = { $count ->
    [0] Non vince nessuno
    [one] Vince { $winners }!
   *[other] Vincono insieme { $winners }!
}
match-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
match-option = { $name }: { $value ->
    [true] sì
    [false] no
   *[other] { $value }
}
match-rounds = { $count ->
    [one] una manche
   *[other] { $count } manche
}
match-minutes = { $count ->
    [0] meno di un minuto
    [one] un minuto
   *[other] { $count } minuti
}
match-bot = Bot, { $level }
match-winner = Ha vinto
match-rematch = Torna al tavolo
match-rules = Regole di { $title }
match-download = Scarica la partita
match-download-about = Un piccolo file di testo con le carte date e tutte le mosse. Tienilo, condividilo, o rivedilo nel terminale.

## Il foglio dei punti

match-sheet = Segnapunti
match-sheet-round = Manche
match-sheet-go = Rivedi la manche { $round }
match-sheet-empty = Nessuna manche è stata finita.

## Rivedere la partita

replay-title = Rivedi la partita
replay-controls = Comandi per rivedere la partita
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità: { $speed }×
replay-slider = Punto della partita
replay-step = Mossa { $step } di { $count }
replay-opening = La distribuzione
replay-turn-ends = { $seat } finisce il turno.
replay-round = Manche { $round }
replay-view = Punto di vista
replay-view-all = Tutte le carte scoperte
replay-view-none = Come spettatore
replay-view-seat = Come { $name }
replay-table = Il tavolo
replay-log = Che cosa è successo
replay-loading = Disponiamo le carte…
replay-failed = Non è stato possibile caricare la partita.
replay-busy = In questo momento c’è troppo da fare per rivedere la partita.
replay-fetching = in arrivo…
replay-gap = da { $from } a { $to }: non ancora caricate
replay-other-rules = Questa partita è stata giocata con regole poi corrette. Le sue carte non si possono più stendere, ma quello che è successo è raccontato qui come allora.
replay-keys = Tasti: ← → una mossa, Inizio e Fine agli estremi, Spazio avvia e ferma.
replay-link = Copia un link a questo momento
replay-linked = Il link a questo momento è copiato.
replay-turn = di turno

## La prova che il mazzo è stato mescolato onestamente

fair-title = Il mazzo è stato mescolato onestamente?
fair-first = Prima di dare le carte, Cardshed ha estratto un numero casuale segreto e ne ha mostrato a tutti l’impronta.
fair-second = Come si è mescolato in questa partita deriva solo da quel numero casuale, e nessuno può trovarne un altro con la stessa impronta: scambiare le carte dopo era impossibile.
fair-third = Ora che la partita è finita il numero casuale è pubblico, e chiunque può controllare che corrisponda all’impronta e che ogni carta sia uscita nell’ordine che ne deriva.
fair-noted = Impronta che questo browser si era segnato prima di dare le carte
fair-not-noted = Questo browser non si è segnato nulla prima di dare le carte, perché non era al tavolo. Chi ha giocato può confrontare l’impronta con la sua.
fair-commitment = Impronta (SHA-256)
fair-seed = Numero casuale
fair-rules = Edizione delle regole
fair-verify = Verifica
fair-verifying = Verifica in corso…
fair-again = Verifica di nuovo
fair-own = Il tuo browser
fair-server = Il server
fair-own-good = Ha fatto il calcolo da solo: l’impronta del numero casuale è quella qui sopra.
fair-own-noted = Ha fatto il calcolo da solo: l’impronta del numero casuale è proprio quella che si era segnato prima di dare le carte.
fair-own-bad = L’impronta del numero casuale è un’altra. Non è il numero promesso!
fair-noted-bad = L’impronta non è quella che questo browser si era segnato prima di dare le carte!
fair-own-cannot = Sa calcolare le impronte solo su una pagina sicura (https). Il comando qui sotto funziona dappertutto.
fair-server-good = { $count ->
    [one] Ha ridato le carte e rigiocato l’unica mossa: tutto torna.
   *[other] Ha ridato le carte e rigiocato tutte le { $count } mosse: tutto torna.
}
fair-server-bad = Qualcosa non torna: { $problem }
fair-server-cannot = Il server non ha risposto. Riprova, per favore.
fair-server-busy = In questo momento ha troppo da fare. Riprova tra un attimo.
fair-server-other-rules = Non ha più le regole di questa partita. La registrazione si può verificare con la versione di Cardshed con cui si è giocato.
fair-undone = { $count ->
    [one] Una volta sono state annullate delle mosse; la registrazione le elenca.
   *[other] { $count } volte sono state annullate delle mosse; la registrazione le elenca.
}
fair-yes = Il mazzo è stato mescolato onestamente.
fair-no = In questa partita qualcosa non va.
fair-unsure = Non è stato possibile controllare tutto.
fair-yourself = Non serve fidarsi sulla parola
fair-yourself-about = Scarica la registrazione e falla controllare dal tuo computer con Cardshed:
fair-yourself-hash = La sola impronta si calcola con qualsiasi strumento, per esempio:
fair-copy = Copia
fair-copied = Copiato.
