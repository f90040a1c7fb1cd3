### Ce que dit la commande `cardshed lab`.

lab-cli-title = { $title }, { $seats } joueurs, { $bots } : { $games } parties, graine { $seed }
lab-cli-variant = variante
lab-cli-minutes = minutes
lab-cli-decisions = décisions
lab-cli-first = le premier gagne
lab-cli-leads = change de tête
lab-cli-luck = hasard ({ $weak })
lab-cli-as-set = tel quel
lab-cli-preparing = Préparation des règles (la première fois seulement)…
lab-cli-playing = Parties
lab-cli-report = Le rapport : { $path }
lab-cli-data = Les données : { $paths }
lab-cli-stopped = Arrêté. { $done } parties sur { $all } sont gardées dans { $path } ; la même commande reprend à partir de là.
lab-cli-unfinished = { $problem }. { $done } parties sur { $all } sont gardées dans { $path } ; la même commande reprend à partir de là.
