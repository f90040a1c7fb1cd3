### Skip-Bo: die Wörter des Tisches im Browser

minutes = 20–30 Min.
## Worum es geht

goal = { $points ->
    [0] { $teams ->
        [true] als erstes Team beide Spielerstapel leeren.
       *[other] den eigenen Spielerstapel zuerst leeren.
    }
   *[other] den Spielerstapel zuerst leeren, bis zu { $points } Punkten.
}
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen; am kleinsten ist der Spielerstapel von { $names }.
   *[other] { $teams ->
        [true] Beide Spielerstapel von { $names } sind leer
       *[other] Der Spielerstapel von { $names } ist leer
    }: 25 Punkte, und 5 für jede Karte in den Spielerstapeln der anderen.
}
won-match = { $points ->
    [0] { $blocked ->
        [true] Niemand konnte weiterspielen; am kleinsten ist der Spielerstapel von { $names }.
       *[other] { $teams ->
            [true] Beide Spielerstapel von { $names } sind leer.
           *[other] Der Spielerstapel von { $names } ist leer.
        }
    }
   *[other] { $score } Punkte; das Ziel waren { $points }.
}
advice-discard = Du bist dran: nur ablegen geht
advice-lay = Du bist dran: bauen oder ablegen
advice-chosen = Ablegen beendet deinen Zug

## Karten

card-joker = Joker
a-joker = einen Joker
card-joker-as = Joker als { $value }
card-back = verdeckte Karte

## Orte

place-building = Baustapel { $number }
place-draw = Nachziehstapel
place-done = Fertige Stapel
place-stock = Dein Spielerstapel
place-stock-of = Spielerstapel von { $name }
place-discard = Dein Hilfsstapel { $number }
place-discard-of = Hilfsstapel { $number } von { $name }
caption-stock = Dein Stapel
caption-discards = Deine Hilfsstapel: Eine Karte hier beendet deinen Zug
caption-draw = Ziehen
caption-done = Fertig
building-next = Nächste: { $value }
fact-stock = { $count ->
    [0] Der Spielerstapel ist leer
    [one] Noch eine Karte im Spielerstapel
   *[other] Noch { $count } Karten im Spielerstapel
}
fact-partner = Spielt mit dir
fact-team = Team { $number }

## Was man tun kann

do-lay = { $card } auf Baustapel { $pile } legen
do-lay-stock = { $card } vom Spielerstapel auf Baustapel { $pile } legen
do-lay-discard = { $card } von Hilfsstapel { $number } auf Baustapel { $pile } legen
do-discard = { $card } auf Hilfsstapel { $number } ablegen
do-discard-partner = { $card } auf Hilfsstapel { $number } deines Partners ablegen
do-pass = Zug beenden

## Rufe

shout-complete = Zwölf!
shout-last = Die letzte vom Spielerstapel!

## Places within a sentence of the log
log-b = Baustapel { $number }
log-d = Hilfsstapel { $number }
log-stock = dem Spielerstapel
log-pd = Hilfsstapel { $number } des Partners
log-pstock = dem Spielerstapel des Partners
