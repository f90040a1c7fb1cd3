### The pages beside the table: the rules, and a finished match with its replay.

## The rules

rulebook-search = Search the rules
rulebook-search-example = A word, or a number such as { $clause }
rulebook-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rulebook-contents = Contents
rulebook-ruling = { -ruling }
rulebook-ruling-why = Our own decision, because the printed rules leave it open
rulebook-print = Print
rulebook-link = Link to rule { $clause }
rulebook-meaning = Meaning
rulebook-values = Choices: { $values }
rulebook-typed = At the terminal:
rulebook-rule = Rule
rulebook-on = on
rulebook-off = off
rulebook-range = { $low } to { $high }
rulebook-move = Notation
rulebook-moves-about = This is how moves are written in records and typed in the terminal. At the table in the browser you simply tap.
rulebook-other = Rules of the other games
rulebook-whole = Open the rules as a page
rulebook-loading = Loading the rules…
rulebook-unknown = We don’t have that game
rulebook-unknown-about = Perhaps there’s a typo in the address. These are the games in the shed:

## The cheat sheet

cheat-title = { $title } at a glance
cheat-link = Cheat sheet
cheat-goal = Goal
cheat-turn = Your turn
cheat-cards = The cards
cheat-end = How it ends
cheat-score = Scoring
cheat-rules = All the rules
cheat-other = The other games at a glance
cheat-none = This game has no cheat sheet. Its rules have it all.

## A finished match

match-title = { $title }: a finished match
match-loading = Loading the match…
match-unknown = We can’t find this match
match-unknown-about = The address may be incomplete, or the match is so old that it has been cleared away.
match-not-over = This match isn’t over yet
match-not-over-about = Once it is, you’ll find the replay, all the cards and the proof of the shuffle here.
match-aside = This match was set aside
match-aside-about = The rules of the game were corrected before it was over, so there is no result. A new match can begin at its table.
match-to-table = Go to the table
match-network = The shed isn’t answering
match-network-about = You may be offline, or the server is restarting.
match-retry = Try again
match-busy = The shed is very busy
match-busy-about = There’s too much going on to load this right now. Try again in a moment.
match-home = All games
match-won = { $count ->
    [0] Nobody wins
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
match-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
match-option = { $name }: { $value ->
    [true] on
    [false] off
   *[other] { $value }
}
match-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
match-minutes = { $count ->
    [0] less than a minute
    [one] one minute
   *[other] { $count } minutes
}
match-bot = Bot, { $level }
match-winner = Winner
match-rematch = Back to the table
match-rules = Rules of { $title }
match-download = Download the record
match-download-about = A small text file with the deal and every move. Keep it, share it, or replay it in the terminal.

## The score sheet

match-sheet = Score sheet
match-sheet-round = Round
match-sheet-go = Show round { $round } in the replay
match-sheet-empty = No round was finished.

## The replay

replay-title = Replay
replay-controls = Replay controls
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-slider = Position in the match
replay-step = Move { $step } of { $count }
replay-opening = The deal
replay-turn-ends = { $seat } ends the turn.
replay-round = Round { $round }
replay-view = Whose view
replay-view-all = All cards face up
replay-view-none = As a spectator
replay-view-seat = As { $name }
replay-table = The table
replay-log = What happened
replay-loading = Laying out the cards…
replay-failed = The replay couldn’t be loaded.
replay-busy = There’s too much going on to load the replay right now.
replay-fetching = loading…
replay-gap = { $from } to { $to }: not loaded yet
replay-other-rules = This match was played by rules that have since been corrected. Its cards can’t be laid out again, but what happened is told here as it was at the time.
replay-keys = Keys: ← → one move, Home and End to jump to either end, Space to play and pause.
replay-link = Copy a link to this moment
replay-linked = Link to this moment copied.
replay-turn = to play

## The proof of a fair shuffle

fair-title = Was the shuffle fair?
fair-first = Before the deal, the shed drew a secret random number, the seed, and showed everybody its fingerprint.
fair-second = Every shuffle of this match follows from the seed alone, and no other seed with that fingerprint can be found: nobody could swap cards later on.
fair-third = Now that the match is over, the seed is public, and anyone can check that it matches the fingerprint and that every card fell as it dictates.
fair-noted = Fingerprint this browser noted before the deal
fair-not-noted = This browser noted nothing before the deal, because it wasn’t at the table then. Somebody who played can compare the fingerprint with theirs.
fair-commitment = Fingerprint (SHA-256)
fair-seed = Seed
fair-rules = Edition of the rules
fair-verify = Verify
fair-verifying = Verifying…
fair-again = Verify again
fair-own = Your browser
fair-server = The server
fair-own-good = Did the calculation itself: the fingerprint of the seed is the one above.
fair-own-noted = Did the calculation itself: the fingerprint of the seed is the very one it noted before the deal.
fair-own-bad = The seed has a different fingerprint. It isn’t the one that was promised!
fair-noted-bad = The fingerprint is not the one this browser noted before the deal!
fair-own-cannot = Can only calculate fingerprints on a secure (https) page. The command below works anywhere.
fair-server-good = { $count ->
    [one] Dealt the cards again and replayed the one move: everything fits.
   *[other] Dealt the cards again and replayed all { $count } moves: everything fits.
}
fair-server-bad = Something doesn’t fit: { $problem }
fair-server-cannot = The server didn’t answer. Please try again.
fair-server-busy = Too much to do right now. Please try again in a moment.
fair-server-other-rules = No longer has the rules of this match. Check the record with the release of Cardshed it was played with.
fair-undone = { $count ->
    [one] Moves were taken back once; the record lists them.
   *[other] Moves were taken back { $count } times; the record lists them.
}
fair-yes = The shuffle was fair.
fair-no = Something is wrong with this match.
fair-unsure = Not everything could be checked.
fair-yourself = You don’t have to take anyone’s word for it
fair-yourself-about = Download the record and let your own computer check it with Cardshed:
fair-yourself-hash = You can calculate the fingerprint alone with any tool, for instance:
fair-copy = Copy
fair-copied = Copied.
