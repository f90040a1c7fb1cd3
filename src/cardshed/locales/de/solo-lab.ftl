### Was das Labor zählt, in wenigen Worten.

lab-rule-start-again = Die erste Karte kommt unter den Nachziehstapel
lab-rule-draw = Jemand zieht im eigenen Zug
lab-rule-keep = Die gezogene Karte wird behalten
lab-rule-jump-in = Jemand wirft eine Karte dazwischen
lab-rule-jump-in-let-go = Eine Gelegenheit zum Zwischenwerfen verstreicht
lab-rule-skip = Jemand setzt aus
lab-rule-reverse = Die Spielrichtung wechselt
lab-rule-draw-two = Eine +2 wird gelegt
lab-rule-take = Jemand zieht für +2 oder +4
lab-rule-raise = Jemand erhöht
lab-rule-choose-colour = Eine Farbe wird gewählt
lab-rule-draw-four = Eine +4 wird gelegt
lab-rule-swap = Zwei tauschen ihre Handkarten
lab-rule-rotate = Alle Handkarten wandern weiter
lab-rule-gift = Ein Geschenk wird angenommen
lab-rule-shield = Jemand schützt sich mit einer Schutzkarte
lab-rule-solo = SOLO wird gerufen
lab-rule-penalty = SOLO wird vergessen: Strafkarten
lab-rule-out = Jemand legt die letzte Karte
lab-rule-reshuffle = Der Ablagestapel wird neu gemischt
lab-rule-nothing-to-draw = Es sind zu wenige Karten zum Ziehen da
lab-rule-pass = Jemand kann nichts tun und passt
lab-rule-blocked = Die Runde ist blockiert
lab-rule-too-long = Die Runde dauert zu lange

lab-ahead = Vorn liegt, wer die wenigsten Punkte hat; jede Handkarte zählt wie eine durchschnittliche, denn welche es ist, bleibt geheim.
