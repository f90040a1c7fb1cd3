### Skip-Bo: die Regeln auf Deutsch

about = Alle legen auf dieselben Stapel, von 1 bis 12, und alle wollen ihren Spielerstapel als Erste loswerden. Heb dir die richtige Karte auf einem Hilfsstapel auf, setz deinen Joker im richtigen Moment ein und pass auf, welche Karte du den anderen damit ermöglichst. Das Spiel ist schnell gelernt und macht Spaß, ob jeder für sich oder in Teams.
tagline = Von 1 bis 12, und weg mit dem Spielerstapel.
minutes = 20–30 Min.

## Set-up

section-setup = Vorbereitung
SB-01 = Es gibt 162 Karten: zwölf von jeder Zahl von `1` bis `12` und achtzehn Skip-Bo-Joker `S` ({ -ruling }: das ist die übliche Zusammenstellung). Gespielt wird mit 2 bis 6 Spielern.
SB-02 = Jeder Spieler bekommt einen Spielerstapel: 30 Karten bei 2 bis 4 Spielern, 20 Karten bei 5 oder 6. Die Option „Karten im Spielerstapel“ legt eine andere Zahl fest; mit 10 wird es das kurze Spiel. Nur die oberste Karte eines Spielerstapels liegt offen.
SB-03 = Die übrigen Karten sind der verdeckte Kartenstock. Bis zu vier Ablegestapel gehören allen gemeinsam, und jeder Spieler darf bis zu vier eigene Hilfsstapel haben; sie alle liegen offen. Einen Stapel gibt es erst ab seiner ersten Karte.
SB-04 = Das Los entscheidet, wer die erste Runde beginnt (es folgt aus dem Startwert der Partie); jede weitere Runde beginnt der nächste Spieler zur Linken ({ -ruling }).
SB-05 = Die Handkarten (bis zum ersten Zug eines Spielers ist seine Hand leer) und alle verdeckten Karten sind geheim. Für alle sichtbar sind die Ablegestapel, die beiseitegelegten Stapel, die Hilfsstapel, die obersten Karten der Spielerstapel und wie viele Karten überall liegen.

## A turn

section-turn = Ein Zug
SB-10 = Wenn du an der Reihe bist, ziehst du zuerst Karten nach, bis du fünf auf der Hand hast.
    .refusal = Du bist nicht an der Reihe.
SB-11 = Dann legst du beliebig viele Karten, eine nach der anderen, auf die Ablegestapel: aus deiner Hand, die obersten deiner Hilfsstapel und die oberste deines Spielerstapels.
    .refusal = Diese Karte hast du nicht auf der Hand, oder dieser Platz ist leer: Legen kannst du Handkarten und die obersten deines Spielerstapels und deiner Hilfsstapel (in Teams auch die deines Partners).
SB-12 = Du beendest deinen Zug, indem du eine Handkarte auf einen deiner eigenen Hilfsstapel legst, egal auf welchen. Die Spielanleitung will, dass die Karte vom Spielerstapel so bald wie möglich gelegt wird, und nennt dies das Ziel des Spiels; wer spielt, versteht das als Rat. Deshalb darfst du deinen Zug beenden, nachdem du so viele oder so wenige Karten gelegt hast, wie du möchtest ({ -ruling }). Die Option „Spielerstapel zuerst“ macht die strenge Lesart zur Regel: Solange sich die oberste Karte deines Spielerstapels legen lässt, darfst du weder etwas anderes legen noch deinen Zug beenden.
    .refusal = Der Zug endet mit einer Handkarte auf einem Hilfsstapel; mit „Spielerstapel zuerst“ kommt vorher alles dran, was vom Spielerstapel (in Teams auch von dem des Partners) gelegt werden kann.
