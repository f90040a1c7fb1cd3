# Was geschehen ist, in Worten

event-turn-over = { $card } wird aufgedeckt und eröffnet die Ablage.
event-lay = { $seat } legt { $card }{ $mau ->
    [true] {" "}und sagt „Mau“!
   *[other] .
}
event-wish = { $seat } wünscht sich { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}.
event-penalty = { $seat } hat „Mau“ vergessen.
event-skip = { $seat } setzt aus.
event-take = { $seat } muss { $count } Karten ziehen.
event-pass = { $seat } passt.
