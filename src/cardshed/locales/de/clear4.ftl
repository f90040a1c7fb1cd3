# Clear 4: die Regeln auf Deutsch

about = Es geht abwärts, nie hinauf: Lege den Wert, der oben auf dem Ablagestapel liegt, oder einen niedrigeren, und decke dabei nach und nach deine Stapel auf. Mach vier Gleiche voll, um den Ablagestapel abzuräumen und noch einmal dran zu sein, schieb ihn anderen zu, wenn er lästig wird, und riskiere deine letzten Karten blind. Wer zuerst alle Karten los ist, gewinnt.
tagline = Tief legen, vier Gleiche, Stapel leeren.
minutes = 10–20 Min.

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

C4-01 = Das Spiel hat 120 Karten: je zehn von jeder Zahl von 1 bis 10, sieben Joker, sieben PUSH und sechs CLEAR.
C4-02 = Gespielt wird zu zweit bis zu sechst ({ -ruling }: so viele, wie die Karten reichen).
C4-03 = Alle bekommen je 20 Karten: vier Stapel zu drei Karten und acht Karten auf die Hand. In jedem Stapel liegt die unterste Karte quer und verdeckt, die mittlere hochkant und verdeckt, die oberste hochkant und offen. Alle übrigen Karten sind aus dem Spiel, und niemand sieht sie.
C4-04 = Zu Beginn ist der Ablagestapel leer.
C4-05 = Das Los entscheidet, wer die erste Runde beginnt (es folgt aus dem Startwert der Partie); jede weitere Runde beginnt der nächste Spieler zur Linken ({ -ruling }).
C4-06 = Niemand kennt eine verdeckte Karte, nicht einmal ihr Besitzer. Die Handkarten sind geheim; wie viele Karten jemand auf der Hand hat, die offenen Karten und der Ablagestapel sind für alle sichtbar.

## Ein Zug

C4-10 = In deinem Zug tust du genau eines von dreien: Zahlenkarten legen, eine einzelne Sonderkarte spielen oder passen. Danach ist der nächste Spieler zur Linken am Zug.
    .refusal = Du bist nicht am Zug.

## Zahlenkarten legen

C4-11 = Ein Ausspiel besteht aus einer oder mehreren Zahlenkarten, alle mit demselben Wert. Sie dürfen von deiner Hand kommen, von den offenen Karten deiner eigenen Stapel oder von beidem zugleich.
    .refusal = Leg nur Handkarten und offene Karten deiner Stapel, in einem Ausspiel alle mit demselben Wert; abschließen kannst du es erst, wenn etwas gelegt ist.
C4-12 = Der Wert, den du legst, muss gleich dem Wert oben auf dem Ablagestapel oder niedriger sein. Auf den leeren Ablagestapel darfst du jeden Wert legen.
    .refusal = Der Wert, den du legst, darf nicht höher sein als der oben auf dem Ablagestapel.
C4-13 = Ein Joker, der zusammen mit Zahlenkarten gelegt wird, hat deren Wert. Joker allein und danach Zahlenkarten sind ein einziges Ausspiel: Auf leerem Ablagestapel ergibt `J` und dann `5` zwei Fünfen.
C4-14 = Ein Joker, der ohne Zahlenkarte gelegt wird, hat den Wert, der oben auf dem Ablagestapel liegt; du darfst auch mehrere zusammen so legen ({ -ruling }). Auf einer 8 ergibt `J` und dann `8` zwei Achten, aber `J` und dann `5` ist nicht erlaubt, denn dieser Joker ist schon eine 8; für zwei Fünfen lege erst `5` und dann `J`.
    .refusal = Der Joker hat den Wert unter ihm schon angenommen: Eine andere Zahl kann nicht mehr dazukommen.
C4-15 = Auf leerem Ablagestapel hat ein Joker, der ohne Zahlenkarte gelegt wird, keinen Wert: Auf ihn darf jeder Wert gelegt werden, und ein einzelner Joker auf ihm hat ebenfalls keinen. Ein solcher Joker zählt nie für vier Gleiche mit ({ -ruling }). Kommt im selben Ausspiel eine Zahlenkarte dazu, nehmen die Joker dieses Ausspiels ihren Wert an, aber Joker ohne Wert aus früheren Ausspielen bleiben ohne Wert. Ein Ausspiel hat höchstens vier Karten, Joker ohne Wert mitgezählt ({ -ruling }).
    .refusal = Ein Ausspiel hat höchstens vier Karten, Joker ohne Wert mitgezählt.
