### Solo: der Spickzettel, und die Wörter unter den Bildern in den Regeln

## Der Spickzettel

sheet-goal = Leg vor allen anderen deine letzte Karte, und sammle so wenige Strafpunkte wie möglich.
sheet-turn-lay = Lege eine Karte: die geltende Farbe, Zahl oder Symbol der obersten Karte oder eine schwarze Karte.
sheet-turn-draw = Oder zieh eine Karte. Passt sie, darfst du sie gleich legen.
sheet-numbers = Zahlen 1 bis 9
sheet-watch = Aufgepasst
sheet-call = Wer die vorletzte Karte legt, ruft dabei SOLO. Wer es vergisst, zieht zwei Karten.
    .name = SOLO!
sheet-jump = Hast du genau die Karte, die oben liegt, darfst du sie sofort legen, ob du dran bist oder nicht. Weiter geht es nach dir.
    .name = Zwischenwerfen
sheet-raise = Statt Karten zu ziehen, leg auf eine +2 eine +2 oder +4, auf eine +4 eine +4. Die Zahlen werden zusammengezählt, und die Summe trifft die nächste Person.
    .name = Erhöhen
sheet-end = Wer die letzte Karte legt, gewinnt die Runde sofort.
sheet-score = Die anderen zählen ihre Handkarten: Zahlen ihren Wert, Richtungswechsel 10, Aussetzen 20; +2, Tausch und Geschenk 30; Farbwahl, Rotation und Schutz 40; +4 zählt 50.
sheet-limit = Die Partie endet mit der Runde, nach der jemand mehr als 300 Punkte hat. Wer am wenigsten hat, gewinnt.

## Bilder in den Regeln

picture-colour = Die gleiche Farbe passt …
picture-number = … ebenso die gleiche Zahl …
picture-symbol = … oder das gleiche Symbol.
picture-neither = Hier passt nichts.
picture-jump = Blaue 7 auf blaue 7: Wer sie hat, darf zwischenwerfen.
picture-raise = Eine grüne +2 auf eine rote +2: Jetzt geht es um vier Karten.
picture-black = Schwarz passt auf alles.
picture-shield = Eine Schutzkarte mit grünem Blitz gegen eine +2: Keine Karte wird gezogen, und Grün gilt.
