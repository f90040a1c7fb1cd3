### Die Wörter des Laborberichts

## Die Seite

lab-title = { $title } im Labor
lab-title-compare = { $title } im Labor: Varianten nebeneinander
lab-subtitle = { $games } Partien mit { $seats } Spielern, gespielt von { $bots }
lab-contents = Fragen
lab-short = Kurz gesagt
lab-variant-plain = das Spiel wie eingestellt
lab-variant-default = Das Spiel nach der Spielanleitung, nichts verändert.
lab-option-set = { $name }: { $value ->
    [true] an
    [false] aus
   *[other] { $value }
}
lab-house = Hausregel
lab-house-note = Auf dieser Seite werden Hausregeln ausprobiert: Werte, die die Spielanleitung nicht kennt. Sie sind überall gekennzeichnet.
lab-few-note = Bei weniger als { $few } Partien sind die Intervalle grob, am meisten die der Karten. Lass mehr spielen, bevor du dich darauf verlässt.

## Zahlen und Unterschiede

lab-interval = ({ $low } bis { $high })
lab-change = { $value } ({ $low } bis { $high })
lab-change-points = { $change } Prozentpunkte
lab-change-first = der Maßstab
lab-change-none = kein Unterschied erkennbar
lab-compared = { $measure }, verglichen mit { $first }: { $changes }.
lab-compared-one = { $variant } { $change }
lab-compared-rest = { $measure }: Für { $names } ist kein Unterschied erkennbar.
lab-from = { $value } und mehr

lab-measure-minutes = Minuten je Partie
lab-measure-decisions = Entscheidungen je Partie
lab-measure-turns = Züge je Partie
lab-measure-rounds = Runden je Partie
lab-measure-first = Siege für den, der beginnt
lab-measure-lead-changes = Führungswechsel je Partie
lab-measure-comebacks = Partien mit einer Aufholjagd
lab-measure-shared = Partien mit geteiltem Sieg
lab-measure-unwon = Partien ohne Sieger
lab-measure-blocked = Partien mit einer blockierten Runde
lab-measure-luck = Anteil des Glücks gegen { $weak }

lab-unit-share = Prozent der Partien
lab-unit-decisions = Entscheidungen je Partie
lab-unit-turns = Züge je Partie
lab-unit-rounds = Runden je Partie
lab-unit-minutes = Minuten je Partie
lab-unit-luck = Prozent Glück
lab-unit-times = Mal je Partie
lab-unit-points = Punkte
lab-unit-lead-changes = Führungswechsel je Partie
lab-unit-settled = Anteil der Züge einer Partie, nach dem die Führung bleibt
lab-unit-change = Änderung, { $unit }
lab-unit-change-share = Änderung in Prozentpunkten

lab-head-variant = Variante
lab-head-option = Option
lab-head-mean = Durchschnitt (95-%-Intervall)
lab-head-change = Änderung (95-%-Intervall)
lab-head-change-points = Änderung in Prozentpunkten (95-%-Intervall)
lab-head-per-match = gemessen in
lab-head-half = mittlere Hälfte
lab-head-nine = neun von zehn
lab-head-most = längste
lab-head-values = Wert
lab-head-interval = 95-%-Intervall
lab-head-place = Platz
lab-head-wins = Siege (95-%-Intervall)
lab-head-seats = gewonnen von
lab-head-deals = Verteilungen (95-%-Intervall)
lab-head-card = Karte, und wie oft ausgeteilt
lab-head-worth = Wert (95-%-Intervall)
lab-head-rule = Regel
lab-head-times = Mal je Partie (95-%-Intervall)
lab-head-matches = Anteil der Partien

lab-axis-share = Anteil der Partien
lab-axis-share-players = Anteil dieser Spieler
lab-axis-worth = Änderung der Gewinnchance, Prozentpunkte
lab-plot-middle = die Hälfte höchstens { $value }
lab-plot-name = Histogramm, { $what }: Die mittlere Hälfte liegt zwischen { $low } und { $high }, die Mitte ist { $middle }.
lab-plot-numbers = Die Zahlen dieses Bildes
lab-plot-open = Der letzte Balken enthält auch alles, was darüber liegt.

## Länge

