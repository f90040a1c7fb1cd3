# What happened in this game, in words

event-start-pile = Pile { $pile } begins with { $card }.
event-lay = { $seat } lays { $card }{ $hidden ->
    [true] {" "}(the hidden card)
   *[other] {""}
} on pile { $pile }{ $announced ->
    [none] .
    [pair] : “{ combo-pair }!”
    [suite] : “{ combo-suite }!”
    [colour] : “{ combo-colour }!”
   *[three] : “{ combo-three }!”
}
event-hide = { $seat } hides a card.
    .seen = { $seat } hides { $card }.
event-leave-open = { $seat } leaves all cards open.
event-must-draw = { $count ->
    [one] One card to draw: { $seats }.
   *[other] { $count } cards to draw: { $seats }.
}
event-answer = { $seat } { $answer ->
    [thanks] says thanks
    [thanks-a-lot] says thanks a lot
   *[silent] says nothing
} and draws { $count }.
event-call = { $late ->
    [true] { $seat } announces late: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
   *[other] { $seat } calls what { $target } forgot: { $combination ->
        [pair] { combo-pair }
        [suite] { combo-suite }
        [colour] { combo-colour }
       *[three] { combo-three }
    }!
}
event-sacrifice = { $seat } gives back a token: { $card } from pile { $pile } goes under the stock.
event-second-chance = { $seat } may play again for a token.
event-again = { $seat } gives back a token and plays again.
event-end = { $seat } lets the turn pass.
