# Was in diesem Spiel geschehen ist, in Worten

event-start-pile = Stapel { $pile } beginnt mit: { $card }.
event-lay = { $seat } legt die { $card }{ $hidden ->
    [true] {" "}(die verdeckte Karte)
   *[other] {""}
} auf Stapel { $pile }{ $announced ->
    [none] .
    [pair] : „{ combo-pair }!“
    [suite] : „{ combo-suite }!“
    [colour] : „{ combo-colour }!“
   *[three] : „{ combo-three }!“
}
event-hide = { $seat } verdeckt eine Karte.
    .seen = { $seat } verdeckt die { $card }.
event-leave-open = { $seat } lässt alle Karten offen.
event-must-draw = { $seats } { $won ->
    [one] muss
   *[other] müssen je
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen.
event-answer = { $seat } sagt { $answer ->
    [thanks] „Danke“
    [thanks-a-lot] „Vielen Dank“
   *[silent] nichts
}.
event-call = { $late ->
    [true] { $seat } sagt nachträglich an: „{ $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!“
   *[other] { $seat } sagt an, was { $target } vergessen hat: „{ $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!“
}
event-sacrifice = { $seat } gibt einen Chip ab: Die { $card } von Stapel { $pile } kommt unter den Nachziehstapel.
event-second-chance = { $seat } kann für einen Chip noch einmal spielen.
event-again = { $seat } gibt einen Chip ab und spielt noch einmal.
event-end = { $seat } verzichtet auf die zweite Chance.
