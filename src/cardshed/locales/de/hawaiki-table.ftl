### Die Wörter des Hawaiki-Tisches im Browser

## Worum es geht

goal = Karten loswerden und Chips behalten: Wer die meisten hat, gewinnt.
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen. Alle haben für jede Handkarte einen Chip abgegeben.
   *[other] { $names } hat die letzte Karte gelegt. Die anderen haben für jede Handkarte einen Chip abgegeben.
}
won-match = Die meisten Chips am Ende: { $score }.
sheet-total = Chips übrig
sheet-besides = Eingesetzte Chips

## Karten und Plätze

card = { $colour ->
    [R] rote
    [O] orange
    [G] grüne
    [B] blaue
   *[P] violette
} { $value }
    .hidden = { $card } (verdeckt)
    .back = eine verdeckte Karte
place-stock = Nachziehstapel
place-pile = Stapel { $pile }
combo-of = { $combination ->
    [pair] { combo-pair }
    [suite] { combo-suite }
    [colour] { combo-colour }
   *[three] { combo-three }
}

## Was etwas ist, in einem Satz

about-card = Passt auf einen Stapel, dessen oberste Karte die gleiche Farbe oder den gleichen Wert hat.
about-hidden = Diese Karte siehst nur du; legst du sie, darfst du stattdessen eine deiner offenen verdecken.
about-back = Eine Karte, die du nicht sehen darfst.
about-pile = Was hier gelegt wird, muss Farbe oder Wert der obersten Karte haben; zusammen können die drei obersten Karten Straße, Flush oder Drilling bilden.
about-stock = Wer nicht legen kann oder will, zieht hier eine Karte, und der Zug ist vorbei.
about-tokens = Nach jeder Runde kostet jede Karte auf der Hand einen Chip; hat jemand keinen mehr, endet die Partie, und wer die meisten hat, gewinnt.
about-owes = Für eine Karte gehört sich ein „Danke“, für zwei ein „Vielen Dank“: Jede andere Antwort, auch Schweigen, kostet eine Karte mehr.
about-hand = Wer die letzte Karte legt, beendet die Runde; jede Karte, die dann noch jemand hält, kostet einen Chip.

## Züge

do-lay = Die { $card } auf Stapel { $pile } legen und nichts sagen
do-announce = Die { $card } auf Stapel { $pile } legen: „{ $combination }!“
do-draw = Eine Karte ziehen
do-designate = { $count ->
    [one] { $name } zieht eine Karte
   *[other] { $name } zieht { $count } Karten
}
do-designate-two = { $name } und { $other } ziehen je eine Karte
do-thanks = Danke!
do-thanks-a-lot = Vielen Dank!
do-silent = Nichts sagen
do-call-late = Vergessen: „{ $combination }!“
do-call-other = { $name } hat vergessen: „{ $combination }!“
do-sacrifice = Chip abgeben: Die { $card } kommt unter den Nachziehstapel
do-again = Noch einmal spielen (1 Chip)
do-end = Zug weitergeben
do-hide = Die { $card } verdecken
do-open = Alle Karten offen lassen

## Auf dem Tisch

stock-draw = Ziehen
tokens = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
owes = { $count ->
    [one] muss eine Karte ziehen
   *[other] muss { $count } Karten ziehen
}
prompt-designate = { $count ->
    [one] Wer zieht die Karte?
   *[other] Verteile { $count } Karten: Tippe an, wer sie zieht.
}
prompt-thanks = { $count ->
    [one] { $name } lässt dich eine Karte ziehen. Was sagst du?
   *[other] { $name } lässt dich { $count } Karten ziehen. Was sagst du?
}
prompt-hide = Du hast deine verdeckte Karte gelegt. Eine andere verdecken?
prompt-second-chance = Für einen Chip noch einmal spielen?
prompt-late = Noch merkt es niemand: Du hast „{ $combination }“ vergessen!
prompt-counter = { $name } hat „{ $combination }“ vergessen!

## Über den Tisch gerufen

do-call = Ich habe eine vergessene Kombination gesehen
shout-combo = { $combination }!
shout-caught = Erwischt! { $combination }!
shout-thanks = Danke!
shout-thanks-a-lot = Vielen Dank!
shout-silent = …
