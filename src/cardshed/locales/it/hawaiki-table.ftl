### Le parole del tavolo di Hawaiki nel browser

## Di che cosa si tratta

goal = liberarsi delle carte e tenersi i gettoni: vince chi ne ha di più.
won-round = { $blocked ->
    [true] Nessuno poteva andare avanti. Ognuno ha restituito un gettone per ogni carta in mano.
   *[other] { $names } ha giocato l’ultima carta. Gli altri hanno restituito un gettone per ogni carta in mano.
}
won-match = Più gettoni di tutti alla fine: { $score }.
sheet-total = Gettoni rimasti
sheet-besides = Gettoni spesi

## Carte e posti

card = { $value } { $colour ->
    [R] rosso
    [O] arancione
    [G] verde
    [B] blu
   *[P] viola
}
    .hidden = { $card } (nascosta)
    .back = una carta coperta
place-stock = Mazzo
place-pile = Pila { $pile }
combo-of = { $combination ->
    [pair] { combo-pair }
    [suite] { combo-suite }
    [colour] { combo-colour }
   *[three] { combo-three }
}

## Che cos’è, in una frase

about-card = Va su una pila la cui carta in cima ha il suo colore o il suo valore.
about-hidden = Questa carta la vedi solo tu; se la giochi, puoi nascondere al suo posto una di quelle scoperte.
about-back = Una carta che non puoi vedere.
about-pile = La carta giocata qui deve avere il colore o il valore di quella in cima; insieme, le tre carte in cima possono fare scala, colore o tris.
about-stock = Chi non può o non vuole giocare pesca qui una carta, e il turno finisce.
about-tokens = Dopo ogni manche ogni carta in mano costa un gettone; quando qualcuno non ne ha più la partita finisce, e vince chi ne ha di più.
about-owes = Per una carta si dice «grazie», per due «grazie mille»: qualsiasi altra risposta, anche il silenzio, costa una carta in più.
about-hand = Chi gioca l’ultima carta chiude la manche; ogni carta rimasta in mano costa un gettone.

## Mosse

do-lay = Gioca un { $card } sulla pila { $pile } senza dire nulla
do-announce = Gioca un { $card } sulla pila { $pile }: «{ $combination }!»
do-draw = Pesca una carta
do-designate = { $count ->
    [one] { $name } pesca una carta
   *[other] { $name } pesca { $count } carte
}
do-designate-two = { $name } e { $other } pescano una carta a testa
do-thanks = Grazie!
do-thanks-a-lot = Grazie mille!
do-silent = Non dire nulla
do-call-late = L’avevo dimenticato: «{ $combination }!»
do-call-other = { $name } ha dimenticato: «{ $combination }!»
do-sacrifice = Restituisci un gettone e metti sotto il mazzo: { $card }
do-again = Restituisci un gettone e gioca di nuovo
do-end = Lascia passare il turno
do-hide = Nascondi un { $card }
do-open = Lascia scoperte tutte le carte

## Sul tavolo

stock-draw = Pesca
tokens = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
owes = { $count ->
    [one] deve pescare una carta
   *[other] deve pescare { $count } carte
}
prompt-designate = { $count ->
    [one] Chi pesca la carta?
   *[other] Distribuisci { $count } carte: tocca chi le pesca.
}
prompt-thanks = { $count ->
    [one] { $name } ti fa pescare una carta. Che cosa dici?
   *[other] { $name } ti fa pescare { $count } carte. Che cosa dici?
}
prompt-hide = Hai giocato la tua carta nascosta. Ne nascondi un’altra?
prompt-second-chance = Giocare di nuovo per un gettone?
prompt-late = Nessuno se n’è accorto: hai dimenticato «{ $combination }»!
prompt-counter = { $name } ha dimenticato «{ $combination }»!

## Gridato attraverso il tavolo

do-call = Ho visto una combinazione dimenticata
shout-combo = { $combination }!
shout-caught = Eh no! { $combination }!
shout-thanks = Grazie!
shout-thanks-a-lot = Grazie mille!
shout-silent = …
