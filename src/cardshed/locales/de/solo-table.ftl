### Die Wörter des Solo-Tisches im Browser

## Worum es geht

goal = { $limit ->
    [0] alle Karten vor den anderen loswerden.
   *[other] Karten loswerden. Hat jemand über { $limit } Punkte, gewinnt, wer am wenigsten hat.
}
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen. Alle zählen die Karten auf ihrer Hand.
   *[other] { $names } hat die letzte Karte gelegt. Bei den anderen zählen die Karten auf der Hand.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Niemand konnte weiterspielen: Wer die wenigsten Punkte hat, gewinnt.
       *[other] { $names } hat die letzte Karte gelegt.
    }
   *[other] Die wenigsten Punkte, nachdem jemand über { $limit } gekommen ist: { $score }.
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
about-plus2 = Wer als Nächstes dran ist, nimmt zwei Karten, und der Zug ist vorbei – oder es wird erhöht.
about-swap = Du darfst deine ganze Hand mit jemandem deiner Wahl tauschen.
about-gift = Du gibst jemand anderem zwei Karten aus deiner Hand.
about-color = Passt auf jede Karte, und du nennst die geltende Farbe.
about-plus4 = Passt auf jede Karte: Du nennst die geltende Farbe, und wer als Nächstes dran ist, nimmt vier Karten oder erhöht.
about-rotate = Passt auf jede Karte: Alle geben ihre ganze Hand in Spielrichtung weiter, und die geltende Farbe bleibt.
about-shield = Passt auf jede Karte, und die Farbe seines Blitzes gilt; als Antwort wehrt er ab, was dich trifft: Karten nehmen, Aussetzen, Tausch, Geschenk oder Rotation.
about-back = Eine Karte, die du nicht sehen darfst.
about-stock = Wer nicht legen kann oder will, zieht hier eine Karte und darf sie gleich legen, wenn sie passt.
about-discard = Hierher passt die geltende Farbe, Zahl oder Symbol der obersten Karte oder eine schwarze Karte; wer genau die oberste Karte hat, darf dazwischenlegen.
about-colour = Diese Farbe gilt: Sie passt, ebenso Zahl oder Symbol der obersten Karte und jede schwarze Karte.
about-direction = In dieser Richtung geht es reihum; ein Richtungswechsel dreht sie um.
about-owed = { $shields ->
    [true] Wer jetzt dran ist, nimmt alle { $count } Karten, erhöht mit einer +2 oder +4 oder wehrt sie mit einem Schild ab.
   *[other] Wer jetzt dran ist, nimmt alle { $count } Karten oder erhöht mit einer +2 oder +4.
}
about-points = { $limit ->
    [0] Strafpunkte für Karten, die am Ende auf der Hand bleiben; wer am wenigsten hat, gewinnt.
   *[other] Strafpunkte für Karten auf der Hand: Hat jemand mehr als { $limit }, endet die Partie, und wer am wenigsten hat, gewinnt.
}
about-hand = Wer die letzte Karte legt, gewinnt die Runde; wer die vorletzte legt, ruft dabei SOLO.

## Züge

do-lay = Legen: { $card }
do-jump = Dazwischenlegen: { $card }
do-ward = Abwehren: { $card }
do-colour = { $card }: { $colour }
do-swap = Die Hand mit { $name } tauschen
do-no-swap = Ohne Tausch legen
do-gift = { $name } zwei Karten schenken
do-give = Schenken: { $card }
do-call = { $move } – SOLO!
do-no-call = { $move }, ohne etwas zu sagen
do-draw = Eine Karte ziehen
do-take = { $count ->
    [one] Eine Karte nehmen
   *[other] { $count } Karten nehmen
}
do-keep = Karte behalten
do-accept = { $effect ->
    [skip] Aussetzen
    [swap] Hände tauschen
    [gift] Geschenk annehmen
   *[rotate] Hände weitergeben
}
do-pass = Passen

## Auf dem Tisch

stock-draw = Ziehen
stock-take = { $count } nehmen
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
colour-in-force = Geltende Farbe: { $colour }
direction = { $direction ->
    [left] Es geht nach links
   *[right] Es geht nach rechts
}
owed = { $count } geschuldete Karten
prompt-ask = { $effect ->
    [skip] { $name } will dich aussetzen lassen. Ein Schild würde helfen.
    [swap] { $name } will die Hand mit dir tauschen. Ein Schild würde helfen.
    [gift] { $name } hat ein Geschenk für dich: zwei Karten. Ein Schild würde helfen.
   *[rotate] { $name } lässt alle Hände wandern. Mit einem Schild behältst du deine.
}
prompt-waiting = Hat jemand einen Schild?
prompt-give = { $count ->
    [one] Wähle noch eine Karte für { $name }.
   *[other] Wähle { $count } Karten für { $name }.
}
prompt-swap = Mit wem tauschen? Tippe jemanden an, oder den Ablagestapel, um deine Hand zu behalten.
prompt-gift = Wer bekommt das Geschenk? Tippe jemanden an.
prompt-drawn = Du hast gezogen: { $card }.

## Über den Tisch gerufen

shout-solo = SOLO!
shout-jump = Dazwischen!
shout-shield = Schild!
shout-forgot = SOLO vergessen!
