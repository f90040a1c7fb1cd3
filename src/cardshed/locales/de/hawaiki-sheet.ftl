### Hawaiki: der Spickzettel, und die Wörter unter den Bildern in den Regeln

## Der Spickzettel

sheet-goal = Werde Runde um Runde deine Karten vor den anderen los, und behalte die meisten Chips.
sheet-turn-lay = Lege eine Karte auf einen der drei Stapel. Sie muss Farbe oder Wert der Karte haben, die sie bedeckt.
sheet-turn-announce = Bildet sie eine Kombination, die vorher nicht da war, sag sie beim Legen mit Namen an.
sheet-turn-draw = Oder zieh eine Karte; damit endet dein Zug.
sheet-cards = Werte 1 bis 7 in fünf Farben
sheet-pair = Sie gleicht genau der Karte, die sie bedeckt. Du spielst noch einmal.
    .name = „{ combo-pair }!“
sheet-suite = Die drei obersten Karten haben aufeinanderfolgende Werte, egal in welcher Reihenfolge. Du bestimmst, wer eine Karte zieht, und spielst noch einmal.
    .name = „{ combo-suite }!“
sheet-colour = Die drei obersten Karten haben dieselbe Farbe. Du bestimmst, wer zwei Karten zieht oder welche zwei je eine ziehen, und spielst noch einmal.
    .name = „{ combo-colour }!“
sheet-three = Die drei obersten Karten haben denselben Wert. Alle anderen ziehen eine Karte, und du spielst noch einmal.
    .name = „{ combo-three }!“
sheet-manners = Manieren
sheet-thanks = Musst du ziehen, sag „Danke“ für eine Karte und „Vielen Dank“ für zwei. Sonst ziehst du eine mehr.
sheet-forgotten = Hat jemand eine Ansage vergessen, sag du sie an, bevor es weitergeht: Dann zieht, wer sie vergessen hat, eine Karte. Wer sie vergessen hat, kann dir aber auch zuvorkommen.
sheet-end = Legt jemand die letzte Karte, ist die Runde aus, nach der Wirkung einer damit angesagten Kombination.
sheet-score = Alle beginnen mit 10 Chips und geben für jede Karte auf der Hand einen ab. Die Partie endet mit der Runde, nach der jemand keinen mehr hat; wer die meisten hat, gewinnt.

## Bilder in den Regeln

picture-colour = Rot passt auf Rot …
picture-value = … und eine 5 auf eine 5.
picture-neither = Hier passt weder Farbe noch Wert.
picture-pair = Grüne 4 auf grüne 4: „Paar“.
picture-suite = 3, 4 und 5 liegen oben: „Straße“.
picture-one-colour = Alle drei sind blau: „Flush“.
picture-three = Drei Sechsen: „Drilling“.
picture-new-suite = Die rote 4 bedeckt die rote 1. Aus 1-2-3 wird 2-3-4, und das ist eine neue „Straße“.
