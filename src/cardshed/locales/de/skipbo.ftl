### Skip-Bo: die Regeln auf Deutsch

about = Alle bauen an denselben Stapeln, von `1` bis `12`, und alle wollen als Erste ihren Spielerstapel loswerden. Heb dir die richtige Karte auf einem Hilfsstapel auf, setz deinen Joker im richtigen Moment ein und pass auf, was du den anderen damit eröffnest. Das Spiel ist schnell gelernt und macht Spaß, ob jeder für sich oder in Teams.
tagline = Zähl hoch und leere deinen Spielerstapel zuerst.
minutes = 20–30 Min.

## Set-up

section-setup = Vorbereitung
SB-01 = Es gibt 162 Karten: zwölf von jeder Zahl von `1` bis `12` und achtzehn Skip-Bo-Joker `S` ({ -ruling }: das ist die übliche Zusammenstellung). Gespielt wird mit 2 bis 6 Spielern.
SB-02 = Jeder Spieler bekommt einen Spielerstapel: 30 Karten bei 2 bis 4 Spielern, 20 Karten bei 5 oder 6. Die Option `stock` legt eine andere Zahl fest; mit 10 wird es das kurze Spiel. Nur die oberste Karte eines Spielerstapels liegt offen.
SB-03 = Die übrigen Karten sind der verdeckte Nachziehstapel. Bis zu vier Baustapel gehören allen gemeinsam, und jeder Spieler darf bis zu vier eigene Hilfsstapel haben; sie alle liegen offen. Einen Stapel gibt es erst ab seiner ersten Karte.
SB-04 = Der Zufallsstartwert der Partie lost aus, wer die erste Runde beginnt; jede weitere Runde beginnt jeweils der nächste Platz zur Linken ({ -ruling }).
SB-05 = Die Handkarten (bis zum ersten Zug eines Spielers ist seine Hand leer) und alle verdeckten Karten sind geheim. Für alle sichtbar sind die Baustapel, die beiseitegelegten Stapel, die Hilfsstapel, die obersten Karten der Spielerstapel und sämtliche Kartenzahlen.

## A turn

section-turn = Ein Zug
SB-10 = Wenn du an der Reihe bist, ziehst du zuerst Karten nach, bis du fünf auf der Hand hast.
    .refusal = Du bist nicht an der Reihe.
SB-11 = Dann legst du beliebig viele Karten, eine nach der anderen, auf Baustapel: aus deiner Hand, von oben von deinen Hilfsstapeln und von oben von deinem Spielerstapel.
    .refusal = Du kannst nur Karten aus deiner Hand, von oben von deinen Hilfsstapeln oder von oben von deinem Spielerstapel legen (in Teams auch von denen deines Partners): Du hast diese Karte nicht auf der Hand, oder der genannte Platz ist leer.
SB-12 = Du beendest deinen Zug, indem du eine Handkarte auf einen beliebigen deiner eigenen Hilfsstapel ablegst. Die Spielanleitung will, dass die Karte vom Spielerstapel so bald wie möglich gelegt wird, und nennt dies das Ziel des Spiels; Spieler verstehen das als Rat. Deshalb darfst du deinen Zug beenden, nachdem du so viele oder so wenige Karten gelegt hast, wie du möchtest ({ -ruling }). Die Option `stock_first` macht die strenge Lesart zur Regel: Solange sich die oberste Karte deines Spielerstapels legen lässt, darfst du weder etwas anderes legen noch deinen Zug beenden.
    .refusal = Der Zug endet mit einer Karte aus deiner Hand auf einem Hilfsstapel; mit `stock_first` darfst du weder etwas anderes legen noch deinen Zug beenden, solange sich die oberste Karte deines Spielerstapels (in Teams auch die deines Partners) legen lässt.
