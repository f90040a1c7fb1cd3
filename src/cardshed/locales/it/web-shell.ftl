### The pages outside the table.

## Everywhere

brand-label = Cardshed, vai ai giochi
skip-to-content = Vai al contenuto
loading = Un attimo…
close = Chiudi
done = Fatto
try-again = Riprova
less = { $label }: meno
more = { $label }: più
house-offline = Cardshed non risponde in questo momento. Continuiamo a provare.
order-offline = Cardshed non risponde in questo momento. Riprova tra un attimo.
trouble-title = Qualcosa si è inceppato
trouble-text = Non è stato possibile caricare questa pagina. La connessione funziona?
lost-title = Qui non c’è niente
lost-text = Questo indirizzo non porta da nessuna parte: forse il link si è spezzato per strada.
to-the-games = Vai ai giochi

## The bar

language = Lingua
sound = Suono
theme = Luce
theme-auto = Automatica
theme-light = Giorno
theme-dark = Sera
theme-to-light = Passa alla luce del giorno
theme-to-dark = Passa alla luce della lampada
motion = Carte in movimento
motion-note = Senza movimento le carte compaiono subito al loro posto.
second-tap = Giocare al secondo tocco
second-tap-note = Dove le mosse non si riprendono, il primo tocco sceglie la carta e il secondo la gioca. Trascinandola, si gioca subito.
announce-all = Annuncia ogni carta
announce-all-note = Per i lettori di schermo: ogni carta giocata dagli altri, invece di un riassunto dei loro turni.
single-keys = Scorciatoie a un tasto
single-keys-note = Lettere e cifre agiscono al tavolo. Disattivale se parli al tuo dispositivo o se premi spesso tasti per sbaglio.
me-title = Tu e Cardshed
me-settings = nome, colore e impostazioni
me-note = Non c’è nessun account: tutto questo resta solo in questo browser.
mine-link = Le mie partite
devices-link = Usa Cardshed su un altro dispositivo
your-name = Il tuo nome
your-colour = Il tuo colore
colour-brick = Rosso mattone
colour-amber = Ambra
colour-moss = Verde muschio
colour-teal = Ottanio
colour-sky = Celeste
colour-plum = Prugna
colour-rose = Rosa
colour-slate = Grigio ardesia
guest-1 = Riccio
guest-2 = Pettirosso
guest-3 = Tasso
guest-4 = Scoiattolo
guest-5 = Merlo
guest-6 = Coccinella
guest-7 = Topino
guest-8 = Bombo

## The first page

