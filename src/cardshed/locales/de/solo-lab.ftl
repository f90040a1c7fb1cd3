### Was das Labor zählt, in wenigen Worten.

lab-rule-start-again = Die erste Karte kommt unter den Nachziehstapel
lab-rule-draw = Jemand zieht im eigenen Zug
lab-rule-keep = Die gezogene Karte wird behalten
lab-rule-jump-in = Jemand legt dazwischen
lab-rule-jump-in-let-go = Eine Gelegenheit zum Dazwischenlegen verstreicht
lab-rule-skip = Jemand setzt aus
lab-rule-reverse = Die Spielrichtung dreht sich um
lab-rule-draw-two = Eine +2 wird gelegt
lab-rule-take = Geschuldete Karten werden genommen
lab-rule-raise = Jemand erhöht
lab-rule-choose-colour = Eine Farbe wird gewählt
lab-rule-draw-four = Eine +4 wird gelegt
lab-rule-swap = Zwei Hände werden getauscht
lab-rule-rotate = Alle Hände wandern weiter
lab-rule-gift = Ein Geschenk wird angenommen
lab-rule-shield = Ein Schild wehrt etwas ab
lab-rule-solo = SOLO wird gerufen
lab-rule-penalty = SOLO wird vergessen: Strafkarten
lab-rule-out = Jemand legt die letzte Karte
lab-rule-reshuffle = Die Ablage wird neu gemischt
lab-rule-nothing-to-draw = Es sind zu wenige Karten zum Ziehen da
lab-rule-pass = Jemand kann nichts tun und passt
lab-rule-blocked = Die Runde ist blockiert
lab-rule-too-long = Die Runde dauert zu lange

lab-ahead = Vorn liegt, wer die wenigsten Punkte hat; jede Handkarte zählt wie eine durchschnittliche, denn ihr Bild ist geheim.
