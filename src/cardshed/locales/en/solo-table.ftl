### The words of Solo’s table in the browser

## What it is about

goal = { $limit ->
    [0] be the first to play all your cards.
   *[other] get rid of your cards: the fewest points win once somebody goes over { $limit }.
}
won-round = { $blocked ->
    [true] Nobody could go on. Everybody’s cards count against them.
   *[other] { $names } played the last card. The others’ cards count against them.
}
won-match = { $limit ->
    [0] { $blocked ->
        [true] Nobody could go on: the fewest points win.
       *[other] { $names } played the last card.
    }
   *[other] Somebody has gone over { $limit }, so the fewest points win: { $score }.
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

## What things are, in a sentence

about-number = Goes on the current colour or on the same number.
about-skip = The next player loses their turn.
about-turn = Play goes round the other way; with two players, you play again.
about-plus2 = The next player takes two cards and the turn passes, unless they raise.
about-swap = You may swap your whole hand with a player of your choice.
about-gift = You give another player two cards from your hand.
about-color = Goes on any card, and you choose the colour.
about-plus4 = Goes on any card: you choose the colour, and the next player takes four cards or raises.
about-rotate = Goes on any card: everybody passes their whole hand on in the direction of play, and the colour stays the same.
about-shield = Goes on any card and changes the colour to that of its bolt; played in answer, it blocks a draw card, a skip, a swap, a gift or a rotation.
about-back = A card that you may not see.
about-stock = Whoever can’t or won’t play a card draws one here; it may be played at once if it fits.
about-discard = What fits here: the current colour, the number or symbol of the top card, or a black card. Whoever holds exactly the top card may jump in.
about-colour = This is the current colour: it fits, and so do the number or symbol of the top card and every black card.
about-direction = Play goes round this way; a reverse changes it.
about-owed = { $shields ->
    [true] Whoever is next takes all { $count } cards, raises with a draw card, or blocks them with a shield.
   *[other] Whoever is next takes all { $count } cards or raises with a draw card.
}
about-points = { $limit ->
    [0] Penalty points for the cards left in hand at the end; the fewest win.
   *[other] Penalty points for cards left in hand: once somebody has more than { $limit }, the match ends and the fewest win.
}
about-hand = Whoever plays their last card wins the round; call SOLO as you play your last but one.

## Moves

do-lay = Play { $card }
do-jump = Jump in: { $card }
do-ward = Block it: { $card }
do-colour = { $card }: { $colour }
do-swap = Swap hands with { $name }
do-no-swap = Play it without swapping
do-gift = { $count ->
    [one] Give { $name } your last card
   *[other] Give { $name } two cards
}
do-give = Give { $card }
do-call = { $move } – SOLO!
do-no-call = { $move }, say nothing
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
colour-in-force = Current colour: { $colour }
direction = { $direction ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
owed = { $count } cards to draw
prompt-ask = { $effect ->
    [skip] { $name } wants to skip you. A shield would stop it.
    [swap] { $name } wants to swap hands with you. A shield would stop it.
    [gift] { $name } has a gift for you: two cards. A shield would stop it.
   *[rotate] { $name } sends all hands round. A shield would keep yours.
}
prompt-ask-start = The first card skips you. A shield would stop it.
prompt-waiting = Does anybody have a shield?
prompt-give = { $count ->
    [one] Choose one more card for { $name }.
   *[other] Choose { $count } cards for { $name }.
}
prompt-swap = Swap with whom? Tap a player, or the pile to keep your hand.
prompt-gift = Who gets the gift? Tap a player.
prompt-drawn = You drew { $card }: it doesn’t fit. Keep it.
prompt-drawn-choice = You drew { $card }: play it or keep it?

## Called across the table

shout-solo = SOLO!
shout-jump = Jump in!
shout-shield = Shield!
shout-forgot = Forgot SOLO!
