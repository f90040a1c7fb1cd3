### Was das Labor zählt, in wenigen Worten.

lab-rule-discard = Eine Ablage beendet den Zug
lab-rule-hand-refilled = Die ganze Hand ist gelegt und wird neu gezogen
lab-rule-from-stock = Eine Karte vom Spielerstapel wird gelegt
lab-rule-from-discard = Eine Karte vom Hilfsstapel wird gelegt
lab-rule-joker = Ein Skip-Bo-Joker wird gelegt
lab-rule-complete = Ein Baustapel wird vollständig
lab-rule-reshuffle = Volle Stapel werden neu gemischt
lab-rule-nothing-to-draw = Es gibt nichts zu ziehen
lab-rule-pass = Jemand passt ohne Handkarte
lab-rule-blocked = Die Runde ist blockiert
lab-rule-too-long = Die Runde dauert zu lange
lab-rule-out = Die letzte Karte vom Spielerstapel wird gelegt
lab-rule-partners-piles = Stapel des Partners werden benutzt

lab-ahead = Vorn liegt, wer die wenigsten Karten im Spielerstapel hat, jede nach ihren Punkten gezählt; Punkte früherer Runden zählen mit.