C4-16 = Die offenen Karten deiner eigenen Stapel legst du genau so, als hättest du sie auf der Hand.
C4-17 = Sobald die offene Karte eines Stapels gespielt wird, wird die hochkant liegende Karte darunter aufgedeckt ({ -ruling }: immer, auch wenn die gespielte Karte eine Sonderkarte ist). Hat sie den Wert des Ausspiels oder ist sie ein Joker, darf sie zum selben Ausspiel dazukommen. Besteht das Ausspiel bisher nur aus Jokern ohne Wert, darf jede Zahl dazukommen und den Wert festlegen.
C4-18 = Die quer liegende Karte eines Stapels wird nie aufgedeckt, außer indem sie blind gespielt wird (siehe C4-50 und die folgenden Punkte).
    .refusal = Eine quer liegende Karte lässt sich nur blind spielen, und ein leerer Stapel hat keine Karte mehr.
C4-19 = Auf dem Ablagestapel liegen nie mehr als vier Karten desselben Werts: Ein Ausspiel endet bei der vierten. Liegen dort vier, die nicht abgeräumt wurden, kann weder dieser Wert noch ein einzelner Joker darauf gelegt werden.
    .refusal = Hier liegen schon vier Karten dieses Werts: Eine fünfte darf nicht darauf, auch kein einzelner Joker.
C4-20 = „Clear 4!“: Liegen nach deinem Ausspiel vier Karten desselben Werts oben auf dem Ablagestapel, darfst du den ganzen Ablagestapel aus dem Spiel nehmen und einen weiteren Zug machen. Joker mit diesem Wert zählen mit, und es ist egal, wer die vier Karten gelegt hat. Du darfst den Ablagestapel auch liegen lassen. Nur wer mit dem eigenen Ausspiel die vier vollgemacht hat, darf ihn abräumen, und zwar am Ende dieses Ausspiels ({ -ruling }).
    .refusal = Abräumen darfst du nur, wenn du gerade mit deinem Ausspiel oben vier Karten desselben Werts vollgemacht hast.

## Eine Sonderkarte spielen

C4-30 = PUSH und CLEAR sind Sonderkarten: Du spielst sie einzeln und anstelle von Zahlenkarten, von der Hand oder als offene Karte eines deiner Stapel. Was auf dem Ablagestapel liegt, ist dabei egal.
    .refusal = PUSH und CLEAR werden allein gespielt, nie zusammen mit Zahlenkarten, von der Hand oder offen von einem deiner Stapel.
C4-31 = PUSH: Du wählst einen anderen Spieler ({ -ruling }: nicht dich selbst), der den ganzen Ablagestapel auf die Hand nimmt. Der PUSH kommt aus dem Spiel, und dein Zug endet. Du darfst ihn auch bei leerem Ablagestapel spielen; du nennst trotzdem einen Spieler, aber niemand nimmt etwas ({ -ruling }).
    .refusal = Ein PUSH muss auf einen anderen Spieler zielen, nicht auf dich selbst, und nur mit einem PUSH kann man zielen.
C4-32 = CLEAR: Der ganze Ablagestapel kommt aus dem Spiel und der CLEAR ebenso ({ -ruling }: immer); du machst sofort einen weiteren Zug. Bei leerem Ablagestapel bringt er dir nur diesen Zug ({ -ruling }).
C4-33 = Eine Sonderkarte, die während eines Ausspiels aufgedeckt wird (C4-17), kann nicht zu diesem Ausspiel dazukommen; sie bleibt dir für einen späteren Zug.
    .refusal = Eine Sonderkarte auf einem Stapel kann nicht zu Zahlenkarten dazukommen; sie ist für einen späteren Zug da.

## Passen

C4-40 = Wenn du nichts spielen kannst oder willst, nimmst du den ganzen Ablagestapel auf die Hand, und dein Zug endet. Aufgenommene Joker verlieren ihren Wert.
    .refusal = Passen kannst du nur, bevor du eine Karte gelegt hast.
C4-41 = Bei leerem Ablagestapel kann niemand passen, denn es gibt immer eine Karte zu spielen ({ -ruling }: sonst könnte das Spiel endlos weitergehen).
    .refusal = Bei leerem Ablagestapel kannst du nicht passen: Eine Karte zu spielen hast du dann immer.

## Die letzte Karte eines Stapels

C4-50 = Die quer liegende Karte eines Stapels kannst du spielen, sobald beide hochkant liegenden Karten dieses Stapels weg sind, auch wenn du noch Karten auf der Hand hast.
    .refusal = Die quer liegende Karte kannst du erst blind spielen, wenn beide hochkant liegenden weg sind, und nur, wenn sie selbst noch da ist.
C4-51 = Die quer liegende Karte wird blind gespielt: Sie wird erst dadurch aufgedeckt, dass sie gespielt wird, und sie kann nur die erste Karte eines Ausspiels sein ({ -ruling }).
    .refusal = Eine blind gespielte Karte kann nur die erste Karte eines Ausspiels sein.
