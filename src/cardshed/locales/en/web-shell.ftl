### The pages outside the table.

## Everywhere

brand-label = Cardshed, to the games
skip-to-content = Skip to the content
loading = Just a moment …
close = Close
done = Done
try-again = Try again
less = { $label }: less
more = { $label }: more
house-offline = The shed can’t be reached right now. We’ll keep trying.
order-offline = The shed can’t be reached right now. Please try again in a moment.
trouble-title = Something got stuck
trouble-text = This page could not be fetched. Is the connection all right?
lost-title = There is nothing here
lost-text = This address leads nowhere: perhaps the link was cut off on its way.
to-the-games = To the games

## The bar

language = Language
sound = Sound
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Evening
theme-to-light = Switch to daylight
theme-to-dark = Switch to lamp light
motion = Cards in motion
motion-note = Switched off, cards appear where they belong without flying there.
me-title = You and your shed
me-settings = name, colour and settings
me-note = There is no account: all this is remembered in this browser only.
mine-link = My matches
devices-link = Use Cardshed on another device
your-name = Your name
your-colour = Your colour
colour-brick = Brick red
colour-amber = Amber
colour-moss = Moss green
colour-teal = Teal
colour-sky = Sky blue
colour-plum = Plum
colour-rose = Rose
colour-slate = Slate grey
guest-1 = Hedgehog
guest-2 = Robin
guest-3 = Badger
guest-4 = Squirrel
guest-5 = Blackbird
guest-6 = Ladybird
guest-7 = Field Mouse
guest-8 = Bumblebee

## The first page

home-title = Come in, the cards are dealt
home-text = Four card games at a warm table: against bots whenever you like, or with friends by a simple link.
home-you-are = You play as { $name }.
home-change-name = Change
code-have = I have a code
code-label = The code you were told
code-note = Five letters and digits. Capital or small, both will do.
code-enter = To the table
code-no-unknown-code = No table is waiting under this code. Perhaps you misheard, or the cards have already been dealt: then ask for the link.
code-no-too-fast = That was a lot of codes. Take a short break, or ask for the link: it always works.
home-games = The games
home-go-on = Go on playing
home-about = What it’s like
home-rules = All the rules
home-wishes = { $level } · { $count ->
    [one] one player
   *[other] { $count } players
}
home-wishes-change = Change how { $title } is played
home-foot = No account, no advertising, a fair shuffle that anybody can check.
seats-range = { $low }–{ $high } players
play-now = Play now
with-friends = With friends
preparing = Preparing …
preparing-starts = Starts by itself …
preparing-note = The cards are being cut: only the first time, up to half a minute.
ticket-lobby = waiting for players
ticket-yours = your turn
ticket-others = in play
ticket-aside = rules corrected, ready for a new match

## A new table

order-title = { $title }, your way
order-level = How strong are the bots?
order-seats = Players
order-seats-note = You included.
order-pace = How fast do the bots play?
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
option-seats = Only with { $seats } players.
option-most = With { $count } players, { $most } at most.
option-usual = As usual with { $count } players.
option-to-usual = Back to { $value }, as usual with { $count } players
order-options = Options and variants
order-clock = Time for a turn
order-clock-note = When it runs out, the move is made for you.
clock-none = No limit
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
order-hints = Hints
order-hints-note = A button shows what a strong player would do.
order-talk = Talk freely
order-talk-note = People at the table write what they like, and those who watch may talk too. Anybody can be muted.
order-option = That doesn’t fit this table: { $text }
order-refused = This table can’t be set like that. Please change something and try again.
order-too-many = So many tables at once! Please wait a moment.

## The lobby

lobby-title-mine = Who’s coming?
lobby-title-invited = { $name } invites you to play
lobby-title-guest = You are { $name }’s guest
lobby-seats = Around the table
lobby-seat-open = Free seat
lobby-seat-open-note = for whoever comes by the link
lobby-seat-you = that’s you
lobby-seat-maker = opened this table
lobby-seat-person = is here
lobby-seat-away = has stepped out
lobby-seat-bot = Bot · { $level }
lobby-seat-to-bot = Give to a bot
lobby-seat-level = How strong { $name } plays
lobby-seat-free-again = Send { $name } away and free the seat
lobby-seat-number = seat { $number }
lobby-swap = { $one } and { $other } change places
lobby-sit-here = Sit here
lobby-start = Deal the cards
lobby-fill = { $count ->
    [one] Add a bot and start
   *[other] Add { $count } bots and start
}
lobby-open-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-waiting = It starts as soon as { $name } deals the cards.
lobby-join = Take a seat
lobby-sit = Sit down
lobby-or-watch = Or just stay and watch: you see the table, but nobody’s hidden cards.
lobby-full = The table is full
lobby-full-note = Stay and watch: you see the table, but nobody’s hidden cards.
lobby-you = Your name and colour
lobby-rename = Use them here
lobby-stand = Leave the seat
lobby-settings = How it is played
lobby-settings-note = Whoever opened the table decides this.
lobby-seats-least = No fewer than that: { $name } has seat { $number }.
lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
invite-title = Call your friends
invite-text = Whoever has this link can sit down or watch. Nothing to install, nothing to sign up for.
invite-here-only = This address works on this computer only. For guests in your own network, start the table so that they can find it:
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = The link is copied.
invite-copy-by-hand = The link is marked: copy it by hand, please.
invite-share = Share
invite-message = Come and play cards with me!
invite-code = Or say this code on the phone:
invite-code-note = It is typed in on the first page, and good until the cards are dealt.
invite-qr = QR code of the link to this table
invite-qr-note = Or point a phone at it.

## When the table says no

no-taken = Somebody was quicker: this seat is taken.
no-seated = Not with so few: somebody already has one of those seats.
no-not-maker = Only whoever opened the table can do that.
no-not-now = That isn’t possible right now.
no-barred = The host would rather have you watch.
no-paused = The match is paused.
no-not-ready = The game is still being prepared. Try again in a moment.
no-bad-option = These settings don’t go together.
no-too-fast = Not so fast, please!
no-full = This table has kept as much as it can. Please open a new one.
no-busy = There is too much going on right now. Try again in a moment.
no-bad-name = This name can’t be shown. Please choose another one.
no-other = That didn’t work. Please try again.
