### What the command `cardshed lab` says.

lab-cli-title = { $title }, { $seats } players, { $bots }: { $games } matches, seed { $seed }
lab-cli-variant = variant
lab-cli-minutes = minutes
lab-cli-decisions = decisions
lab-cli-first = first wins
lab-cli-leads = lead changes
lab-cli-luck = luck ({ $weak })
lab-cli-as-set = as set
lab-cli-preparing = Preparing the rules (only the first time) …
lab-cli-playing = Playing
lab-cli-report = The report: { $path }
lab-cli-data = The data: { $paths }
lab-cli-stopped = Stopped. { $done } of { $all } matches are kept in { $path }; the same command goes on from there.
lab-cli-unfinished = { $problem }. { $done } of { $all } matches are kept in { $path }; the same command goes on from there.
