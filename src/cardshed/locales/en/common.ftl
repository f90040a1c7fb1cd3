### Words that all games share.

-ruling = ruling


## What happened

names-listed = { $others } and { $last }
event-round = { $first ->
    [none] Round { $round } begins.
   *[other] Round { $round }: { $first } begins.
}
event-turn = It’s { $seat }’s turn.
event-deal = { $seat } is dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .seen = { $seat } is dealt { $cards }.
event-draw = { $seat } draws { $count ->
    [0] nothing: there are no cards left
    [one] one card
   *[other] { $count } cards
}.
    .seen = { $seat } draws { $count ->
    [0] nothing: there are no cards left
   *[other] { $cards }
}.
event-shuffle = { $count ->
    [one] One card is shuffled into a new stock.
   *[other] { $count } cards are shuffled into a new stock.
}
event-blocked = Nobody can go on: the round is blocked.
event-round-over = { $won ->
    [0] The round ends without a winner.
    [one] { $winners } wins the round.
   *[other] { $winners } win the round together.
}
event-match-over = { $won ->
    [0] The match ends without a winner.
    [one] { $winners } wins the match!
   *[other] { $winners } win the match together!
}

## The terminal table

you = Player
seat-name = Player { $number }
bot-name = { $bot } { $number }
table-scores = Scores
table-standing = Scores: { $scores }
table-round = Round { $round }
play-commands = Type a number or a move to play it. Also: help, rules, hint, why MOVE, undo, save FILE, quit.
play-commands-seats = With several people at the keyboard, “{ $example }” plays out of turn for seat 1.
hint-none = There is nothing to decide here.
hint-move = move
hint-chance = chance to win
hint-sure = margin
hint-playouts = playouts
hint-wait = wait
hint-thinking = Thinking…
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
play-which-game = Which game? Type its number:
play-your-turn = { $name }, what do you play?
play-out-of-turn = { $name }, you may act out of turn (Enter to let it pass).
play-answer = { $name }, your answer?
play-hand-over = Hand the keyboard to { $name } and press Enter.
play-refused = Not allowed: { $text } ({ $clause })
play-allowed = That move is allowed.
play-unknown = There is no move number { $number }.
play-nothing-to-undo = There is nothing to take back.
play-no-undo = You can only take moves back when you play alone against bots.
play-undone = Move taken back.
play-saved = Saved. Continue later with: { $command }
play-not-saved = Could not save: { $reason }
play-bye = Your game is saved. Continue with: { $command }
play-resumed = Picking up where you left off.
play-fair = The shuffle was fixed before the first card ({ $commitment }). Check it with: { $command }
play-warming = Preparing the rules (first time only)…

## The rules page

rules-title = The rules of { $title }
rules-seats = { $low } to { $high } players
rules-options = Options
rules-default = default: { $value }
rules-by-seats = by the number of players
rules-house = House rules
rules-house-about = Not in the rulebook, but worth a try: use { $example } with play, sim, arena and lab. Tables in the browser stick to the rulebook.
rules-house-values = { $values }; by the rulebook ({ $clause }): { $usual }
house-rules = House rules: { $rules }.
house-rule = { $name }: { $value } (by the rulebook, { $clause }: { $usual })
rules-moves = Moves
rules-marked = Rules marked “{ -ruling }” settle what the printed rules leave open.

## Checking a record

verify-genuine = This record is genuine.
verify-seed = The seed { $seed } matches the commitment made before the deal.
verify-deal = Every card was dealt as the seed dictates.
verify-moves = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
verify-undone = { $count ->
    [one] Moves were taken back once; they were legal, and the record lists them.
   *[other] Moves were taken back { $count } times; they were legal, and the record lists them.
}

## Calling somebody back to a table

call-title = Your turn!
call-text = { $title } with { $names }
