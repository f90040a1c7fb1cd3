### Die Seiten neben dem Tisch: die Regeln, und eine beendete Partie zum Nachspielen.

## Die Regeln

rulebook-search = Regeln durchsuchen
rulebook-search-example = Ein Wort oder eine Nummer wie { $clause }
rulebook-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rulebook-contents = Inhalt
rulebook-ruling = { -ruling }
rulebook-ruling-why = Unsere eigene Entscheidung, weil die gedruckten Regeln es offenlassen
rulebook-print = Drucken
rulebook-link = Link zur Regel { $clause }
rulebook-meaning = Was sie bedeutet
rulebook-values = Auswahl: { $values }
rulebook-typed = Im Terminal:
rulebook-rule = Regel
rulebook-on = an
rulebook-off = aus
rulebook-range = { $low } bis { $high }
rulebook-move = Notation
rulebook-moves-about = So werden Züge in Aufzeichnungen geschrieben und im Terminal eingegeben. Am Tisch im Browser tippst du einfach auf die Karten.
rulebook-other = Regeln der anderen Spiele
rulebook-whole = Regeln als Seite öffnen
rulebook-loading = Die Regeln werden geholt …
rulebook-unknown = Dieses Spiel haben wir nicht
rulebook-unknown-about = Vielleicht ist die Adresse vertippt. Diese Spiele gibt es bei Cardshed:

## Der Spickzettel

cheat-title = { $title } auf einen Blick
cheat-link = Spickzettel
cheat-goal = Ziel
cheat-turn = Dein Zug
cheat-cards = Die Karten
cheat-end = Wie es endet
cheat-score = Wertung
cheat-rules = Alle Regeln
cheat-other = Die anderen Spiele auf einen Blick
cheat-none = Für dieses Spiel gibt es keinen Spickzettel. In seinen Regeln steht alles.

## Eine beendete Partie

match-title = { $title }: eine beendete Partie
match-loading = Die Partie wird geholt …
match-unknown = Diese Partie finden wir nicht
match-unknown-about = Vielleicht ist die Adresse unvollständig, oder die Partie ist so alt, dass sie weggeräumt wurde.
match-not-over = Diese Partie läuft noch
match-not-over-about = Sobald sie vorbei ist, kannst du sie hier nachspielen, alle Karten sehen und das Mischen nachprüfen.
match-aside = Diese Partie wurde beiseitegelegt
match-aside-about = Die Regeln des Spiels wurden berichtigt, bevor sie zu Ende war. Deshalb gibt es kein Ergebnis; am Tisch kann eine neue Partie beginnen.
match-to-table = Zum Tisch
match-network = Cardshed antwortet nicht
match-network-about = Vielleicht bist du offline, oder der Server startet gerade neu.
match-retry = Noch einmal versuchen
match-busy = Viel los bei Cardshed
match-busy-about = Gerade ist zu viel zu tun, um das zu holen. Versuch es gleich noch einmal.
match-home = Alle Spiele
match-won = { $count ->
    [0] Niemand gewinnt
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}
match-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
match-option = { $name }: { $value ->
    [true] an
    [false] aus
   *[other] { $value }
}
match-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
match-minutes = { $count ->
    [0] weniger als eine Minute
    [one] eine Minute
   *[other] { $count } Minuten
}
match-bot = Bot, { $level }
match-winner = Gewonnen
match-rematch = Zurück zum Tisch
match-rules = Regeln von { $title }
match-download = Partie herunterladen
match-download-about = Eine kleine Textdatei mit den Karten und allen Zügen. Behalt sie, teil sie, oder spiel sie im Terminal nach.

## Das Punkteblatt

match-sheet = Punkteblatt
match-sheet-round = Runde
match-sheet-go = Runde { $round } nachspielen
match-sheet-empty = Keine Runde wurde beendet.

## Nachspielen

