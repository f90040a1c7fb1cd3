### Was der Befehl `cardshed lab` sagt.

lab-cli-title = { $title }, { $seats } Spieler, { $bots }: { $games } Partien, Startwert { $seed }
lab-cli-variant = Variante
lab-cli-minutes = Minuten
lab-cli-decisions = Entscheidungen
lab-cli-first = Erster gewinnt
lab-cli-leads = Führungswechsel
lab-cli-luck = Glück ({ $weak })
lab-cli-as-set = wie eingestellt
lab-cli-preparing = Die Regeln werden vorbereitet (nur beim ersten Mal) …
lab-cli-playing = Partien
lab-cli-report = Der Bericht: { $path }
lab-cli-data = Die Daten: { $paths }
lab-cli-stopped = Angehalten. { $done } von { $all } Partien sind in { $path } aufbewahrt; derselbe Befehl macht dort weiter.
lab-cli-unfinished = { $problem }. { $done } von { $all } Partien sind in { $path } aufbewahrt; derselbe Befehl macht dort weiter.
