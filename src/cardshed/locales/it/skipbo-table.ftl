### Skip-Bo: le parole del tavolo nel browser

minutes = 20–30 min
## Di che cosa si tratta

goal = { $points ->
    [0] { $teams ->
        [true] essere la prima squadra a esaurire le due scorte.
       *[other] esaurire la propria scorta prima degli altri.
    }
   *[other] esaurire per primi la scorta, fino a { $points } punti.
}
won-round = { $blocked ->
    [true] Nessuno poteva andare avanti; la scorta più piccola è quella di { $names }.
   *[other] { $teams ->
        [true] Le due scorte di { $names } sono vuote
       *[other] La scorta di { $names } è vuota
    }: 25 punti, e 5 per ogni carta rimasta nelle altre scorte.
}
won-match = { $points ->
    [0] { $blocked ->
        [true] Nessuno poteva andare avanti; la scorta più piccola è quella di { $names }.
       *[other] { $teams ->
            [true] Le due scorte di { $names } sono vuote.
           *[other] La scorta di { $names } è vuota.
        }
    }
   *[other] { $score } punti; ne servivano { $points }.
}
advice-discard = Tocca a te: puoi solo scartare
advice-lay = Tocca a te: gioca o scarta
advice-chosen = Scartare chiude il turno

## Carte

card-joker = jolly
a-joker = un jolly
card-joker-as = jolly come { $value }
card-back = carta coperta

## Posti

place-building = Pila di costruzione { $number }
place-draw = Mazzo di pesca
place-done = Pile finite
place-stock = La tua scorta
place-stock-of = Scorta di { $name }
place-discard = La tua pila di scarto { $number }
place-discard-of = Pila di scarto { $number } di { $name }
caption-stock = La tua scorta
caption-discards = Le tue pile di scarto: una carta qui chiude il turno
caption-draw = Mazzo
caption-done = Finite
building-next = Segue: { $value }
fact-stock = { $count ->
    [0] La scorta è vuota
    [one] Ancora una carta nella scorta
   *[other] Ancora { $count } carte nella scorta
}
fact-partner = Gioca con te
fact-team = Squadra { $number }

## Che cosa si può fare

do-lay = Gioca { $card } sulla pila di costruzione { $pile }
do-lay-stock = Gioca { $card } dalla scorta sulla pila di costruzione { $pile }
do-lay-discard = Gioca { $card } dalla pila di scarto { $number } sulla pila di costruzione { $pile }
do-discard = Scarta { $card } sulla pila { $number }
do-discard-partner = Scarta { $card } sulla pila { $number } del tuo compagno
do-pass = Finisci il turno

## Grida

shout-complete = Dodici!
shout-last = L’ultima della scorta!

## Places within a sentence of the log
log-b = pila di costruzione { $number }
log-d = pila di scarto { $number }
log-stock = scorta
log-pd = pila di scarto { $number } del compagno
log-pstock = scorta del compagno
