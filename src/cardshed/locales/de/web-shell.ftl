### The pages outside the table.

## Everywhere

brand-label = Cardshed, zu den Spielen
skip-to-content = Zum Inhalt springen
loading = Einen Augenblick …
close = Schließen
done = Fertig
try-again = Noch einmal versuchen
less = { $label }: weniger
more = { $label }: mehr
house-offline = Der Schuppen ist gerade nicht zu erreichen. Wir versuchen es weiter.
order-offline = Der Schuppen ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
trouble-title = Da klemmt etwas
trouble-text = Diese Seite ließ sich nicht laden. Steht die Verbindung?
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin: Vielleicht ist der Link unterwegs abgeschnitten worden.
to-the-games = Zu den Spielen

## The bar

language = Sprache
sound = Ton
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Abend
theme-to-light = Auf Tageslicht umschalten
theme-to-dark = Auf Lampenlicht umschalten
motion = Karten in Bewegung
motion-note = Ausgeschaltet erscheinen die Karten gleich dort, wo sie hingehören.
me-title = Du und dein Schuppen
me-settings = Name, Farbe und Einstellungen
me-note = Es gibt kein Konto: All das merkt sich nur dieser Browser.
mine-link = Meine Partien
devices-link = Cardshed auf einem anderen Gerät nutzen
your-name = Dein Name
your-colour = Deine Farbe
colour-brick = Ziegelrot
colour-amber = Bernstein
colour-moss = Moosgrün
colour-teal = Petrol
colour-sky = Himmelblau
colour-plum = Pflaume
colour-rose = Rosa
colour-slate = Schiefergrau
guest-1 = Igel
guest-2 = Rotkehlchen
guest-3 = Dachs
guest-4 = Eichhörnchen
guest-5 = Amsel
guest-6 = Marienkäfer
guest-7 = Feldmaus
guest-8 = Hummel

## The first page

