### Hawaiki: rule texts (German)

about = Drei offene Stapel, sechs Karten auf der Hand und ein Wunsch: sie vor allen anderen loszuwerden. Bediene Farbe oder Wert, erkenne die Kombinationen, die deine Karte bildet, und sag sie an, bevor jemand merkt, dass du es vergessen hast. Und wenn du ziehen musst, denk an deine Manieren: Ein Dankeschön erspart dir eine Karte.
tagline = Hinschauen, ansagen und schön Danke sagen.
minutes = 20–30 Min.

combo-pair = Paar
combo-suite = Straße
combo-colour = Flush
combo-three = Drilling

colour-R = rot
colour-O = orange
colour-G = grün
colour-B = blau
colour-P = violett

section-setup = Vorbereitung

HW-01 = Es gibt 70 Karten: zwei gleiche Sätze zu je 35, mit den Werten 1 bis 7 in fünf Farben ({ -ruling }: Rot, Orange, Grün, Blau und Violett). Es spielen 2 bis 6 Personen.
HW-02 = Alle beginnen die Partie mit 10 Chips; die Option „Chips“ kann diese Zahl ändern.
HW-03 = ({ -ruling }) Das Los entscheidet, wer die erste Runde beginnt (es folgt aus dem Startwert der Partie).
HW-04 = In jeder Runde wird neu aus allen 70 Karten ausgeteilt: Alle bekommen sechs, und drei offen hingelegte Karten beginnen die drei Ablagestapel. Diese Stapel liegen von oben bis unten offen da. Alle übrigen Karten bilden den verdeckten Nachziehstapel.
HW-05 = ({ -ruling }) Zeigen die drei Startkarten eine Kombination, so gilt sie als schon vorhanden.

section-turn = Ein Zug

HW-10 = In deinem Zug legst du eine Karte auf einen der Stapel; sie muss den Wert oder die Farbe der Karte haben, die sie bedeckt. Kannst oder willst du das nicht, ziehst du stattdessen eine Karte auf die Hand. Damit endet dein Zug: Die gezogene Karte wartet auf einen späteren Zug.
    .refusal = Leg eine Handkarte mit Wert oder Farbe der obersten Karte des Stapels.
HW-11 = Bildet deine Karte eine Kombination, so sagst du sie mit ihrem Namen an, bevor du die Karte legst: Ansagen und Legen sind ein einziger Spielzug.
HW-12 = Danach ist die nächste Person links am Zug, es sei denn, eine angesagte Kombination gibt dir einen weiteren Zug.
    .refusal = Du bist nicht am Zug.

section-combinations = Kombinationen

HW-20 = „Paar“: Die Karte, die du legst, stimmt in Farbe und Wert mit der überein, die sie bedeckt. Du spielst noch einmal.
HW-21 = „Straße“: Die obersten Karten der drei Stapel haben aufeinanderfolgende Werte, in beliebiger Reihenfolge. Du bestimmst eine andere Person, die eine Karte zieht, und spielst noch einmal.
    .refusal = Bestimmen darf nur, wer gerade „Straße“ oder „Flush“ angesagt hat; bei „Straße“ genau eine andere Person.
HW-22 = „Flush“: Die obersten Karten der drei Stapel haben alle dieselbe Farbe. Du bestimmst eine andere Person, die zwei Karten zieht, oder zwei andere Personen, die je eine Karte ziehen, und spielst noch einmal.
    .refusal = Zwei Personen bestimmt man nur gleich nach einem angesagten „Flush“.
HW-23 = „Drilling“: Die obersten Karten der drei Stapel haben alle denselben Wert. Alle anderen ziehen je eine Karte, und du spielst noch einmal.
HW-24 = ({ -ruling }) Noch einmal zu spielen ist keine Wahl, sondern Pflicht, und es ist ein ganzer Zug: Du legst eine Karte, oder du ziehst.
    .refusal = Erst muss die Wirkung der Kombination entschieden sein: Wer sie angesagt hat, bestimmt, wer zieht.
HW-25 = Eine Kombination zählt nur, wenn sie nicht schon da war, bevor die Karte gelegt wurde. Eine „Straße“ zählt erneut, wenn ihre Werte andere sind als die der „Straße“, die da war: Wird aus 1-2-3 ein 2-3-4, so zählt das.
HW-26 = Eine Karte bildet nie zwei Kombinationen zugleich. Die gelegte Karte behält die Farbe oder den Wert der Karte, die sie bedeckt: Ein neuer „Flush“ lässt also die Werte, wie sie waren, eine neue „Straße“ oder ein neuer „Drilling“ lässt die Farben, wie sie waren, und ein „Paar“ lässt beides.
HW-27 = ({ -ruling }) Niemand bestimmt sich selbst.
    .refusal = Du kannst nicht dich selbst bestimmen.
HW-28 = ({ -ruling }) Eine Kombination, die deine Karte nicht bildet, kannst du nicht ansagen: Ein solcher Spielzug wird abgelehnt.
    .refusal = Deine Karte bildet diese Kombination nicht, oder sie lag schon vorher da.