SB-13 = Wenn du alle deine Handkarten auf Baustapel gelegt hast, ziehst du sofort fünf neue und machst weiter, sooft das vorkommt ({ -ruling }: auch mit einer Hand, die unvollständig war, weil der Nachziehstapel nicht reichte). Wenn du die letzte Handkarte auf einen Hilfsstapel ablegst, gibt es keine neuen Karten: Damit endet dein Zug.
SB-14 = Wenn du die oberste Karte des Spielerstapels legst, wird seine nächste Karte aufgedeckt und darf ebenfalls gelegt werden.
SB-15 = Auf Hilfsstapel darf jede Karte in beliebiger Reihenfolge abgelegt werden, aber nur die jeweils oberste Karte kann von dort gelegt werden.

## Building piles

section-building = Baustapel
SB-20 = Ein Baustapel beginnt mit einer `1` und steigt in Einerschritten bis zur `12`. Ein Skip-Bo-Joker `S` steht für die Zahl, die gerade als nächste kommt, auch für die `1` und die `12`.
    .refusal = Dieser Baustapel braucht die nächste Zahl (eine `1`, wenn er leer ist) oder einen Skip-Bo-Joker.
SB-21 = Ein Stapel mit seiner `12` ist vollständig und wird beiseitegelegt; sein Platz ist dann frei für einen neuen Stapel.
SB-22 = Es gibt nie mehr als vier Baustapel zugleich.

## Running out

section-running-out = Wenn die Karten ausgehen
SB-30 = Wenn gezogen werden muss und der Nachziehstapel leer ist, werden die vollständigen, beiseitegelegten Stapel zu einem neuen Nachziehstapel gemischt, und das Ziehen geht weiter. Gibt es keine, wird mit den vorhandenen Karten weitergespielt ({ -ruling }). Die leere Hand des Spielers, der an der Reihe ist, wird dann aufgefüllt, sobald ein vollständiger Stapel das möglich macht; eine bloß unvollständige Hand wird beim nächsten Zug ihres Spielers aufgefüllt.
SB-31 = Wenn du keine Karte auf der Hand hast und es nichts zu ziehen gibt, darfst du noch Karten von deinem Spielerstapel und deinen Hilfsstapeln legen und beendest deinen Zug mit `pass` ({ -ruling }). Mit einer Karte auf der Hand endet dein Zug nur durch Ablegen auf einen Hilfsstapel.
    .refusal = Du kannst nur mit leerer Hand passen; solange du eine Karte auf der Hand hast, endet dein Zug durch Ablegen auf einen Hilfsstapel.
SB-32 = Wenn alle Spieler nacheinander ihren Zug mit `pass` beenden, ohne darin eine Karte gelegt zu haben, ist die Runde blockiert und endet. Wer (auch als Team) die wenigsten Karten im Spielerstapel hat, gewinnt sie (bei Gleichstand wird der Sieg geteilt), und sie bringt keine Punkte ({ -ruling }). Mit der Option `points` folgt die nächste Runde.
SB-33 = ({ -ruling }) Eine Runde, die 10 000 Spielzüge erreicht, ist blockiert und endet wie in SB-32.

## The end

section-end = Das Ende
SB-40 = Wer die letzte Karte seines Spielerstapels legt, gewinnt sofort die Runde (für Teams siehe SB-52).
SB-41 = Bei mehreren Runden (Option `points`) bekommt der Gewinner einer Runde 5 Punkte für jede Karte, die noch in den Spielerstapeln der Gegner liegt, und dazu 25 Punkte. Wer die festgelegten Punkte zuerst erreicht, gewinnt die Partie. Eine einzelne Runde wird genauso gewertet. Die Karte, die den Sieg bringt, beendet alles: Danach wird keine Hand aufgefüllt und nichts gemischt.
    .refusal = Die Partie ist zu Ende, du kannst keinen Spielzug mehr machen.
SB-42 = ({ -ruling }) Mit der Option `points` endet eine Partie, die 1000 Runden erreicht, an dieser Stelle, damit jede Partie ein Ende hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

## Teams

