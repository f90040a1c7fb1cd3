### Clear 4: die Wörter des Tisches im Browser

## Worum es geht

goal = { $rounds ->
    [1] vor allen anderen alle Karten loswerden.
    [seats] die wenigsten Karten übrig behalten, in einer Runde je Person.
   *[other] in { $rounds } Runden die wenigsten Karten übrig behalten.
}
won-round = { $blocked ->
    [true] Niemand konnte weiterspielen. Jede übrige Karte ist ein Minuspunkt.
   *[other] { $names } ist alle Karten los. Jede Karte, die den anderen bleibt, ist ein Minuspunkt.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Niemand ist alle Karten losgeworden.
       *[other] { $names } ist vor allen anderen die Karten los. Jede Karte, die den anderen bleibt, ist ein Minuspunkt.
    }
   *[other] Die wenigsten Minuspunkte aus allen Runden: { $score }.
}

## Karten

card-joker = Joker
a-joker = Joker
card-joker-as = Joker als { $value }
card-push = PUSH
card-clear = CLEAR
card-back = verdeckte Karte

## Orte

place-pile = Ablagestapel
place-stack = Stapel { $number }
place-stack-of = Stapel { $number } von { $name }
pile-empty = Alles ist erlaubt
pile-limit = { $value ->
    [1] Nur noch eine 1
   *[other] { $value } oder weniger
}
pile-below = { $value ->
    [1] Keine Zahl passt
   *[other] Weniger als { $value }
}
pile-run = { $count } von 4 Gleichen
blind-note = Letzte Karte: blind spielen
blind-note-of = letzte Karte
fact-cards = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}

## Was etwas ist, in einem Satz

about-number = Passt auf den gleichen oder einen höheren Wert und auf den leeren Ablagestapel; gleiche Werte kannst du zusammen legen.
about-joker = Hat den Wert der Zahlenkarten, mit denen er gelegt wird, allein den Wert oben auf dem Ablagestapel; allein auf leerem Ablagestapel hat er keinen.
about-joker-as = Zählt hier als { $value }; wer ihn auf die Hand nimmt, hat wieder einen Joker ohne Wert.
about-push = Du wählst jemand anderen, der den ganzen Ablagestapel auf die Hand nimmt; der PUSH kommt aus dem Spiel, und dein Zug endet.
about-clear = Der ganze Ablagestapel und der CLEAR kommen aus dem Spiel, und du bist sofort noch einmal dran.
about-back = Diese Karte kennt niemand, auch nicht, wem sie gehört.
about-pile = Lege den Wert, der oben liegt, einen niedrigeren oder eine Sonderkarte; wer nicht kann oder will, nimmt den ganzen Ablagestapel auf die Hand.
about-pile-empty = Auf den leeren Ablagestapel darf jeder Wert, aber passen kann hier niemand.
about-pile-open = Der Joker oben hat keinen Wert: Auf ihn darf jeder Wert.
about-pile-full = Vier Gleiche: Wer sie vollgemacht hat, darf den Ablagestapel abräumen und noch einmal spielen; bleibt er liegen, folgt nur ein niedrigerer Wert oder eine Sonderkarte.
about-run = So viele Karten desselben Werts liegen oben: Wer vier Gleiche vollmacht, darf den Ablagestapel abräumen und noch einmal spielen.
about-stack = { $left ->
    [0] Von diesem Stapel ist keine Karte mehr da.
    [1] Diese letzte Karte kennt niemand: Sie wird blind gespielt, und darf sie nicht gelegt werden, kommt sie mit dem ganzen Ablagestapel auf die Hand.
    [2] Die offene Karte wird wie von der Hand gespielt; darunter liegt nur noch die Karte, die quer liegt und blind gespielt wird.
   *[other] Die offene Karte wird wie von der Hand gespielt; dann wird die hochkant liegende darunter aufgedeckt.
}
about-hand = Wer keine Karte mehr auf der Hand und in den Stapeln hat, gewinnt die Runde sofort.
about-cards = Karten auf der Hand und in den Stapeln: Wer keine mehr hat, gewinnt die Runde, und jede übrige ist ein Minuspunkt.

## Was man tun kann

do-lay = { $card } legen
do-lay-stack = { $card } von Stapel { $number } legen
do-clear = CLEAR: abräumen
do-push = Ablagestapel an { $name } schieben
do-blind = Letzte Karte von Stapel { $number } blind spielen
do-sweep = Clear 4! Abräumen
do-end = Zug beenden
do-take = Ablagestapel nehmen ({ $count })
prompt-sweep = Vier Gleiche: abräumen oder Zug beenden?

## Rufe

shout-sweep = Clear 4!
shout-clear = CLEAR!
shout-push = PUSH! { $name }
shout-blind-fails = So ein Pech!

## Kurz gesagt
event-lay-several = { $seat } spielt { $count } Karten, zuletzt { $card }.