SB-13 = Wenn du alle deine Handkarten auf Ablegestapel gelegt hast, ziehst du sofort fünf neue und machst weiter, sooft das vorkommt ({ -ruling }: auch wenn du weniger als fünf hattest, weil der Kartenstock nicht reichte). Legst du die letzte Handkarte auf einen Hilfsstapel, gibt es keine neuen Karten: Damit endet dein Zug.
SB-14 = Wenn du die oberste Karte des Spielerstapels legst, wird seine nächste Karte aufgedeckt und darf ebenfalls gelegt werden.
SB-15 = Auf einen Hilfsstapel darf jede Karte in beliebiger Reihenfolge, aber nur die jeweils oberste Karte kann von dort weitergelegt werden.

## Building piles

section-building = Ablegestapel
SB-20 = Ein Ablegestapel beginnt mit einer `1` und steigt in Einerschritten bis zur `12`. Ein Skip-Bo-Joker `S` steht für die Zahl, die gerade als nächste kommt, auch für die `1` und die `12`.
    .refusal = Auf diesen Ablegestapel gehört die nächste Zahl (eine 1, wenn er leer ist) oder ein Skip-Bo-Joker.
SB-21 = Mit seiner `12` ist ein Ablegestapel voll und wird beiseitegelegt; sein Platz ist dann frei für einen neuen Stapel.
SB-22 = Es gibt nie mehr als vier Ablegestapel zugleich.

## Running out

section-running-out = Wenn die Karten ausgehen
SB-30 = Wenn gezogen werden muss und der Kartenstock leer ist, werden die vollen, beiseitegelegten Ablegestapel zu einem neuen Kartenstock gemischt, und das Ziehen geht weiter. Gibt es keine, wird mit den vorhandenen Karten weitergespielt ({ -ruling }). Die leere Hand des Spielers, der an der Reihe ist, wird dann aufgefüllt, sobald ein voller Stapel das möglich macht; eine bloß unvollständige Hand wird beim nächsten Zug ihres Spielers aufgefüllt.
SB-31 = Wenn du keine Handkarte mehr hast und es nichts zu ziehen gibt, darfst du noch Karten von deinem Spielerstapel und deinen Hilfsstapeln legen und beendest deinen Zug, indem du passt ({ -ruling }). Solange du eine Handkarte hast, endet dein Zug nur mit einer Karte auf einem Hilfsstapel.
    .refusal = Passen kannst du nur ohne Handkarten; sonst endet dein Zug mit einer Karte auf einem Hilfsstapel.
SB-32 = Wenn alle Spieler nacheinander passen, ohne in diesem Zug eine Karte gelegt zu haben, ist die Runde blockiert und endet. Wer (auch als Team) die wenigsten Karten im Spielerstapel hat, gewinnt sie (bei Gleichstand wird der Sieg geteilt), und sie bringt keine Punkte ({ -ruling }). Mit der Option „Punkte zum Sieg“ folgt die nächste Runde.
SB-33 = ({ -ruling }) Eine Runde, die 10.000 Spielzüge erreicht, ist blockiert und endet wie in SB-32.

## The end

section-end = Das Ende
SB-40 = Wer die letzte Karte seines Spielerstapels legt, gewinnt sofort die Runde (für Teams siehe SB-52).
SB-41 = Bei mehreren Runden (Option „Punkte zum Sieg“) bekommt der Gewinner einer Runde 5 Punkte für jede Karte, die noch in den Spielerstapeln der Gegner liegt, und dazu 25 Punkte. Wer die festgelegten Punkte zuerst erreicht, gewinnt die Partie. Eine einzelne Runde wird genauso gewertet. Die Karte, die den Sieg bringt, beendet alles: Danach wird keine Hand aufgefüllt und nichts gemischt.
    .refusal = Die Partie ist zu Ende: Es gibt keine Spielzüge mehr.
SB-42 = ({ -ruling }) Mit der Option „Punkte zum Sieg“ endet eine Partie, die 1000 Runden erreicht, an dieser Stelle, damit jede Partie ein Ende hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

## Teams

