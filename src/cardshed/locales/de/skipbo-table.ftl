### Skip-Bo: die Wörter des Tisches im Browser

## Worum es geht

goal = { $points ->
    [0] { $teams ->
        [true] als erstes Team beide Spielerstapel leeren.
       *[other] den eigenen Spielerstapel zuerst leeren.
    }
   *[other] den Spielerstapel zuerst leeren; mit { $points } Punkten ist gewonnen.
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

## Was etwas ist, in einem Satz

about-number = { $value ->
    [1] Damit beginnt ein Baustapel.
    [12] Passt auf eine 11 und macht den Baustapel voll.
   *[other] Passt auf einen Baustapel, der bei { $before } angekommen ist.
}
about-joker = Steht für jede Zahl, die ein Baustapel als Nächstes braucht, auch für 1 und 12.
about-joker-as = Ein Joker, der hier für { $value } steht.
about-back = Eine Karte, die du nicht sehen darfst.
about-building = { $value ->
    [1] Ein freier Platz: Hier beginnt ein neuer Baustapel mit einer 1 oder einem Joker.
    [12] Eine 12 oder ein Joker macht diesen gemeinsamen Stapel voll; dann wird er beiseitegelegt.
   *[other] An diesem Stapel bauen alle, bis 12: Als Nächstes kommt { $value } oder ein Joker.
}
about-draw = Zu Beginn jedes Zugs wird von hier auf fünf Handkarten nachgezogen; ist der Stapel leer, werden die fertigen zu einem neuen gemischt.
about-done = Volle Baustapel; ist der Nachziehstapel leer, werden sie zu einem neuen gemischt.
about-stock = { $whose ->
    [own] Ist dieser Stapel leer, gewinnst du die Runde: In deinem Zug darf seine oberste Karte auf einen Baustapel.
   *[other] Ist dieser Stapel leer, gewinnt { $name } die Runde.
}
about-stock-team = { $whose ->
    [own] Euer Team gewinnt die Runde, wenn eure beiden Spielerstapel leer sind; in deinem Zug darf die oberste Karte auf einen Baustapel.
    [partner] In deinem Zug darfst du die oberste Karte legen wie von deinem eigenen Spielerstapel; ihr gewinnt, wenn beide leer sind.
   *[other] Sind dieser Stapel und der des Partners leer, gewinnt das Team von { $name } die Runde.
}
about-stock-first = An diesem Tisch darfst du nichts anderes tun, solange sie gelegt werden kann.
about-discard = { $whose ->
    [own] Eine Handkarte hier abzulegen beendet deinen Zug; später darfst du die oberste Karte auf einen Baustapel legen.
    [partner] Die Hilfsstapel deines Partners darfst du benutzen wie deine eigenen: Eine Handkarte hier abzulegen beendet deinen Zug.
   *[other] { $name } beendet einen Zug mit einer Handkarte auf einem solchen Stapel und darf nur die oberste wieder legen.
}
about-hand = Zu Beginn jedes Zugs wird auf fünf aufgefüllt; wer alle auf Baustapel legt, zieht sofort fünf neue.
about-team = Wer sich gegenübersitzt, spielt zusammen: Ihr dürft eure Stapel gemeinsam nutzen und gewinnt, wenn beide Spielerstapel leer sind.

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
