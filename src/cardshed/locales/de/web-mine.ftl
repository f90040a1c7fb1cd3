### What I played, and taking it to another device.

## My matches

mine-empty = Noch nichts gespielt
mine-empty-about = Jede Partie, die du zu Ende spielst, findest du hier wieder: wer dabei war, wer gewonnen hat und alle Züge zum Nachspielen.
mine-go-on = Noch nicht zu Ende
mine-more-tables = Weitere Tische zeigen
mine-settling = Ältere Partien werden noch durchgesehen und kommen nach und nach dazu.
mine-statistics = So steht es bei dir
mine-total = { $played ->
    [one] eine Partie, { $won } gewonnen
   *[other] { $played } Partien, { $won } gewonnen
}
mine-against = Gegen
mine-people = Freunde
mine-won = Gewonnen
mine-won-of = { $won } von { $played }
mine-streak = Längste Serie
mine-streak-now = gerade { $count }
mine-best = Bestes Ergebnis
mine-best-none = noch keines
mine-best-note = Als bestes Ergebnis zählen nur Partien mit den üblichen Optionen, damit sich vergleichen lässt.
mine-matches = Alle deine Partien
mine-you-won = Du hast gewonnen
mine-shared = Du teilst dir den Sieg mit { $names }
mine-they-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
mine-nobody-won = Niemand hat gewonnen
mine-not-won = Nicht gewonnen
mine-with = mit { $names }
mine-bot = { $name } (Bot, { $level })
mine-score = Punkte: { $score }
mine-cleared = Längst aufgeräumt: Nur das Ergebnis ist geblieben.
mine-older = Ältere Partien zeigen

## Another device

devices-title = Du auf einem anderen Gerät
devices-about = Spiel als { $name } auf dem Handy, Tablet oder Computer weiter: mit deinem Namen und deiner Farbe, deinen Plätzen an laufenden Tischen und allen deinen Partien. Ohne Konto und ohne Passwort; es genügt ein Code, der ein einziges Mal gilt.
devices-have-code = Ich habe einen Code
devices-forget = Mich auf diesem Gerät vergessen
devices-code = Code
devices-code-about = Scanne auf dem anderen Gerät das Bild, öffne den Link, oder geh dort auf „Meine Partien“ und gib den Code unter „Ich habe einen Code“ ein.
devices-code-link = Link mit dem Code
devices-code-left = Gilt einmal, noch { $minutes }:{ $seconds } Minuten.
devices-code-over = Dieser Code gilt nicht mehr.
devices-new-code = Neuen Code machen
devices-code-secret = Wer diesen Code hat, kann zu dir werden. Behalte ihn für dich.
devices-qr = QR-Code des Links
devices-here-only = Diese Adresse gilt nur auf diesem Computer. Damit Geräte in deinem Netz Cardshed finden, starte es so:
forget-title = Dich hier vergessen?
forget-about = Dieser Browser kennt { $name } dann nicht mehr: weder deinen Namen noch deine Plätze noch deine Partien. Wer hier spielt, fängt neu an.
forget-first = Kennt dich sonst kein Gerät, führt kein Weg zurück. Mach vorher einen Code für ein anderes, wenn du deine Partien behalten willst.
forget-yes = Hier vergessen
forget-no = Alles so lassen

## With a code

carry-title = Ich habe einen Code
carry-about = Öffne auf dem Gerät, auf dem du bisher gespielt hast, „Meine Partien“ und wähle „Cardshed auf einem anderen Gerät nutzen“. Den Code, der dort steht, gibst du hier ein.
carry-go-on = Weiter
carry-unknown = Dieser Code gilt nicht. Vielleicht ist er vertippt, schon benutzt oder abgelaufen. Mach auf dem anderen Gerät einen neuen.
carry-too-many = Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.
carry-question = Auf diesem Gerät zu { $name } werden?
carry-then = Dieses Gerät hat dann Namen und Farbe, Plätze und Partien von { $name }, genau wie das andere.
carry-behind = Was { $name } bisher auf diesem Gerät gespielt hat, bleibt zurück: Diese Plätze und Partien sind von hier aus nicht mehr zu erreichen.
carry-own-only = Sag nur Ja, wenn du den Code selbst auf deinem eigenen Gerät gemacht hast. Wer das andere Gerät hat, sieht deine Karten und kann für dich spielen.
carry-yes = Ja, ich bin { $name }
carry-no = Nein, alles so lassen
carry-same = Dieses Gerät kennt dich schon
carry-same-about = Der Code ist dein eigener: Hier bist du längst { $name }, mit allen deinen Partien. Benutze ihn auf dem anderen Gerät.