lab-length = Wie lange dauert eine Partie?
lab-length-half = Die Hälfte aller Partien braucht zwischen { $low } und { $high } Entscheidungen.
lab-length-same = Mindestens die Hälfte aller Partien braucht genau { $value } Entscheidungen.
lab-length-mean = Der Durchschnitt ist { $mean } Entscheidungen oder { $minutes } Minuten, wenn Menschen spielen.
lab-length-tail = Jede zwanzigste Partie braucht mehr als { $long } Entscheidungen; die längste brauchte { $largest }.
lab-length-more = Züge und Runden
lab-pace = Die Minuten sind mit { $pace } Sekunden für einen Spielzug und { $dealing } Sekunden für das Austeilen einer Runde gerechnet.

## Wer beginnt

lab-order = Ist es wichtig, wer beginnt?
lab-order-match = Wer beginnt, gewinnt { $share } der Partien; ein gerechter Anteil ist { $fair }.
lab-order-helps = Beginnen hilft.
lab-order-hurts = Beginnen ist ein Nachteil.
lab-order-even = Ein Unterschied zum gerechten Anteil ist nicht erkennbar.
lab-order-round = Von den ersten Runden allein gewinnt, wer beginnt, { $share }.
lab-order-helps-short = Wer beginnt, gewinnt häufiger als die anderen.
lab-order-hurts-short = Wer beginnt, gewinnt seltener als die anderen.
lab-order-even-short = Ob Beginnen hilft, ist nicht erkennbar.
lab-order-helps-round = Dort hilft es.
lab-order-hurts-round = Dort ist es ein Nachteil.
lab-order-even-round = Dort ist kein Unterschied zum gerechten Anteil erkennbar.
lab-order-of-match = Anteil der gewonnenen Partien
lab-order-of-round = Anteil der gewonnenen ersten Runden
lab-order-note = Die Plätze sind in der Reihenfolge des Spiels gezählt: 1 beginnt die erste Runde, dann kommt 2. Die gestrichelte Linie ist ein gerechter Anteil. Geteilte Siege sind aufgeteilt; Partner gewinnen gemeinsam.
lab-order-sides = In Teams ist ein gerechter Anteil der Siege größer. Bei dem, der beginnt, wird deshalb verglichen, was über den gerechten Anteil hinausgeht.
lab-order-all = Alle Plätze, Variante für Variante
lab-place = { $number ->
    [1] 1 (beginnt)
   *[other] { $number }
}

## Die Führung

lab-lead = Wechselt die Führung, und kann man aufholen?
lab-lead-changes = Die Führung geht in einer Partie { $changes } Mal an jemand anderen.
lab-lead-comebacks = { $share } der Partien gewinnt jemand, der zur Halbzeit nicht führte; { $chance } wären es, wenn die Führung dann nichts bedeutete.
lab-lead-settled = In der Hälfte der Partien steht die Führung endgültig fest, sobald { $share } der Züge gespielt sind.
lab-lead-note = Wer vorn liegt, wird zu Beginn jedes Zuges festgestellt. Halbzeit ist nach der Hälfte der Züge einer Partie.

## Glück und Können

lab-luck = Glück oder Können?
lab-luck-won = In { $deals } Kartenverteilungen, jede einmal von jedem Platz aus gespielt, gewinnt ein einzelner { $strong } gegen { $weak } auf allen anderen Plätzen { $share } der Partien.
lab-luck-won-teams = In { $deals } Kartenverteilungen, jede einmal von jeder Seite aus gespielt, gewinnt ein Team aus { $strong } gegen { $weak } { $share } der Partien.
lab-luck-share = So gemessen ist { $luck } des Spiels Glück.
lab-luck-title = { $strong } gegen { $weak }
lab-luck-part = Glück { $share }
lab-skill-part = Können { $share }
lab-luck-deals = Anteil der Kartenverteilungen
lab-luck-sides = { $won } von { $sides } Seiten
lab-luck-seats = { $won } von { $seats } Plätzen
lab-luck-note = Das Glück beträgt 100 %, wenn der starke Spieler nur einen gerechten Anteil der Partien gewinnt, und 0 %, wenn er immer gewinnt: (1 − Anteil der Siege) / (1 − gerechter Anteil). Die Zahl gilt für diese beiden Spieler; gegen einen besseren Gegner ist sie höher. Die gestrichelten Linien zeigen, was zu erwarten wäre, wenn die Partien einer Verteilung nichts miteinander zu tun hätten. Wo die Balken dort enden, entscheidet die Verteilung allein nicht, wer gewinnt; wo mehr Verteilungen von allen Plätzen oder von keinem aus gewonnen werden, spielt sie mit.

