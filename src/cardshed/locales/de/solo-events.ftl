# Was in diesem Spiel geschehen ist, in Worten

event-turn-over = { $under ->
    [true] { $card } kann nicht beginnen und kommt unter den Nachziehstapel.
   *[other] { $card } wird aufgedeckt und beginnt den Ablagestapel.
}
event-lay = { $seat } legt { $card }{ $jump ->
    [true] {" "}dazwischen
   *[other] {""}
}{ $solo ->
    [true] {" "}und ruft SOLO!
   *[other] .
}
event-color = { $seat } macht { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
} zur geltenden Farbe.
event-penalty = { $count ->
    [0] { $seat } hat vergessen, SOLO zu rufen.
    [one] { $seat } hat vergessen, SOLO zu rufen, und zieht eine Karte.
   *[other] { $seat } hat vergessen, SOLO zu rufen, und zieht { $count } Karten.
}
event-ask = Antwort mit einem Schild möglich ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}): { $seats }.
event-accept = { $seat } lässt es geschehen.
event-shield = { $seat } wehrt es mit einem Schild ab ({ $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2, +4
}).
event-skip = { $seat } setzt aus.
event-reverse = Die Spielrichtung dreht sich um.
event-owe = { $seat } schuldet { $count } Karten.
event-take = { $seat } nimmt die geschuldeten Karten ({ $count }).
event-swap = { $seat } und { $target } tauschen ihre Hände.
event-rotate = Die Hände wandern weiter: { $seats }.
event-give = { $seat } gibt eine Karte an { $target }.
    .seen = { $seat } gibt { $cards } an { $target }.
event-keep = { $seat } behält die gezogene Karte.
event-pass = { $seat } passt.
