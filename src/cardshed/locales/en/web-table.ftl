### The table in the browser

## Places and cards
spot-empty = { $place }: empty
spot-closed = { $place }: { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
}
spot-open = { $place }: { $card }{ $counted ->
    [true] , { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] {""}
}
spot-choosable = { $spot } (can be played)
spot-does = { $spot } (can be played: { $what })
spot-fitting = { $spot } (fits here)
spot-takes = { $spot } (fits here: { $what })
spot-joins = { $spot } (goes with it)
hand-mine = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-card = { $card }{ $use ->
    [plays] {" "}(can be played)
    [ends] {" "}(ends your turn)
    [joins] {" "}(goes with it)
   *[other] {""}
}
hand-closed = { $count ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
hand-open = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}, open: { $cards }

## The room
table-opening = Pulling up a chair…
table-gone = This table no longer exists.
table-full = So many people are watching this table that there’s no room right now. We’ll try again every half-minute.
table-home = Back to the games
table-title = The table
middle-title = The middle of the table
others-title = The others
own-title = Your side of the table
actions-title = What you can do
tools-title = Tools
seat-group = { $name }{ $turn ->
    [true] , to play
   *[other] {""}
}
seat-you = (you)
seat-turn = to play
seat-away = a bot plays
seat-gone = disconnected
seat-open = open seat
sit-here = Sit here
about-you = This is your seat.
about-person = { $name } is playing from their own browser.
about-bot = { $name } is a bot (level: { $level }). It knows only the cards that a person in its seat would know.
about-away = { $name } is away; a bot is playing until they’re back.
about-open = Nobody sits here.
choose-seat = Choose { $name }
watching = You are watching: hidden cards stay hidden.
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
reactions = React
own-words = In your own words…
say-it = Say it
watcher-says = { $name } (watching): { $words }
mute = Mute
member-watchers = Spectators
unmute = Unmute
company-title = People and pace
member-you = that’s you
member-you-host = that’s you, the host
member-host = the host
member-person = is here
plays-with = plays with { $name }
bot-for-me = Let a bot play for me
bot-for-seat = Let a bot play
play-again-myself = I’ll play again
seat-back = Give the seat back
bot-plays-for-you = A bot is playing for you.
removed-you = { $name } has taken you off your seat; a bot plays on for you.
removed-you-lobby = { $name } has taken you off your seat. You may sit down again, or watch.
removed-you-barred = { $name } has taken you off your seat for good. You may watch.
make-host = Make host
remove = Remove
remove-sure = Remove { $name }?
remove-for-now = For now: they may come back
remove-for-good = For good: they may only watch
nudge = Nudge
nudged = { $name } gives you a nudge: it’s your turn!
take-seat = Take over from { $name }
take-seat-back = Take my seat again
paused = The match is paused.
pause-begin = Pause the match
pause-end = Resume
idle = { $name } hasn’t moved for a while.
vote = Continue without { $name }
voted = Votes to continue: { $count } of { $needed }.
on-to-my-turn = Skip to my turn
offline = Connection lost. Trying again…
busy = The shed is very busy. We’ll try again in a moment…

## Whose turn
your-turn = Your turn!
your-answer = Your answer?
your-chance = You may step in
their-turn = { $count ->
    [one] { $names } is thinking…
   *[other] Waiting for { $names }…
}
waiting-away = { $name } is disconnected; a bot will play on soon.
one-moment = One moment…
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
title-your-turn = ({ $count }) Your turn!
choose-target = Where to?
choose-person = For whom?
tap-again = Tap again to play
choose-more = Play others with it?
told-chosen = Choose others to play with it, or press “{ $button }”.
told-between = Press “{ $button }” to go on.
choose-title = Which one?
choose-call = What do you say?
choose-a-colour = Which colour?
choose-nothing = Never mind
lay-chosen = { $count ->
    [one] Play this card
   *[other] Play { $count } cards
}
late = Somebody was quicker.
undone = Taken back.
read-rule = Read the rule ({ $clause })
refused = { $error ->
    [late] Somebody was quicker.
    [not-there] Cards don’t go there.
    [choose-card] First choose one of your cards, then where it goes.
    [wait-turn] It’s not your turn yet.
    [not-now] That isn’t possible right now.
    [not-seated] You don’t have a seat at this table.
    [not-maker] Only the host can do that.
    [taken] That seat is taken.
    [too-fast] Easy does it: that was a bit much at once.
    [no-hints] This table plays without hints.
    [paused] The match is paused.
    [barred] At this table, you can only watch.
    [no-talk] This table only allows ready-made phrases.
    [no-undo] There’s nothing you can take back.
    [full] This table’s log is full. Please open a new table.
    [busy] There’s too much going on right now. Try again in a moment.
    [bad-option] That can’t be used here.
    [not-ready] Hints will be ready in a moment.
   *[other] That didn’t work.
}

