### Parole comuni a tutti i giochi.

-ruling = chiarimento


## Che cosa è successo

names-listed = { $others } e { $last }
event-round = { $first ->
    [none] Comincia la manche { $round }.
   *[other] Manche { $round }: comincia { $first }.
}
event-turn = È il turno di { $seat }.
event-deal = { $seat } riceve { $count ->
    [one] una carta
   *[other] { $count } carte
}.
    .seen = { $seat } riceve: { $cards }.
event-draw = { $count ->
    [0] { $seat } non può pescare: non ci sono più carte.
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
    .seen = { $count ->
    [0] { $seat } non può pescare: non ci sono più carte.
   *[other] { $seat } pesca: { $cards }.
}
event-shuffle = { $count ->
    [one] Una carta torna nel mazzo.
   *[other] Si rimescolano { $count } carte per un nuovo mazzo.
}
event-blocked = Nessuno può continuare: la manche è bloccata.
event-round-over = { $won ->
    [0] Nessuno vince la manche.
    [one] { $winners } vince la manche.
   *[other] { $winners } vincono insieme la manche.
}
event-match-over = { $won ->
    [0] Nessuno vince la partita.
    [one] { $winners } vince la partita!
   *[other] { $winners } vincono insieme la partita!
}

## Il tavolo nel terminale

you = Giocatore
seat-name = Giocatore { $number }
bot-name = { $bot } { $number }
table-scores = Punti
table-standing = Punti: { $scores }
table-round = Manche { $round }
play-commands = Scrivi una mossa o il suo numero. Altri comandi: help, rules, hint, why MOSSA, undo, save FILE, quit.
play-commands-seats = Si gioca in più persone: con «{ $example }» il posto 1 gioca fuori turno.
hint-none = Per questo posto non c’è nulla da decidere.
hint-move = mossa
hint-chance = probabilità di vincere
hint-sure = precisione
hint-playouts = partite di prova
hint-wait = aspettare
hint-thinking = Ci penso…
level-beginner = Principiante
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
play-which-game = Quale gioco? Scrivi il numero:
play-your-turn = { $name }, che cosa giochi?
play-out-of-turn = { $name }, puoi intervenire fuori turno (Invio per lasciar perdere).
play-answer = { $name }, la tua risposta?
play-hand-over = Passa la tastiera a { $name } e premi Invio.
play-refused = Non si può: { $text } ({ $clause })
play-allowed = Questa mossa è permessa.
play-unknown = La mossa { $number } non esiste.
play-nothing-to-undo = Non c’è niente da annullare.
play-no-undo = Si può annullare solo giocando da soli contro i bot.
play-undone = Mossa annullata.
play-saved = Salvato. Per riprendere più tardi: { $command }
play-not-saved = Impossibile salvare: { $reason }
play-bye = La partita è conservata. Per riprenderla: { $command }
play-resumed = Si riprende da dove la partita era stata lasciata.
play-fair = L’ordine delle carte era fissato prima della prima carta ({ $commitment }); per verificarlo: { $command }
play-warming = Preparazione delle regole (solo la prima volta)…

## La pagina delle regole

rules-title = Le regole di { $title }
rules-seats = Da { $low } a { $high } giocatori
rules-options = Opzioni
rules-default = predefinito: { $value }
rules-by-seats = secondo il numero di giocatori
rules-house = Regole della casa
rules-house-about = Non sono nel regolamento, ma si possono provare: con { $example } in play, sim, arena e lab. I tavoli nel browser si attengono al regolamento.
rules-house-values = { $values }; secondo il regolamento ({ $clause }): { $usual }
house-rules = Regole della casa: { $rules }.
house-rule = { $name }: { $value } (secondo il regolamento, { $clause }: { $usual })
rules-moves = Mosse
rules-marked = Le regole segnate «{ -ruling }» chiariscono ciò che le regole stampate lasciano aperto.

## Verificare una registrazione

verify-genuine = Questa registrazione è autentica.
verify-seed = Il numero casuale { $seed } corrisponde all’impronta fissata prima di dare le carte.
verify-deal = Ogni carta è stata data come vuole il numero casuale.
verify-moves = { $count ->
    [one] L’unica mossa è lecita.
   *[other] Tutte le { $count } mosse sono lecite.
}
verify-undone = { $count ->
    [one] Una volta sono state annullate delle mosse; erano permesse, e la registrazione le elenca.
   *[other] { $count } volte sono state annullate delle mosse; erano permesse, e la registrazione le elenca.
}

## Richiamare qualcuno al tavolo

call-title = Tocca a te!
call-text = { $title } con { $names }
