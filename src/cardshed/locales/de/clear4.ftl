# Clear 4: die Regeln auf Deutsch

about = Es geht abwärts, nie hinauf: Lege den Wert, der oben auf der Ablage liegt, oder einen niedrigeren, und decke dabei nach und nach deine Stapel auf. Mach vier Gleiche voll, um die Ablage abzuräumen und noch einmal dran zu sein, schieb anderen eine lästige Ablage zu und riskiere deine letzten Karten blind. Wer zuerst alle Karten los ist, gewinnt.
tagline = Niedrig legen, vier Gleiche sammeln, Stapel leeren.
minutes = 10–20 Min.

section-setup = Vorbereitung
section-turn = Ein Zug
section-numbers = Zahlenkarten legen
section-special = Eine Sonderkarte spielen
section-passing = Passen
section-last = Die letzte Karte eines Stapels
section-end = Das Ende
section-options = Optionen
section-moves = Spielzüge

## Vorbereitung

C4-01 = Das Spiel hat 120 Karten: je zehn von jeder Zahl von 1 bis 10, sieben JOKER, sieben PUSH und sechs CLEAR.
C4-02 = Gespielt wird zu zweit bis zu sechst ({ -ruling }: so viele, wie die Karten reichen).
C4-03 = Alle bekommen je 20 Karten: vier Stapel zu drei Karten und acht Karten auf die Hand. In jedem Stapel liegt die unterste Karte quer und verdeckt, die mittlere hochkant und verdeckt, die oberste hochkant und offen. Alle übrigen Karten sind aus dem Spiel, und niemand sieht sie.
C4-04 = Zu Beginn ist die Ablage leer.
C4-05 = Der Startwert des Zufalls lost aus, wer die erste Runde beginnt; jede weitere Runde beginnt der nächste Spieler zur Linken ({ -ruling }).
C4-06 = Niemand kennt eine verdeckte Karte, nicht einmal ihr Besitzer. Die Handkarten sind geheim; wie viele Karten jemand auf der Hand hat, die offenen Karten und die Ablage sind für alle sichtbar.

## Ein Zug

C4-10 = In deinem Zug tust du genau eines von dreien: Zahlenkarten legen, eine einzelne Sonderkarte spielen oder passen. Danach ist der nächste Spieler zur Linken am Zug.
    .refusal = Du bist nicht am Zug.

## Zahlenkarten legen

C4-11 = Ein Ausspiel besteht aus einer oder mehreren Zahlenkarten, alle mit demselben Wert. Sie dürfen von deiner Hand kommen, von den offenen Karten deiner eigenen Stapel oder von beidem zugleich.
    .refusal = Du darfst nur Karten legen, die du auf der Hand hast oder die offen auf deinen eigenen Stapeln liegen, in einem Ausspiel alle mit demselben Wert, und mit `end` kannst du erst abschließen, wenn du etwas gelegt hast.
C4-12 = Der Wert, den du legst, muss gleich dem Wert oben auf der Ablage oder niedriger sein. Auf eine leere Ablage darfst du jeden Wert legen.
    .refusal = Der Wert, den du legst, muss gleich dem Wert oben auf der Ablage oder niedriger sein.
C4-13 = Ein JOKER, der zusammen mit Zahlenkarten gelegt wird, hat deren Wert. JOKER allein und danach Zahlenkarten sind ein einziges Ausspiel: Auf leerer Ablage ergibt `J` und dann `5` zwei Fünfen.
C4-14 = Ein JOKER, der ohne Zahlenkarte gelegt wird, hat den Wert, der oben auf der Ablage liegt; du darfst auch mehrere zusammen so legen ({ -ruling }). Auf einer 8 ergibt `J` und dann `8` zwei Achten, aber `J` und dann `5` ist nicht erlaubt, denn dieser JOKER ist schon eine 8; für zwei Fünfen lege erst `5` und dann `J`.
    .refusal = Ein JOKER, der auf einen Wert gelegt wurde, hat diesen Wert schon angenommen, deshalb kann keine andere Zahl dazukommen.
C4-15 = Auf leerer Ablage hat ein JOKER, der ohne Zahlenkarte gelegt wird, keinen Wert: Auf ihn darf jeder Wert gelegt werden, und ein einzelner JOKER auf ihm hat ebenfalls keinen. Ein solcher JOKER zählt nie für vier Gleiche mit ({ -ruling }). Kommt im selben Ausspiel eine Zahlenkarte dazu, nehmen die JOKER dieses Ausspiels ihren Wert an, aber JOKER ohne Wert aus früheren Ausspielen bleiben ohne Wert. Ein Ausspiel hat höchstens vier Karten, JOKER ohne Wert mitgezählt ({ -ruling }).
    .refusal = Ein Ausspiel hat höchstens vier Karten, JOKER ohne Wert mitgezählt.
