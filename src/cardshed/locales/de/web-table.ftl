### Der Tisch im Browser

## Plätze und Karten
spot-empty = { $place }: leer
spot-closed = { $place }: { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
spot-open = { $place }: { $card }{ $counted ->
    [true] , { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[other] {""}
}
spot-choosable = { $spot } (spielbar)
spot-does = { $spot } (spielbar: { $what })
spot-fitting = { $spot } (passt hierher)
spot-takes = { $spot } (passt hierher: { $what })
spot-joins = { $spot } (passt dazu)
hand-mine = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
hand-card = { $card }{ $use ->
    [plays] {" "}(spielbar)
    [ends] {" "}(beendet deinen Zug)
    [joins] {" "}(passt dazu)
   *[other] {""}
}
hand-closed = { $count ->
    [0] Keine Karten auf der Hand
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
hand-open = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, offen: { $cards }

## Die Stube
table-opening = Ein Stuhl wird herangerückt …
table-gone = Diesen Tisch gibt es nicht mehr.
table-full = An diesem Tisch schauen schon so viele zu, dass gerade kein Platz mehr ist. Wir versuchen es jede halbe Minute wieder.
table-home = Zurück zu den Spielen
table-title = Der Tisch
middle-title = Die Mitte des Tisches
others-title = Die anderen
own-title = Deine Seite des Tisches
actions-title = Was du tun kannst
tools-title = Werkzeuge
seat-group = { $name }{ $turn ->
    [true] , ist dran
   *[other] {""}
}
seat-you = (du)
seat-turn = ist dran
seat-away = ein Bot spielt
seat-gone = nicht verbunden
seat-open = freier Platz
sit-here = Hier hinsetzen
about-you = Das ist dein Platz.
about-person = { $name } spielt im eigenen Browser mit.
about-bot = { $name } ist ein Bot, Stufe „{ $level }“: Er kennt nur die Karten, die auch ein Mensch an seinem Platz kennen würde.
about-away = { $name } ist weg; bis zur Rückkehr spielt ein Bot weiter.
about-open = Hier sitzt niemand.
choose-seat = { $name } wählen
watching = Du schaust zu: Verdecktes bleibt verdeckt.
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
reactions = Reagieren
own-words = In eigenen Worten …
say-it = Sagen
watcher-says = { $name } (schaut zu): { $words }
mute = Stumm schalten
member-watchers = Wer zuschaut
unmute = Wieder zuhören
company-title = Leute und Tempo
member-you = das bist du
member-you-host = das bist du, du leitest den Tisch
member-host = leitet den Tisch
member-person = ist da
plays-with = spielt mit { $name }
bot-for-me = Bot für mich spielen lassen
bot-for-seat = Bot spielen lassen
play-again-myself = Ich spiele wieder selbst
seat-back = Platz zurückgeben
bot-plays-for-you = Ein Bot spielt gerade für dich.
removed-you = { $name } hat dich vom Platz genommen; ein Bot spielt für dich weiter.
removed-you-lobby = { $name } hat dich vom Platz genommen. Du kannst dich wieder setzen oder zuschauen.
removed-you-barred = { $name } hat dich endgültig vom Platz genommen. Du kannst zuschauen.
make-host = Tisch übergeben
remove = Vom Tisch bitten
remove-sure = { $name } vom Tisch bitten?
remove-for-now = Vorerst: darf wiederkommen
remove-for-good = Für immer: darf nur zuschauen
nudge = Anstupsen
nudged = { $name } stupst dich an: Du bist dran!
take-seat = Für { $name } weiterspielen
take-seat-back = Wieder auf meinen Platz
paused = Die Partie macht Pause.
pause-begin = Pause machen
pause-end = Weiterspielen
idle = { $name } hat schon länger nicht gespielt.
vote = Ohne { $name } weitermachen
voted = Stimmen fürs Weitermachen: { $count } von { $needed }.
on-to-my-turn = Weiter bis zu mir
offline = Die Leitung ist unterbrochen. Neuer Versuch …
busy = Bei Cardshed ist gerade sehr viel los. Wir versuchen es in einer Weile wieder …

## Wer dran ist
your-turn = Du bist dran!
your-answer = Du bist gefragt!
your-chance = Du darfst eingreifen
their-turn = { $count ->
    [one] { $names } überlegt …
   *[other] Warten auf { $names } …
}
waiting-away = { $name } ist nicht verbunden; bald spielt ein Bot weiter.
one-moment = Einen Moment …
clock-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
title-your-turn = ({ $count }) Du bist dran!
choose-target = Wohin damit?
choose-person = Für wen?
tap-again = Noch mal tippen zum Spielen
choose-more = Noch eine dazu?
told-chosen = Wähle weitere dazu, oder drücke „{ $button }“.
told-between = Weiter geht es mit „{ $button }“.
choose-title = Welche soll es sein?
choose-call = Was sagst du?
choose-a-colour = Welche Farbe?
choose-nothing = Doch nicht
lay-chosen = { $count ->
    [one] Diese Karte legen
   *[other] { $count } Karten legen
}
late = Jemand war schneller.
undone = Zurückgenommen.
read-rule = Die Regel lesen ({ $clause })
refused = { $error ->
    [late] Jemand war schneller.
    [not-there] Dorthin passt keine Karte.
    [choose-card] Wähl zuerst eine deiner Karten und dann, wohin sie soll.
    [wait-turn] Du bist noch nicht dran.
    [not-now] Das geht jetzt gerade nicht.
    [not-seated] Du sitzt nicht an diesem Tisch.
    [not-maker] Das kann nur, wer den Tisch leitet.
    [taken] Der Platz ist besetzt.
    [too-fast] Langsam: Das war etwas viel auf einmal.
    [no-hints] An diesem Tisch wird ohne Tipps gespielt.
    [paused] Die Partie macht gerade Pause.
    [barred] An diesem Tisch darfst du nur zuschauen.
    [no-talk] An diesem Tisch gibt es nur fertige Sätze.
    [no-undo] Es gibt nichts zurückzunehmen.
    [full] Mehr kann sich dieser Tisch nicht merken. Eröffne bitte einen neuen.
    [busy] Gerade ist zu viel los. Versuch es gleich noch einmal.
    [bad-option] Das lässt sich hier nicht verwenden.
    [not-ready] Tipps sind gleich so weit.
   *[other] Das hat nicht geklappt.
}

## Der Zettel, das Ende
sheet-title = Punkteblatt
sheet-round = Runde
sheet-total = Gesamt
sheet-start = Am Anfang
sheet-besides = Zwischendurch
sheet-empty = Noch ist nichts aufgeschrieben.
round-is-over = Die Runde ist zu Ende
match-is-over = Die Partie ist zu Ende
next-round = Nächste Runde
rematch = Noch einmal
waiting-for-others = Warten auf die anderen …
waiting-for = Noch nicht bereit: { $names }.
resumes-in = Weiter in { $seconds } s.
you-win = Du hast gewonnen!
they-win = { $count ->
    [0] Diesmal gewinnt niemand.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
you-win-round = Du gewinnst die Runde!
they-win-round = { $count ->
    [0] Diese Runde gewinnt niemand.
    [one] { $names } gewinnt die Runde!
   *[other] { $names } gewinnen die Runde gemeinsam!
}
round-went-on = Die nächste Runde hat schon begonnen.
match-went-on = Eine neue Partie hat schon begonnen.
to-the-table = Zum Tisch
goal-line = Ziel: { $goal }
to-match = Die ganze Partie noch einmal ansehen

## Eine Partie nach Regeln, die sich geändert haben
aside-title = Diese Partie wurde beiseitegelegt
aside-text = Die Regeln dieses Spiels wurden berichtigt, während diese Partie lief. Nach den neuen kann sie nicht weitergehen, und verbiegen wollten wir sie nicht.
aside-kept = Ihre Züge sind aufgehoben, und niemand hat verloren.
aside-start = Neue Partie, dieselben Leute
retold-text = Diese Partie wurde nach Regeln gespielt, die seither berichtigt wurden; ihre Karten lassen sich nicht mehr auslegen. Was geschah, ist in Worten aufgehoben.

## Werkzeuge
tool-hint = Tipp
tool-undo = Zurücknehmen
tool-phrases = Etwas sagen
tool-more = Mehr
tool-rules = Die Regeln
tool-watch-link = Link zum Zuschauen kopieren
tool-sound = { $on ->
    [true] Ton ausschalten
   *[other] Ton einschalten
}
tool-calls = { $on ->
    [true] Nicht mehr Bescheid geben
   *[other] Bescheid geben, wenn ich dran bin
}
tool-explain = { $on ->
    [true] Erklärungen ausschalten
   *[other] Erklärungen einschalten
}
tool-announce = { $all ->
    [true] Züge kurz ansagen
   *[other] Jede Karte ansagen
}
tool-second-tap = { $on ->
    [true] Schon beim ersten Tippen spielen
   *[other] Erst beim zweiten Tippen spielen
}
tool-keys = Tasten
tool-leave = Tisch verlassen
short-hint = Tipp
short-undo = Zurück
short-phrases = Reden
short-sheet = Punkte
short-log = Verlauf
short-more = Mehr
link-copied = Der Link ist kopiert: Wer ihn öffnet, kann zuschauen.
calls-page = Du bekommst Bescheid, wenn du dran bist und woanders hinschaust, solange diese Seite offen bleibt.
calls-always = Du bekommst Bescheid, wenn du dran bist, auch wenn diese Seite geschlossen ist.
calls-no = Dein Browser erlaubt hier keine Mitteilungen. Das kannst du in seinen Einstellungen für diese Seite ändern; bis dahin sagt es dir der Titel des Tabs.
calls-off = Du bekommst keinen Bescheid mehr. Im Titel des Tabs steht weiterhin, wenn du dran bist.
hint-chance-of = Gewinnchance { $chance } %
told-hint = Tipp: { $move } ({ $chance }).
leave-title = Den Tisch verlassen?
leave-text = Gehst du nur kurz hinaus, spielt ein Bot für dich, bis du zurück bist. Gehst du ganz, behält er deinen Platz.
leave-for-now = Kurz hinaus, später zurück
leave-for-good = Ganz gehen
key-pick = eine der ersten neun Karten nehmen
key-move = von Karte zu Karte
key-rows = von der Hand zu den Stapeln, zu den anderen und zurück
key-enter = spielen oder wählen
key-play = den ersten Knopf drücken oder die gewählten Karten legen
key-escape = die Auswahl aufheben

## Das Protokoll
log-title = Was geschah
told-before = { $count } frühere Züge stehen im Verlauf.
log-started = Partie { $number } beginnt.
log-sat = { $seat } setzt sich.
log-stood = { $seat } steht auf.
log-bot = Für { $seat } spielt ein Bot ({ $level }).
log-settings = { $by } ändert die Einstellungen des Tisches.
log-undone = { $seat } nimmt einen Zug zurück.
log-was-undone = (zurückgenommen)
log-said = { $seat }: „{ $phrase }“
log-away = { $seat } ist weg; ein Bot spielt weiter.
log-lets-bot = { $seat } lässt einen Bot spielen.
log-puts-bot = { $by } lässt für { $seat } einen Bot spielen.
log-back = { $seat } ist wieder da.
log-removed = { $by } nimmt { $seat } vom Platz.
log-maker = { $seat } leitet jetzt den Tisch.
log-paused = { $on ->
    [true] { $seat } unterbricht die Partie.
   *[other] { $seat } lässt die Partie weitergehen.
}
log-nudged = { $seat } stupst { $to } an.
log-voted = { $seat } möchte ohne { $about } weitermachen.
log-late = { $seat } war einen Augenblick zu spät.
log-by-clock = (Die Zeit war um.)
log-by-away = (Der Bot spielte für { $seat }.)

## Schnelle Sprüche
phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-hurry = Geht’s weiter?
phrase-wow = Wow!
phrase-lucky = Glückspilz!
phrase-sorry = Tut mir leid!
phrase-again = Noch eine Partie?
phrase-bye = Ich muss los, tschüs!
phrase-thinking = Ich überlege …

## Ein Spiel ohne eigenen Tisch
plain-back = eine verdeckte Karte
plain-score = Punkte: { $score }
