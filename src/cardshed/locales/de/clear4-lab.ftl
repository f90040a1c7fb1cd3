### Was das Labor zählt, in wenigen Worten.

lab-rule-joker = Ein Joker wird gelegt
lab-rule-joker-without-value = Ein Joker bleibt ohne Wert
lab-rule-from-stack = Eine Karte wird vom Stapel gelegt
lab-rule-sweep = Clear 4! Vier gleiche räumen die Ablage ab
lab-rule-push = PUSH: Jemand muss die Ablage nehmen
lab-rule-clear = CLEAR räumt die Ablage ab
lab-rule-pass = Jemand passt und nimmt die Ablage
lab-rule-blind = Eine Karte wird blind gespielt
lab-rule-blind-fails = Eine blinde Karte misslingt
lab-rule-out = Jemand wird die letzte Karte los
lab-rule-last-blind-fails = Die letzte Karte misslingt blind
lab-rule-blocked = Die Runde dauert zu lange

lab-ahead = Vorn liegt, wer die beste Wertung hätte, wenn die Runde jetzt endete: Jede Karte, die man noch hat, zählt gegen einen.
