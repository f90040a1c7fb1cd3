### Che cosa dice il comando `cardshed lab`.

lab-cli-title = { $title }, { $seats } giocatori, { $bots }: { $games } partite, numero casuale { $seed }
lab-cli-variant = variante
lab-cli-minutes = minuti
lab-cli-decisions = decisioni
lab-cli-first = vince il primo
lab-cli-leads = cambi in testa
lab-cli-luck = fortuna ({ $weak })
lab-cli-as-set = come impostato
lab-cli-preparing = Preparazione delle regole (solo la prima volta)…
lab-cli-playing = Partite
lab-cli-report = Il rapporto: { $path }
lab-cli-data = I dati: { $paths }
lab-cli-stopped = Fermato. { $done } partite su { $all } sono conservate in { $path }; lo stesso comando riprende da lì.
lab-cli-unfinished = { $problem }. { $done } partite su { $all } sono conservate in { $path }; lo stesso comando riprende da lì.
