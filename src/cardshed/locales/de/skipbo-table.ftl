### Skip-Bo: die Wörter des Tisches im Browser

minutes = 20–30 Min.

## Karten

card-joker = Joker
a-joker = einen Joker
card-joker-as = Joker als { $value }
card-back = verdeckte Karte

## Orte

place-building = Baustapel { $number }
place-draw = Nachziehstapel
place-done = Fertige Stapel
place-stock = Dein Spielerstapel
place-stock-of = Spielerstapel von { $name }
place-discard = Dein Hilfsstapel { $number }
place-discard-of = Hilfsstapel { $number } von { $name }
caption-stock = Spielerstapel
caption-draw = Ziehen
caption-done = Fertig
building-next = Nächste: { $value }
fact-stock = { $count ->
    [0] Der Spielerstapel ist leer
    [one] Noch eine Karte im Spielerstapel
   *[other] Noch { $count } Karten im Spielerstapel
}
fact-partner = Spielt mit dir
fact-team = Team { $number }

## Was man tun kann

do-lay = { $card } auf Baustapel { $pile } legen
do-lay-stock = { $card } vom Spielerstapel auf Baustapel { $pile } legen
do-lay-discard = { $card } von Hilfsstapel { $number } auf Baustapel { $pile } legen
do-discard = { $card } auf Hilfsstapel { $number } ablegen
do-discard-partner = { $card } auf Hilfsstapel { $number } deines Partners ablegen
do-pass = Zug beenden

## Rufe

shout-complete = Zwölf!
shout-last = Die letzte vom Spielerstapel!

## Places within a sentence of the log
log-b = Baustapel { $number }
log-d = Hilfsstapel { $number }
log-stock = dem Spielerstapel
log-pd = Hilfsstapel { $number } des Partners
log-pstock = dem Spielerstapel des Partners
