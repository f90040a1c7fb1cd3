### Le parole del rapporto del laboratorio

## La pagina

lab-title = { $title } in laboratorio
lab-title-compare = { $title } in laboratorio: varianti a confronto
lab-subtitle = { $games } partite con { $seats } giocatori, giocate da { $bots }
lab-contents = Domande
lab-short = In breve
lab-variant-plain = il gioco come impostato
lab-variant-default = Il gioco secondo il regolamento, senza cambiare nulla.
lab-option-set = { $name }: { $value ->
    [true] sì
    [false] no
   *[other] { $value }
}
lab-house = regola della casa
lab-house-note = Questa pagina prova regole della casa: valori che il regolamento non conosce. Sono segnalate ovunque compaiano.
lab-few-note = Con meno di { $few } partite gli intervalli sono approssimativi, soprattutto quelli delle carte. Fanne giocare di più prima di fidarti.

## Numeri e differenze

lab-interval = (da { $low } a { $high })
lab-change = { $value } (da { $low } a { $high })
lab-change-points = { $change } punti percentuali
lab-change-first = il riferimento
lab-change-none = nessuna differenza visibile
lab-compared = { $measure }, rispetto a { $first }: { $changes }.
lab-compared-one = { $variant } { $change }
lab-compared-rest = { $measure }: per { $names } nessuna differenza visibile.
lab-from = { $value } e oltre

lab-measure-minutes = Minuti per partita
lab-measure-decisions = Decisioni per partita
lab-measure-turns = Turni per partita
lab-measure-rounds = Manche per partita
lab-measure-first = Partite vinte da chi comincia
lab-measure-lead-changes = Cambi al comando per partita
lab-measure-comebacks = Partite con una rimonta
lab-measure-shared = Partite con vittoria condivisa
lab-measure-unwon = Partite senza vincitore
lab-measure-blocked = Partite con una manche bloccata
lab-measure-luck = Parte della fortuna contro { $weak }

lab-unit-share = per cento delle partite
lab-unit-decisions = decisioni per partita
lab-unit-turns = turni per partita
lab-unit-rounds = manche per partita
lab-unit-minutes = minuti per partita
lab-unit-luck = per cento di fortuna
lab-unit-times = volte per partita
lab-unit-points = punti
lab-unit-lead-changes = cambi al comando per partita
lab-unit-settled = quota dei turni della partita dopo la quale il comando non cambia più
lab-unit-change = variazione, { $unit }
lab-unit-change-share = variazione in punti percentuali

lab-head-variant = variante
lab-head-option = opzione
lab-head-mean = media (intervallo al 95%)
lab-head-change = variazione (intervallo al 95%)
lab-head-change-points = variazione in punti percentuali (intervallo al 95%)
lab-head-per-match = misurato in
lab-head-half = metà centrale
lab-head-nine = nove su dieci
lab-head-most = la più lunga
lab-head-values = valore
lab-head-interval = intervallo al 95%
lab-head-place = posto
lab-head-wins = vittorie (intervallo al 95%)
lab-head-seats = vinta da
lab-head-deals = smazzate (intervallo al 95%)
lab-head-card = carta, e quanto spesso data
lab-head-worth = valore (intervallo al 95%)
lab-head-rule = regola
lab-head-times = volte per partita (intervallo al 95%)
lab-head-matches = quota delle partite

lab-axis-share = quota delle partite
lab-axis-share-players = quota di questi giocatori
lab-axis-worth = variazione della probabilità di vincere, punti percentuali
lab-plot-middle = la metà: al massimo { $value }
lab-plot-name = Istogramma, { $what }: la metà centrale sta fra { $low } e { $high }, il valore di mezzo è { $middle }.
lab-plot-numbers = I numeri di questo grafico
lab-plot-open = L’ultima barra contiene anche tutto ciò che sta oltre.

## Durata

lab-length = Quanto dura una partita?
lab-length-half = Metà delle partite richiede fra { $low } e { $high } decisioni.
lab-length-same = Almeno metà delle partite richiede esattamente { $value } decisioni.
lab-length-mean = La media è di { $mean } decisioni, cioè { $minutes } minuti a un ritmo umano.
lab-length-tail = Una partita su venti richiede più di { $long } decisioni; la più lunga ne ha richieste { $largest }.
lab-length-more = Turni e manche
lab-pace = I minuti sono calcolati con { $pace } secondi per una mossa e { $dealing } secondi per distribuire una manche.

## Chi comincia

