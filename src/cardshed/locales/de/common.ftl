### Wörter, die alle Spiele gemeinsam haben.

-ruling = Klarstellung


## Was geschehen ist

names-listed = { $others } und { $last }
event-round = { $first ->
    [none] Runde { $round } beginnt.
   *[other] Runde { $round }: { $first } beginnt.
}
event-turn = { $seat } ist am Zug.
event-deal = { $seat } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .seen = { $seat } bekommt: { $cards }.
event-draw = { $count ->
    [0] { $seat } kann nichts ziehen: Es sind keine Karten mehr da.
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
    .seen = { $count ->
    [0] { $seat } kann nichts ziehen: Es sind keine Karten mehr da.
   *[other] { $seat } zieht: { $cards }.
}
event-shuffle = { $count ->
    [one] Zum Ziehen wird eine Karte neu gemischt.
   *[other] Zum Ziehen werden { $count } Karten neu gemischt.
}
event-blocked = Niemand kann weiterspielen: Die Runde ist blockiert.
event-round-over = { $won ->
    [0] Niemand gewinnt die Runde.
    [one] { $winners } gewinnt die Runde.
   *[other] { $winners } gewinnen die Runde gemeinsam.
}
event-match-over = { $won ->
    [0] Niemand gewinnt die Partie.
    [one] { $winners } gewinnt die Partie!
   *[other] { $winners } gewinnen die Partie gemeinsam!
}

## Der Tisch im Terminal

you = Spieler
seat-name = Spieler { $number }
bot-name = { $bot } { $number }
table-scores = Punkte
table-standing = Punkte: { $scores }
table-round = Runde { $round }
play-commands = Gib einen Zug oder seine Nummer ein. Außerdem: help, rules, hint, why ZUG, undo, save DATEI, quit.
play-commands-seats = Ihr spielt zu mehreren: Mit „{ $example }“ spielt Platz 1 außer der Reihe.
hint-none = Für diesen Platz gibt es nichts zu entscheiden.
hint-move = Zug
hint-chance = Gewinnchance
hint-sure = Genauigkeit
hint-playouts = Probepartien
hint-wait = abwarten
hint-thinking = Ich überlege …
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
play-which-game = Welches Spiel? Gib seine Nummer ein:
play-your-turn = { $name }, was spielst du?
play-out-of-turn = { $name }, du darfst außer der Reihe eingreifen (mit der Eingabetaste verzichtest du).
play-answer = { $name }, deine Antwort?
play-hand-over = Gib die Tastatur an { $name } weiter und drücke die Eingabetaste.
play-refused = Geht nicht: { $text } ({ $clause })
play-allowed = Dieser Zug ist erlaubt.
play-unknown = Es gibt keinen Zug { $number }.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-no-undo = Züge lassen sich nur zurücknehmen, wenn du allein gegen Bots spielst.
play-undone = Zurückgenommen.
play-saved = Gespeichert. Später weiter mit: { $command }
play-not-saved = Speichern nicht möglich: { $reason }
play-bye = Die Partie bleibt erhalten. Weiter mit: { $command }
play-resumed = Es geht weiter, wo die Partie unterbrochen wurde.
play-fair = Die Mischung stand schon vor der ersten Karte fest ({ $commitment }); nachprüfen mit: { $command }
play-warming = Die Regeln werden vorbereitet (nur beim ersten Mal) …

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
house-rule = { $name }: { $value } (laut Spielanleitung, { $clause }: { $usual })
rules-moves = Spielzüge
rules-marked = Mit „{ -ruling }“ gekennzeichnete Regeln klären, was die gedruckten Regeln offenlassen.

## Eine Aufzeichnung prüfen

verify-genuine = Diese Aufzeichnung ist echt.
verify-seed = Der Startwert { $seed } passt zu dem Fingerabdruck, der vor dem Geben feststand.
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
