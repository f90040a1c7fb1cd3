# Was in diesem Spiel geschehen ist, in Worten

event-start-pile = Stapel { $pile } beginnt mit { $card }.
event-lay = { $seat } legt { $card }{ $hidden ->
    [true] {" "}(die verdeckte Karte)
   *[other] {""}
} auf Stapel { $pile }{ $announced ->
    [none] .
    [pair] : „{ combo-pair }!“
    [suite] : „{ combo-suite }!“
    [colour] : „{ combo-colour }!“
   *[three] : „{ combo-three }!“
}
event-hide = { $seat } verdeckt eine Karte.
    .seen = { $seat } verdeckt { $card }.
event-leave-open = { $seat } lässt alle Karten offen.
event-must-draw = { $count ->
    [one] Eine Karte zu ziehen: { $seats }.
   *[other] { $count } Karten zu ziehen: { $seats }.
}
event-answer = { $seat } sagt { $answer ->
    [thanks] Danke
    [thanks-a-lot] vielen Dank
   *[silent] nichts
} und zieht { $count }.
event-call = { $late ->
    [true] { $seat } sagt nachträglich an: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
   *[other] { $seat } sagt an, was { $target } vergessen hat: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
}
event-sacrifice = { $seat } gibt einen Chip zurück: { $card } von Stapel { $pile } kommt unter den Nachziehstapel.
event-second-chance = { $seat } darf für einen Chip noch einmal spielen.
event-again = { $seat } gibt einen Chip zurück und spielt noch einmal.
event-end = { $seat } lässt den Zug weitergehen.
