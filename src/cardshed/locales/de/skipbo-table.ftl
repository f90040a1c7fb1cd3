### Skip-Bo: die Wörter des Tisches im Browser

## Worum es geht

goal = { $points ->
    [0] { $teams ->
        [true] als erstes Team beide Spielerstapel leeren.
       *[other] den eigenen Spielerstapel zuerst leeren.
    }
   *[other] den eigenen Spielerstapel zuerst leeren; mit { $points } Punkten ist die Partie gewonnen.
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
            [true] Beide Spielerstapel von { $names } sind leer
           *[other] Der Spielerstapel von { $names } ist leer
        }: 25 Punkte, und 5 für jede Karte in den Spielerstapeln der anderen.
    }
   *[other] { $score } Punkte; das Ziel waren { $points }.
}
advice-discard = Du bist dran: Karte auf einen Hilfsstapel
advice-lay = Du bist dran: legen oder Zug beenden
advice-chosen = Auf einem Hilfsstapel endet dein Zug

## Karten

card-joker = Joker
a-joker = Joker
card-joker-as = Joker als { $value }
card-back = verdeckte Karte

## Orte

place-building = Ablegestapel { $number }
place-draw = Kartenstock
place-done = Fertige Stapel
place-stock = Dein Spielerstapel
place-stock-of = Spielerstapel von { $name }
place-discard = Dein Hilfsstapel { $number }
place-discard-of = Hilfsstapel { $number } von { $name }
caption-stock = Stapel
caption-discards = Deine Hilfsstapel: Eine Karte hier beendet deinen Zug
caption-draw = Stock
caption-done = Fertig
building-next = { $value ->
    [1] als Nächstes eine 1
   *[other] als Nächstes eine { $value }, obenauf
}
fact-stock = { $count ->
    [0] Der Spielerstapel ist leer
    [one] Noch eine Karte im Spielerstapel
   *[other] Noch { $count } Karten im Spielerstapel
}
fact-partner = Spielt mit dir
fact-team = Team { $number }

## Was etwas ist, in einem Satz

about-number = { $value ->
    [1] Damit beginnt ein Ablegestapel.
    [12] Passt auf eine 11 und macht den Ablegestapel voll.
   *[other] Passt auf einen Ablegestapel, der bei { $before } angekommen ist.
}
about-joker = Steht für jede Zahl, die ein Ablegestapel als Nächstes braucht, auch für 1 und 12.
about-joker-as = Ein Joker, der hier für { $value } steht.
about-back = Eine Karte, die du nicht sehen darfst.
about-building = { $value ->
    [1] Ein freier Platz: Hier beginnt ein neuer Ablegestapel mit einer 1 oder einem Joker.
    [12] Eine 12 oder ein Joker macht diesen gemeinsamen Stapel voll; dann wird er beiseitegelegt.
   *[other] Auf diesen Stapel legen alle, bis zur 12: Als Nächstes kommt { $value } oder ein Joker.
}
about-draw = Zu Beginn jedes Zugs wird von hier auf fünf Handkarten nachgezogen; ist er leer, werden die vollen Ablegestapel zu einem neuen gemischt.
about-done = Volle Ablegestapel; ist der Kartenstock leer, werden sie zu einem neuen gemischt.
about-stock = { $whose ->
    [own] Ist dieser Stapel leer, gewinnst du die Runde: In deinem Zug darf seine oberste Karte auf einen Ablegestapel.
   *[other] Ist dieser Stapel leer, gewinnt { $name } die Runde.
}
about-stock-team = { $whose ->
    [own] Euer Team gewinnt die Runde, wenn eure beiden Spielerstapel leer sind; in deinem Zug darf die oberste Karte auf einen Ablegestapel.
    [partner] In deinem Zug darfst du die oberste Karte legen wie von deinem eigenen Spielerstapel; ihr gewinnt, wenn beide leer sind.
   *[other] Sind dieser Stapel und der des Partners leer, gewinnt das Team von { $name } die Runde.
}
about-stock-first = An diesem Tisch darfst du nichts anderes tun, solange sie gelegt werden kann.
about-discard = { $whose ->
    [own] Eine Handkarte hier beendet deinen Zug; später darfst du die oberste Karte auf einen Ablegestapel legen.
    [partner] Die Hilfsstapel deines Partners darfst du benutzen wie deine eigenen: Eine Handkarte hier beendet deinen Zug.
   *[other] { $name } beendet jeden Zug mit einer Handkarte auf einem solchen Stapel; nur die oberste darf wieder gelegt werden.
}
about-hand = Zu Beginn jedes Zugs wird auf fünf aufgefüllt; wer alle auf Ablegestapel legt, zieht sofort fünf neue.
about-team = Wer sich gegenübersitzt, spielt zusammen: Ihr dürft eure Stapel gemeinsam nutzen und gewinnt, wenn beide Spielerstapel leer sind.

## Was man tun kann

do-lay = { $card } auf Ablegestapel { $pile } legen
do-lay-stock = Spielerstapel: { $card } auf Ablegestapel { $pile }
do-lay-discard = Hilfsstapel { $number }: { $card } auf Ablegestapel { $pile }
do-discard = { $card } auf Hilfsstapel { $number } legen
do-discard-partner = { $card } auf Hilfsstapel { $number } deines Partners legen
do-pass = Zug beenden

## Rufe

shout-complete = Zwölf!
shout-last = Die letzte vom Spielerstapel!

## Kurz gesagt
event-lay-several = { $seat } spielt { $count } Karten{ $stock ->
    [0] {""}
    [one] , davon eine vom Spielerstapel
   *[other] , davon { $stock } vom Spielerstapel
}.
