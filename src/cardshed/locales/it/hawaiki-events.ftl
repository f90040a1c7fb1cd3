# Che cosa è successo in questo gioco, a parole

event-start-pile = La pila { $pile } comincia con { $card }.
event-lay = { $seat } cala { $card }{ $hidden ->
    [true] {" "}(la carta nascosta)
   *[other] {""}
} sulla pila { $pile }{ $announced ->
    [none] .
    [pair] : «{ combo-pair }!»
    [suite] : «{ combo-suite }!»
    [colour] : «{ combo-colour }!»
   *[three] : «{ combo-three }!»
}
event-hide = { $seat } nasconde una carta.
    .seen = { $seat } nasconde { $card }.
event-leave-open = { $seat } lascia scoperte tutte le sue carte.
event-must-draw = { $count ->
    [one] Una carta da pescare: { $seats }.
   *[other] { $count } carte da pescare: { $seats }.
}
event-answer = { $seat } { $answer ->
    [thanks] dice grazie
    [thanks-a-lot] dice grazie mille
   *[silent] non dice nulla
} e pesca { $count }.
event-call = { $late ->
    [true] { $seat } annuncia in ritardo: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
   *[other] { $seat } annuncia ciò che { $target } ha dimenticato: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
}
event-sacrifice = { $seat } restituisce un gettone: { $card } della pila { $pile } va sotto il mazzo.
event-second-chance = { $seat } può giocare ancora per un gettone.
event-again = { $seat } restituisce un gettone e gioca ancora.
event-end = { $seat } lascia passare il turno.
