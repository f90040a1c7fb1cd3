### Clear 4: le parole del tavolo nel browser

minutes = 10–20 min
## Di che cosa si tratta

goal = { $rounds ->
    [1] liberarsi di tutte le carte prima degli altri.
    [seats] restare con meno carte, in una manche per giocatore.
   *[other] restare con meno carte in { $rounds } manche.
}
won-round = { $blocked ->
    [true] Nessuno poteva andare avanti. Ogni carta rimasta è un punto negativo.
   *[other] { $names } non ha più carte. Ogni carta rimasta agli altri è un punto negativo.
}
won-match = { $rounds ->
    [1] { $blocked ->
        [true] Nessuno si è liberato di tutte le carte.
       *[other] { $names } non ha più carte.
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

place-pile = Pila
place-stack = Mazzetto { $number }
place-stack-of = Mazzetto { $number } di { $name }
pile-empty = Va bene tutto
pile-limit = { $value } o meno
pile-below = Meno di { $value }
pile-run = { $count } su 4 uguali
blind-note = Ultima carta: alla cieca
fact-cards = { $count ->
    [one] Ancora una carta
   *[other] Ancora { $count } carte
}

## Che cosa si può fare

do-lay = Cala { $card }
do-lay-stack = Cala { $card } dal mazzetto { $number }
do-clear = Gioca CLEAR: via la pila
do-push = Rifila la pila a { $name }
do-blind = Gioca alla cieca l’ultima carta del mazzetto { $number }
do-sweep = Clear 4! Via la pila
do-end = Finisci il turno
do-take = Prendi la pila ({ $count })

## Grida

shout-sweep = Clear 4!
shout-clear = CLEAR!
shout-push = PUSH! { $name }
shout-blind-fails = Che sfortuna!

## Places within a sentence of the log
log-s = mazzetto { $number }
log-b = mazzetto { $number }, alla cieca
