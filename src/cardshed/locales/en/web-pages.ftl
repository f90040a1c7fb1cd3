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
rulebook-meaning = What it means
rulebook-values = Choices
rulebook-rule = Rule
rulebook-on = on
rulebook-off = off
rulebook-range = { $low } to { $high }
rulebook-move = Written
rulebook-moves-about = This is how moves are written in records and typed in the terminal. At the table in the browser you simply tap.
rulebook-other = Rules of the other games
rulebook-whole = Open the rules as a page
rulebook-loading = Fetching the rules …
rulebook-unknown = We don’t have that game
rulebook-unknown-about = Perhaps the address was mistyped. These are the games in the shed:

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
cheat-none = This game has no cheat sheet. Its rules tell everything.

## A finished match

match-title = { $title }: a finished match
match-loading = Fetching the match …
match-unknown = We can’t find this match
match-unknown-about = The address may be incomplete, or the match is so old that it has been cleared away.
match-not-over = This match is still going on
match-not-over-about = The replay, all the cards and the proof of the shuffle are here as soon as it is over.
match-aside = This match was set aside
match-aside-about = The rules of the game were corrected before it was over, so there is no result. A new match can begin at its table.
match-to-table = Go to the table
match-network = The shed doesn’t answer
match-network-about = Perhaps you are offline, or the server is just restarting.
match-retry = Try again
match-busy = Much ado in the shed
match-busy-about = There is too much going on right now to fetch this. Try again in a moment.
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
    [true] yes
    [false] no
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
match-sheet-go = Show round { $round } in the replay
match-sheet-total = Total
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
replay-speed = Speed: { $speed } times
replay-slider = Position in the match
replay-step = Move { $step } of { $count }
replay-opening = The deal
replay-turn-ends = { $seat } ends the turn.
replay-round = Round { $round }
replay-view = Whose view
replay-view-all = All cards open
replay-view-none = As a spectator
replay-view-seat = As { $name }
replay-table = The table
replay-log = What happened
replay-loading = Laying out the cards …
replay-failed = The replay could not be fetched.
replay-busy = There is too much going on right now to fetch the replay.
replay-fetching = being fetched …
replay-gap = { $from } to { $to }: not fetched yet
replay-other-rules = This match was played by rules that have been corrected since. Its cards can’t be laid out again, but what happened is told here as it was told at the time.
replay-keys = Keys: ← → one move, Home and End to the ends, Space plays and pauses.
replay-link = Copy a link to this moment
replay-linked = The link to this moment is copied.
replay-turn = to play

## The proof of a fair shuffle

fair-title = Was the shuffle fair?
fair-first = Before the deal, the shed drew a secret random number, the seed, and showed everybody its fingerprint.
fair-second = All the shuffles of this match follow from the seed alone, and no other seed with that fingerprint can be found: nobody could swap the cards later on.
fair-third = Now that the match is over the seed is public, and anybody can check that it fits the fingerprint and that every card fell as it demands.
fair-noted = Fingerprint that this browser noted before the deal
fair-not-noted = This browser noted nothing before the deal, because it was not at the table then. Somebody who played can compare the fingerprint with theirs.
fair-commitment = Fingerprint (SHA-256)
fair-seed = Seed
fair-rules = Edition of the rules
fair-verify = Verify
fair-verifying = Verifying …
fair-again = Verify again
fair-own = Your browser
fair-server = The server
fair-own-good = Worked it out by itself: the fingerprint of the seed is the one above.
fair-own-noted = Worked it out by itself: the fingerprint of the seed is the very one it noted before the deal.
fair-own-bad = The fingerprint of the seed is another one. This seed is not the one promised!
fair-noted-bad = The fingerprint is not the one this browser noted before the deal!
fair-own-cannot = Can only work out fingerprints on a secure (https) page. The command below does it anywhere.
fair-server-good = { $count ->
    [one] Dealt the cards again and replayed the one move: everything fits.
   *[other] Dealt the cards again and replayed all { $count } moves: everything fits.
}
fair-server-bad = Something does not fit: { $problem }
fair-server-cannot = The server did not answer. Please try again.
fair-server-busy = Has too much to do right now. Please try again in a moment.
fair-server-other-rules = No longer has the rules of this match. The record can be checked with the release of Cardshed it was played with.
fair-undone = { $count ->
    [one] Moves were taken back once; the record names them.
   *[other] Moves were taken back { $count } times; the record names them.
}
fair-yes = The shuffle was fair.
fair-no = Something is wrong with this match.
fair-unsure = Not everything could be checked.
fair-yourself = You need not take anybody’s word for it
fair-yourself-about = Download the record and let your own computer check it with Cardshed:
fair-yourself-hash = The fingerprint alone can be worked out with any tool, for instance:
fair-copy = Copy
fair-copied = Copied.
