about = Bediene Farbe oder Wert der obersten Karte und werde als Erste oder Erster alle Karten los. Siebenen lassen ziehen, Achten aussetzen, und mit einem Buben darfst du dir eine Farbe wünschen. Wer nur noch eine Karte hat, sagt „Mau“ – oder zieht noch eine!
tagline = Sieben zieht, Acht setzt aus, Bube wünscht: Mau!
minutes = 5–15 Min.

section-setup = Vorbereitung
MM-01 = Das Blatt hat 32 Karten: Kreuz, Pik, Herz und Karo, jeweils mit 7, 8, 9, 10, Bube, Dame, König und Ass.
MM-02 = Es spielen 2 bis 6 Personen, und jede bekommt fünf Karten (die Zahl ist eine Option). Die übrigen bilden verdeckt den Stapel.
MM-03 = Die oberste Karte des Stapels wird aufgedeckt und eröffnet die Ablage. Sie hat keine Wirkung, welche es auch ist; bei einem Buben gilt seine eigene Farbe ({ -ruling }).
MM-04 = Der Zufallswert der Partie bestimmt, wer anfängt; in jeder weiteren Runde ist es die nächste Person links ({ -ruling }).
MM-05 = Die Karten auf den Händen und im Stapel sind geheim. Alle sehen, wie viele es sind, dazu die Ablage, die verlangte Farbe und die Karten, die zu ziehen sind.

section-turn = Ein Zug
MM-10 = Gespielt wird reihum nach links. Wer am Zug ist, legt eine Karte aus der Hand, die die verlangte Farbe oder den Wert der obersten Karte hat.
    .refusal = Du kannst nur in deinem Zug eine Karte aus deiner Hand legen, die die verlangte Farbe oder den Wert der obersten Karte hat.
MM-11 = Wer nicht legen kann oder nicht will, zieht eine Karte. Danach darf man noch eine passende Karte legen, die gezogene oder eine andere ({ -ruling }), oder passen.
    .refusal = Du ziehst nur einmal, und passen kannst du erst danach.
MM-12 = Ist der Stapel leer, wird die Ablage ohne ihre oberste Karte zu einem neuen Stapel gemischt. Reicht es nicht, nimmt man, was da ist. Gibt es gar nichts zu ziehen, darf man gleich passen ({ -ruling }).
    .refusal = Es gibt nichts mehr zu ziehen: Lege eine Karte oder passe.
MM-13 = Nach jeder Karte außer einem Buben ist ihre Farbe verlangt.

section-cards = Sieben, Acht und Bube
MM-20 = Nach einer Sieben zieht die nächste Person zwei Karten, und ihr Zug ist vorbei ({ -ruling }).
    .refusal = Karten nimmst du, wenn eine Sieben es verlangt; dann ist sonst nichts möglich.
MM-21 = Statt zu ziehen, darf man selbst eine Sieben beliebiger Farbe legen; dann zieht die nächste Person zwei Karten mehr. Eine Option schaltet das aus.
    .refusal = An diesem Tisch darf auf eine Sieben keine Sieben folgen.
MM-22 = Nach einer Acht setzt die nächste Person aus. Zu zweit ist man dann gleich noch einmal dran.
MM-30 = Ein Bube passt auf alles außer auf einen Buben. Wer ihn legt, wünscht sich eine Farbe, und die ist dann verlangt; auch mit der letzten Karte nennt man eine ({ -ruling }).
    .refusal = Sag dazu, welche Farbe du dir mit dem Buben wünschst.
MM-31 = Bube auf Bube ist verboten. Eine Option erlaubt es.
    .refusal = An diesem Tisch darf kein Bube auf einen Buben.

section-mau = Mau!
MM-40 = Wer die vorletzte Karte legt, sagt dabei „Mau“. Wer es vergisst, zieht sofort eine Karte, noch vor der Wirkung der gelegten ({ -ruling }). Eine Option lässt das weg.
MM-41 = „Mau“ sagen kann nur, wer gleich nach dem Legen genau eine Karte hat ({ -ruling }).
    .refusal = „Mau“ kannst du nur mit der vorletzten Karte sagen, und nur wo es verlangt ist.

section-end = Das Ende
MM-50 = Wer die letzte Karte legt, gewinnt sofort die Runde; diese Karte wirkt nicht mehr ({ -ruling }).
MM-51 = Alle anderen zählen ihre Karten: 7, 8, 9 und 10 nach ihrer Zahl, Dame 3, König 4, Ass 11 und Bube 20.
MM-52 = Die Partie endet mit der Runde, nach der jemand 100 Punkte oder mehr hat (die Zahl ist eine Option; bei 0 wird eine einzige Runde gespielt). Die wenigsten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.
    .refusal = Die Partie ist vorbei: Es gibt keine Züge mehr.
MM-53 = Passen alle nacheinander, weil es nichts zu ziehen gibt, oder erreicht eine Runde 10 000 Züge, so endet sie ohne Sieg, und alle zählen ihre Karten ({ -ruling }).

option-hand = Wie viele Karten alle bekommen.
    .name = Handkarten
option-sevens = Wer ziehen müsste, darf eine Sieben legen; die nächste Person zieht dann mehr.
    .name = Sieben auf Sieben
option-jacks = Ein Bube darf auf einen Buben gelegt werden.
    .name = Bube auf Bube
option-mau = Wer bei der vorletzten Karte „Mau“ vergisst, zieht eine Karte.
    .name = „Mau“ sagen
option-limit = Die Partie endet, sobald jemand so viele hat; 0 ist eine einzige Runde.
    .name = Punktegrenze
option-limit-0 = Eine Runde

section-moves = Züge
move-lay = Diese Karte legen.
move-wish = Den Buben legen und sich Herz wünschen.
move-mau = Die Karte legen und „Mau“ sagen.
move-draw = Eine Karte ziehen.
move-take = Die Karten nehmen, die eine Sieben verlangt.
move-pass = Passen.
MM-60 = ({ -ruling }) Ein Zug wird wie in der Tabelle der Züge geschrieben: erst die Farbe (C Kreuz, S Pik, H Herz, D Karo), dann der Wert (7 bis 10, J Bube, Q Dame, K König, A Ass). Alles andere ist kein Zug.
    .refusal = Das ist in diesem Spiel kein Zug.

suit-of = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}

card-letter = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}
