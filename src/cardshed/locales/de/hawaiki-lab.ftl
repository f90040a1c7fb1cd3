### Was das Labor zählt, in wenigen Worten.

lab-rule-draw = Jemand zieht, statt zu legen
lab-rule-pair = Paar
lab-rule-suite = Straße
lab-rule-colour = Flush
lab-rule-three = Drilling
lab-rule-forgotten = Eine Kombination wird nicht angesagt
lab-rule-counter = Jemand anders sagt sie an: ein Konter
lab-rule-late = Sie wird nachträglich angesagt
lab-rule-call-let-go = Eine Gelegenheit zur Ansage verstreicht
lab-rule-thanks = Jemand bedankt sich richtig
lab-rule-wrong-thanks = Jemand bedankt sich falsch oder gar nicht
lab-rule-out = Jemand legt die letzte Karte
lab-rule-reshuffle = Die Stapel werden neu gemischt
lab-rule-nothing-to-draw = Es gibt nichts zu ziehen
lab-rule-blocked = Die Runde ist blockiert
lab-rule-too-long = Die Runde dauert zu lange
lab-rule-hide = Eine neue Karte wird verdeckt
lab-rule-sacrifice = Ein Chip wird geopfert, um eine oberste Karte wegzulegen
lab-rule-second-chance = Eine zweite Chance wird gekauft
lab-rule-second-chance-let-go = Eine zweite Chance verstreicht

lab-ahead = Vorn liegt, wer die meisten Chips hätte, wenn die Runde jetzt endete: Jede Handkarte kostet einen.