lab-order = Conta chi comincia?
lab-order-match = Chi comincia vince { $share } delle partite; una quota equa è { $fair }.
lab-order-helps = Cominciare aiuta.
lab-order-hurts = Cominciare è uno svantaggio.
lab-order-even = Non si vede alcuna differenza da una quota equa.
lab-order-round = Delle sole prime manche, chi comincia vince { $share }.
lab-order-helps-short = Chi comincia vince più spesso degli altri.
lab-order-hurts-short = Chi comincia vince meno spesso degli altri.
lab-order-even-short = Non si può dire se cominciare aiuti.
lab-order-helps-round = Lì aiuta.
lab-order-hurts-round = Lì è uno svantaggio.
lab-order-even-round = Lì non si vede alcuna differenza da una quota equa.
lab-order-of-match = quota delle partite vinte
lab-order-of-round = quota delle prime manche vinte
lab-order-note = I posti sono contati nell’ordine di gioco: 1 comincia la prima manche, poi viene 2. La linea tratteggiata è una quota equa. Le vittorie condivise sono ripartite; i compagni vincono insieme.
lab-order-sides = A squadre una quota equa delle vittorie è più grande. Per chi comincia si confronta quindi ciò che supera una quota equa.
lab-order-all = Tutti i posti, variante per variante
lab-place = { $number ->
    [1] 1 (comincia)
   *[other] { $number }
}

## Il comando

lab-lead = Cambia chi è in testa, e si può rimontare?
lab-lead-changes = Il comando passa a qualcun altro { $changes } volte per partita.
lab-lead-comebacks = { $share } delle partite sono vinte da chi a metà non era in testa; sarebbero { $chance } se essere in testa a quel punto non contasse nulla.
lab-lead-settled = In metà delle partite il comando è deciso per sempre quando si è giocato { $share } dei turni.
lab-lead-note = Chi è in testa si guarda all’inizio di ogni turno. La metà è quella dei turni della partita.

## Fortuna e abilità

lab-luck = Fortuna o abilità?
lab-luck-won = In { $deals } smazzate, ciascuna giocata una volta da ogni posto, un giocatore { $strong }, con { $weak } a tutti gli altri posti, vince { $share } delle partite.
lab-luck-won-teams = In { $deals } smazzate, ciascuna giocata una volta da ogni lato, una squadra di { $strong } contro { $weak } vince { $share } delle partite.
lab-luck-share = Misurato così, { $luck } del gioco è fortuna.
lab-luck-title = { $strong } contro { $weak }
lab-luck-part = fortuna { $share }
lab-skill-part = abilità { $share }
lab-luck-deals = quota delle smazzate
lab-luck-sides = { $won } lati su { $sides }
lab-luck-seats = { $won } posti su { $seats }
lab-luck-note = La fortuna è al 100% se il giocatore forte vince solo una quota equa delle partite, e allo 0% se vince sempre: (1 − quota vinta) / (1 − quota equa). La cifra vale per questi due giocatori; contro un avversario migliore è più alta. Le linee tratteggiate mostrano che cosa aspettarsi se le partite di una stessa smazzata fossero indipendenti. Dove le barre finiscono lì, la smazzata da sola non decide chi vince; se più smazzate sono vinte da tutti i posti o da nessuno, conta anche lei.

## Carte

lab-cards = Quanto vale ogni carta?
lab-cards-best = Una carta in più ({ $card }) alza la probabilità di vincere la prima manche di { $change }: nessuna carta giova di più.
lab-cards-worst = Una carta in più ({ $card }) la abbassa di { $change }: nessuna carta nuoce di più.
lab-cards-rest = { $count ->
    [0] Per tutte le { $all } si vede un effetto.
    [one] Per una su { $all } non si vede alcun effetto.
   *[other] Per { $count } su { $all } non si vede alcun effetto.
}
lab-cards-none = { $count ->
    [one] Per l’unica carta non si vede alcun effetto.
   *[other] Per nessuna delle { $count } carte si vede un effetto: servirebbero più partite.
}
lab-cards-each = Ogni variante ha la sua lista, la carta migliore per prima.
lab-cards-few = Le { $best } migliori e le { $worst } peggiori.
lab-cards-all = Tutte le { $count } carte
lab-cards-dealt = { $share } dei giocatori
lab-cards-where = { $where ->
    [hand] Nella mano iniziale
    [stack] Nelle pile
   *[stock] Nella scorta
}
lab-card-in = { $where ->
    [hand] { $card } nella mano iniziale
    [stack] { $card } nelle pile
   *[stock] { $card } nella scorta
}
lab-cards-note = Ogni riga dice di quanto una copia in più della carta, ricevuta all’inizio, cambia la probabilità di vincere la prima manche. Un punto vuoto significa che l’intervallo contiene lo zero: non si vede alcun effetto. Le carte si scrivono come nelle regole: { $command }

## Regole

lab-rules = Quanto spesso entra in gioco ogni regola?
lab-rules-most = La cosa più frequente è «{ $rule }» ({ $clause }): { $times } volte per partita.
lab-rules-seldom = In meno di { $share } delle partite: { $rules }.
lab-rules-never = Mai in { $games } partite: { $rules }.
lab-rules-never-many = { $count } di queste { $all } regole non sono mai entrate in gioco in { $games } partite.
lab-rules-changed = Si vede una differenza per: { $rules }.
lab-rules-unchanged = Non si vede alcuna regola entrare in gioco più o meno spesso.
lab-rules-same = { $count ->
    [one] Una regola senza differenze visibili
   *[other] { $count } regole senza differenze visibili
}
lab-rules-scales = Alcune regole entrano in gioco cento volte più spesso di altre: perciò ognuna ha la sua scala, da zero.
lab-rules-note = Apri una regola per leggerne il testo.