home-title = Komm herein, die Karten liegen bereit
home-text = Vier Kartenspiele an einem warmen Tisch: gegen Bots, wann immer du magst, oder mit Freunden über einen einfachen Link.
home-you-are = Du spielst als { $name }.
home-change-name = Ändern
code-have = Ich habe einen Code
code-label = Wie lautet der Code?
code-note = Fünf Buchstaben und Ziffern, groß oder klein, ganz gleich.
code-enter = Zum Tisch
code-no-unknown-code = Unter diesem Code wartet kein Tisch. Vielleicht hast du dich verhört, oder die Karten sind schon verteilt: Dann lass dir den Link schicken.
code-no-too-fast = Das waren viele Codes. Mach eine kleine Pause oder lass dir den Link schicken: Der geht immer.
home-games = Die Spiele
home-go-on = Weiterspielen
home-about = So spielt es sich
home-rules = Alle Regeln
home-wishes = { $level } · { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
home-wishes-change = Ändern, wie { $title } gespielt wird
home-foot = Kein Konto, keine Werbung, ein ehrliches Mischen, das alle nachprüfen können.
seats-range = { $low }–{ $high } Personen
play-now = Losspielen
with-friends = Mit Freunden
preparing = Wird vorbereitet …
preparing-starts = Geht gleich von selbst los …
preparing-note = Die Karten werden zugeschnitten: nur beim ersten Mal, höchstens eine halbe Minute.
ticket-lobby = wartet noch auf Leute
ticket-yours = du bist dran
ticket-others = im Gange
ticket-aside = Regeln berichtigt, bereit für eine neue Partie

## A new table

order-title = { $title }, wie du magst
order-level = Wie stark sind die Bots?
order-seats = Personen
order-seats-note = Du zählst mit.
order-pace = Wie schnell spielen die Bots?
pace-calm = Gemütlich
pace-normal = Normal
pace-quick = Flott
option-seats = Nur mit { $seats } Personen.
option-most = Mit { $count } Personen höchstens { $most }.
option-usual = Wie üblich mit { $count } Personen.
option-to-usual = Zurück zu { $value }, wie üblich mit { $count } Personen
order-options = Optionen und Varianten
order-clock = Zeit für einen Zug
order-clock-note = Ist sie um, wird für dich gespielt.
clock-none = Unbegrenzt
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
order-hints = Tipps
order-hints-note = Ein Knopf zeigt einen starken Zug.
order-talk = Frei reden
order-talk-note = Alle am Tisch schreiben, was sie mögen, und auch wer zuschaut, darf mitreden. Wer stört, lässt sich stumm schalten.
order-option = Das passt nicht zu diesem Tisch: { $text }
order-refused = So lässt sich der Tisch nicht einrichten. Ändere etwas und versuch es noch einmal.
order-too-many = So viele Tische auf einmal! Warte einen Augenblick.

## The lobby

lobby-title-mine = Wer kommt?
lobby-title-invited = { $name } lädt dich zum Spielen ein
lobby-title-guest = Du bist zu Gast bei { $name }
lobby-seats = Rund um den Tisch
lobby-seat-open = Freier Platz
lobby-seat-open-note = für alle, die über den Link kommen
lobby-seat-you = das bist du
lobby-seat-maker = hat diesen Tisch eröffnet
lobby-seat-person = ist da
lobby-seat-away = ist kurz weg
lobby-seat-bot = Bot · { $level }
lobby-seat-to-bot = An einen Bot geben
lobby-seat-level = Wie stark { $name } spielt
lobby-seat-free-again = { $name } wegschicken und den Platz freigeben
lobby-seat-number = Platz { $number }
lobby-swap = { $one } und { $other } tauschen die Plätze
lobby-sit-here = Hier hinsetzen
lobby-start = Karten austeilen
lobby-fill = { $count ->
    [one] Einen Bot dazuholen und anfangen
   *[other] { $count } Bots dazuholen und anfangen
}
lobby-open-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-waiting = Es geht los, sobald { $name } die Karten austeilt.
lobby-join = Setz dich dazu
lobby-sit = Platz nehmen
lobby-or-watch = Oder schau einfach zu: Du siehst den Tisch, aber von niemandem die verdeckten Karten.
lobby-full = Der Tisch ist voll
lobby-full-note = Schau gern zu: Du siehst den Tisch, aber von niemandem die verdeckten Karten.
lobby-you = Dein Name und deine Farbe
lobby-rename = Hier übernehmen
lobby-stand = Platz verlassen
lobby-settings = So wird gespielt
lobby-settings-note = Das bestimmt, wer den Tisch eröffnet hat.
lobby-seats-least = Weniger geht nicht: { $name } sitzt auf Platz { $number }.
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
invite-title = Ruf deine Freunde
invite-text = Wer diesen Link hat, kann sich setzen oder zuschauen. Nichts zu installieren, keine Anmeldung.
invite-here-only = Diese Adresse gilt nur auf diesem Computer. Für Gäste im eigenen Netz starte den Tisch so, dass sie ihn finden:
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-by-hand = Der Link ist markiert: Kopier ihn bitte von Hand.
invite-share = Teilen
invite-message = Komm, spiel Karten mit mir!
invite-code = Oder sag diesen Code am Telefon:
invite-code-note = Man gibt ihn auf der Startseite ein; er gilt, bis die Karten verteilt sind.
invite-qr = QR-Code des Links zu diesem Tisch
invite-qr-note = Oder ein Handy davorhalten.

## When the table says no

no-taken = Jemand war schneller: Dieser Platz ist vergeben.
no-seated = So wenige geht nicht: Auf einem dieser Plätze sitzt schon jemand.
no-not-maker = Das kann nur, wer den Tisch eröffnet hat.
no-not-now = Das geht gerade nicht.
no-barred = An diesem Tisch darfst du nur zuschauen.
no-paused = Die Partie macht gerade Pause.
no-not-ready = Das Spiel wird noch vorbereitet. Versuch es gleich noch einmal.
no-bad-option = Diese Einstellungen passen nicht zusammen.
no-too-fast = Nicht so schnell, bitte!
no-full = Mehr kann sich dieser Tisch nicht merken. Eröffne bitte einen neuen.
no-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
no-bad-name = Dieser Name lässt sich nicht zeigen. Such dir einen anderen aus.
no-other = Das hat nicht geklappt. Versuch es noch einmal.