section-forgetting = Vergessen

HW-30 = Eine Kombination, die du bildest, aber nicht ansagst, bewirkt von selbst nichts. Sagt eine andere Person sie an deiner Stelle an, so hat sie keine Wirkung, und du ziehst eine Karte, weil du sie vergessen hast.
HW-31 = ({ -ruling }) Vergisst du die Ansage, so geht der Zug an die nächste Person, als gäbe es keine Kombination. Bis irgendjemand als Nächstes eine Karte legt, als Zug eine Karte zieht, ein Opfer bringt oder eine zweite Chance nutzt, darfst du sie noch nachträglich ansagen (der Zug kommt sofort zu dir zurück, dann tritt ihre Wirkung ein), und alle anderen dürfen sie kontern (HW-30). Wer schneller ist, entscheidet. Niemand darf sie ansagen, bevor du entschieden hast, was du verdeckst (HW-50).
    .refusal = Gerade ist keine vergessene Kombination offen, oder wer die Karte gelegt hat, muss erst entscheiden, was verdeckt wird.
HW-33 = Wer zum Ziehen bestimmt wurde, antwortet zuerst: „Danke“ für eine Karte, „Vielen Dank“ für zwei. Wer etwas anderes sagt oder gar nichts, zieht eine Karte mehr: zwei statt einer oder drei statt zwei.
    .refusal = Erst müssen alle antworten, die ziehen müssen, oder es wartet gerade niemand auf deinen Dank.
HW-34 = ({ -ruling }) Bei einem „Drilling“ bedanken sich alle anderen jeweils selbst. Die Antworten kommen in beliebiger Reihenfolge, und alle ziehen, sobald sie antworten; steht „Danken“ auf „Automatisch“, geht es der Reihe nach, beginnend links neben der Person, die die Kombination gebildet hat. Wer gekontert wurde, muss sich nicht bedanken.

section-end = Das Ende

HW-40 = Legt jemand die letzte Karte aus der Hand, so endet die Runde, gleich nach der Wirkung einer mit dieser Karte angesagten Kombination. ({ -ruling }: Nach einer letzten Karte gibt es keine nachträgliche Ansage und kein Kontern.)
HW-41 = Alle geben für jede Karte, die sie noch auf der Hand haben, einen Chip ab ({ -ruling }: soweit sie Chips haben).
HW-42 = Wer die letzte Karte gelegt hat, beginnt die nächste Runde.
HW-43 = Die Partie endet mit der Runde, nach der jemand keinen Chip mehr hat. Wer die meisten Chips hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    .refusal = Die Partie ist zu Ende.
HW-44 = Ist der Nachziehstapel leer, so werden die Karten unter den drei obersten Karten der Stapel zu einem neuen Nachziehstapel gemischt. ({ -ruling }: Gibt es keine, so bekommt man beim Ziehen nichts.)
HW-45 = ({ -ruling }) Die Runde ist blockiert, sobald bei allen das letzte Ziehen als Zug nichts gebracht hat (HW-44) und dazwischen keine Karte gelegt wurde. Sie endet dann, ohne dass eine zweite Chance angeboten wird, und HW-41 gilt für alle. Die nächste Runde beginnt die Person links neben der, die diese Runde begonnen hat.
HW-46 = ({ -ruling }) Eine Runde, die 10.000 Spielzüge erreicht, ist blockiert und endet wie in HW-45.

section-variants = Varianten (alle standardmäßig aus)

HW-50 = Mit „Eine verdeckte Karte“ liegen alle Handkarten offen, bis auf je eine verdeckte Karte. Legst du deine verdeckte Karte, so darfst du stattdessen eine deiner offenen verdecken. ({ -ruling }: Die letzte Karte, die du beim Austeilen bekommst, ist deine verdeckte; gezogene Karten liegen offen; über das Verdecken entscheidest du gleich nach dem Legen, vor jeder Wirkung, und mit leerer Hand wirst du nicht gefragt; lässt du alle Karten offen, so hast du für den Rest der Runde keine verdeckte Karte.)
    .refusal = Als verdeckte Karte gilt nur deine eine; eine andere verdecken oder alle offen lassen kannst du nur, gleich nachdem du sie gelegt hast, und vor allem anderen.
HW-51 = Mit „Opfer“ darfst du einmal pro Runde in deinem Zug (auch in einem zusätzlichen), bevor du legst oder ziehst, einen Chip abgeben, um die oberste Karte eines Stapels unter den Nachziehstapel zu legen. Mit nur einer Karte auf der Hand geht das nicht. ({ -ruling }: nur wenn du einen Chip hast; nur bei einem Stapel aus mindestens zwei Karten; was die Stapel danach zeigen, gilt für HW-25 als schon vorhanden; ist der Nachziehstapel leer, so wird die Karte zum Nachziehstapel.)
    .refusal = Ein Opfer geht nur in dieser Variante, einmal pro Runde, vor dem Legen oder Ziehen, mit einem Chip und mindestens zwei Handkarten, bei einem Stapel aus mindestens zwei Karten.
