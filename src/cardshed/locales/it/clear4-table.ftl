### Clear 4: le parole del tavolo nel browser

## Di che cosa si tratta

goal = { $rounds ->
    [1] liberarsi di tutte le carte prima degli altri.
    [seats] restare con meno carte degli altri, in una manche per giocatore.
   *[other] restare con meno carte degli altri in { $rounds } manche.
}
won-round = { $blocked ->
    [true] Nessuno poteva andare avanti. Ogni carta rimasta è un punto negativo.
   *[other] { $names } non ha più carte. Ogni carta rimasta agli altri è un punto negativo.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Nessuno si è liberato di tutte le carte.
       *[other] { $names } non ha più carte. Ogni carta rimasta agli altri è un punto negativo.
    }
   *[other] Meno punti negativi di tutti, contando ogni manche: { $score }.
}

## Carte

card-joker = joker
a-joker = un joker
card-joker-as = joker come { $value }
card-push = PUSH
card-clear = CLEAR
card-back = carta coperta

## Posti

place-pile = Scarti
place-stack = Pila { $number }
place-stack-of = Pila { $number } di { $name }
pile-empty = Va bene tutto
pile-limit = { $value ->
    [1] Solo un 1
   *[other] { $value } o meno
}
pile-below = { $value ->
    [1] Nessun numero
   *[other] Meno di { $value }
}
pile-run = { $count } su 4 uguali
blind-note = Ultima carta: alla cieca
blind-note-of = ultima carta
fact-cards = { $count ->
    [one] Ancora una carta
   *[other] Ancora { $count } carte
}

## Che cos’è, in una frase

about-number = Va su un valore uguale o più alto, oppure sulla pila degli scarti vuota; le carte dello stesso valore si possono giocare insieme.
about-joker = Prende il valore delle carte numeriche con cui viene giocato o, da solo, quello in cima agli scarti; da solo, se non ci sono scarti, non ne ha.
about-joker-as = Qui vale { $value }; chi lo prende in mano ha di nuovo un joker senza valore.
about-push = Scegli un altro giocatore, che prende in mano tutta la pila degli scarti; il PUSH esce dal gioco e il tuo turno finisce.
about-clear = Tutta la pila degli scarti e il CLEAR escono dal gioco, e giochi subito un altro turno.
about-back = Nessuno conosce questa carta, nemmeno il suo proprietario.
about-pile = Gioca il valore in cima, uno più basso o una carta speciale; chi non può o non vuole prende in mano tutta la pila degli scarti.
about-pile-empty = La pila degli scarti è vuota: va bene qualsiasi valore, ma nessuno può passare.
about-pile-open = Il joker in cima non ha valore: sopra va bene qualsiasi valore.
about-pile-full = Quattro uguali: chi le ha completate può eliminare gli scarti e giocare ancora; se restano, può seguire solo un valore più basso o una carta speciale.
about-run = Le carte dello stesso valore in cima: chi ne completa quattro può eliminare gli scarti e giocare ancora.
about-stack = { $left ->
    [0] Di questa pila non resta nessuna carta.
    [1] Nessuno conosce quest’ultima carta: si gioca alla cieca e, se non è ammessa, finisce in mano con tutta la pila degli scarti.
    [2] La carta scoperta si gioca come se fosse in mano; sotto resta solo quella orizzontale, da giocare alla cieca.
   *[other] La carta scoperta si gioca come se fosse in mano; poi si scopre la carta verticale che sta sotto.
}
about-hand = Chi non ha più carte, né in mano né nelle pile, vince subito la manche.
about-cards = Le carte in mano e nelle pile: chi non ne ha più vince la manche, e ogni carta che resta vale un punto negativo.

## Che cosa si può fare

do-lay = Gioca { $card }
do-lay-stack = Gioca { $card } dalla pila { $number }
do-clear = CLEAR: via gli scarti
do-push = Rifila gli scarti a { $name }
do-blind = Gioca alla cieca l’ultima della pila { $number }
do-sweep = Clear 4! Via gli scarti
do-end = Finisci il turno
do-take = Prendi gli scarti ({ $count })
prompt-sweep = Quattro uguali: elimini gli scarti o finisci il turno?

## Grida

shout-sweep = Clear 4!
shout-clear = CLEAR!
shout-push = PUSH! { $name }
shout-blind-fails = Che sfortuna!

## In breve
event-lay-several = { $seat } gioca { $count } carte, l’ultima: { $card }.
