### What the command `cardshed lab` says.

lab-cli-title = { $title }, { $seats } players, { $bots }: { $games } matches, seed { $seed }
lab-cli-variant = variant
lab-cli-minutes = minutes
lab-cli-decisions = decisions
lab-cli-first = starter wins
lab-cli-leads = lead changes
lab-cli-luck = luck ({ $weak })
lab-cli-as-set = as set
lab-cli-preparing = Preparing the rules (first time only)…
lab-cli-playing = Playing
lab-cli-report = The report: { $path }
lab-cli-data = The data: { $paths }
lab-cli-stopped = Stopped. { $done } of { $all } matches are saved in { $path }; the same command picks up from there.
lab-cli-unfinished = { $problem }. { $done } of { $all } matches are saved in { $path }; the same command picks up from there.
