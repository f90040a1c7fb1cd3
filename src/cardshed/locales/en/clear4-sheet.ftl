### Clear 4: the cheat sheet, and the words under the pictures in the rules

## The cheat sheet

sheet-goal = Be the first to get rid of every card: those in your hand and those in your four stacks.
sheet-turn-lay = Play one or more number cards of one value, from your hand and from the face-up cards of your stacks. They must match the value on top of the pile or be lower; on an empty pile anything goes.
sheet-turn-special = Or play one PUSH or one CLEAR, whatever lies on the pile.
sheet-turn-pass = Or pass: take the whole pile into your hand. On an empty pile nobody can pass.
sheet-numbers = Numbers 1 to 10
sheet-stacks = Your stacks
sheet-stack = Play the face-up card as if it were in your hand. The upright card below is turned up at once, and may join the play if it has its value or is a joker.
    .name = A stack of three
sheet-blind = Once both upright cards are gone, you may play the sideways card blind, as the first card of a play. If it doesn’t fit, you take it and the whole pile.
    .name = The last card
sheet-four = Clear 4!
sheet-sweep = If your play completes four of a kind on top of the pile, no matter who played the others, you may clear the pile and take another turn. A fifth is never played on them.
    .name = Four of a kind
sheet-end = Whoever has no card left wins the round at once, even with a PUSH or a CLEAR.
sheet-score = Over several rounds, each card left in hand and stacks is a minus point. Fewest minus points wins.

## Pictures in the rules

picture-lower = A 5 may go on an 8.
picture-higher = A 9 may not.
picture-joker-with = Played together with a 5, the joker is a 5 too.
picture-joker-alone = Played alone on an 8, the joker is an 8.
picture-turned = The 5 is played, and the upright card below it is turned up: a 3.
picture-fifth = Four eights were left there: a fifth can’t be played.
picture-four = Three eights and a joker as an 8 are four of a kind: the pile may be cleared.
picture-push = Somebody else takes the whole pile.
picture-clear = The whole pile is gone.
picture-blind = The sideways card only shows what it is when it is played.