## The sheet, the end
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-start = At the start
sheet-besides = In between
sheet-empty = No scores yet.
round-is-over = The round is over
match-is-over = The match is over
next-round = Next round
rematch = Play again
waiting-for-others = Waiting for the others…
waiting-for = Not ready yet: { $names }.
resumes-in = Continues in { $seconds } s.
you-win = You win!
they-win = { $count ->
    [0] Nobody wins this time.
    [one] { $names } wins!
   *[other] { $names } win together!
}
you-win-round = You win the round!
they-win-round = { $count ->
    [0] Nobody wins this round.
    [one] { $names } wins the round!
   *[other] { $names } win the round together!
}
round-went-on = The next round has already begun.
match-went-on = Another match has already begun.
to-the-table = Back to the table
goal-line = Goal: { $goal }
to-match = Replay the whole match

## A match by rules that have changed
aside-title = This match was set aside
aside-text = The rules of this game were corrected while this match was being played. It can’t go on under the new rules, and we didn’t want to bend it.
aside-kept = Its moves are saved, and nobody has lost.
aside-start = New match, same players
retold-text = This match was played by rules that have since been corrected, so its cards can’t be laid out again. What happened is kept in words.

## Tools
tool-hint = Hint
tool-undo = Take back
tool-phrases = Say something
tool-more = More
tool-rules = The rules
tool-watch-link = Copy a link for spectators
tool-sound = { $on ->
    [true] Turn the sound off
   *[other] Turn the sound on
}
tool-calls = { $on ->
    [true] Stop notifying me
   *[other] Notify me when it’s my turn
}
tool-explain = { $on ->
    [true] Turn explanations off
   *[other] Turn explanations on
}
tool-announce = { $all ->
    [true] Announce turns in short
   *[other] Announce every card
}
tool-second-tap = { $on ->
    [true] Play at the first tap
   *[other] Play with a second tap
}
tool-keys = Keyboard
tool-leave = Leave the table
short-hint = Hint
short-undo = Undo
short-phrases = Talk
short-sheet = Scores
short-log = Log
short-more = More
link-copied = Link copied: anyone who opens it can watch.
calls-page = You’ll be notified when it’s your turn and you’re looking elsewhere, as long as this page stays open.
calls-always = You’ll be notified when it’s your turn, even when this page is closed.
calls-no = Your browser doesn’t allow notifications here. You can change that in its settings for this page; until then, the tab’s title will tell you.
calls-off = You won’t be notified any more. The tab’s title still says when it’s your turn.
hint-chance-of = { $chance }% to win
told-hint = Hint: { $move } ({ $chance }).
leave-title = Leave the table?
leave-text = If you just step out, a bot plays for you until you’re back. If you leave for good, it keeps your seat.
leave-for-now = Step out, come back later
leave-for-good = Leave for good
key-pick = pick one of the first nine cards
key-move = from card to card
key-rows = from your hand to the piles, to the others and back
key-enter = play or choose
key-play = press the first button, or play the chosen cards
key-escape = clear your choice

## The log
log-title = What happened
told-before = { $count } earlier moves are in the log.
log-started = Match { $number } begins.
log-sat = { $seat } sits down.
log-stood = { $seat } gets up.
log-bot = A bot ({ $level }) plays for { $seat }.
log-settings = { $by } changes the table’s settings.
log-undone = { $seat } takes a move back.
log-was-undone = (taken back)
log-said = { $seat }: “{ $phrase }”
log-away = { $seat } is away; a bot plays on.
log-lets-bot = { $seat } lets a bot play.
log-puts-bot = { $by } lets a bot play for { $seat }.
log-back = { $seat } is back.
log-removed = { $by } takes { $seat } off their seat.
log-maker = { $seat } is now the host.
log-paused = { $on ->
    [true] { $seat } pauses the match.
   *[other] { $seat } resumes the match.
}
log-nudged = { $seat } gives { $to } a nudge.
log-voted = { $seat } wants to continue without { $about }.
log-late = { $seat } was a moment too late.
log-by-clock = (Time ran out.)
log-by-away = (The bot played for { $seat }.)

## Quick phrases
phrase-hello = Hello everyone!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Shall we go on?
phrase-wow = Wow!
phrase-lucky = Lucky you!
phrase-sorry = Sorry!
phrase-again = One more?
phrase-bye = I have to go, bye!
phrase-thinking = Let me think…

## A game without a table of its own
plain-back = a face-down card
plain-score = Score: { $score }
