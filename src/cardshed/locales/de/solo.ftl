about = Werde deine Karten vor allen anderen los: Bediene Farbe, Zahl oder Symbol, und behalte den Ablagestapel auch dann im Auge, wenn du nicht an der Reihe bist, denn wer genau die gleiche Karte hat, darf sie dazwischenlegen. +2 und +4 summieren sich, ganze Hände wechseln den Besitzer, und Schilde wenden das Schlimmste ab. Und wenn du nur noch eine Karte hast, vergiss nicht, SOLO zu rufen!
tagline = Legen, dazwischenlegen, SOLO rufen!
minutes = 15–25 Min.

section-setup = Vorbereitung
SO-01 = Das Spiel hat 120 Karten. In jeder Farbe gibt es jede Zahl von 1 bis 9 zweimal, zwei Aussetzen, zwei Richtungswechsel, zwei +2, einen Tausch und ein Geschenk. Schwarz sind vier Farbwahlen, vier +4, vier Rotationen und ein Schild je Blitzfarbe ({ -ruling }).
SO-02 = Ist die Option `extras` ausgeschaltet, fallen Geschenke und Schilde weg; es bleiben 112 Karten.
SO-03 = Am Tisch sitzen 2 bis 10 Spieler, und jeder bekommt acht Karten. Die übrigen Karten bilden den verdeckten Nachziehstapel; seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
SO-04 = Der Startwert der Partie lost den ersten Geber aus; in jeder Runde geht das Geben an den nächsten Spieler links weiter ({ -ruling }). In jeder Runde beginnt der Spieler nach dem Geber, und gespielt wird zunächst nach links.
SO-05 = Ist die aufgedeckte Karte eine Zahl, geht es einfach los. Aussetzen, Richtungswechsel oder +2 wirkt so, als hätte der Geber die Karte gelegt. Jede andere Karte kommt unter den Nachziehstapel, und die nächste wird aufgedeckt ({ -ruling }).
SO-06 = Die Karten in den Händen sind geheim. Alle sehen, wie viele Karten jede Hand hat, den Ablagestapel, die Spielrichtung, die geltende Farbe und die geschuldeten Karten.

section-turn = Ein Zug
SO-10 = Wenn du an der Reihe bist, legst du eine Karte aus deiner Hand, die die geltende Farbe hat, oder die Zahl oder das Symbol der obersten Karte zeigt, oder schwarz ist.
    .refusal = Du kannst nur eine Karte aus deiner eigenen Hand legen, die die geltende Farbe hat, die Zahl oder das Symbol der obersten Karte zeigt oder schwarz ist.
SO-11 = Wenn du keine Karte legen kannst oder keine legen willst ({ -ruling }: nicht wollen genügt), ziehst du eine. Du darfst die gezogene Karte sofort legen, wenn sie passt, oder sie behalten; dann ist der Nächste an der Reihe. Du wirst auch dann gefragt, wenn die Karte nicht passt, damit niemand etwas daraus ablesen kann ({ -ruling }).
    .refusal = Du kannst nur einmal ziehen und nur, wenn du an der Reihe bist; danach darfst du nur die gezogene Karte legen, wenn sie passt, oder `keep` wählen, und `keep` geht nur nach dem Ziehen.
SO-12 = Sobald eine farbige Karte gelegt ist, gilt ihre Farbe.

section-jumping = Dazwischenlegen
SO-20 = Wenn du genau die Karte hast, die oben auf dem Ablagestapel liegt (gleiche Farbe und Zahl, gleiche Farbe und gleiches Symbol oder die gleiche schwarze Karte), darfst du sie sofort legen, ob du an der Reihe bist oder nicht. Das geht auch auf eine Karte, die du selbst gelegt hast, und auch mit schwarzen Karten ({ -ruling }). Von jedem Tausch, jedem Geschenk und jedem Schild gibt es kein zweites Exemplar.
    .refusal = Wenn du nicht an der Reihe bist, kannst du nur genau die Karte legen, die oben auf dem Stapel liegt, und du musst sie auf der Hand haben.
