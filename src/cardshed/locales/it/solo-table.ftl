### Le parole del tavolo di Solo nel browser

## Di che cosa si tratta

goal = { $limit ->
    [0] giocare tutte le carte prima degli altri.
   *[other] liberarsi delle carte; quando qualcuno supera { $limit } punti, vince chi ne ha meno.
}
won-round = { $blocked ->
    [true] Nessuno poteva andare avanti. Ognuno conta le carte che ha in mano.
   *[other] { $names } ha giocato l’ultima carta. Gli altri contano le carte che hanno in mano.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Nessuno poteva andare avanti: vince chi ha meno punti.
       *[other] { $names } ha giocato l’ultima carta.
    }
   *[other] Qualcuno ha superato i { $limit } punti: vince chi ne ha meno, con { $score }.
}

## Carte e posti

card-number = { $value } { $colour ->
    [R] rosso
    [G] verde
    [B] blu
   *[Y] giallo
}
card-symbol = { $what ->
    [skip] { card-skip }
    [turn] { card-turn }
    [plus2] { card-plus2 }
    [swap] { card-swap }
    [gift] { card-gift }
   *[shield] { card-shield }
} ({ $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
})
card-back = una carta coperta
colour-of = { $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}
place-stock = Mazzo
place-discard = Scarti

## Che cos’è, in una frase

about-number = Va sul colore in vigore o sullo stesso numero.
about-skip = Il giocatore successivo perde il turno.
about-turn = Il senso di gioco si inverte; in due, giochi di nuovo tu.
about-plus2 = Il giocatore successivo pesca due carte e il turno passa, a meno che non rilanci.
about-swap = Puoi scambiare tutte le tue carte con quelle di un giocatore a tua scelta.
about-gift = Dai a un altro giocatore due carte della tua mano.
about-color = Va su qualsiasi carta, e scegli il nuovo colore.
about-plus4 = Va su qualsiasi carta: scegli il nuovo colore, e il giocatore successivo pesca quattro carte o rilancia.
about-rotate = Va su qualsiasi carta: ognuno passa tutte le sue carte al successivo nel senso di gioco, e il colore in vigore resta.
about-shield = Va su qualsiasi carta e mette in vigore il colore del suo fulmine; in risposta ti protegge da ciò che ti colpisce: carte da pescare, salta il turno, scambio, regalo o rotazione.
about-back = Una carta che non puoi vedere.
about-stock = Chi non può o non vuole giocare pesca qui una carta, e può giocarla subito se va bene.
about-discard = Qui va il colore in vigore, il numero o il simbolo della carta in cima, o una carta nera; chi ha esattamente la carta in cima può inserirsi.
about-colour = Questo colore è in vigore: va bene, come il numero o il simbolo della carta in cima e ogni carta nera.
about-direction = Si gioca in questo senso; un cambio di direzione lo inverte.
about-owed = { $shields ->
    [true] Chi è di turno pesca tutte le { $count } carte, rilancia con un +2 o un +4, oppure gioca una protezione.
   *[other] Chi è di turno pesca tutte le { $count } carte o rilancia con un +2 o un +4.
}
about-points = { $limit ->
    [0] Punti di penalità per le carte rimaste in mano alla fine; vince chi ne ha meno.
   *[other] Punti di penalità per le carte rimaste in mano: quando qualcuno ne ha più di { $limit }, la partita finisce e vince chi ne ha meno.
}
about-hand = Chi gioca l’ultima carta vince la manche; chi gioca la penultima annuncia SOLO nello stesso momento.

## Mosse

do-lay = Gioca: { $card }
do-jump = Inserisciti: { $card }
do-ward = Proteggiti: { $card }
do-colour = { $card }: { $colour }
do-swap = Scambia le carte con { $name }
do-no-swap = Gioca senza scambiare
do-gift = { $count ->
    [one] Regala l’ultima carta a { $name }
   *[other] Regala due carte a { $name }
}
do-give = Regala: { $card }
do-call = { $move } – SOLO!
do-no-call = { $move }, senza dire nulla
do-draw = Pesca una carta
do-take = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
}
do-keep = Tieni la carta
do-accept = { $effect ->
    [skip] Salta il turno
    [swap] Scambia le carte
    [gift] Accetta il regalo
   *[rotate] Passa le carte
}
do-pass = Passa

## Sul tavolo

stock-draw = Pesca
stock-take = Pesca { $count }
points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
colour-in-force = Colore in vigore: { $colour }
direction = { $direction ->
    [left] Si gioca verso sinistra
   *[right] Si gioca verso destra
}
owed = { $count } carte da pescare
prompt-ask = { $effect ->
    [skip] { $name } vuole farti saltare il turno. Una protezione lo impedirebbe.
    [swap] { $name } vuole scambiare le carte con te. Una protezione lo impedirebbe.
    [gift] { $name } ha un regalo per te: due carte. Una protezione lo impedirebbe.
   *[rotate] { $name } fa passare tutte le mani al vicino. Con una protezione terresti la tua.
}
prompt-ask-start = La prima carta ti fa saltare il turno. Una protezione lo impedirebbe.
prompt-waiting = Qualcuno ha una protezione?
prompt-give = { $count ->
    [one] Scegli ancora una carta per { $name }.
   *[other] Scegli { $count } carte per { $name }.
}
prompt-swap = Con chi scambi le carte? Tocca un giocatore, o gli scarti per tenere le tue.
prompt-gift = A chi va il regalo? Tocca un giocatore.
prompt-drawn = Hai pescato: { $card }. Non va bene: tienila.
prompt-drawn-choice = Hai pescato: { $card }. Giocarla o tenerla?

## Gridato attraverso il tavolo

shout-solo = SOLO!
shout-jump = Mi inserisco!
shout-shield = Protezione!
shout-forgot = Niente SOLO!
