### Words that all games share.

-ruling = ruling


## What happened

event-round = { $first ->
    [none] Round { $round } begins.
   *[other] Round { $round }: { $first } begins.
}
event-turn = { $seat } is to play.
event-deal = { $seat } is dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .seen = { $seat } is dealt { $cards }.
event-draw = { $seat } draws { $count ->
    [0] nothing: there is nothing left
    [one] one card
   *[other] { $count } cards
}.
    .seen = { $seat } draws { $count ->
    [0] nothing: there is nothing left
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
   *[other] { $winners } share the round.
}
event-match-over = { $won ->
    [0] The match ends without a winner.
    [one] { $winners } wins the match!
   *[other] { $winners } share the match!
}

## The terminal table

you = Player
seat-name = Player { $number }
bot-name = { $bot } { $number }
table-scores = Scores
table-round = Round { $round }
play-commands = A number or a move plays it. Also: help, rules, hint, why MOVE, undo, save FILE, quit.
play-commands-seats = Several people play: “{ $example }” plays out of turn for seat 1.
hint-none = There is nothing to decide for this seat.
hint-move = move
hint-chance = chance to win
hint-sure = sure to
hint-playouts = playouts
hint-wait = wait
hint-thinking = Thinking …
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
play-which-game = Which game? Its number:
play-your-turn = { $name }, what do you play?
play-out-of-turn = { $name }, you may act out of turn (Enter lets it go by).
play-answer = { $name }, your answer?
play-hand-over = Hand the keyboard to { $name } and press Enter.
play-refused = Not possible: { $text } ({ $clause })
play-allowed = That move is allowed.
play-unknown = There is no move { $number }.
play-nothing-to-undo = There is nothing to take back.
play-no-undo = Moves can be taken back only when you alone play against bots.
play-undone = Taken back.
play-saved = Saved. Go on later with: { $command }
play-not-saved = Could not be saved: { $reason }
play-bye = The game is kept. Go on with: { $command }
play-resumed = Going on where the game was left.
play-fair = The shuffle was fixed before the first card by { $commitment }; check it with: { $command }
play-warming = Preparing the rules (only the first time) …

## The rules page

rules-title = The rules of { $title }
rules-seats = { $low } to { $high } players
rules-options = Options
rules-default = default: { $value }
rules-by-seats = by the number of players
rules-house = House rules
rules-house-about = Not in the rulebook, but to be tried: with { $example } in play, sim, arena and lab. The tables in the browser keep to the rulebook.
rules-house-values = { $values }; by the rulebook ({ $clause }): { $usual }
house-rules = House rules: { $rules }.
house-rule = { $name } { $value } (by the rulebook, { $clause }: { $usual })
rules-moves = Moves
rules-marked = Clauses marked “{ -ruling }” settle what the printed rules leave open.

## Checking a record

verify-genuine = This record is genuine.
verify-seed = The seed { $seed } fits the commitment made before the deal.
verify-deal = Every card was dealt as the seed demands.
verify-moves = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
verify-undone = { $count ->
    [one] Moves were taken back once; they were legal, and the record names them.
   *[other] Moves were taken back { $count } times; they were legal, and the record names them.
}

## Calling somebody back to a table

call-title = Your turn!
call-text = { $title } with { $names }