HW-52 = Mit „Zweite Chance“ darfst du einmal pro Runde in deinem Zug einen Chip abgeben, um noch einmal zu spielen, aber nicht, um deine letzte Karte zu legen. ({ -ruling }: Sie wird angeboten, wenn dein Zug zu Ende ginge, nach dem Legen oder Ziehen, sofern du einen Chip und mindestens zwei Karten auf der Hand hast und sie in dieser Runde noch nicht genutzt hast, andernfalls wirst du nicht gefragt; ein Zug, den dir danach eine Kombination gibt, ist nicht der gekaufte, und in ihm darfst du deine letzte Karte legen; eine bei diesem Legen vergessene Kombination bleibt offen, bis du die zweite Chance nutzt oder, wenn du verzichtest, bis die nächste Person handelt.)
    .refusal = Eine zweite Chance nutzen oder ausschlagen kannst du nur, wenn sie dir angeboten wird; dann musst du dich erst entscheiden.
HW-53 = Mit „Chips“ legt ihr fest, mit wie vielen Chips alle beginnen: 10, oder 6 für eine kürzere Partie ({ -ruling }: jede Zahl von 1 bis 10).
HW-54 = ({ -ruling }) Steht „Danken“ auf „Selbst“, der Voreinstellung, so bedanken sich alle selbst; steht es auf „Automatisch“, so wird der Dank für alle gesagt.

section-options = Optionen

option-one-hidden = Alle Handkarten liegen offen, bis auf je eine verdeckte.
    .name = Eine verdeckte Karte
option-sacrifice = Einmal pro Runde einen Chip abgeben und dafür die oberste Karte eines Stapels unter den Nachziehstapel legen.
    .name = Opfer
option-second-chance = Einmal pro Runde einen Chip abgeben und noch einmal spielen, aber nicht, um die letzte Karte zu legen.
    .name = Zweite Chance
option-tokens = Mit so vielen beginnen alle; 6 geben eine kürzere Partie.
    .name = Chips
option-courtesy = Wer ziehen muss, sagt selbst Danke, oder das Danke wird für alle gesagt.
    .name = Danken
option-courtesy-spoken = Selbst
option-courtesy-automatic = Automatisch
purist = Für Puristen
    .note = Die Seite zeigt nicht, welche Karten eine Kombination bilden: Du sagst sie selbst an, wie am echten Tisch, und merkst selbst, wenn andere eine vergessen.
house-hand = Wie viele Karten alle in jeder Runde bekommen.
    .name = Handkarten
house-extra-tokens = Mit wie vielen Chips alle über die Option „Chips“ hinaus beginnen.
    .name = Zusätzliche Chips
house-penalty = Wie viele Karten du ziehst, wenn jemand anders die Kombination ansagt, die du vergessen hast.
    .name = Strafkarten

section-moves = Spielzüge

move-lay = Lege `R5`, die rote 5, auf Stapel 2 (die Stapel sind 1 bis 3) und sag nichts dazu; die anderen Farben sind `O` Orange, `G` Grün, `B` Blau und `P` Violett.
move-lay-hidden = Variante „Eine verdeckte Karte“: Lege die verdeckte `R5` auf Stapel 2; das `*` kennzeichnet immer die verdeckte Karte.
move-announce = Lege die Karte und sag die Kombination an, die sie bildet: `!pair` für „Paar“, `!suite` für „Straße“, `!colour` für „Flush“, `!three` für „Drilling“.
move-draw = Zieh eine Karte; dein Zug endet.
move-designate = Bestimme Platz 2 (die Plätze zählen ab 0): Dort wird bei einer „Straße“ eine Karte gezogen, bei einem „Flush“ zwei.
move-designate-two = Bei einem „Flush“: Bestimme die Plätze 1 und 3, die je eine Karte ziehen; der Platz mit der kleineren Nummer steht zuerst.
move-thanks = Deine Antwort, wenn du ziehen musst: `thanks` (Danke) für eine Karte, `thanks-a-lot` (Vielen Dank) für zwei, `silent`, um nichts zu sagen.
move-call = Sag eine vergessene Kombination an: nachträglich, wenn du sie selbst vergessen hast; als Konter, wenn es jemand anderes war. Das wird abgelehnt, wenn nichts offen ist.
move-sacrifice = Variante „Opfer“: Die oberste Karte von Stapel 2 kommt unter den Nachziehstapel.
move-again = Variante „Zweite Chance“: Nutze die zweite Chance mit `again`, oder gib den Zug mit `end` weiter.
move-hide = Variante „Eine verdeckte Karte“: Verdecke diese offene Karte, hier `R5`, oder lass mit `open` alle Karten offen.

HW-60 = ({ -ruling }) Ein Spielzug wird so geschrieben wie in der Tabelle der Spielzüge; alles andere ist kein Spielzug.
    .refusal = So einen Spielzug gibt es in diesem Spiel nicht, oder nicht an einem Tisch dieser Größe.
