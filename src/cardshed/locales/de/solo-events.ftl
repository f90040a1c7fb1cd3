# Was in diesem Spiel geschehen ist, in Worten

event-turn-over = { $under ->
    [true] Als Startkarte nicht erlaubt, kommt unter den Nachziehstapel: { $card }.
   *[other] Die Startkarte wird aufgedeckt: { $card }.
}
event-lay = { $seat } { $jump ->
    [true] wirft dazwischen
   *[other] legt
}: { $card }{ $solo ->
    [true] {" "}– und ruft SOLO!
   *[other] .
}
event-color = { $seat } wünscht sich { $color ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}.
event-penalty = { $seat } hat vergessen, SOLO zu rufen.
event-ask = { $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2 oder +4
}: { $seats } { $won ->
    [one] kann
   *[other] können
} sich noch schützen.
event-accept = { $seat } schützt sich nicht.
event-shield = { $seat } schützt sich vor: { $effect ->
    [skip] { card-skip }
    [swap] { card-swap }
    [gift] { card-gift }
    [rotate] { card-rotate }
   *[owed] +2 oder +4
}.
event-skip = { $seat } setzt aus.
event-reverse = Die Spielrichtung wechselt.
event-owe = { $seat } muss { $count } Karten ziehen.
event-take = { $seat } erhöht nicht.
event-swap = { $seat } und { $target } tauschen ihre Handkarten.
event-rotate = Alle Handkarten wandern weiter: { $seats }.
event-give = { $seat } schenkt { $target } eine Karte.
    .seen = { $seat } schenkt { $target }: { $cards }.
event-keep = { $seat } behält die gezogene Karte.
event-pass = { $seat } passt.
