### Die Wörter des Solo-Tisches im Browser

## Worum es geht

goal = { $limit ->
    [0] alle Karten vor den anderen loswerden.
   *[other] Karten loswerden. Hat jemand über { $limit } Punkte, gewinnt, wer am wenigsten hat.
}
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen. Alle zählen ihre Handkarten.
   *[other] { $names } hat die letzte Karte gelegt. Bei den anderen zählen die Handkarten.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Niemand konnte weiterspielen: Wer die wenigsten Punkte hat, gewinnt.
       *[other] { $names } hat die letzte Karte gelegt.
    }
   *[other] Jemand hat mehr als { $limit } Punkte; damit gewinnt, wer am wenigsten hat: { $score }.
}

## Karten und Plätze

card-number = { $colour ->
    [R] rote
    [G] grüne
    [B] blaue
   *[Y] gelbe
} { $value }
card-symbol = { $what ->
    [skip] { card-skip }
    [turn] { card-turn }
    [plus2] { card-plus2 }
    [swap] { card-swap }
    [gift] { card-gift }
   *[shield] { card-shield }
} ({ $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
})
card-back = eine verdeckte Karte
colour-of = { $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}
place-stock = Nachziehstapel
place-discard = Ablagestapel

## Was etwas ist, in einem Satz

about-number = Passt auf die geltende Farbe oder auf die gleiche Zahl.
about-skip = Wer als Nächstes dran wäre, setzt aus.
about-turn = Die Spielrichtung kehrt sich um; zu zweit bist du einfach noch einmal dran.
about-plus2 = Wer als Nächstes dran ist, zieht zwei Karten, und der Zug ist vorbei – oder es wird erhöht.
about-swap = Du darfst alle deine Handkarten mit jemandem deiner Wahl tauschen.
about-gift = Du gibst jemand anderem zwei deiner Handkarten.
about-color = Passt auf jede Karte, und du bestimmst die neue Farbe.
about-plus4 = Passt auf jede Karte: Du bestimmst die neue Farbe, und wer als Nächstes dran ist, zieht vier Karten oder erhöht.
about-rotate = Passt auf jede Karte: Alle geben ihre Handkarten in Spielrichtung weiter, und die geltende Farbe bleibt.
about-shield = Passt auf jede Karte, und die Farbe des Blitzes gilt; als Antwort schützt sie dich vor dem, was dich trifft: Karten ziehen, Aussetzen, Tausch, Geschenk oder Rotation.
about-back = Eine Karte, die du nicht sehen darfst.
about-stock = Wer nicht legen kann oder will, zieht hier eine Karte und darf sie gleich legen, wenn sie passt.
about-discard = Hierher passt die geltende Farbe, Zahl oder Symbol der obersten Karte oder eine schwarze Karte; wer genau die oberste Karte hat, darf zwischenwerfen.
about-colour = Diese Farbe gilt: Sie passt, ebenso Zahl oder Symbol der obersten Karte und jede schwarze Karte.
about-direction = In dieser Richtung geht es reihum; ein Richtungswechsel dreht sie um.
about-owed = { $shields ->
    [true] Wer jetzt dran ist, zieht alle { $count } Karten, erhöht mit einer +2 oder +4 oder legt eine Schutzkarte.
   *[other] Wer jetzt dran ist, zieht alle { $count } Karten oder erhöht mit einer +2 oder +4.
}
about-points = { $limit ->
    [0] Strafpunkte für Karten, die am Ende auf der Hand bleiben; wer am wenigsten hat, gewinnt.
   *[other] Strafpunkte für Karten auf der Hand: Hat jemand mehr als { $limit }, endet die Partie, und wer am wenigsten hat, gewinnt.
}
about-hand = Wer die letzte Karte legt, gewinnt die Runde; wer die vorletzte legt, ruft dabei SOLO.

## Züge

do-lay = Legen: { $card }
do-jump = Zwischenwerfen: { $card }
do-ward = Schützen: { $card }
do-colour = { $card }: { $colour }
do-swap = Handkarten mit { $name } tauschen
do-no-swap = Ohne Tausch legen
do-gift = { $count ->
    [one] { $name } die letzte Karte schenken
   *[other] { $name } zwei Karten schenken
}
do-give = Schenken: { $card }
do-call = { $move } – SOLO!
do-no-call = { $move }, ohne etwas zu sagen
do-draw = Eine Karte ziehen
do-take = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
}
do-keep = Karte behalten
do-accept = { $effect ->
    [skip] Aussetzen
    [swap] Handkarten tauschen
    [gift] Geschenk annehmen
   *[rotate] Handkarten weitergeben
}
do-pass = Passen

## Auf dem Tisch

stock-draw = Ziehen
stock-take = { $count } ziehen
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
colour-in-force = Geltende Farbe: { $colour }
direction = { $direction ->
    [left] Es geht nach links
   *[right] Es geht nach rechts
}
owed = { $count } Karten zu ziehen
prompt-ask = { $effect ->
    [skip] { $name } will dich aussetzen lassen. Eine Schutzkarte würde helfen.
    [swap] { $name } will die Handkarten mit dir tauschen. Eine Schutzkarte würde helfen.
    [gift] { $name } hat ein Geschenk für dich: zwei Karten. Eine Schutzkarte würde helfen.
   *[rotate] { $name } lässt alle Handkarten wandern. Mit einer Schutzkarte behältst du deine.
}
prompt-ask-start = Die Startkarte lässt dich aussetzen. Eine Schutzkarte würde helfen.
prompt-waiting = Hat jemand eine Schutzkarte?
prompt-give = { $count ->
    [one] Wähle noch eine Karte für { $name }.
   *[other] Wähle { $count } Karten für { $name }.
}
prompt-swap = Mit wem tauschen? Tippe jemanden an, oder den Ablagestapel, um deine Handkarten zu behalten.
prompt-gift = Wer bekommt das Geschenk? Tippe jemanden an.
prompt-drawn = Du hast gezogen: { $card }. Passt nicht: behalten.
prompt-drawn-choice = Du hast gezogen: { $card }. Legen oder behalten?

## Über den Tisch gerufen

shout-solo = SOLO!
shout-jump = Zwischenwurf!
shout-shield = Schutz!
shout-forgot = SOLO vergessen!