replay-title = Nachspielen
replay-controls = Steuerung zum Nachspielen
replay-first = Zum Anfang
replay-previous = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }×
replay-slider = Stelle in der Partie
replay-step = Zug { $step } von { $count }
replay-opening = Die Karten sind verteilt
replay-turn-ends = { $seat } beendet den Zug.
replay-round = Runde { $round }
replay-view = Wessen Sicht
replay-view-all = Alle Karten offen
replay-view-none = Als Zuschauer
replay-view-seat = Als { $name }
replay-table = Der Tisch
replay-log = Was geschah
replay-loading = Die Karten werden ausgelegt …
replay-failed = Der Verlauf konnte nicht geholt werden.
replay-busy = Gerade ist zu viel los, um die Partie noch einmal zu holen.
replay-fetching = wird geholt …
replay-gap = { $from } bis { $to }: noch nicht geholt
replay-other-rules = Diese Partie wurde nach Regeln gespielt, die seither berichtigt wurden. Ihre Karten lassen sich nicht mehr auslegen, doch was geschah, steht hier, wie es damals erzählt wurde.
replay-keys = Tasten: ← → ein Zug, Pos1 und Ende an die Enden, Leertaste spielt ab und hält an.
replay-link = Link zu diesem Moment kopieren
replay-linked = Der Link zu diesem Moment ist kopiert.
replay-turn = am Zug

## Der Beweis für faires Mischen

fair-title = War das Mischen fair?
fair-first = Vor dem Geben hat Cardshed eine geheime Zufallszahl gezogen, den Startwert, und allen ihren Fingerabdruck gezeigt.
fair-second = Wie in dieser Partie gemischt wurde, folgt allein aus dem Startwert, und niemand kann einen anderen mit demselben Fingerabdruck finden: Später Karten zu vertauschen war unmöglich.
fair-third = Jetzt ist die Partie vorbei und der Startwert öffentlich, und alle können prüfen, dass er zum Fingerabdruck passt und jede Karte so kam, wie er es verlangt.
fair-noted = Fingerabdruck, den sich dieser Browser vor dem Geben notiert hat
fair-not-noted = Dieser Browser hat sich vor dem Geben nichts notiert, weil er nicht am Tisch war. Wer mitgespielt hat, kann den Fingerabdruck mit dem eigenen vergleichen.
fair-commitment = Fingerabdruck (SHA-256)
fair-seed = Startwert
fair-rules = Ausgabe der Regeln
fair-verify = Nachprüfen
fair-verifying = Wird geprüft …
fair-again = Nochmals prüfen
fair-own = Dein Browser
fair-server = Der Server
fair-own-good = Hat selbst nachgerechnet: Der Fingerabdruck des Startwerts ist der oben gezeigte.
fair-own-noted = Hat selbst nachgerechnet: Der Fingerabdruck des Startwerts ist genau der, den er sich vor dem Geben notiert hat.
fair-own-bad = Der Fingerabdruck des Startwerts ist ein anderer. Das ist nicht der versprochene Startwert!
fair-noted-bad = Der Fingerabdruck ist nicht der, den sich dieser Browser vor dem Geben notiert hat!
fair-own-cannot = Kann Fingerabdrücke nur auf einer sicheren Seite (https) berechnen. Der Befehl unten geht überall.
fair-server-good = { $count ->
    [one] Hat neu gegeben und den einen Zug nachgespielt: Alles stimmt.
   *[other] Hat neu gegeben und alle { $count } Züge nachgespielt: Alles stimmt.
}
fair-server-bad = Etwas stimmt nicht: { $problem }
fair-server-cannot = Der Server hat nicht geantwortet. Bitte versuch es nochmals.
fair-server-busy = Hat gerade zu viel zu tun. Versuch es gleich noch einmal.
fair-server-other-rules = Hat die Regeln dieser Partie nicht mehr. Die Aufzeichnung lässt sich mit der Version von Cardshed prüfen, mit der sie gespielt wurde.
fair-undone = { $count ->
    [one] Einmal wurden Züge zurückgenommen; die Aufzeichnung nennt sie.
   *[other] { $count }-mal wurden Züge zurückgenommen; die Aufzeichnung nennt sie.
}
fair-yes = Das Mischen war fair.
fair-no = Mit dieser Partie stimmt etwas nicht.
fair-unsure = Es ließ sich nicht alles prüfen.
fair-yourself = Du musst das niemandem glauben
fair-yourself-about = Lade die Aufzeichnung herunter und lass deinen eigenen Computer sie mit Cardshed prüfen:
fair-yourself-hash = Den Fingerabdruck allein berechnet jedes beliebige Werkzeug, zum Beispiel:
fair-copy = Kopieren
fair-copied = Kopiert.
