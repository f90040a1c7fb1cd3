### Il tavolo nel browser

## Posti e carte
spot-empty = { $place }: vuoto
spot-closed = { $place }: { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
spot-open = { $place }: { $card }{ $counted ->
    [true] , { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[other] {""}
}
hand-mine = La tua mano, { $count ->
    [one] una carta
   *[other] { $count } carte
}
hand-card = { $card }{ $legal ->
    [true] {" "}(giocabile)
   *[other] {""}
}
hand-closed = { $count ->
    [0] Nessuna carta in mano
    [one] Una carta in mano
   *[other] { $count } carte in mano
}
hand-open = { $count ->
    [one] Una carta in mano
   *[other] { $count } carte in mano
}, scoperte: { $cards }

## La stanza
table-opening = Avviciniamo una sedia …
table-gone = Questo tavolo non c’è più.
table-full = Sono in tanti a guardare questo tavolo, e per ora non c’è più posto. Riproviamo ogni mezzo minuto.
table-home = Torna ai giochi
table-title = Il tavolo
middle-title = Il centro del tavolo
others-title = Gli altri
own-title = Il tuo lato del tavolo
actions-title = Che cosa puoi fare
tools-title = Aiuto e compagnia
seat-you = (tu)
seat-turn = deve giocare
seat-away = assente, gioca un bot
seat-gone = scollegato
seat-open = posto libero
sit-here = Siediti qui
choose-seat = Scegli { $name }
guest = Ospite
watching = Stai guardando: le carte coperte restano coperte.
watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
offline = La linea è caduta. Riproviamo …
busy = Nel capanno c’è tantissimo da fare. Riproviamo tra un po’ …

## A chi tocca
your-turn = Tocca a te!
your-chance = Puoi intervenire
their-turn = { $count ->
    [one] { $names } sta pensando …
   *[other] Si aspetta { $names } …
}
one-moment = Un attimo …
clock-left = { $seconds ->
    [one] Manca un secondo
   *[other] Mancano { $seconds } secondi
}
title-your-turn = ● Tocca a te!
choose-target = Dove la metti?
choose-title = Quale intendi?
choose-nothing = Lascia stare
lay-chosen = { $count ->
    [one] Gioca questa carta
   *[other] Gioca { $count } carte
}
late = Qualcuno è stato più veloce.
undone = Mossa ritirata.
read-rule = Leggi la regola ({ $clause })
refused = { $error ->
    [late] Qualcuno è stato più veloce.
    [not-now] Adesso non si può.
    [not-seated] Non sei seduto a questo tavolo.
    [not-maker] Può farlo solo chi ha aperto il tavolo.
    [taken] Quel posto è occupato.
    [too-fast] Piano: era un po’ troppo in una volta.
    [no-hints] A questo tavolo si gioca senza suggerimenti.
    [no-undo] Non c’è niente da ritirare.
    [full] Questo tavolo ha conservato tutto quello che può. Aprine uno nuovo.
    [busy] In questo momento c’è troppo da fare. Riprova tra un attimo.
    [bad-option] Qui non si può usare.
    [not-ready] Le regole sono ancora in preparazione.
   *[other] Non ha funzionato.
}

## Il foglio, la fine
sheet-title = Segnapunti
sheet-round = Manche
sheet-total = Totali
sheet-empty = Non c’è ancora niente di scritto.
round-is-over = La manche è finita
match-is-over = La partita è finita
next-round = Prossima manche
rematch = Gioca ancora
waiting-for-others = Si aspettano gli altri …
waiting-for = Guardano ancora: { $names }.
resumes-in = Si riprende da soli tra { $seconds } s.
you-win = Hai vinto!
they-win = { $count ->
    [0] Questa volta non vince nessuno.
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
}
to-match = Rivedi tutta la partita

## Una partita con regole cambiate da allora
aside-title = Questa partita è stata messa da parte
aside-text = Le regole di questo gioco sono state corrette mentre questa partita era in corso. Con quelle nuove non può continuare, e non volevamo forzarla.
aside-kept = Le sue mosse sono conservate e nessuno ha perso.
aside-start = Nuova partita, stessa compagnia
retold-text = Questa partita è stata giocata con regole poi corrette: le sue carte non si possono più stendere. Quello che è successo resta raccontato a parole.

## Strumenti
tool-hint = Suggerimento
tool-undo = Ritira la mossa
tool-phrases = Di’ qualcosa
tool-more = Altro
tool-rules = Le regole
tool-watch-link = Copia il link per guardare
tool-sound = { $on ->
    [true] Spegni il suono
   *[other] Accendi il suono
}
tool-keys = Tasti
tool-leave = Lascia il tavolo
short-hint = Aiuto
short-undo = Indietro
short-phrases = Parla
short-sheet = Punti
short-log = Diario
short-more = Altro
link-copied = Link copiato: chi lo apre può guardare.
hint-chance-of = vince al { $chance } %
leave-title = Lasciare il tavolo?
leave-text = Se esci solo un momento, un bot gioca per te finché torni. Se te ne vai del tutto, tiene lui il tuo posto.
leave-for-now = Esci e torna più tardi
leave-for-good = Vai via del tutto
key-pick = prendi dalla prima alla nona carta
key-move = da una carta all’altra
key-rows = dalla mano alle pile, agli altri e ritorno
key-enter = gioca o scegli
key-play = premi il primo pulsante, o gioca le carte scelte
key-escape = rimetti giù la scelta

## Il diario
log-title = Che cosa è successo
log-started = Comincia la partita { $number }.
log-sat = { $seat } si siede.
log-stood = { $seat } si alza.
log-bot = Per { $seat } gioca un bot ({ $level }).
log-settings = Le impostazioni del tavolo sono cambiate.
log-undone = { $seat } ritira una mossa.
log-said = { $seat }: «{ $phrase }»
log-away = { $seat } è assente; continua un bot.
log-back = { $seat } è di nuovo qui.
log-late = { $seat } è arrivato un attimo tardi.
log-by-clock = (Il tempo era scaduto.)
log-by-away = (Il bot ha giocato per { $seat }.)

## Frasi veloci
phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Andiamo avanti?
phrase-wow = Accidenti!
phrase-lucky = Che fortuna!
phrase-sorry = Scusa!
phrase-again = Un’altra?
phrase-bye = Devo andare, ciao!
phrase-thinking = Fammi pensare …

## Un gioco senza un tavolo suo
plain-back = una carta coperta
plain-score = Punti: { $score }