SO-21 = Nach dem Dazwischenlegen geht es mit dem Spieler nach dem weiter, der dazwischengelegt hat; eine Aktionskarte wirkt von dort aus.
SO-22 = ({ -ruling }) Dazwischenlegen kann man, solange die Karte oben liegt und keine Antwort (SO-50) aussteht. Geschuldete Karten sind keine ausstehende Antwort: Auf eine +2 oder +4, deren Karten noch nicht genommen sind, ist das Dazwischenlegen ein Erhöhen (SO-33). Wer gezogen hat und noch überlegt (SO-11), behält die gezogene Karte und hat nichts mehr zu entscheiden, wenn jemand dazwischenlegt; er selbst darf nur die gezogene Karte legen.
    .refusal = Du bist nicht an der Reihe, und dann kannst du nur dazwischenlegen.
SO-23 = Auch auf die zu Beginn aufgedeckte Karte (SO-05) kann man dazwischenlegen ({ -ruling }).

section-actions = Aktionskarten
SO-30 = Aussetzen: Der nächste Spieler verliert seinen Zug.
SO-31 = Richtungswechsel: Die Spielrichtung kehrt sich um; der nächste Spieler ist also der auf der anderen Seite. Bei zwei Spielern ist einfach noch einmal dran, wer die Karte gelegt hat ({ -ruling }; die Richtung kehrt sich trotzdem um, und niemand wird nach einem Schild gefragt).
SO-32 = +2: Der nächste Spieler nimmt zwei Karten, und sein Zug ist damit vorbei ({ -ruling }), es sei denn, er erhöht. Solange Karten geschuldet sind, darf der Spieler an der Reihe nur erhöhen, einen Schild legen oder `take` wählen; die anderen können weiterhin dazwischenlegen.
    .refusal = Solange du Karten schuldest, kannst du nur erhöhen, einen Schild legen oder `take` wählen, und `take` geht nur, wenn du Karten schuldest.
SO-33 = Erhöhen: Statt die Karten zu nehmen, legst du eine weitere +2 oder +4; die Werte werden addiert, und der nächste Spieler steht vor der Summe. Welche Karte welche erhöhen darf, bestimmt die Option `raise` ({ -ruling }): Standardmäßig geht auf eine +2 eine +2 beliebiger Farbe oder eine +4, auf eine +4 eine +4.
    .refusal = Nach den Regeln an diesem Tisch kann diese Karte die Karte auf dem Stapel nicht erhöhen.
SO-34 = Farbwahl: Sie darf auf jede Karte gelegt werden; wer sie legt, nennt die geltende Farbe.
    .refusal = Nenne mit der Karte die Farbe, wie in `color:B`.
SO-35 = +4: Sie darf auf jede Karte gelegt werden; wer sie legt, nennt die geltende Farbe, und der nächste Spieler nimmt vier Karten oder erhöht.
    .refusal = Nenne mit der Karte die Farbe, wie in `+4:G`.
SO-36 = Tausch: Du darfst deine ganze Hand mit einem Spieler deiner Wahl tauschen oder es bleiben lassen.
    .refusal = Bei einem Tausch kannst du einen anderen Spieler oder niemanden wählen, aber nicht dich selbst.
SO-37 = Rotation: Sie darf auf jede Karte gelegt werden; alle geben ihre ganze Hand an den nächsten Spieler in Spielrichtung weiter. Die geltende Farbe bleibt, wie sie war ({ -ruling }).
SO-38 = Geschenk: Du wählst einen anderen Spieler und gibst ihm zwei Karten aus deiner Hand, die nur ihr beide seht. Zuerst antwortet der gewählte Spieler (SO-50); dann wählst du die Karten einzeln aus, und jede wechselt sofort die Hand. Hast du nur noch eine oder zwei Karten (nach einer etwaigen Strafe gemäß SO-60), werden diese automatisch verschenkt, und du bist damit fertig (SO-70; { -ruling }: die Runde endet); die Karten zählen in der Hand des Empfängers. Wird das Geschenk mit einem Schild abgelehnt, behältst du die Karten und bist nicht fertig.
    .refusal = Ein Geschenk muss einen anderen Spieler nennen (nicht dich selbst, und ohne Empfänger geht es nicht); `give` geht nur, wenn du eine Karte übergeben musst, die du auf der Hand hast, und bis das Geschenk übergeben ist, geht nichts anderes.
