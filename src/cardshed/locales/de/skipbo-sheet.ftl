### Skip-Bo: der Spickzettel, und die Wörter unter den Bildern in den Regeln

## Der Spickzettel

sheet-goal = Leere vor allen anderen deinen Spielerstapel, den Stapel, von dem nur die oberste Karte offen liegt.
sheet-turn-draw = Zieh nach, bis du fünf Karten auf der Hand hast.
sheet-turn-lay = Lege so viele Karten auf die Ablegestapel, wie du magst, eine nach der anderen: von der Hand, vom Spielerstapel und von deinen Hilfsstapeln, dort immer nur die oberste. Hast du alle Handkarten gelegt, zieh fünf neue und mach weiter.
sheet-turn-discard = Leg zum Schluss eine Handkarte auf einen deiner Hilfsstapel. Damit endet dein Zug.
sheet-numbers = Sie kommen der Reihe nach auf die Ablegestapel, von 1 bis 12.
    .name = Zahlen 1 bis 12
sheet-joker = Joker
sheet-piles = Die Stapel
sheet-stock = Er gehört dir allein: 30 Karten bei 2 bis 4 Personen, 20 bei 5 oder 6. Wird die oberste gelegt, wird die nächste aufgedeckt.
    .name = Spielerstapel
sheet-building = Bis zu vier, für alle. Jeder beginnt mit einer 1 und geht in Einerschritten bis zur 12; dann wird er beiseitegelegt.
    .name = Ablegestapel
sheet-discard = Bis zu vier eigene. Sie nehmen jede Karte, aber nur die oberste kann wieder gelegt werden.
    .name = Hilfsstapel
sheet-draw = Zum Ziehen. Ist er leer, werden die vollen Ablegestapel zu einem neuen gemischt.
    .name = Kartenstock
sheet-teams = Du darfst auch vom Spielerstapel und von den Hilfsstapeln deines Partners legen und deinen Zug auf seinen Hilfsstapeln beenden. Euer Team gewinnt die Runde, wenn beide Spielerstapel leer sind.
sheet-end = Wer die letzte Karte des eigenen Spielerstapels legt, gewinnt die Runde sofort.
sheet-score = Wer eine Runde gewinnt, bekommt 25 Punkte und dazu 5 für jede Karte in den Spielerstapeln der Gegner. Spielt ihr um Punkte, gewinnt, wer sie zuerst erreicht.

## Bilder in den Regeln

picture-next = Auf 1 und 2 folgt eine 3 …
picture-joker = … oder ein Joker, der dann für die 3 steht.
picture-wait = Eine 5 muss warten.
picture-complete = Mit seiner 12 ist der Stapel voll.
picture-discard = Eine Handkarte auf einem deiner Hilfsstapel: Dein Zug ist zu Ende.
picture-turned = Die 7 wird gelegt, und die nächste Karte des Spielerstapels wird aufgedeckt: eine 2.
picture-top = Nur die 6 kann gelegt werden; die 4 und die 9 warten darunter.