C4-16 = Die offenen Karten deiner eigenen Stapel legst du genau so, als hättest du sie auf der Hand.
C4-17 = Sobald die offene Karte eines Stapels gespielt wird, wird die hochkant liegende Karte darunter aufgedeckt ({ -ruling }: immer, auch wenn die gespielte Karte eine Sonderkarte ist). Hat sie den Wert des Ausspiels oder ist sie ein JOKER, darf sie zum selben Ausspiel dazukommen. Besteht das Ausspiel bisher nur aus JOKER-Karten ohne Wert, darf jede Zahl dazukommen und den Wert festlegen.
C4-18 = Die quer liegende Karte eines Stapels wird nie aufgedeckt, außer indem sie blind gespielt wird (siehe C4-50 und die folgenden Punkte).
    .refusal = Mit `s1`…`s4` kannst du weder eine quer liegende Karte noch eine Karte von einem leeren Stapel legen.
C4-19 = Auf der Ablage liegen nie mehr als vier Karten desselben Werts: Ein Ausspiel endet bei der vierten. Liegen dort vier, die nicht abgeräumt wurden, kann weder dieser Wert noch ein einzelner JOKER darauf gelegt werden.
    .refusal = Mehr als vier Karten desselben Werts dürfen nicht auf der Ablage liegen, also kannst du keine fünfte legen, und auch ein einzelner JOKER wäre eine fünfte.
C4-20 = „Clear 4!“: Liegen nach deinem Ausspiel vier Karten desselben Werts oben auf der Ablage, darfst du die ganze Ablage aus dem Spiel nehmen und einen weiteren Zug machen. JOKER mit diesem Wert zählen mit, und es ist egal, wer die vier Karten gelegt hat. Du darfst die Ablage auch liegen lassen. Nur wer mit dem eigenen Ausspiel die vier vollgemacht hat, darf sie abräumen, und zwar am Ende dieses Ausspiels ({ -ruling }).
    .refusal = Für `sweep` musst du gerade eben mit deinem eigenen Ausspiel vier Karten desselben Werts oben auf der Ablage vollgemacht haben.

## Eine Sonderkarte spielen

C4-30 = PUSH und CLEAR sind Sonderkarten: Du spielst sie einzeln und anstelle von Zahlenkarten, von der Hand oder als offene Karte eines deiner Stapel. Was auf der Ablage liegt, ist dabei egal.
    .refusal = Ein PUSH oder CLEAR wird allein gespielt, nie innerhalb eines Ausspiels von Zahlenkarten, und du musst ihn auf der Hand oder offen auf einem deiner Stapel haben.
C4-31 = PUSH: Du wählst einen anderen Spieler ({ -ruling }: nicht dich selbst), der die ganze Ablage auf die Hand nimmt. Der PUSH kommt aus dem Spiel, und dein Zug endet. Du darfst ihn auch bei leerer Ablage spielen; du nennst trotzdem einen Spieler, aber niemand nimmt etwas ({ -ruling }).
    .refusal = Ein PUSH muss auf einen anderen Spieler zielen, nicht auf dich selbst, und nur mit einem PUSH kann man zielen.
C4-32 = CLEAR: Die ganze Ablage kommt aus dem Spiel und der CLEAR ebenso ({ -ruling }: immer); du machst sofort einen weiteren Zug. Bei leerer Ablage bringt er dir nur diesen Zug ({ -ruling }).
C4-33 = Eine Sonderkarte, die während eines Ausspiels aufgedeckt wird (C4-17), kann nicht zu diesem Ausspiel dazukommen; sie bleibt dir für einen späteren Zug.
    .refusal = Eine Sonderkarte auf einem Stapel kann nicht zu einem Ausspiel von Zahlenkarten dazukommen; sie ist für einen späteren Zug da.

## Passen

C4-40 = Wenn du nichts spielen kannst oder willst, nimmst du die ganze Ablage auf die Hand, und dein Zug endet. Aufgenommene JOKER verlieren ihren Wert.
    .refusal = Passen kannst du nur, bevor du eine Karte gelegt hast.
C4-41 = Bei leerer Ablage kann niemand passen, denn es gibt immer eine Karte zu spielen ({ -ruling }: sonst müsste das Spiel nie enden).
    .refusal = Bei leerer Ablage kannst du nicht passen, denn dann hast du immer eine Karte zu spielen.

## Die letzte Karte eines Stapels

C4-50 = Die quer liegende Karte eines Stapels kannst du spielen, sobald beide hochkant liegenden Karten dieses Stapels weg sind, auch wenn du noch Karten auf der Hand hast.
    .refusal = Eine quer liegende Karte kannst du erst blind spielen, wenn beide hochkant liegenden Karten ihres Stapels weg sind, und nur, wenn sie selbst noch da ist.
C4-51 = Die quer liegende Karte wird blind gespielt: Sie wird erst dadurch aufgedeckt, dass sie gespielt wird, und sie kann nur die erste Karte eines Ausspiels sein ({ -ruling }).
    .refusal = Eine blind gespielte Karte kann nur die erste Karte eines Ausspiels sein.
