### Clear 4: die Wörter des Tisches im Browser

minutes = 10–20 Min.
## Worum es geht

goal = { $rounds ->
    [1] als Erste oder Erster alle Karten loswerden.
    [seats] am wenigsten Karten übrig behalten, in einer Runde je Person.
   *[other] in { $rounds } Runden am wenigsten Karten übrig behalten.
}
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen. Jede übrige Karte ist ein Minuspunkt.
   *[other] { $names } ist alle Karten los. Jede Karte, die den anderen bleibt, ist ein Minuspunkt.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Niemand ist alle Karten losgeworden.
       *[other] { $names } ist als Erstes alle Karten los.
    }
   *[other] Die wenigsten Minuspunkte aus allen Runden: { $score }.
}

## Karten

card-joker = Joker
a-joker = einen Joker
card-joker-as = Joker als { $value }
card-push = PUSH
card-clear = CLEAR
card-back = verdeckte Karte

## Orte

place-pile = Ablage
place-stack = Stapel { $number }
place-stack-of = Stapel { $number } von { $name }
pile-empty = Alles ist erlaubt
pile-limit = { $value } oder weniger
pile-below = Weniger als { $value }
pile-run = { $count } von 4 Gleichen
blind-note = Letzte Karte: blind spielen
fact-cards = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}

## Was man tun kann

do-lay = { $card } legen
do-lay-stack = { $card } von Stapel { $number } legen
do-clear = CLEAR spielen: weg mit der Ablage
do-push = Ablage an { $name } schieben
do-blind = Die letzte Karte von Stapel { $number } blind spielen
do-sweep = Clear 4! Weg mit der Ablage
do-end = Zug beenden
do-take = Ablage nehmen ({ $count })

## Rufe

shout-sweep = Clear 4!
shout-clear = CLEAR!
shout-push = PUSH! { $name }
shout-blind-fails = So ein Pech!

## Places within a sentence of the log
log-s = Stapel { $number }
log-b = Stapel { $number }, blind
