### The pages outside the table.

## Everywhere

brand-label = Cardshed, zu den Spielen
skip-to-content = Zum Inhalt springen
loading = Einen Augenblick …
close = Schließen
done = Fertig
try-again = Noch einmal versuchen
less = { $label }: weniger
more = { $label }: mehr
house-offline = Cardshed ist gerade nicht zu erreichen. Wir versuchen es weiter.
order-offline = Cardshed ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
trouble-title = Da klemmt etwas
trouble-text = Diese Seite ließ sich nicht laden. Steht die Verbindung?
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin: Vielleicht ist der Link unterwegs abgeschnitten worden.
to-the-games = Zu den Spielen

## The bar

language = Sprache
sound = Ton
theme = Licht
theme-auto = Automatisch
theme-light = Tag
theme-dark = Abend
theme-to-light = Auf Tageslicht umschalten
theme-to-dark = Auf Lampenlicht umschalten
motion = Karten in Bewegung
motion-note = Ausgeschaltet erscheinen die Karten gleich dort, wo sie hingehören.
second-tap = Erst beim zweiten Tippen spielen
second-tap-note = Wo sich nichts zurücknehmen lässt, wählt das erste Tippen eine Karte und das zweite spielt sie. Ziehen spielt sofort.
announce-all = Jede Karte ansagen
announce-all-note = Für Screenreader: jede Karte, die andere spielen, statt einer Zusammenfassung ihrer Züge.
single-keys = Tastenkürzel mit nur einer Taste
single-keys-note = Buchstaben und Ziffern wirken am Tisch. Schalte das aus, wenn du mit deinem Gerät sprichst oder leicht danebentippst.
me-title = Du und Cardshed
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
home-text = Vier Kartenspiele an einem gemütlichen Tisch: gegen Bots, wann immer du magst, oder mit Freunden über einen einfachen Link.
home-you-are = Du spielst als { $name }.
home-change-name = Ändern
code-have = Ich habe einen Code
code-label = Wie lautet der Code?
code-note = Fünf Buchstaben und Ziffern; ob groß oder klein, ist egal.
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
home-foot = Kein Konto, keine Werbung und fair gemischte Karten, was alle nachprüfen können.
seats-range = { $low }–{ $high } Personen
play-now = Losspielen
with-friends = Mit Freunden
preparing = Wird vorbereitet …
preparing-starts = Geht gleich von selbst los …
preparing-note = Die Karten werden zugeschnitten: nur beim ersten Mal, etwa eine halbe Minute je Spiel.
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
order-clock = Zeit pro Zug
order-clock-note = Ist sie um, wird für dich gespielt.
clock-none = Ohne
clock-seconds = { $seconds } s
clock-minutes = { $minutes } Min.
order-hints = Tipps
order-hints-note = Ein Knopf zeigt einen starken Zug.
order-talk = Freier Chat
order-talk-note = Alle am Tisch schreiben, was sie mögen, auch wer nur zuschaut. Wer stört, lässt sich stumm schalten.
order-option = So lässt sich der Tisch nicht einrichten: Bitte prüfe „{ $name }“.
order-refused = So lässt sich der Tisch nicht einrichten. Ändere etwas und versuch es noch einmal.
order-too-many = So viele Tische auf einmal! Warte einen Augenblick.

## The lobby

lobby-title-mine = Wer kommt?
lobby-title-invited = { $name } lädt dich zum Spielen ein
lobby-title-guest = Du bist zu Gast bei { $name }
lobby-seats = Rund um den Tisch
lobby-seat-open = Freier Platz
lobby-seat-open-note = für alle mit dem Link
lobby-seat-you = das bist du
lobby-seat-maker = hat diesen Tisch eröffnet
lobby-seat-person = ist da
lobby-seat-away = ist kurz weg
lobby-seat-bot = Bot · { $level }
lobby-seat-to-bot = Bot hinsetzen
lobby-seat-level = Wie stark { $name } spielt
lobby-seat-free-again = { $name } wegschicken und den Platz freigeben
lobby-seat-number = Platz { $number }
lobby-swap = Plätze tauschen: { $one } und { $other }
lobby-sit-here = Hier hinsetzen
lobby-start = Karten austeilen
lobby-fill = { $count ->
    [one] Mit einem Bot anfangen
   *[other] Mit { $count } Bots anfangen
}
lobby-open-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-waiting = Sobald { $name } die Karten austeilt, geht es los.
lobby-join = Setz dich dazu
lobby-sit = Platz nehmen
lobby-or-watch = Oder schau einfach zu: Du siehst den Tisch, aber keine verdeckten Karten.
lobby-full = Der Tisch ist voll
lobby-full-note = Schau gern zu: Du siehst den Tisch, aber keine verdeckten Karten.
lobby-you = Dein Name und deine Farbe
lobby-rename = Hier übernehmen
lobby-stand = Platz verlassen
lobby-settings = So wird gespielt
lobby-settings-note = Das bestimmt, wer den Tisch eröffnet hat.
lobby-seats-least = Weniger geht nicht: { $name } sitzt auf Platz { $number }.
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
invite-title = Lade deine Freunde ein
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
invite-qr-note = Oder mit dem Handy scannen.

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