## Karten

lab-cards = Was ist jede Karte wert?
lab-cards-best = Eine Karte mehr ({ $card }) erhöht die Chance, die erste Runde zu gewinnen, um { $change }: Keine Karte nützt mehr.
lab-cards-worst = Eine Karte mehr ({ $card }) verringert sie um { $change }: Keine Karte schadet mehr.
lab-cards-rest = { $count ->
    [0] Bei allen { $all } ist eine Wirkung erkennbar.
    [one] Bei einer von { $all } ist keine Wirkung erkennbar.
   *[other] Bei { $count } von { $all } ist keine Wirkung erkennbar.
}
lab-cards-none = { $count ->
    [one] Bei der einzigen Karte ist keine Wirkung erkennbar.
   *[other] Bei keiner der { $count } Karten ist eine Wirkung erkennbar: Dazu braucht es mehr Partien.
}
lab-cards-each = Jede Variante hat ihre eigene Liste, die beste Karte zuerst.
lab-cards-few = Die { $best } besten und die { $worst } schlechtesten.
lab-cards-all = Alle { $count } Karten
lab-cards-dealt = { $share } der Spieler
lab-cards-where = { $where ->
    [hand] Auf der ersten Hand
    [stack] In den Stapeln
   *[stock] Im Spielerstapel
}
lab-card-in = { $where ->
    [hand] { $card } auf der ersten Hand
    [stack] { $card } in den Stapeln
   *[stock] { $card } im Spielerstapel
}
lab-cards-note = Jede Zeile sagt, um wie viel ein weiteres Exemplar der Karte, zu Beginn ausgeteilt, die Chance ändert, die erste Runde zu gewinnen. Ein hohler Punkt bedeutet, dass das Intervall die Null enthält: Es ist keine Wirkung erkennbar. Karten sind geschrieben wie in den Regeln: { $command }

## Regeln

lab-rules = Wie oft kommt jede Regel vor?
lab-rules-most = Am häufigsten kommt „{ $rule }“ ({ $clause }) vor: { $times } Mal je Partie.
lab-rules-seldom = In weniger als { $share } der Partien: { $rules }.
lab-rules-never = Kein einziges Mal in { $games } Partien: { $rules }.
lab-rules-never-many = { $count } dieser { $all } Regeln kamen in { $games } Partien kein einziges Mal vor.
lab-rules-changed = Ein Unterschied ist erkennbar bei: { $rules }.
lab-rules-unchanged = Bei keiner Regel ist erkennbar, dass sie häufiger oder seltener vorkommt.
lab-rules-same = { $count ->
    [one] Eine Regel ohne erkennbaren Unterschied
   *[other] { $count } Regeln ohne erkennbaren Unterschied
}
lab-rules-scales = Manche Regeln kommen hundertmal so oft vor wie andere; darum hat jede ihre eigene Skala, von null an.
lab-rules-note = Öffne eine Regel, um ihren Abschnitt zu lesen.

## Das Ende

lab-ends = Wie endet es?
lab-ends-shared = { $share } der Partien teilen sich mehrere Sieger.
lab-ends-unwon = { $share } haben keinen Sieger.
lab-ends-blocked = In { $share } ist eine Runde blockiert.
lab-ends-shared-never = Keine Partie teilten sich mehrere Sieger (höchstens { $most }).
lab-ends-unwon-never = Jede Partie hatte einen Sieger (höchstens { $most } haben keinen).
lab-ends-blocked-never = Keine Runde war blockiert (höchstens in { $most } der Partien).
lab-ends-scores = Sieger haben am Ende durchschnittlich { $winners } Punkte, die anderen { $others }.
lab-ends-winners = Punkte der Sieger
lab-ends-others = Punkte der anderen

## Optionen

