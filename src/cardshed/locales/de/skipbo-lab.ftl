### Was das Labor zählt, in wenigen Worten.

lab-rule-discard = Eine Handkarte auf einem Hilfsstapel beendet den Zug
lab-rule-hand-refilled = Alle Handkarten sind gelegt, und es werden fünf neue gezogen
lab-rule-from-stock = Eine Karte vom Spielerstapel wird gelegt
lab-rule-from-discard = Eine Karte vom Hilfsstapel wird gelegt
lab-rule-joker = Ein Skip-Bo-Joker wird gelegt
lab-rule-complete = Ein Ablegestapel wird voll
lab-rule-reshuffle = Volle Stapel werden neu gemischt
lab-rule-nothing-to-draw = Es gibt nichts zu ziehen
lab-rule-pass = Jemand passt ohne Handkarten
lab-rule-blocked = Die Runde ist blockiert
lab-rule-too-long = Die Runde dauert zu lange
lab-rule-out = Die letzte Karte vom Spielerstapel wird gelegt
lab-rule-partners-piles = Stapel des Partners werden benutzt

lab-ahead = Vorn liegt, wer die wenigsten Karten im Spielerstapel hat, jede nach ihren Punkten gezählt; Punkte früherer Runden zählen mit.
