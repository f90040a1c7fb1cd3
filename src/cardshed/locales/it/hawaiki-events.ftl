# Che cosa è successo in questo gioco, a parole

event-start-pile = La pila { $pile } comincia con un { $card }.
event-lay = { $seat } gioca un { $card }{ $hidden ->
    [true] {" "}(la carta nascosta)
   *[other] {""}
} sulla pila { $pile }{ $announced ->
    [none] .
    [pair] : «{ combo-pair }!»
    [suite] : «{ combo-suite }!»
    [colour] : «{ combo-colour }!»
   *[three] : «{ combo-three }!»
}
event-hide = { $seat } nasconde una carta.
    .seen = { $seat } nasconde un { $card }.
event-leave-open = { $seat } lascia scoperte tutte le sue carte.
event-must-draw = { $seats } { $won ->
    [one] deve
   *[other] devono
} pescare { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $won ->
    [one] .
   *[other] {" "}a testa.
}
event-answer = { $seat } { $answer ->
    [thanks] dice «grazie»
    [thanks-a-lot] dice «grazie mille»
   *[silent] non dice nulla
}.
event-call = { $late ->
    [true] { $seat } annuncia in ritardo: «{ $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!»
   *[other] { $seat } annuncia quello che { $target } ha dimenticato: «{ $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!»
}
event-sacrifice = { $seat } restituisce un gettone e mette sotto il mazzo la carta in cima alla pila { $pile }: { $card }.
event-second-chance = { $seat } può giocare ancora, per un gettone.
event-again = { $seat } restituisce un gettone e gioca ancora.
event-end = { $seat } rinuncia alla seconda possibilità.
