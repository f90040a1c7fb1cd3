# What happened in this game, in words

event-turn-over = { $card } is turned over to start the pile.
event-lay = { $seat } plays { $card }{ $mau ->
    [true] {" "}and says “Mau”!
   *[other] .
}
event-wish = { $seat } wishes for { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}.
event-penalty = { $seat } forgot to say “Mau”.
event-skip = { $seat } misses a turn.
event-take = { $seat } must draw { $count } cards.
event-pass = { $seat } passes.
