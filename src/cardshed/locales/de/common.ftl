### Wörter, die alle Spiele gemeinsam haben.

-ruling = Hausentscheid


## Was geschehen ist

event-round = { $first ->
    [none] Runde { $round } beginnt.
   *[other] Runde { $round }: { $first } beginnt.
}
event-turn = { $seat } ist am Zug.
event-deal = { $seat } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .seen = { $seat } bekommt { $cards }.
event-draw = { $seat } zieht { $count ->
    [0] nichts: Es ist nichts mehr da
    [one] eine Karte
   *[other] { $count } Karten
}.
    .seen = { $seat } zieht { $count ->
    [0] nichts: Es ist nichts mehr da
   *[other] { $cards }
}.
event-shuffle = { $count ->
    [one] Eine Karte wird zu einem neuen Nachziehstapel gemischt.
   *[other] { $count } Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-blocked = Niemand kann weiterspielen: Die Runde ist blockiert.
event-round-over = { $won ->
    [0] Niemand gewinnt die Runde.
    [one] { $winners } gewinnt die Runde.
   *[other] { $winners } teilen sich die Runde.
}
event-match-over = { $won ->
    [0] Niemand gewinnt die Partie.
    [one] { $winners } gewinnt die Partie!
   *[other] { $winners } teilen sich die Partie!
}

## Der Tisch im Terminal

you = Spieler
seat-name = Spieler { $number }
bot-name = { $bot } { $number }
table-scores = Punkte
table-round = Runde { $round }
play-commands = Eine Nummer oder ein Zug spielt ihn. Außerdem: help, rules, hint, why ZUG, undo, save DATEI, quit.
play-commands-seats = Mehrere spielen mit: „{ $example }“ spielt für Platz 1 außer der Reihe.
hint-none = Für diesen Platz gibt es nichts zu entscheiden.
hint-move = Zug
hint-chance = Gewinnchance
hint-sure = auf
hint-playouts = Probespiele
hint-wait = abwarten
hint-thinking = Ich überlege …
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
play-which-game = Welches Spiel? Seine Nummer:
play-your-turn = { $name }, was spielst du?
play-out-of-turn = { $name }, du darfst außer der Reihe handeln (Eingabetaste lässt es vorbeigehen).
play-answer = { $name }, deine Antwort?
play-hand-over = Gib die Tastatur an { $name } weiter und drücke die Eingabetaste.
play-refused = Geht nicht: { $text } ({ $clause })
play-allowed = Dieser Zug ist erlaubt.
play-unknown = Es gibt keinen Zug { $number }.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-no-undo = Züge lassen sich nur zurücknehmen, wenn du allein gegen Bots spielst.
play-undone = Zurückgenommen.
play-saved = Gespeichert. Später weiter mit: { $command }
play-not-saved = Speichern nicht möglich: { $reason }
play-bye = Die Partie bleibt erhalten. Weiter mit: { $command }
play-resumed = Es geht weiter, wo die Partie unterbrochen wurde.
play-fair = Die Mischung war vor der ersten Karte festgelegt durch { $commitment }; prüfen mit: { $command }
play-warming = Die Regeln werden vorbereitet (nur beim ersten Mal) …

## Die Regelseite

rules-title = Die Regeln von { $title }
rules-seats = { $low } bis { $high } Personen
rules-options = Optionen
rules-default = Vorgabe: { $value }
rules-by-seats = je nach Personenzahl
rules-house = Hausregeln
rules-house-about = Sie stehen nicht in der Spielanleitung, lassen sich aber ausprobieren: mit { $example } bei play, sim, arena und lab. Die Tische im Browser halten sich an die Spielanleitung.
rules-house-values = { $values }; laut Spielanleitung ({ $clause }): { $usual }
house-rules = Hausregeln: { $rules }.
house-rule = { $name } { $value } (laut Spielanleitung, { $clause }: { $usual })
rules-moves = Spielzüge
rules-marked = Mit „{ -ruling }“ bezeichnete Abschnitte klären, was die gedruckten Regeln offenlassen.

## Eine Aufzeichnung prüfen

verify-genuine = Diese Aufzeichnung ist echt.
verify-seed = Der Startwert { $seed } passt zur Festlegung vor dem Geben.
verify-deal = Jede Karte wurde so gegeben, wie der Startwert es verlangt.
verify-moves = { $count ->
    [one] Der eine Spielzug ist erlaubt.
   *[other] Alle { $count } Spielzüge sind erlaubt.
}
verify-undone = { $count ->
    [one] Einmal wurden Züge zurückgenommen; sie waren erlaubt, und die Aufzeichnung nennt sie.
   *[other] { $count }-mal wurden Züge zurückgenommen; sie waren erlaubt, und die Aufzeichnung nennt sie.
}

## Jemand wird an den Tisch gerufen

call-title = Du bist dran!
call-text = { $title } mit { $names }
