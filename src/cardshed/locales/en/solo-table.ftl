### The words of Solo’s table in the browser

minutes = 15–25 min
## What it is about

goal = { $limit ->
    [0] be the first to lay all your cards.
   *[other] lay your cards: the fewest points win, once somebody is over { $limit }.
}
won-round = { $blocked ->
    [true] Nobody could go on. Everybody’s cards count against them.
   *[other] { $names } laid the last card. The others’ cards count against them.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Nobody could go on: the fewest points win.
       *[other] { $names } laid the last card.
    }
   *[other] The fewest points, now that somebody is over { $limit }: { $score }.
}

## Cards and places

card-number = { $colour ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
} { $value }
card-symbol = { $what ->
    [skip] { card-skip }
    [turn] { card-turn }
    [plus2] { card-plus2 }
    [swap] { card-swap }
    [gift] { card-gift }
   *[shield] { card-shield }
} ({ $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
})
card-back = a face-down card
colour-of = { $colour ->
    [R] { colour-R }
    [G] { colour-G }
    [B] { colour-B }
   *[Y] { colour-Y }
}
place-stock = Stock
place-discard = Discard pile

## Moves

do-lay = Lay { $card }
do-jump = Jump in: { $card }
do-ward = Ward it off: { $card }
do-colour = { $card }: { $colour }
do-swap = Swap hands with { $name }
do-no-swap = Lay it without swapping
do-gift = Give { $name } two cards
do-give = Give { $card }
do-call = { $move } – SOLO!
do-no-call = { $move }, without a word
do-draw = Draw a card
do-take = { $count ->
    [one] Take one card
   *[other] Take { $count } cards
}
do-keep = Keep the card
do-accept = { $effect ->
    [skip] Be skipped
    [swap] Swap hands
    [gift] Accept the gift
   *[rotate] Pass the hands on
}
do-pass = Pass

## On the table

stock-draw = Draw
stock-take = Take { $count }
points = { $count ->
    [one] one point
   *[other] { $count } points
}
colour-in-force = Colour in force: { $colour }
direction = { $direction ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
owed = { $count } cards owed
prompt-ask = { $effect ->
    [skip] { $name } wants to skip you. A shield would stop it.
    [swap] { $name } wants to swap hands with you. A shield would stop it.
    [gift] { $name } has a gift for you: two cards. A shield would stop it.
   *[rotate] { $name } sends all hands round. A shield would keep yours.
}
prompt-waiting = Does anybody have a shield?
prompt-give = { $count ->
    [one] Choose one more card for { $name }.
   *[other] Choose { $count } cards for { $name }.
}
prompt-swap = Swap with whom? Tap a player, or the pile to keep your hand.
prompt-gift = Who gets the gift? Tap a player.
prompt-drawn = You drew { $card }.

## Called across the table

shout-solo = SOLO!
shout-jump = Jump in!
shout-shield = Shield!
shout-forgot = Forgot SOLO!