section-teams = Teams (4 oder 6 Spieler)
SB-50 = Mit der Option `teams`, bei 4 oder 6 Spielern, sind Plätze Partner, die einen halben Tisch auseinanderliegen: bei vier Spielern Platz 0 und Platz 2, bei sechs Spielern Platz 0 und Platz 3, und so weiter rund um den Tisch.
SB-51 = Du darfst Karten vom Spielerstapel und von den Hilfsstapeln deines Partners legen wie von deinen eigenen, und du darfst auch auf seine Hilfsstapel ablegen ({ -ruling }). Die Handkarten bleiben geheim, auch zwischen Partnern, und Partner dürfen nicht über Strategie reden, während einer von ihnen spielt: Deshalb bietet ihnen ein Tisch mit Teams keinen privaten Chat.
    .refusal = Stapel eines Partners gibt es nur im Teamspiel.
SB-52 = Auch wenn einer der beiden Spielerstapel leer ist, kommen beide Partner wie gewohnt an die Reihe, und das Team nutzt weiterhin alle seine Hilfsstapel. Ein Team gewinnt die Runde, wenn seine beiden Spielerstapel leer sind, egal wer die letzte Karte legt. Für SB-41 zählen die Spielerstapel aller anderen Teams, und die Punkte gehören dem Team: Sie stehen im Punktestand beider Partner. Für SB-32 vergleichen Teams die Summe ihrer Spielerstapel, und mit `stock_first` zählen die obersten Karten der Spielerstapel beider Partner ({ -ruling }).

## Options

section-options = Optionen
option-stock = Wie viele Karten jeder Spielerstapel am Anfang hat: 1 bis 30, solange die Karten reichen, um jedem Spieler diesen Stapel und fünf Handkarten zu geben. Voreingestellt sind 30 bei 2 bis 4 Spielern und 20 bei 5 oder 6.
    .name = Karten im Spielerstapel
option-points = Wie viele Punkte man für den Sieg in der Partie braucht (nach der Spielanleitung 500), oder 0 für eine einzelne Runde; voreingestellt ist 0.
    .name = Punkte zum Sieg
option-teams = In Teams aus zwei Partnern spielen, mit 4 oder 6 Spielern; standardmäßig ausgeschaltet.
    .name = Teams
option-stock-first = Solange sich die oberste Karte des Spielerstapels legen lässt, darf nichts anderes gelegt und der Zug nicht beendet werden; standardmäßig ausgeschaltet.
    .name = Spielerstapel zuerst
house-hand = Bis zu wie vielen Handkarten du nachziehst, am Anfang deines Zuges und wenn deine Hand leer ist.
house-extra-stock = Wie viele Karten jeder Spielerstapel über die Option `stock` hinaus hat.
house-jokers = Wie viele Skip-Bo-Joker es gibt.

## Moves

section-moves = Spielzüge
move-lay = Diese Karte aus deiner Hand auf den Baustapel mit dieser Nummer legen (`b1` bis `b4`).
move-stock = Die oberste Karte deines Spielerstapels auf diesen Baustapel legen.
move-lay-discard = Die oberste Karte deines Hilfsstapels mit dieser Nummer (`d1` bis `d4`) auf diesen Baustapel legen.
move-discard = Diese Karte aus deiner Hand auf deinen Hilfsstapel mit dieser Nummer (`d1` bis `d4`) ablegen; damit endet dein Zug.
move-pass = Deinen Zug mit leerer Hand beenden (SB-31).
move-partner = In Teams dasselbe mit den Stapeln deines Partners: die oberste Karte seines Spielerstapels oder eines seiner Hilfsstapel legen, oder eine Karte aus deiner Hand auf einen seiner Hilfsstapel ablegen, womit dein Zug endet.
SB-60 = ({ -ruling }) Ein Spielzug wird so geschrieben, wie es in der Tabelle der Spielzüge steht; alles andere ist kein Spielzug.
    .refusal = Das ist kein Spielzug dieses Spiels.
SB-61 = ({ -ruling }) Leere Plätze sind alle gleich. Von den leeren Baustapeln und von den leeren Hilfsstapeln eines Spielers wird deshalb nur der mit der niedrigsten Nummer benutzt.
    .refusal = Leere Plätze sind alle gleich, nimm deshalb bitte den leeren Platz mit der niedrigsten Nummer.