home-title = Entra, le carte sono pronte
home-text = Quattro giochi di carte a un tavolo accogliente: contro i bot quando vuoi, o con gli amici grazie a un semplice link.
home-you-are = Giochi come { $name }.
home-change-name = Cambia
code-have = Ho un codice
code-label = Che codice ti hanno dato?
code-note = Cinque tra lettere e cifre; maiuscole o minuscole, fa lo stesso.
code-enter = Vai al tavolo
code-no-unknown-code = Con questo codice non aspetta nessun tavolo. Forse hai capito male, o le carte sono già state date: allora fatti mandare il link.
code-no-too-fast = Quanti codici! Fai una piccola pausa, o fatti mandare il link: quello funziona sempre.
home-games = I giochi
home-go-on = Continua a giocare
home-about = Com’è il gioco
home-rules = Tutte le regole
home-wishes = { $level } · { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
home-wishes-change = Cambia come si gioca a { $title }
home-foot = Niente account, niente pubblicità e un mazzo mescolato onestamente: chiunque può verificarlo.
seats-range = { $low }–{ $high } giocatori
play-now = Gioca
with-friends = Con gli amici
preparing = In preparazione…
preparing-starts = Tra un attimo si comincia…
preparing-note = Si stanno tagliando le carte: solo la prima volta, circa mezzo minuto per gioco.
ticket-lobby = aspetta giocatori
ticket-yours = tocca a te
ticket-others = in corso
ticket-aside = regole corrette, pronto per una nuova partita

## A new table

order-title = { $title }, come piace a te
order-level = Quanto sono forti i bot?
order-seats = Giocatori
order-seats-note = Conti anche tu.
order-pace = A che ritmo giocano i bot?
pace-calm = Calmo
pace-normal = Normale
pace-quick = Svelto
option-seats = Solo con { $seats } giocatori.
option-most = Con { $count } giocatori, al massimo { $most }.
option-usual = Come al solito con { $count } giocatori.
option-to-usual = Torna a { $value }, come al solito con { $count } giocatori
order-options = Opzioni e varianti
order-clock = Tempo per turno
order-clock-note = Quando scade, la mossa viene fatta per te.
clock-none = Illimitato
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
order-hints = Consigli
order-hints-note = Un pulsante mostra una buona mossa.
order-talk = Chat libera
order-talk-note = Al tavolo ognuno scrive quello che vuole, e può parlare anche chi guarda. Si può silenziare chiunque.
order-option = Il tavolo non si può impostare così: controlla «{ $name }».
order-refused = Questo tavolo non si può impostare così. Cambia qualcosa e riprova.
order-too-many = Quanti tavoli insieme! Aspetta un attimo.

## The lobby

lobby-title-mine = Chi viene?
lobby-title-invited = { $name } ti invita a giocare
lobby-title-guest = Sei ospite di { $name }
lobby-seats = Attorno al tavolo
lobby-seat-open = Posto libero
lobby-seat-open-note = per chi arriva con il link
lobby-seat-you = sei tu
lobby-seat-maker = ha aperto questo tavolo
lobby-seat-person = è qui
lobby-seat-away = è via un attimo
lobby-seat-bot = Bot · { $level }
lobby-seat-to-bot = Dallo a un bot
lobby-seat-level = Quanto gioca bene { $name }
lobby-seat-free-again = Congeda { $name } e libera il posto
lobby-seat-number = posto { $number }
lobby-swap = Scambia i posti: { $one } e { $other }
lobby-sit-here = Siediti qui
lobby-start = Distribuisci le carte
lobby-fill = { $count ->
    [one] Aggiungi un bot e comincia
   *[other] Aggiungi { $count } bot e comincia
}
lobby-open-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
lobby-waiting = Si comincia appena { $name } distribuisce le carte.
lobby-join = Prendi posto
lobby-sit = Siediti
lobby-or-watch = Oppure resta a guardare: vedi il tavolo, ma nessuna carta coperta.
lobby-full = Il tavolo è al completo
lobby-full-note = Resta a guardare: vedi il tavolo, ma nessuna carta coperta.
lobby-you = Il tuo nome e il tuo colore
lobby-rename = Usali qui
lobby-stand = Lascia il posto
lobby-settings = Impostazioni del tavolo
lobby-settings-note = Lo decide chi ha aperto il tavolo.
lobby-seats-least = Di meno non si può: { $name } occupa il posto { $number }.
lobby-watchers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
invite-title = Invita i tuoi amici
invite-text = Chi ha questo link può sedersi o guardare. Niente da installare, nessuna registrazione.
invite-here-only = Questo indirizzo vale solo su questo computer. Perché gli ospiti della tua rete trovino il tavolo, avvialo così:
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Il link è copiato.
invite-copy-by-hand = Il link è selezionato: copialo a mano.
invite-share = Condividi
invite-message = Vieni a giocare a carte con me!
invite-code = Oppure detta questo codice al telefono:
invite-code-note = Si scrive nella pagina iniziale e vale finché non si danno le carte.
invite-qr = Codice QR del link a questo tavolo
invite-qr-note = Oppure inquadralo con un telefono.

## When the table says no

no-taken = Qualcuno è stato più veloce: il posto è occupato.
no-seated = In così pochi non si può: uno di quei posti è già occupato.
no-not-maker = Può farlo solo chi ha aperto il tavolo.
no-not-now = Adesso non si può.
no-barred = A questo tavolo puoi solo guardare.
no-paused = La partita è in pausa.
no-not-ready = Il gioco è ancora in preparazione. Riprova tra un attimo.
no-bad-option = Queste impostazioni non vanno bene insieme.
no-too-fast = Piano, per favore!
no-full = Questo tavolo non può conservare altro. Aprine uno nuovo.
no-busy = In questo momento c’è troppo da fare. Riprova tra un attimo.
no-bad-name = Questo nome non si può mostrare. Scegline un altro.
no-other = Non ha funzionato. Riprova.
