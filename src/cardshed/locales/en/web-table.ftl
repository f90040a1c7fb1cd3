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
spot-choosable = { $spot } (can be chosen)
spot-fitting = { $spot } (fits here)
hand-mine = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-card = { $card }{ $legal ->
    [true] {" "}(can be played)
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
table-opening = Pulling up a chair …
table-gone = There is no such table any more.
table-full = So many people are watching this table that there is no room for more right now. We’ll try again every half-minute.
table-home = Back to the games
table-title = The table
middle-title = The middle of the table
others-title = The others
own-title = Your side of the table
actions-title = What you can do
tools-title = Help and company
seat-you = (you)
seat-turn = to play
seat-away = away, a bot plays
seat-gone = disconnected
seat-open = open seat
sit-here = Sit here
about-you = This is your seat.
about-person = { $name } plays here in a browser of their own.
about-bot = { $name } is a bot, level “{ $level }”: it knows only the cards that a person in its place would know.
about-away = { $name } is away; a bot plays on until they are back.
about-open = Nobody sits here.
choose-seat = Choose { $name }
watching = You are watching: hidden cards stay hidden.
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
reactions = React
own-words = In your own words …
say-it = Say it
watcher-says = { $name } (watching): { $words }
mute = Mute
member-watchers = Those who watch
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
make-host = Make host
remove = Remove
remove-sure = Remove { $name }?
remove-for-now = For now
remove-for-good = For good: may only watch
nudge = Nudge
nudged = { $name } gives you a nudge: it’s your turn!
take-seat = Take over from { $name }
take-seat-back = Take my seat again
paused = The match is paused.
pause-begin = Pause the match
pause-end = Go on
idle = { $name } has not moved for a while.
vote = Go on without { $name }
voted = Votes to go on: { $count } of { $needed }.
on-to-my-turn = On to my turn
offline = The line is down. Trying again …
busy = There is a great deal going on in the shed. We’ll try again in a little while …

## Whose turn
your-turn = Your turn!
your-chance = You may step in
their-turn = { $count ->
    [one] { $names } is thinking …
   *[other] Waiting for { $names } …
}
one-moment = One moment …
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
title-your-turn = ({ $count }) Your turn!
choose-target = Where to?
choose-more = Any others with it?
choose-title = Which one do you mean?
choose-nothing = Never mind
lay-chosen = { $count ->
    [one] Lay this card
   *[other] Lay { $count } cards
}
late = Somebody was quicker.
undone = Taken back.
read-rule = Read the rule ({ $clause })
refused = { $error ->
    [late] Somebody was quicker.
    [not-there] A card can’t go there.
    [choose-card] First choose one of your cards, then where it goes.
    [wait-turn] It is not your turn yet.
    [not-now] That is not possible just now.
    [not-seated] You are not sitting at this table.
    [not-maker] Only the host can do that.
    [taken] That seat is taken.
    [too-fast] Easy does it: that was a bit much at once.
    [no-hints] This table plays without hints.
    [paused] The match is paused.
    [barred] The host would rather have you watch.
    [no-talk] At this table, people talk in ready-made phrases only.
    [no-undo] There is nothing you can take back.
    [full] This table has kept as much as it can. Please open a new one.
    [busy] There is too much going on right now. Try again in a moment.
    [bad-option] That can’t be used here.
    [not-ready] The rules are still being prepared.
   *[other] That did not work.
}

## The sheet, the end
sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-start = At the start
sheet-besides = In between
sheet-empty = Nothing has been written down yet.
round-is-over = The round is over
match-is-over = The match is over
next-round = Next round
rematch = Play again
waiting-for-others = Waiting for the others …
waiting-for = Still looking: { $names }.
resumes-in = It goes on by itself in { $seconds } s.
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
   *[other] { $names } share the round!
}
round-went-on = The next round has already begun.
match-went-on = Another match has already begun.
to-the-table = To the table
goal-line = Goal: { $goal }
to-match = Look at the whole match again

## A match by rules that have changed
aside-title = This match was set aside
aside-text = The rules of this game were corrected while this match was under way. It cannot go on by the new rules, and we did not want to bend it.
aside-kept = Its moves are kept, and nobody has lost.
aside-start = New match, same company
retold-text = This match was played by rules that have been corrected since, so its cards can’t be laid out again. What happened is kept in words.

## Tools
tool-hint = Hint
tool-undo = Take back
tool-phrases = Say something
tool-more = More
tool-rules = The rules
tool-watch-link = Copy the link for watching
tool-sound = { $on ->
    [true] Turn the sound off
   *[other] Turn the sound on
}
tool-calls = { $on ->
    [true] Don’t call me any more
   *[other] Call me when it’s my turn
}
tool-explain = { $on ->
    [true] Turn explanations off
   *[other] Turn explanations on
}
tool-keys = Keys
tool-leave = Leave the table
short-hint = Hint
short-undo = Undo
short-phrases = Talk
short-sheet = Scores
short-log = Log
short-more = More
link-copied = The link is copied: whoever opens it can watch.
calls-page = You’ll be called when it’s your turn and you are looking elsewhere, as long as this page stays open.
calls-always = You’ll be called when it’s your turn, even when this page is closed.
calls-no = Your browser doesn’t allow notifications here. You can change that in its settings for this page; until then the title of the tab calls you.
calls-off = Nobody calls you any more. The title of the tab still says when it’s your turn.
hint-chance-of = wins { $chance }%
leave-title = Leave the table?
leave-text = If you only step out, a bot plays for you until you are back. If you leave for good, it keeps your seat.
leave-for-now = Step out, come back later
leave-for-good = Leave for good
key-pick = pick the first to the ninth card
key-move = from card to card
key-rows = from the hand to the piles, to the others and back
key-enter = play or choose
key-play = press the first button, or lay the chosen cards
key-escape = drop what was chosen

## The log
log-title = What happened
log-started = Match { $number } begins.
log-sat = { $seat } sits down.
log-stood = { $seat } gets up.
log-bot = { $seat } is played by a bot ({ $level }).
log-settings = The table’s settings were changed.
log-undone = { $seat } takes a move back.
log-was-undone = (taken back)
log-said = { $seat }: “{ $phrase }”
log-away = { $seat } is away; a bot plays on.
log-back = { $seat } is back.
log-removed = { $seat } had to give up the seat.
log-maker = { $seat } is the host now.
log-paused = { $on ->
    [true] { $seat } pauses the match.
   *[other] { $seat } goes on.
}
log-nudged = { $seat } gives { $to } a nudge.
log-voted = { $seat } wants to go on without { $about }.
log-late = { $seat } was a moment too late.
log-by-clock = (Time was up.)
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
phrase-thinking = Let me think …

## A game without a table of its own
plain-back = a face-down card
plain-score = Score: { $score }
