### The words of Hawaiki’s table in the browser

## What it is about

goal = get rid of your cards and keep your tokens: the most tokens win.
won-round = { $blocked ->
    [true] Nobody could go on. Everybody gave back a token for each card in hand.
   *[other] { $names } played the last card. The others gave back a token for each card in hand.
}
won-match = The most tokens at the end: { $score }.
sheet-total = Tokens left
sheet-besides = Tokens spent

## Cards and places

card = { $colour ->
    [R] red
    [O] orange
    [G] green
    [B] blue
   *[P] purple
} { $value }
    .hidden = { $card } (hidden)
    .back = a face-down card
place-stock = Stock
place-pile = Pile { $pile }
combo-of = { $combination ->
    [pair] { combo-pair }
    [suite] { combo-suite }
    [colour] { combo-colour }
   *[three] { combo-three }
}

## What things are, in a sentence

about-card = Goes on a pile whose top card has its colour or its value.
about-hidden = Only you see this card; when you play it, you may hide one of your open cards instead.
about-back = A card that you may not see.
about-pile = A card played here must have the colour or the value of the top card; together the three top cards can make a run, a colour or three of a kind.
about-stock = Whoever can’t or won’t play a card draws one here, and the turn is over.
about-tokens = After each round, every card left in hand costs a token; the match ends once somebody has none, and the most tokens win.
about-owes = Say “thanks” for one card and “thanks a lot” for two: any other answer, or none, costs one card more.
about-hand = Whoever plays their last card ends the round; every card left in a hand costs a token.

## Moves

do-lay = Play { $card } on pile { $pile } and say nothing
do-announce = Play { $card } on pile { $pile }: “{ $combination }!”
do-draw = Draw a card
do-designate = { $count ->
    [one] { $name } draws one card
   *[other] { $name } draws { $count } cards
}
do-designate-two = { $name } and { $other } draw one card each
do-thanks = Thanks!
do-thanks-a-lot = Thanks a lot!
do-silent = Say nothing
do-call-late = I forgot: “{ $combination }!”
do-call-other = { $name } forgot: “{ $combination }!”
do-sacrifice = Give back a token: { $card } goes under the stock
do-again = Give back a token and play again
do-end = End your turn
do-hide = Hide { $card }
do-open = Leave all cards open

## On the table

stock-draw = Draw
tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
owes = { $count ->
    [one] has one card to draw
   *[other] has { $count } cards to draw
}
prompt-designate = { $count ->
    [one] Who draws the card?
   *[other] Hand out { $count } cards: tap who should draw.
}
prompt-thanks = { $count ->
    [one] { $name } makes you draw one card. What do you say?
   *[other] { $name } makes you draw { $count } cards. What do you say?
}
prompt-hide = You played your hidden card. Hide another one?
prompt-second-chance = Play again for a token?
prompt-late = Nobody has noticed yet: you forgot “{ $combination }”!
prompt-counter = { $name } forgot to announce “{ $combination }”!

## Called across the table

do-call = I saw a missed combination
shout-combo = { $combination }!
shout-caught = Caught! { $combination }!
shout-thanks = Thanks!
shout-thanks-a-lot = Thanks a lot!
shout-silent = …