SO-39 = Schild: Er darf auf jede Karte gelegt werden, wenn man an der Reihe ist; die Farbe seines Blitzes wird zur geltenden Farbe.

section-shield = Mit einem Schild antworten
SO-50 = Wen eine Aktionskarte trifft, der darf mit einem Schild antworten: wenn er Karten nehmen muss (statt sie zu nehmen), wenn er aussetzen soll, wenn er für einen Tausch oder ein Geschenk gewählt wird und wenn die Hände rotieren. Mit `extras` werden alle, die ein Aussetzen, ein Tausch, ein Geschenk oder eine Rotation trifft, immer gefragt, ob sie einen Schild haben oder nicht, damit die Frage nichts verrät ({ -ruling }); bei einer Rotation werden alle anderen Spieler gefragt, in beliebiger Reihenfolge. Solange Antworten oder Geschenke ausstehen, ist noch der Spieler am Zug, der die Karte gelegt hat. Ohne `extras` wird niemand gefragt.
    .refusal = Nur wer gefragt ist, kann antworten, mit `accept` oder einem Schild, und `accept` geht nur, wenn du gefragt bist.
SO-51 = Der Schild hebt die Wirkung für den Spieler auf, der ihn legt: Es werden keine Karten genommen (was geschuldet war, ist vergessen, { -ruling }), ein Aussetzen trifft nicht (das Legen des Schilds ist der Zug dieses Spielers), der Tausch oder das Geschenk findet nicht statt, oder die Rotation übergeht diesen Spieler, und er behält seine Hand.
SO-52 = Nach einem Schild als Antwort geht es mit dem Spieler nach dem weiter, der ihn gelegt hat; es gilt die Farbe seines Blitzes. Antworten mehrere Schilde auf dieselbe Rotation, ändert jeder die Farbe, sobald er gelegt wird, und der letzte entscheidet, mit wem es weitergeht ({ -ruling }).
SO-53 = Gegen einen Richtungswechsel oder eine Farbwahl kann ein Schild nichts ausrichten, außer dass er bei jeder Farbe gelegt werden darf.
SO-54 = Solange Antworten ausstehen, handelt niemand sonst. Ist ein Schild als Antwort die letzte Karte seines Spielers, endet die Runde sofort, und was noch offen war, verfällt ({ -ruling }).
    .refusal = Es stehen noch Antworten aus, und bis dahin kann niemand sonst handeln.

section-calling = SOLO rufen
SO-60 = Wenn du deine vorletzte Karte legst, musst du dabei SOLO rufen. Tust du es nicht, ziehst du sofort zwei Karten, noch vor der Wirkung der Karte selbst ({ -ruling }). Das gilt gleichermaßen, wenn du an der Reihe bist, dazwischenlegst oder antwortest.
SO-61 = ({ -ruling }) Es zählt deine Hand unmittelbar nach dem Legen, vor jeder Wirkung: Der Ruf wird abgelehnt, wenn dann nicht genau eine Karte übrig ist. Wenn du durch einen Tausch, eine Rotation oder ein Geschenk auf eine Karte kommst, musst du nicht rufen. Strafkarten werden gezogen, soweit welche da sind.
    .refusal = Du kannst nur dann SOLO rufen, wenn du unmittelbar nach dem Legen genau eine Karte auf der Hand hast.

section-end = Das Ende
SO-70 = Wer seine letzte Karte legt (oder nach SO-38 verschenkt), gewinnt sofort die Runde; diese letzte Karte hat keine Wirkung mehr, und was geschuldet war, ist vergessen ({ -ruling }). Ein Tausch oder Geschenk als letzte Karte wird ohne Ziel gelegt; `color` oder `+4` als letzte Karte nennt trotzdem eine Farbe.
    .refusal = Wenn ein Tausch oder ein Geschenk deine letzte Karte ist, legst du sie ohne Ziel.
