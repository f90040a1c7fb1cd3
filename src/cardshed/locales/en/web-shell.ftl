### The pages outside the table.

## Everywhere

brand-label = Cardshed, to the games
skip-to-content = Skip to the content
loading = Just a moment…
close = Close
done = Done
try-again = Try again
less = { $label }: less
more = { $label }: more
house-offline = The shed can’t be reached right now. We’ll keep trying.
order-offline = The shed can’t be reached right now. Please try again in a moment.
trouble-title = Something got stuck
trouble-text = This page couldn’t be loaded. Is your connection all right?
lost-title = There is nothing here
lost-text = This address leads nowhere: perhaps the link was cut off on its way.
to-the-games = To the games

## The bar

language = Language
sound = Sound
theme = Lighting
theme-auto = Same as device
theme-light = Day
theme-dark = Evening
theme-to-light = Switch to daylight
theme-to-dark = Switch to lamplight
motion = Card animations
motion-note = When this is off, cards appear in place instead of flying there.
second-tap = Play with a second tap
second-tap-note = Where moves can’t be taken back, the first tap picks a card and the second one plays it. Dragging a card plays it at once.
announce-all = Announce every card
announce-all-note = For screen readers: each card the others play, instead of a summary of their turns.
single-keys = Single-key shortcuts
single-keys-note = Letters and digits act at the table. Switch this off if you speak to your device or often press a key by accident.
me-title = You and your shed
me-settings = name, colour and settings
me-note = There’s no account: all this is stored in this browser only.
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
home-text = Four card games at a warm table: against bots whenever you like, or with friends through a simple link.
home-you-are = You play as { $name }.
home-change-name = Change
code-have = I have a code
code-label = The code you were told
code-note = Five letters and digits, in capitals or not.
code-enter = To the table
code-no-unknown-code = No table is waiting under this code. Perhaps you misheard it, or the cards have already been dealt: in that case, ask for the link.
code-no-too-fast = That was a lot of codes. Take a short break, or ask for the link: it always works.
home-games = The games
home-go-on = Continue playing
home-about = What it’s like
home-rules = All the rules
home-wishes = { $level } · { $count ->
    [one] one player
   *[other] { $count } players
}
home-wishes-change = Change how { $title } is played
home-foot = No sign-up, no ads, and a fair shuffle that anyone can check.
seats-range = { $low }–{ $high } players
play-now = Play now
with-friends = With friends
preparing = Preparing…
preparing-starts = Starts automatically…
preparing-note = Cutting the cards: first time only, about half a minute a game.
ticket-lobby = waiting for players
ticket-yours = your turn
ticket-others = in play
ticket-aside = rules corrected, ready for a new match

## A new table

order-title = { $title }, your way
order-level = How strong are the bots?
order-seats = Players
order-seats-note = Including you.
order-pace = How fast do the bots play?
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
option-seats = Only with { $seats } players.
option-most = At most { $most } with { $count } players.
option-usual = The usual number for { $count } players.
option-to-usual = Back to { $value }, as usual for { $count } players
order-options = Options and variants
order-clock = Time per turn
order-clock-note = When it runs out, a move is made for you.
clock-none = No limit
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
order-hints = Hints
order-hints-note = A button that shows what a strong player would do.
order-talk = Free chat
order-talk-note = People at the table write whatever they like, and spectators can join in. Anyone can be muted.
order-option = This table can’t be set like that: please check “{ $name }”.
order-refused = This table can’t be set like that. Please change something and try again.
order-too-many = So many tables at once! Please wait a moment.

## The lobby

lobby-title-mine = Who’s coming?
lobby-title-invited = { $name } invites you to play
lobby-title-guest = You are { $name }’s guest
lobby-seats = Around the table
lobby-seat-open = Free seat
lobby-seat-open-note = for anyone with the link
lobby-seat-you = that’s you
lobby-seat-maker = opened this table
lobby-seat-person = is here
lobby-seat-away = has stepped out
lobby-seat-bot = Bot · { $level }
lobby-seat-to-bot = Give to a bot
lobby-seat-level = How strong { $name } plays
lobby-seat-free-again = Send { $name } away and free the seat
lobby-seat-number = seat { $number }
lobby-swap = Swap places: { $one } and { $other }
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
lobby-waiting = The game starts when { $name } deals the cards.
lobby-join = Take a seat
lobby-sit = Sit down
lobby-or-watch = Or just watch: you’ll see the table, but nobody’s hidden cards.
lobby-full = The table is full
lobby-full-note = Stay and watch: you’ll see the table, but nobody’s hidden cards.
lobby-you = Your name and colour
lobby-rename = Use them here
lobby-stand = Give up the seat
lobby-settings = Table settings
lobby-settings-note = Whoever opened the table decides this.
lobby-seats-least = No fewer than that: { $name } has seat { $number }.
lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
invite-title = Invite your friends
invite-text = Anyone with this link can sit down or watch. Nothing to install, no sign-up.
invite-here-only = This address only works on this computer. For guests on your own network, start the table so that they can find it:
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Link copied.
invite-copy-by-hand = The link is selected: please copy it by hand.
invite-share = Share
invite-message = Come and play cards with me!
invite-code = Or read out this code over the phone:
invite-code-note = It’s typed in on the home page, and works until the cards are dealt.
invite-qr = QR code of the link to this table
invite-qr-note = Or scan this with a phone.

## When the table says no

no-taken = Somebody was quicker: this seat is taken.
no-seated = Not with so few: one of those seats is already taken.
no-not-maker = Only whoever opened the table can do that.
no-not-now = That isn’t possible right now.
no-barred = At this table, you can only watch.
no-paused = The match is paused.
no-not-ready = The game is still being prepared. Try again in a moment.
no-bad-option = These settings don’t go together.
no-too-fast = Not so fast, please!
no-full = This table’s log is full. Please open a new table.
no-busy = There’s too much going on right now. Try again in a moment.
no-bad-name = This name can’t be used. Please choose another one.
no-other = That didn’t work. Please try again.