C4-52 = Ist die blind gespielte Karte eine Zahl, die gelegt werden darf (C4-12, C4-19), bleibt sie auf der Ablage liegen; Karten mit ihrem Wert von deiner Hand oder deinen Stapeln dürfen dazukommen und JOKER ebenso.
C4-53 = Ist die blind gespielte Karte ein PUSH oder ein CLEAR, wirkt sie wie gewohnt. Das Ziel eines PUSH wählst du, nachdem er aufgedeckt ist; war er deine letzte Karte, gewinnst du sofort, und auf niemanden wird gezielt.
    .refusal = Mit einem blind aufgedeckten PUSH musst du jetzt zielen, und eine bloße Zielangabe wie `>2` ist nur dafür da.
C4-54 = ({ -ruling }) Ist die blind gespielte Karte ein JOKER, zählt er als einzelner JOKER (C4-14, C4-15), und Zahlenkarten mit dem Wert, den er angenommen hat, dürfen dazukommen. Auf leerer Ablage oder auf einem JOKER ohne Wert dürfen Zahlenkarten eines beliebigen, aber gleichen Werts dazukommen und ihm diesen Wert geben.
C4-55 = Darf die blind gespielte Karte nicht gelegt werden, weil sie zu hoch ist oder weil sie die fünfte Karte desselben Werts wäre ({ -ruling }), nimmst du sie und die ganze Ablage auf die Hand, und dein Zug endet.

## Das Ende

C4-60 = Wer keine Karte mehr auf der Hand und in den Stapeln hat, gewinnt die Runde sofort, auch mit einem PUSH oder CLEAR als letzter Karte; ein PUSH als letzte Karte schiebt niemandem etwas zu ({ -ruling }).
C4-61 = Eine letzte, blind gespielte Karte, die nicht gelegt werden darf, gewinnt nicht: Es gilt C4-55, und die Runde geht weiter.
C4-62 = Über mehrere Runden (die Spielanleitung schlägt so viele vor, wie Spieler dabei sind) bekommt jeder einen Minuspunkt für jede Karte, die ihm auf der Hand und in den Stapeln bleibt ({ -ruling }: für alle seine Karten). Die wenigsten Minuspunkte gewinnen die Partie, und bei Gleichstand wird der Sieg geteilt. Der Punktestand ist also 0 oder negativ. Auch eine einzelne Runde wird gewertet, aber wer sie gewinnt, sagt C4-60.
    .refusal = Die Partie ist zu Ende, deshalb sind keine Spielzüge mehr möglich.
C4-63 = ({ -ruling }) Eine Runde, die 10 000 Spielzüge erreicht, ist blockiert und endet ohne Gewinner; alle zählen ihre Karten.

## Optionen

option-rounds = Wie viele Runden eine Partie hat: 1 bis 50 oder so viele, wie Personen mitspielen, damit alle einmal beginnen; normalerweise 1.
    .name = Runden
option-rounds-seats = eine je Person
house-hand = Wie viele Karten alle auf die Hand bekommen, zusätzlich zu den Stapeln.
house-stacks = Wie viele Stapel zu drei Karten alle bekommen.
house-jokers = Wie viele JOKER es gibt.

## Spielzüge

move-lay = Lege diese Karte von deiner Hand. Ein Ausspiel wird Karte für Karte angegeben und dann abgeschlossen; nach seiner ersten Karte sind nur Karten, die dazukommen dürfen, `sweep` (wenn C4-20 es erlaubt) und `end` möglich.
move-stack = Lege die offene Karte von Stapel 1 bis 4 (eine Zahl, einen JOKER oder einen CLEAR).
move-clear = Spiele einen CLEAR von deiner Hand.
move-push = Spiele einen PUSH, von deiner Hand oder von Stapel 3, gegen den Spieler auf Platz 2 (die Plätze zählen ab 0).
move-blind = Spiele die quer liegende Karte von Stapel 1 bis 4 blind.
move-aim = Ziele mit dem PUSH, den du gerade blind aufgedeckt hast, auf den Spieler auf Platz 2 (die Plätze zählen ab 0).
move-sweep = Clear 4! Nimm die Ablage aus dem Spiel und mach einen weiteren Zug.
move-end = Schließe das Ausspiel ab; der nächste Spieler ist am Zug. Das ist immer ein eigener Spielzug, damit sich nichts über eine Hand daraus ablesen lässt, wer sich entscheiden musste.
move-pass = Nimm die Ablage auf die Hand.

C4-70 = ({ -ruling }) Ein Spielzug wird so geschrieben wie in der Tabelle der Spielzüge; alles andere ist kein Spielzug.
    .refusal = Das ist kein Spielzug dieses Spiels, oder nicht an einem Tisch dieser Größe.
