### What I played, and taking it to another device.

## My matches

mine-empty = Ancora nessuna partita
mine-empty-about = Ogni partita che finisci la ritrovi qui: chi giocava, chi ha vinto e tutte le mosse da rivedere.
mine-go-on = Non ancora finite
mine-more-tables = Mostra altri tavoli
mine-settling = Stiamo ancora rileggendo le partite più vecchie: compariranno qui un po’ alla volta.
mine-statistics = Come te la cavi
mine-total = { $played ->
    [one] una partita, { $won ->
        [0] nessuna vinta
       *[other] vinta
    }
   *[other] { $played } partite, { $won ->
        [0] nessuna vinta
        [one] una vinta
       *[other] { $won } vinte
    }
}
mine-against = Contro
mine-people = Amici
mine-won = Vinte
mine-won-of = { $won } su { $played }
mine-streak = Serie più lunga
mine-streak-now = ora { $count }
mine-best = Miglior punteggio
mine-best-none = ancora nessuno
mine-best-note = Per il miglior punteggio contano solo le partite con le opzioni abituali, così si può confrontare.
mine-matches = Tutte le tue partite
mine-you-won = Hai vinto
mine-shared = Condividi la vittoria con { $names }
mine-they-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
mine-nobody-won = Non ha vinto nessuno
mine-not-won = Non vinta
mine-with = con { $names }
mine-bot = { $name } (bot, { $level })
mine-score = Punti: { $score }
mine-cleared = Riposta da tempo: ne resta solo il risultato.
mine-older = Mostra le partite più vecchie

## Another device

devices-title = Tu su un altro dispositivo
devices-about = Continua come { $name } sul telefono, sul tablet o sul computer: con il tuo nome e il tuo colore, i tuoi posti ai tavoli in corso e tutte le tue partite. Niente account e niente password: basta un codice che vale una volta sola.
devices-have-code = Ho un codice
devices-forget = Dimenticami su questo dispositivo
devices-code = Codice
devices-code-about = Sull’altro dispositivo inquadra l’immagine, apri il link, oppure vai su «Le mie partite» e scrivi il codice in «Ho un codice».
devices-code-link = Link con il codice
devices-code-left = Vale una volta, ancora per { $minutes }:{ $seconds } minuti.
devices-code-over = Questo codice non vale più.
devices-new-code = Crea un nuovo codice
devices-code-secret = Chi ha questo codice può diventare te. Tienilo per te.
devices-qr = Codice QR del link
devices-here-only = Questo indirizzo funziona solo su questo computer. Perché i dispositivi della tua rete trovino Cardshed, avvialo così:
forget-title = Dimenticarti qui?
forget-about = Questo browser non conoscerà più { $name }: né il tuo nome, né i tuoi posti, né le tue partite. Si ricomincerà da zero.
forget-first = Se nessun altro dispositivo ti conosce, non si torna indietro. Crea prima un codice per un altro, se vuoi tenere le tue partite.
forget-yes = Dimenticami qui
forget-no = Lascia tutto com’è

## With a code

carry-title = Ho un codice
carry-about = Sul dispositivo dove hai giocato finora apri «Le mie partite» e scegli «Usa Cardshed su un altro dispositivo». Poi scrivi qui il codice che compare.
carry-go-on = Avanti
carry-unknown = Questo codice non va. Forse c’è un errore di battitura, è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
carry-too-many = Troppi tentativi. Aspetta un minuto e riprova.
carry-question = Diventare { $name } su questo dispositivo?
carry-then = Questo dispositivo avrà allora il nome e il colore, i posti e le partite di { $name }, proprio come l’altro.
carry-behind = Ciò che { $name } ha giocato finora su questo dispositivo resta indietro: quei posti e quelle partite da qui non si raggiungeranno più.
carry-own-only = Di’ di sì solo se questo codice l’hai creato tu, su un dispositivo tuo. Chi ha l’altro dispositivo vede le tue carte e può giocare per te.
carry-yes = Sì, sono { $name }
carry-no = No, lascia tutto com’è
carry-same = Questo dispositivo ti conosce già
carry-same-about = Il codice è il tuo: qui sei già { $name }, con tutte le tue partite. Usalo sull’altro dispositivo.
