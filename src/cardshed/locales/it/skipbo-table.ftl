### Skip-Bo: le parole del tavolo nel browser

## Di che cosa si tratta

goal = { $points ->
    [0] { $teams ->
        [true] essere la prima squadra a esaurire le due scorte.
       *[other] esaurire la propria scorta prima degli altri.
    }
   *[other] esaurire la scorta prima degli altri; si vince a { $points } punti.
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
            [true] Le due scorte di { $names } sono vuote
           *[other] La scorta di { $names } è vuota
        }: 25 punti, e 5 per ogni carta rimasta nelle altre scorte.
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

place-building = Pila di costruzione { $number }
place-draw = Mazzo di pesca
place-done = Pile finite
place-stock = La tua scorta
place-stock-of = Scorta di { $name }
place-discard = La tua pila di scarto { $number }
place-discard-of = Pila di scarto { $number } di { $name }
caption-stock = Scorta
caption-discards = Le tue pile di scarto: una carta qui chiude il turno
caption-draw = Mazzo
caption-done = Finite
building-next = { $value ->
    [1] ora serve un 1
   *[other] ora serve un { $value }, in cima
}
fact-stock = { $count ->
    [0] La scorta è vuota
    [one] Ancora una carta nella scorta
   *[other] Ancora { $count } carte nella scorta
}
fact-partner = Gioca con te
fact-team = Squadra { $number }

## Che cos’è, in una frase

about-number = { $value ->
    [1] Comincia una pila di costruzione.
    [12] Va su un 11 e completa la pila di costruzione.
   *[other] Va su una pila di costruzione arrivata al { $before }.
}
about-joker = Vale qualsiasi numero serva a una pila di costruzione, compresi l’1 e il 12.
about-joker-as = Un jolly che qui vale { $value }.
about-back = Una carta che non puoi vedere.
about-building = { $value ->
    [1] Un posto libero: qui comincia una nuova pila di costruzione, con un 1 o un jolly.
    [12] Un 12 o un jolly completa questa pila comune, che poi viene messa da parte.
   *[other] Su questa pila costruiscono tutti, fino a 12: ora serve un { $value } o un jolly.
}
about-draw = All’inizio del turno si pesca da qui fino ad avere cinque carte in mano; quando è vuoto, le pile finite si mescolano in un nuovo mazzo.
about-done = Pile complete; quando il mazzo di pesca è vuoto, si mescolano per farne uno nuovo.
about-stock = { $whose ->
    [own] Esaurisci questa pila e vinci la manche: nel tuo turno la carta in cima può andare su una pila di costruzione.
   *[other] Quando questa scorta è vuota, { $name } vince la manche.
}
about-stock-team = { $whose ->
    [own] La tua squadra vince la manche quando entrambe le scorte sono vuote; nel tuo turno la carta in cima può andare su una pila di costruzione.
    [partner] Nel tuo turno puoi giocare la carta in cima come quella della tua scorta; la squadra vince quando entrambe sono vuote.
   *[other] Quando questa scorta e quella del compagno sono vuote, la squadra di { $name } vince la manche.
}
about-stock-first = A questo tavolo non puoi fare altro finché la si può giocare.
about-discard = { $whose ->
    [own] Mettere qui una carta della mano conclude il turno; più tardi potrai giocare la carta in cima su una pila di costruzione.
    [partner] Le pile di scarto del compagno le usi come le tue: mettere qui una carta della mano conclude il turno.
   *[other] { $name } conclude ogni turno mettendo una carta della mano su una pila come questa; da qui può giocare solo quella in cima.
}
about-hand = All’inizio del turno si completa a cinque carte; chi le gioca tutte sulle pile di costruzione ne pesca subito altre cinque.
about-team = I compagni siedono uno di fronte all’altro, usano le pile l’uno dell’altro e vincono quando entrambe le scorte sono vuote.

## Che cosa si può fare

do-lay = Gioca { $card } sulla pila { $pile }
do-lay-stock = Scorta: { $card } sulla pila { $pile }
do-lay-discard = Scarto { $number }: { $card } sulla pila { $pile }
do-discard = Scarta { $card } sulla pila { $number }
do-discard-partner = Scarta { $card } sulla pila { $number } del tuo compagno
do-pass = Finisci il turno

## Grida

shout-complete = Dodici!
shout-last = L’ultima della scorta!

## In breve
event-lay-several = { $seat } gioca { $count } carte{ $stock ->
    [0] {""}
    [one] , una delle quali dalla scorta
   *[other] , { $stock } delle quali dalla scorta
}.