C4-52 = Ist die blind gespielte Karte eine Zahl, die gelegt werden darf (C4-12, C4-19), bleibt sie auf dem Ablagestapel liegen; Karten mit ihrem Wert von deiner Hand oder deinen Stapeln dürfen dazukommen und Joker ebenso.
C4-53 = Ist die blind gespielte Karte ein PUSH oder ein CLEAR, wirkt sie wie gewohnt. Das Ziel eines PUSH wählst du, nachdem er aufgedeckt ist; war er deine letzte Karte, gewinnst du sofort, und auf niemanden wird gezielt.
    .refusal = Bei einem blind aufgedeckten PUSH wählst du jetzt, wen er trifft; nur bei ihm wird erst nach dem Aufdecken gewählt.
C4-54 = ({ -ruling }) Ist die blind gespielte Karte ein Joker, zählt er als einzelner Joker (C4-14, C4-15), und Zahlenkarten mit dem Wert, den er angenommen hat, dürfen dazukommen. Auf leerem Ablagestapel oder auf einem Joker ohne Wert dürfen Zahlenkarten eines beliebigen, aber gleichen Werts dazukommen und ihm diesen Wert geben.
C4-55 = Darf die blind gespielte Karte nicht gelegt werden, weil sie zu hoch ist oder weil sie die fünfte Karte desselben Werts wäre ({ -ruling }), nimmst du sie und den ganzen Ablagestapel auf die Hand, und dein Zug endet.

## Das Ende

C4-60 = Wer keine Karte mehr auf der Hand und in den Stapeln hat, gewinnt die Runde sofort, auch mit einem PUSH oder CLEAR als letzter Karte; ein PUSH als letzte Karte schiebt niemandem etwas zu ({ -ruling }).
C4-61 = Eine letzte, blind gespielte Karte, die nicht gelegt werden darf, gewinnt nicht: Es gilt C4-55, und die Runde geht weiter.
C4-62 = Über mehrere Runden (die Spielanleitung schlägt so viele vor, wie Spieler dabei sind) bekommt jeder einen Minuspunkt für jede Karte, die ihm auf der Hand und in den Stapeln bleibt ({ -ruling }: für alle seine Karten). Wer die wenigsten Minuspunkte hat, gewinnt die Partie; bei Gleichstand wird der Sieg geteilt. Der Punktestand ist also 0 oder negativ. Auch eine einzelne Runde wird gewertet, aber wer sie gewinnt, sagt C4-60.
    .refusal = Die Partie ist zu Ende: Es gibt keine Spielzüge mehr.
C4-63 = ({ -ruling }) Eine Runde, die 10.000 Spielzüge erreicht, ist blockiert und endet ohne Gewinner; alle zählen ihre Karten.

## Optionen

option-rounds = Wie viele Runden eine Partie hat; oder eine je Person, damit alle einmal beginnen.
    .name = Runden
option-rounds-seats = Eine je Person
house-hand = Wie viele Karten alle auf die Hand bekommen, zusätzlich zu den Stapeln.
    .name = Handkarten
house-stacks = Wie viele Stapel zu drei Karten alle bekommen.
    .name = Stapel
house-jokers = Wie viele Joker es gibt.
    .name = Joker

## Spielzüge

move-lay = Lege diese Karte von deiner Hand. Ein Ausspiel wird Karte für Karte angegeben und dann abgeschlossen; nach seiner ersten Karte sind nur Karten, die dazukommen dürfen, `sweep` (wenn C4-20 es erlaubt) und `end` möglich.
move-stack = Lege die offene Karte von Stapel 1 bis 4 (eine Zahl, einen Joker oder einen CLEAR).
move-clear = Spiele einen CLEAR von deiner Hand.
move-push = Spiele einen PUSH, von deiner Hand oder von Stapel 3, gegen den Spieler auf Platz 2 (die Plätze zählen ab 0).
move-blind = Spiele die quer liegende Karte von Stapel 1 bis 4 blind.
move-aim = Ziele mit dem PUSH, den du gerade blind aufgedeckt hast, auf den Spieler auf Platz 2 (die Plätze zählen ab 0).
move-sweep = Clear 4! Nimm den Ablagestapel aus dem Spiel und mach einen weiteren Zug.
move-end = Schließe das Ausspiel ab; der nächste Spieler ist am Zug. Das ist immer ein eigener Spielzug, damit niemand daran, wer sich entscheiden musste, etwas über eine Hand ablesen kann.
move-pass = Nimm den Ablagestapel auf die Hand.

C4-70 = ({ -ruling }) Ein Spielzug wird so geschrieben wie in der Tabelle der Spielzüge; alles andere ist kein Spielzug.
    .refusal = So einen Spielzug gibt es in diesem Spiel nicht, oder nicht an einem Tisch dieser Größe.
