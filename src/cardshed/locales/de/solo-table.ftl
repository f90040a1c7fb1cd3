### Die Wörter des Solo-Tisches im Browser

minutes = 15–25 Min.
## Worum es geht

goal = { $limit ->
    [0] alle Karten zuerst ablegen.
   *[other] Karten loswerden. Hat jemand über { $limit } Punkte, gewinnen die wenigsten.
}
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen. Alle zählen die Karten auf ihrer Hand.
   *[other] { $names } hat die letzte Karte gelegt. Bei den anderen zählen die Karten auf der Hand.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Niemand konnte weiterspielen: Die wenigsten Punkte gewinnen.
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
