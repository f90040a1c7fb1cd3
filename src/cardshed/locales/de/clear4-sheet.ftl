### Clear 4: der Spickzettel, und die Wörter unter den Bildern in den Regeln

## Der Spickzettel

sheet-goal = Werde vor allen anderen deine Karten los: die auf deiner Hand und die in deinen vier Stapeln.
sheet-turn-lay = Lege eine oder mehrere Zahlenkarten desselben Werts, von der Hand und von den offenen Karten deiner Stapel. Sie müssen den Wert haben, der oben auf dem Ablagestapel liegt, oder einen niedrigeren; auf den leeren Ablagestapel darf alles.
sheet-turn-special = Oder spiele einen PUSH oder einen CLEAR, egal, was auf dem Ablagestapel liegt.
sheet-turn-pass = Oder passe: Nimm den ganzen Ablagestapel auf die Hand. Bei leerem Ablagestapel kann niemand passen.
sheet-numbers = Zahlen 1 bis 10
sheet-stacks = Deine Stapel
sheet-stack = Die offene Karte spielst du, als hättest du sie auf der Hand. Die hochkant liegende darunter wird sofort aufgedeckt und darf dazukommen, wenn sie den gleichen Wert hat oder ein Joker ist.
    .name = Ein Stapel aus drei Karten
sheet-blind = Sind beide hochkant liegenden Karten weg, darfst du die quer liegende blind spielen, als erste Karte eines Ausspiels. Darf sie nicht gelegt werden, nimmst du sie mit dem ganzen Ablagestapel auf.
    .name = Die letzte Karte
sheet-four = Clear 4!
sheet-sweep = Machst du oben auf dem Ablagestapel vier Gleiche voll, egal, wer die anderen gelegt hat, darfst du ihn ganz abräumen und bist noch einmal dran. Eine fünfte kommt nie darauf.
    .name = Vier Gleiche
sheet-end = Wer keine Karte mehr hat, gewinnt die Runde sofort, auch mit einem PUSH oder CLEAR.
sheet-score = Über mehrere Runden ist jede Karte auf der Hand und in den Stapeln ein Minuspunkt. Wer am wenigsten hat, gewinnt.

## Bilder in den Regeln

picture-lower = Eine 5 darf auf eine 8.
picture-higher = Eine 9 darf nicht.
picture-joker-with = Zusammen mit einer 5 gelegt, ist auch der Joker eine 5.
picture-joker-alone = Allein auf eine 8 gelegt, ist der Joker eine 8.
picture-turned = Die 5 wird gespielt, und die hochkant liegende Karte darunter wird aufgedeckt: eine 3.
picture-fifth = Vier Achten sind liegen geblieben: Eine fünfte gibt es nicht.
picture-four = Drei Achten und ein Joker als 8 sind vier Gleiche: Der Ablagestapel darf weg.
picture-push = Jemand anders nimmt den ganzen Ablagestapel.
picture-clear = Der ganze Ablagestapel ist weg.
picture-blind = Erst wenn sie gespielt wird, zeigt die quer liegende Karte, was sie ist.