section-teams = Teams (4 oder 6 Personen)
SB-50 = Mit der Option „Teams“, bei 4 oder 6 Spielern, sind Partner, die sich gegenübersitzen: bei vier Spielern jeder mit dem übernächsten, bei sechs Spielern mit dem dritten nach ihm.
SB-51 = Du darfst Karten vom Spielerstapel und von den Hilfsstapeln deines Partners legen wie von deinen eigenen, und du darfst deinen Zug auch auf einem seiner Hilfsstapel beenden ({ -ruling }). Die Handkarten bleiben geheim, auch zwischen Partnern, und Partner dürfen nicht über Strategie reden, während einer von ihnen spielt: Deshalb bietet ihnen ein Tisch mit Teams keinen privaten Chat.
    .refusal = Stapel eines Partners gibt es nur im Teamspiel.
SB-52 = Auch wenn einer der beiden Spielerstapel leer ist, kommen beide Partner wie gewohnt an die Reihe, und das Team nutzt weiterhin alle seine Hilfsstapel. Ein Team gewinnt die Runde, wenn seine beiden Spielerstapel leer sind, egal wer die letzte Karte legt. Für SB-41 zählen die Spielerstapel aller anderen Teams, und die Punkte gehören dem Team: Sie stehen im Punktestand beider Partner. Für SB-32 vergleichen Teams die Summe ihrer Spielerstapel, und mit „Spielerstapel zuerst“ zählen die obersten Karten der Spielerstapel beider Partner ({ -ruling }).

## Options

section-options = Optionen
option-stock = So viele Karten muss jeder loswerden; mit 10 wird es das kurze Spiel.
    .name = Karten im Spielerstapel
option-points = Die Partie dauert, bis jemand so viele Punkte hat (laut Spielanleitung 500); 0 ist eine einzige Runde.
    .name = Punkte zum Sieg
option-teams = Je zwei Partner sitzen sich gegenüber und teilen sich ihre Stapel.
    .name = Teams
option-stock-first = Solange sich die oberste Karte deines Spielerstapels legen lässt, darfst du nichts anderes tun.
    .name = Spielerstapel zuerst
house-hand = Bis zu wie vielen Handkarten du nachziehst, am Anfang deines Zuges und wenn deine Hand leer ist.
    .name = Handkarten
house-extra-stock = Wie viele Karten jeder Spielerstapel über die Option „Karten im Spielerstapel“ hinaus hat.
    .name = Mehr im Spielerstapel
house-jokers = Wie viele Skip-Bo-Joker es gibt.
    .name = Joker

## Moves

section-moves = Spielzüge
move-lay = Lege diese Karte aus deiner Hand auf den Ablegestapel mit dieser Nummer (`b1` bis `b4`).
move-stock = Lege die oberste Karte deines Spielerstapels auf diesen Ablegestapel.
move-lay-discard = Lege die oberste Karte deines Hilfsstapels mit dieser Nummer (`d1` bis `d4`) auf diesen Ablegestapel.
move-discard = Lege diese Karte aus deiner Hand auf deinen Hilfsstapel mit dieser Nummer (`d1` bis `d4`); damit endet dein Zug.
move-pass = Beende deinen Zug ohne Handkarten (SB-31).
move-partner = In Teams dasselbe mit den Stapeln deines Partners: Lege die oberste Karte seines Spielerstapels oder eines seiner Hilfsstapel, oder lege eine Karte aus deiner Hand auf einen seiner Hilfsstapel, womit dein Zug endet.
SB-60 = ({ -ruling }) Ein Spielzug wird so geschrieben, wie es in der Tabelle der Spielzüge steht; alles andere ist kein Spielzug.
    .refusal = So einen Spielzug gibt es in diesem Spiel nicht.
SB-61 = ({ -ruling }) Leere Plätze sind alle gleich. Von den leeren Ablegestapeln und von den leeren Hilfsstapeln eines Spielers wird deshalb nur der mit der niedrigsten Nummer benutzt.
    .refusal = Leere Plätze sind alle gleich: Nimm den mit der niedrigsten Nummer.
