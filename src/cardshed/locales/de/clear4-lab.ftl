### Was das Labor zählt, in wenigen Worten.

lab-rule-joker = Ein Joker wird gelegt
lab-rule-joker-without-value = Ein Joker bleibt ohne Wert
lab-rule-from-stack = Eine Karte wird vom Stapel gelegt
lab-rule-sweep = Clear 4! Vier Gleiche räumen den Ablagestapel ab
lab-rule-push = PUSH: Jemand muss den Ablagestapel nehmen
lab-rule-clear = CLEAR räumt den Ablagestapel ab
lab-rule-pass = Jemand passt und nimmt den Ablagestapel
lab-rule-blind = Eine Karte wird blind gespielt
lab-rule-blind-fails = Eine blind gespielte Karte passt nicht
lab-rule-out = Jemand wird die letzte Karte los
lab-rule-last-blind-fails = Die letzte Karte, blind gespielt, passt nicht
lab-rule-blocked = Die Runde dauert zu lange

lab-ahead = Vorn liegt, wer die beste Wertung hätte, wenn die Runde jetzt endete: Jede Karte, die man noch hat, zählt gegen einen.