SO-71 = Alle anderen zählen die Strafpunkte der Karten in ihrer Hand zusammen: Zahlen zählen ihren Wert, ein Richtungswechsel 10, ein Aussetzen 20, eine +2, ein Tausch oder ein Geschenk 30, eine Rotation, eine Farbwahl oder ein Schild 40, und eine +4 zählt 50.
SO-72 = Die Partie endet mit der Runde, nach der ein Spieler mehr als 300 Punkte hat (die Option `limit` ändert diese Zahl; bei 0 wird eine einzige Runde gespielt). Wer die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    .refusal = Die Partie ist zu Ende, darum ist kein Zug mehr möglich.
SO-73 = Ist der Nachziehstapel leer, wird der Ablagestapel ohne seine oberste Karte zu einem neuen Nachziehstapel gemischt. Sind beim Ziehen oder bei `take` zu wenige Karten da, nimmst du, was da ist, und der Rest wird dir erlassen. Gibt es gar nichts zu ziehen, ist `draw` nicht erlaubt: Wer eine Karte legen kann, legt eine, und wer es nicht kann, passt ({ -ruling }); `take` bleibt erlaubt, nimmt nichts und gilt nicht als Passen.
    .refusal = Wenn es nichts zu ziehen gibt, lege eine Karte, falls du kannst; `pass` geht nur, wenn du weder legen noch ziehen kannst.
SO-74 = Passen auf diese Weise alle Spieler nacheinander, ist die Runde blockiert und endet ohne Gewinner; alle zählen ihre Hand ({ -ruling }).
SO-75 = ({ -ruling }) Eine Runde, die 10 000 Spielzüge erreicht, ist blockiert und endet wie in SO-74.

section-options = Optionen
option-extras = Mit Geschenken und Schilden spielen (120 Karten) oder ohne sie (112 Karten).
    .name = Geschenke und Schilde
option-raise = Mit welcher +2 oder +4 man welche erhöhen darf.
    .name = Erhöhen
option-raise-same = Gleiches auf Gleiches: +2 auf +2, +4 auf +4
option-raise-up = Auch +4 auf +2
option-raise-any = Auch +4 auf +2, und +2 in der geltenden Farbe auf +4
option-limit = Die Partie endet, sobald jemand nach einer Runde mehr als so viele Punkte hat; bei 0 wird eine einzige Runde gespielt.
    .name = Punktegrenze
house-hand = Wie viele Karten alle bekommen.
house-penalty = Wie viele Karten du ziehst, wenn du vergisst, SOLO zu rufen; bei 0 darf der Ruf wegbleiben.
house-color-cards = Wie viele Farbwahlen es gibt.
house-draw-fours = Wie viele +4 es gibt.

section-moves = Züge
move-lay = Diese Karte legen: wenn du an der Reihe bist, beim Dazwischenlegen oder, wenn es ein Schild ist, als Antwort.
move-colour = Die Karte legen und die geltende Farbe nennen.
move-target = Die Karte legen und den Spieler auf Platz 2 wählen.
move-untargeted = Einen Tausch legen, ohne die Hände zu tauschen, oder einen Tausch oder ein Geschenk als letzte Karte legen.
move-call = Dasselbe mit `!` am Ende (`R5!`, `+4:G!`, `Rswap@2!`): die Karte legen und SOLO rufen.
move-draw = Eine Karte ziehen.
move-keep = Nach dem Ziehen: die gezogene Karte nicht legen.
move-take = Alle geschuldeten Karten nehmen; dann ist der Nächste an der Reihe.
move-accept = Auf Aussetzen, Tausch, Geschenk oder Rotation antworten, indem du es geschehen lässt.
move-give = Eine Karte eines Geschenks übergeben, immer nur eine auf einmal.
move-pass = Passen, weil du nichts legen kannst und es nichts zu ziehen gibt.
SO-80 = ({ -ruling }) Ein Zug wird so geschrieben wie in der Tabelle der Züge; alles andere ist kein Zug.
    .refusal = Das ist kein Zug dieses Spiels, oder nicht an einem Tisch dieser Größe.

colour-R = Rot
colour-G = Grün
colour-B = Blau
colour-Y = Gelb

card-skip = Aussetzen
card-turn = Richtungswechsel
card-plus2 = +2
card-swap = Tausch
card-gift = Geschenk
card-color = Farbwahl
card-plus4 = +4
card-rotate = Rotation
card-shield = Schild
