### The words of the table in the browser

goal = { $limit ->
    [0] be the first to play all your cards.
   *[other] get rid of your cards: the fewest points win once somebody has { $limit }.
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
   *[other] The fewest points, now that somebody has { $limit }: { $score }.
}

card-name = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
card-back = a face-down card
place-stock = Stock
place-discard = Discard pile

about-plain = Goes on its own suit or on its own rank.
about-seven = The next player draws two cards, or answers with a seven.
about-eight = The next player misses a turn.
about-jack = Goes on everything but a jack, and you wish for a suit.
about-back = A card that you may not see.
about-stock = Whoever can’t or won’t play a card draws one here.
about-discard = What fits here: the suit to follow, the rank of the top card, or a jack.
about-suit = This is the suit to follow.
about-owed = Whoever is next draws all { $count } cards, unless they answer with a seven.
about-points = { $limit ->
    [0] Points for the cards left in hand at the end; the fewest win.
   *[other] Points for cards left in hand: once somebody has { $limit }, the match ends and the fewest win.
}
about-hand = Whoever plays their last card wins the round; say “Mau” as you play your last but one.

do-lay = Play { $card }
do-wish = { $card }, wishing for { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
do-mau = { $move } – Mau!
do-no-mau = { $move }, say nothing
do-draw = Draw a card
do-take = { $count ->
    [one] Take one card
   *[other] Take { $count } cards
}
do-pass = Pass

stock-draw = Draw
stock-take = Take { $count }
points = { $count ->
    [one] one point
   *[other] { $count } points
}
suit-to-follow = Suit to follow: { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
owed = { $count } cards to draw
shout-mau = Mau!
shout-forgot = Forgot “Mau”!
shout-mau-mau = Mau-Mau!
