### Die Worte des Tisches im Browser

goal = { $limit ->
    [0] als Erste oder Erster alle Karten loswerden.
   *[other] die Karten loswerden: Die wenigsten Punkte gewinnen, sobald jemand { $limit } hat.
}
won-round = { $blocked ->
    [true] Niemand konnte weiter. Alle zählen ihre Karten.
   *[other] { $names } hat die letzte Karte gelegt. Die anderen zählen ihre Karten.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Niemand konnte weiter: Die wenigsten Punkte gewinnen.
       *[other] { $names } hat die letzte Karte gelegt.
    }
   *[other] Die wenigsten Punkte, nun da jemand { $limit } hat: { $score }.
}

card-name = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
} { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
card-back = eine verdeckte Karte
place-stock = Stapel
place-discard = Ablage

about-plain = Passt auf dieselbe Farbe oder denselben Wert.
about-seven = Die nächste Person zieht zwei Karten oder legt selbst eine Sieben.
about-eight = Die nächste Person setzt aus.
about-jack = Passt auf alles außer auf einen Buben, und du wünschst dir eine Farbe.
about-back = Eine Karte, die du nicht sehen darfst.
about-stock = Wer nicht legen kann oder will, zieht hier eine Karte.
about-discard = Das passt hier: die verlangte Farbe, der Wert der obersten Karte oder ein Bube.
about-suit = Diese Farbe ist verlangt.
about-owed = Wer dran ist, zieht alle { $count } Karten oder legt selbst eine Sieben.
about-points = { $limit ->
    [0] Punkte für die Karten, die am Ende übrig sind; die wenigsten gewinnen.
   *[other] Punkte für übrige Karten: Sobald jemand { $limit } hat, endet die Partie, und die wenigsten gewinnen.
}
about-hand = Wer die letzte Karte legt, gewinnt die Runde; sag „Mau“ bei der vorletzten.

do-lay = { $card } legen
do-wish = { $card }, Wunsch: { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}
do-mau = { $move } – Mau!
do-no-mau = { $move }, nichts sagen
do-draw = Eine Karte ziehen
do-take = { $count ->
    [one] Eine Karte nehmen
   *[other] { $count } Karten nehmen
}
do-pass = Passen

stock-draw = Ziehen
stock-take = { $count } nehmen
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
suit-to-follow = Verlangte Farbe: { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}
owed = { $count } Karten zu ziehen
shout-mau = Mau!
shout-forgot = „Mau“ vergessen!
shout-mau-mau = Mau-Mau!
