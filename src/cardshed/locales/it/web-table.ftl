### Il tavolo nel browser

## Posti e carte
spot-empty = { $place }: nessuna carta
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
spot-choosable = { $spot } (giocabile)
spot-does = { $spot } (giocabile: { $what })
spot-fitting = { $spot } (ci sta)
spot-takes = { $spot } (ci sta: { $what })
spot-joins = { $spot } (va insieme)
hand-mine = La tua mano, { $count ->
    [one] una carta
   *[other] { $count } carte
}
hand-card = { $card }{ $use ->
    [plays] {" "}(giocabile)
    [ends] {" "}(chiude il turno)
    [joins] {" "}(va insieme)
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
table-opening = Avviciniamo una sedia…
table-gone = Questo tavolo non c’è più.
table-full = Questo tavolo ha già tanti spettatori e per ora non c’è più posto. Riproviamo ogni mezzo minuto.
table-home = Torna ai giochi
table-title = Il tavolo
middle-title = Il centro del tavolo
others-title = Gli altri
own-title = Il tuo lato del tavolo
actions-title = Che cosa puoi fare
tools-title = Strumenti
seat-group = { $name }{ $turn ->
    [true] , deve giocare
   *[other] {""}
}
seat-you = (tu)
seat-turn = deve giocare
seat-away = gioca un bot
seat-gone = offline
seat-open = posto libero
sit-here = Siediti qui
about-you = Questo è il tuo posto.
about-person = { $name } gioca dal proprio browser.
about-bot = { $name } è un bot, livello «{ $level }»: conosce solo le carte che una persona conoscerebbe al suo posto.
about-away = { $name } è via; un bot gioca finché non torna.
about-open = Qui non è seduto nessuno.
choose-seat = Scegli { $name }
watching = Stai guardando: le carte coperte restano coperte.
watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
reactions = Reagisci
own-words = Con parole tue…
say-it = Dillo
watcher-says = { $name } (guarda): { $words }
mute = Silenzia
member-watchers = Chi guarda
unmute = Torna ad ascoltare
company-title = Persone e ritmo
member-you = sei tu
member-you-host = sei tu, il tavolo è tuo
member-host = gestisce il tavolo
member-person = è qui
plays-with = gioca con { $name }
bot-for-me = Fai giocare un bot al posto mio
bot-for-seat = Fai giocare un bot
play-again-myself = Torno a giocare io
seat-back = Restituisci il posto
bot-plays-for-you = Un bot sta giocando al posto tuo.
removed-you = { $name } ti ha tolto il posto; un bot continua per te.
removed-you-lobby = { $name } ti ha tolto il posto. Puoi risederti o guardare.
removed-you-barred = { $name } ti ha tolto il posto per sempre. Puoi guardare.
make-host = Affida il tavolo
remove = Allontana
remove-sure = Togliere il posto a { $name }?
remove-for-now = Per ora: può tornare
remove-for-good = Per sempre: potrà solo guardare
nudge = Dai un colpetto
nudged = { $name } ti dà un colpetto: tocca a te!
take-seat = Continua al posto di { $name }
take-seat-back = Riprendi il mio posto
paused = La partita è in pausa.
pause-begin = Metti in pausa
pause-end = Riprendi
idle = { $name } non gioca da un po’.
vote = Continua senza { $name }
voted = Voti per continuare: { $count } su { $needed }.
on-to-my-turn = Fino al mio turno
offline = La linea è caduta. Riproviamo…
busy = Cardshed ha tantissimo da fare. Riproviamo tra un po’…

## A chi tocca
your-turn = Tocca a te!
your-answer = Tocca a te rispondere!
your-chance = Puoi intervenire
their-turn = { $count ->
    [one] { $names } sta pensando…
   *[other] Si aspettano { $names }…
}
waiting-away = { $name } è offline; tra poco continuerà un bot.
one-moment = Un attimo…
clock-left = { $seconds ->
    [one] Manca un secondo
   *[other] Mancano { $seconds } secondi
}
title-your-turn = ({ $count }) Tocca a te!
choose-target = Dove la metti?
choose-person = Per chi?
tap-again = Tocca ancora per giocare
choose-more = Un’altra insieme?
told-chosen = Scegline altre da giocare insieme, o premi «{ $button }».
told-between = Per continuare premi «{ $button }».
choose-title = Quale scegli?
choose-call = Che cosa dici?
choose-a-colour = Quale colore?
choose-nothing = Lascia stare
lay-chosen = { $count ->
    [one] Gioca questa carta
   *[other] Gioca { $count } carte
}
late = Qualcuno è stato più veloce.
undone = Mossa annullata.
read-rule = Leggi la regola ({ $clause })
refused = { $error ->
    [late] Qualcuno è stato più veloce.
    [not-there] Lì non va nessuna carta.
    [choose-card] Scegli prima una delle tue carte, poi dove metterla.
    [wait-turn] Non è ancora il tuo turno.
    [not-now] Adesso non si può.
    [not-seated] Non hai un posto a questo tavolo.
    [not-maker] Può farlo solo chi gestisce il tavolo.
    [taken] Quel posto è occupato.
    [too-fast] Piano: troppe cose in una volta.
    [no-hints] A questo tavolo si gioca senza consigli.
    [paused] La partita è in pausa.
    [barred] A questo tavolo puoi solo guardare.
    [no-talk] A questo tavolo si parla solo con frasi pronte.
    [no-undo] Non c’è niente da annullare.
    [full] Questo tavolo non può conservare altro. Aprine uno nuovo.
    [busy] In questo momento c’è troppo da fare. Riprova tra un attimo.
    [bad-option] Qui non si può usare.
    [not-ready] I consigli saranno pronti tra un attimo.
   *[other] Non ha funzionato.
}

## Il foglio, la fine
sheet-title = Segnapunti
sheet-round = Manche
sheet-total = Totale
sheet-start = All’inizio
sheet-besides = Nel frattempo
sheet-empty = Non c’è ancora niente di scritto.
round-is-over = La manche è finita
match-is-over = La partita è finita
next-round = Prossima manche
rematch = Gioca ancora
waiting-for-others = Si aspettano gli altri…
waiting-for = Ancora in attesa di: { $names }.
resumes-in = Si continua tra { $seconds } s.
you-win = Hai vinto!
they-win = { $count ->
    [0] Questa volta non vince nessuno.
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
}
you-win-round = Hai vinto la manche!
they-win-round = { $count ->
    [0] Nessuno vince questa manche.
    [one] { $names } vince la manche!
   *[other] { $names } vincono insieme la manche!
}
round-went-on = La manche successiva è già cominciata.
match-went-on = Un’altra partita è già cominciata.
to-the-table = Al tavolo
goal-line = Obiettivo: { $goal }
to-match = Rivedi tutta la partita

## Una partita con regole cambiate da allora
aside-title = Questa partita è stata messa da parte
aside-text = Le regole di questo gioco sono state corrette mentre questa partita era in corso. Con quelle nuove non può continuare, e non volevamo forzarla.
aside-kept = Le sue mosse sono conservate e nessuno ha perso.
aside-start = Nuova partita, stessa compagnia
retold-text = Questa partita è stata giocata con regole poi corrette: le sue carte non si possono più stendere. Quello che è successo resta raccontato a parole.

## Strumenti
tool-hint = Consigli
tool-undo = Annulla la mossa
tool-phrases = Di’ qualcosa
tool-more = Altro
tool-rules = Le regole
tool-watch-link = Copia il link per guardare
tool-sound = { $on ->
    [true] Disattiva il suono
   *[other] Attiva il suono
}
tool-calls = { $on ->
    [true] Non avvisarmi più
   *[other] Avvisami quando tocca a me
}
tool-explain = { $on ->
    [true] Disattiva le spiegazioni
   *[other] Attiva le spiegazioni
}
tool-announce = { $all ->
    [true] Annuncia i turni in breve
   *[other] Annuncia ogni carta
}
tool-second-tap = { $on ->
    [true] Gioca già al primo tocco
   *[other] Gioca al secondo tocco
}
tool-keys = Tasti
tool-leave = Lascia il tavolo
short-hint = Consigli
short-undo = Annulla
short-phrases = Parla
short-sheet = Punti
short-log = Cronaca
short-more = Altro
link-copied = Link copiato: chi lo apre può guardare.
calls-page = Ti avvisiamo quando tocca a te e guardi altrove, finché questa pagina resta aperta.
calls-always = Ti avvisiamo quando tocca a te, anche se questa pagina è chiusa.
calls-no = Il tuo browser qui non permette le notifiche. Puoi cambiarlo nelle sue impostazioni per questa pagina; fino ad allora te lo dice il titolo della scheda.
calls-off = Non ti avvisiamo più. Il titolo della scheda dice ancora quando tocca a te.
hint-chance-of = { $chance }% di vincere
told-hint = Consiglio: { $move } ({ $chance }).
leave-title = Lasciare il tavolo?
leave-text = Se esci solo un momento, un bot gioca per te finché torni. Se te ne vai del tutto, tiene lui il tuo posto.
leave-for-now = Esci e torna più tardi
leave-for-good = Vai via del tutto
key-pick = prendi una delle prime nove carte
key-move = da una carta all’altra
key-rows = dalla mano alle pile, agli altri e ritorno
key-enter = gioca o scegli
key-play = premi il primo pulsante, o gioca le carte scelte
key-escape = annulla la scelta

## La cronaca
log-title = Che cosa è successo
told-before = { $count } mosse precedenti sono nella cronaca.
log-started = Comincia la partita { $number }.
log-sat = { $seat } si siede.
log-stood = { $seat } si alza.
log-bot = Per { $seat } gioca un bot ({ $level }).
log-settings = { $by } cambia le impostazioni del tavolo.
log-undone = { $seat } annulla una mossa.
log-was-undone = (annullata)
log-said = { $seat }: «{ $phrase }»
log-away = { $seat } è assente; continua un bot.
log-lets-bot = { $seat } lascia giocare un bot.
log-puts-bot = { $by } fa giocare un bot al posto di { $seat }.
log-back = { $seat } è di nuovo qui.
log-removed = { $by } toglie il posto a { $seat }.
log-maker = Ora è { $seat } a gestire il tavolo.
log-paused = { $on ->
    [true] { $seat } mette in pausa la partita.
   *[other] { $seat } riprende la partita.
}
log-nudged = { $seat } dà un colpetto a { $to }.
log-voted = { $seat } vuole continuare senza { $about }.
log-late = { $seat } ha reagito un attimo troppo tardi.
log-by-clock = (Il tempo era scaduto.)
log-by-away = (Il bot ha giocato per { $seat }.)

## Frasi veloci
phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Andiamo avanti?
phrase-wow = Wow!
phrase-lucky = Che fortuna!
phrase-sorry = Scusa!
phrase-again = Un’altra partita?
phrase-bye = Devo andare, ciao!
phrase-thinking = Fammi pensare…

## Un gioco senza un tavolo suo
plain-back = una carta coperta
plain-score = Punti: { $score }