lab-options = Was ändern die Optionen?
lab-options-tried = { $count ->
    [one] Eine Option wurde mit denselben Karten ausprobiert, alles andere blieb gleich.
   *[other] { $count } Optionen wurden einzeln mit denselben Karten ausprobiert, alles andere blieb gleich.
}
lab-options-most = „{ $measure }“ ändert sich am meisten mit { $variant }: { $change }.
lab-options-none = Kein Unterschied erkennbar bei: { $measures }.
lab-options-plots = Alle Unterschiede als Bild
lab-overview-note = Änderungen von Anteilen sind in Prozentpunkten. „Kein Unterschied erkennbar“ beweist nicht, dass es keinen gibt.
lab-options-rules = { $count ->
    [one] Eine Regel kommt häufiger oder seltener vor
   *[other] { $count } Regeln kommen häufiger oder seltener vor
}

## Kurz gesagt

lab-short-minutes = Die Hälfte aller Partien dauert zwischen { $low } und { $high } Minuten, wenn Menschen spielen.
lab-short-variants = { $count } Varianten mit denselben Karten; mit der ersten werden die anderen verglichen.
lab-tile-minutes = Minuten je Partie, wenn Menschen spielen
lab-tile-decisions = Entscheidungen je Partie
lab-tile-first = der Partien gewinnt, wer beginnt
lab-tile-changes = Führungswechsel je Partie
lab-tile-comebacks = der Partien gewinnt jemand, der zur Halbzeit zurücklag
lab-tile-luck = Glück, nach { $strong } gegen { $weak }
lab-tile-interval = zu 95 % sicher: { $interval }

## Wie es gemacht ist

lab-made = Wie ist das gemacht?
lab-made-seen = { $games } Partien { $title } wurden von Programmen gespielt, die nur sehen, was ihr Platz sehen darf.
lab-made-misses = Die Seite zeigt etwa { $count } Intervalle. Von solchen Intervallen verfehlt jedes zwanzigste den wahren Wert, das liegt in der Natur der Sache: Verlass dich nicht auf ein einzelnes, das die Null gerade noch auslässt.
lab-made-again = Derselbe Befehl mit derselben Version ergibt dieselben Zahlen, auf jedem Rechner.
lab-made-seed = Startwert
lab-made-version = Version
lab-made-seats = Spieler
lab-made-bots = Gespielt von
lab-made-games = Partien
lab-made-options = Optionen
lab-means = Was die Wörter bedeuten
lab-means-match = Partie
lab-means-match-is = Vom ersten Austeilen bis zum Endergebnis. Sie kann mehrere Runden haben.
lab-means-decision = Entscheidung
lab-means-decision-is = Jedes Mal, wenn ein Spieler gefragt wird, was er tut, auch wenn er eine Gelegenheit vorbeigehen lässt.
lab-means-turn = Zug
lab-means-turn-is = Von dem Augenblick an, in dem jemand an der Reihe ist, bis jemand anderes an der Reihe ist.
lab-means-minutes = Minuten
lab-means-minutes-is = Spielzüge und Austeilen im oben genannten Tempo. Es ist eine Schätzung für Leute, die das Spiel kennen, keine Messung.
lab-means-interval = 95-%-Intervall
lab-means-interval-is = Der Bereich, der in 19 von 20 solchen Versuchen den wahren Wert enthält: für Anteile das Intervall nach Wilson, für Durchschnitte der Mittelwert plus und minus 1,96 Standardfehler. Es umfasst den Zufall, nicht die Frage, wie Menschen spielen würden.
lab-means-half = Mittlere Hälfte
lab-means-half-is = Ein Viertel der Partien liegt darunter, ein Viertel darüber. In den Histogrammen ist sie unterlegt; die dünnen Linien sind die 95-%-Intervalle der Balken.
lab-means-hollow = Hohler Punkt
lab-means-hollow-is = Das Intervall des Unterschieds enthält die Null. Das beweist nicht, dass es keinen gibt: Mit mehr Partien zeigt sich vielleicht einer.
lab-means-difference = Unterschied
lab-means-difference-is = Verteilung für Verteilung genommen, über alle, die beide Varianten gespielt haben; das hebt viel Zufall auf.
