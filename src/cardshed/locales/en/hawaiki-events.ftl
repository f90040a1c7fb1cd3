# What happened in this game, in words

event-start-pile = Pile { $pile } starts with { $card }.
event-lay = { $seat } plays { $card }{ $hidden ->
    [true] {" "}(the hidden card)
   *[other] {""}
} on pile { $pile }{ $announced ->
    [none] .
    [pair] : “{ combo-pair }!”
    [suite] : “{ combo-suite }!”
    [colour] : “{ combo-colour }!”
   *[three] : “{ combo-three }!”
}
event-hide = { $seat } hides a card.
    .seen = { $seat } hides { $card }.
event-leave-open = { $seat } leaves all cards open.
event-must-draw = { $seats } must draw { $count ->
    [one] one card
   *[other] { $count } cards
}{ $won ->
    [one] .
   *[other] {" "}each.
}
event-answer = { $seat } { $answer ->
    [thanks] says “thanks”
    [thanks-a-lot] says “thanks a lot”
   *[silent] says nothing
}.
event-call = { $late ->
    [true] { $seat } calls it late: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
   *[other] { $target } forgot, and { $seat } calls it: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
}
event-sacrifice = { $seat } gives back a token: { $card } from pile { $pile } goes under the stock.
event-second-chance = { $seat } may play again for a token.
event-again = { $seat } gives back a token and plays again.
event-end = { $seat } ends the turn.