## La fine

lab-ends = Come finisce?
lab-ends-shared = { $share } delle partite sono condivise da più vincitori.
lab-ends-unwon = { $share } non hanno un vincitore.
lab-ends-blocked = In { $share } una manche è bloccata.
lab-ends-shared-never = Nessuna partita è stata condivisa da più vincitori (al massimo { $most }).
lab-ends-unwon-never = Ogni partita ha avuto un vincitore (al massimo { $most } non lo hanno).
lab-ends-blocked-never = Nessuna manche è stata bloccata (al massimo in { $most } delle partite).
lab-ends-scores = I vincitori finiscono in media con { $winners } punti, gli altri con { $others }.
lab-ends-winners = Punti dei vincitori
lab-ends-others = Punti degli altri

## Opzioni

lab-options = Che cosa cambiano le opzioni?
lab-options-tried = { $count ->
    [one] Un’opzione è stata provata sulle stesse smazzate, a parità di tutto il resto.
   *[other] { $count } opzioni sono state provate una alla volta sulle stesse smazzate, a parità di tutto il resto.
}
lab-options-most = «{ $measure }» cambia di più con { $variant }: { $change }.
lab-options-none = Nessuna differenza visibile per: { $measures }.
lab-options-plots = Tutte le differenze in figura
lab-overview-note = Le variazioni di quote sono in punti percentuali. «Nessuna differenza visibile» non dimostra che non ce ne sia.
lab-options-rules = { $count ->
    [one] Una regola entra in gioco più o meno spesso
   *[other] { $count } regole entrano in gioco più o meno spesso
}

## In breve

lab-short-minutes = Metà delle partite dura fra { $low } e { $high } minuti a un ritmo umano.
lab-short-variants = { $count } varianti sulle stesse smazzate; le altre sono confrontate con la prima.
lab-tile-minutes = minuti per partita, a un ritmo umano
lab-tile-decisions = decisioni per partita
lab-tile-first = delle partite sono vinte da chi comincia
lab-tile-changes = cambi al comando per partita
lab-tile-comebacks = delle partite sono vinte da chi a metà era indietro
lab-tile-luck = di fortuna, secondo { $strong } contro { $weak }
lab-tile-interval = sicuro al 95%: { $interval }

## Come è fatto

lab-made = Come è stato fatto?
lab-made-seen = { $games } partite di { $title } sono state giocate da programmi che vedono solo ciò che il loro posto può vedere.
lab-made-misses = La pagina mostra circa { $count } intervalli. Di intervalli così uno su venti manca il valore vero, è nella natura delle cose: non affidarti a uno solo che esclude lo zero per un soffio.
lab-made-again = Lo stesso comando con la stessa versione dà gli stessi numeri, su qualsiasi macchina.
lab-made-seed = Numero casuale
lab-made-version = Versione
lab-made-seats = Giocatori
lab-made-bots = Giocate da
lab-made-games = Partite
lab-made-options = Opzioni
lab-means = Che cosa significano le parole
lab-means-match = Partita
lab-means-match-is = Dalla prima distribuzione al risultato finale. Può avere più manche.
lab-means-decision = Decisione
lab-means-decision-is = Ogni volta che a un giocatore si chiede che cosa fa, anche quando lascia passare un’occasione.
lab-means-turn = Turno
lab-means-turn-is = Dal momento in cui tocca a qualcuno fino a quando tocca a qualcun altro.
lab-means-minutes = Minuti
lab-means-minutes-is = Mosse e distribuzioni al ritmo indicato sopra. È una stima per chi conosce il gioco, non una misura.
lab-means-interval = Intervallo al 95%
lab-means-interval-is = La fascia che contiene il valore vero in 19 esperimenti così su 20: l’intervallo di Wilson per le quote, la media più e meno 1,96 errori standard per le medie. Tiene conto del caso, non di come giocherebbero le persone.
lab-means-half = Metà centrale
lab-means-half-is = Un quarto delle partite sta sotto, un quarto sopra. Negli istogrammi è ombreggiata; le linee sottili sono gli intervalli al 95% delle barre.
lab-means-hollow = Punto vuoto
lab-means-hollow-is = L’intervallo della differenza contiene lo zero. Ciò non dimostra che non ce ne sia: con più partite potrebbe mostrarsene una.
lab-means-difference = Differenza
lab-means-difference-is = Presa smazzata per smazzata, su quelle che entrambe le varianti hanno giocato, il che cancella molto del caso.
