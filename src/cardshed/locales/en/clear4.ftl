# Clear 4: the rules in English

about = Go down, never up: match or undercut the value on the pile, and uncover your stacks as you play. Complete four of a kind to clear the pile and go again, push an unwanted pile onto somebody else, and risk your last cards blind. The first to get rid of every card wins.
tagline = Play low, match four, empty your stacks.
minutes = 10–20 min

section-setup = Setup
section-turn = A turn
section-numbers = Playing number cards
section-special = Playing a special card
section-passing = Passing
section-last = The last card of a stack
section-end = The end
section-options = Options
section-moves = Moves

## Set-up

C4-01 = The deck has 120 cards: ten of each number from 1 to 10, seven JOKER, seven PUSH and six CLEAR.
C4-02 = The game is for 2 to 6 players ({ -ruling }: as many as the deck can serve).
C4-03 = Every player gets 20 cards: four stacks of three cards, and eight cards in hand. In each stack the bottom card lies sideways and face down, the middle card upright and face down, and the top card upright and face up. All remaining cards are out of the game, and nobody sees them.
C4-04 = At the start the discard pile is empty.
C4-05 = The random seed of the match picks who starts the first round; each later round is started by the next player to the left ({ -ruling }).
C4-06 = Nobody knows a face-down card, not even its owner. Hands are secret; how many cards each hand holds, the face-up cards and the pile are open for all to see.

## A turn

C4-10 = On your turn you do exactly one of three things: play number cards, play one special card, or pass. Then it is the next player’s turn, to the left.
    .refusal = It is not your turn.

## Playing number cards

C4-11 = A play consists of one or more number cards, all of the same value. They may come from your hand, from the face-up cards of your own stacks, or from both together.
    .refusal = You can only play cards from your hand or face up on your own stacks, all of one value in a play, and a play can only end once you have played something.
C4-12 = The value you play must be the same as the value on top of the pile, or lower. If the pile is empty, you may play any value.
    .refusal = The value you play must be the same as the one on top of the pile, or lower.
C4-13 = A JOKER played together with number cards has their value. JOKER cards alone followed by number cards are one single play: on an empty pile, `J` and then `5` makes two fives.
C4-14 = A JOKER played without a number card has the value on top of the pile; you may play several together in this way ({ -ruling }). On an 8, `J` and then `8` makes two eights, but `J` and then `5` is not allowed, since that JOKER is an 8 already; for two fives, play `5` first and then `J`.
    .refusal = A JOKER played on a value has already taken that value, so no other number can join it.
C4-15 = On an empty pile, a JOKER played without a number card has no value: any value may be played on it, and a lone JOKER on top of it has no value either. Such a JOKER never counts towards four of a kind ({ -ruling }). If a number card joins the same play, the JOKER cards of that play take its value, but JOKER cards without a value from earlier plays stay without one. One play has at most four cards, JOKER cards without a value included ({ -ruling }).
    .refusal = At most four cards make one play, JOKER cards without a value included.
C4-16 = You play the face-up cards of your own stacks just as if you held them in your hand.
C4-17 = As soon as the face-up card of a stack is played, the upright card below it is turned face up ({ -ruling }: always, also when the card played is a special card). If it has the value of the play, or is a JOKER, it may join the same play. In a play of JOKER cards without a value, any number may join and set the value.
C4-18 = The sideways card of a stack is never turned up, except by playing it blind (see C4-50 and the rules after it).
    .refusal = A sideways card can only be played blind, and an empty stack has no card to play.
C4-19 = There are never more than four cards of one value on the pile: a play stops at the fourth. If four lie there and have not been cleared, neither that value nor a lone JOKER can be played on them.
    .refusal = Four cards of one value are the limit on the pile, so you cannot play a fifth, and a lone JOKER would be a fifth too.
C4-20 = “Clear 4!”: if four cards of the same value are on top of the pile after you have played, you may remove the whole pile from the game and take another turn. JOKER cards with that value count, and it does not matter who played the four cards. You may also leave the pile where it is. Only the player whose play completed the four may clear them, at the end of that play ({ -ruling }).
    .refusal = You can clear the pile only right after your own play has completed four cards of one value on top of it.

## Playing a special card

C4-30 = PUSH and CLEAR are special cards: you play one on its own, instead of number cards, from your hand or as the face-up card of one of your stacks. It does not matter what lies on the pile.
    .refusal = A PUSH or CLEAR is played alone, never inside a play of number cards, and you must have it in your hand or face up on one of your stacks.
C4-31 = PUSH: you choose another player ({ -ruling }: not yourself), who takes the whole pile into their hand. The PUSH leaves the game and your turn ends. You may play it on an empty pile as well; you still name a player, but nobody takes anything ({ -ruling }).
    .refusal = A PUSH must be aimed at another player, not at yourself, and nothing other than a PUSH can be aimed.
C4-32 = CLEAR: the whole pile leaves the game, and so does the CLEAR ({ -ruling }: always); you take another turn at once. On an empty pile it gives you just the extra turn ({ -ruling }).
C4-33 = A special card that is uncovered during a play (C4-17) cannot join that play; you keep it for a later turn.
    .refusal = A special card on a stack cannot join a play of numbers; it is there for a later turn.

## Passing

C4-40 = If you cannot play or do not want to, you take the whole pile into your hand and your turn ends. Any JOKER you take loses its value.
    .refusal = You can only pass before you have played a card.
C4-41 = On an empty pile nobody can pass, since there is always a card to play ({ -ruling }: otherwise play might never end).
    .refusal = You can’t pass while the pile is empty: you always have a card to play then.

## The last card of a stack

C4-50 = You can play the sideways card of a stack once both upright cards of that stack are gone, even if you still have cards in hand.
    .refusal = You can play a sideways card blind only once both upright cards of its stack are gone, and only if it is still there.
C4-51 = The sideways card is played blind: only playing it reveals it, and it can only be the first card of a play ({ -ruling }).
    .refusal = A blind card can only be the first card of a play.
C4-52 = If the blind card turns out to be a number that may be played (C4-12, C4-19), it lies on the pile; cards of its value from your hand or your stacks may join it, and so may JOKER cards.
C4-53 = If the blind card is a PUSH or a CLEAR, it does its usual work. You choose the target of a PUSH after it has been revealed; if it was your last card, you win at once and nobody is aimed at.
    .refusal = A PUSH revealed blind must be aimed right away, and only such a PUSH is aimed on its own.
C4-54 = ({ -ruling }) If the blind card is a JOKER, it counts as a lone JOKER (C4-14, C4-15), and number cards of the value it took may join it. On an empty pile, or on a JOKER without a value, number cards of any one value may join it and give it that value.
C4-55 = If the blind card may not be played, because it is too high or because it would be a fifth card of one value ({ -ruling }), you take it and the whole pile into your hand, and your turn ends.

## The end

C4-60 = Whoever has no cards left, in hand or stacks, wins the round immediately, even if the last card was a PUSH or a CLEAR; a PUSH played as the last card pushes nothing ({ -ruling }).
C4-61 = A last blind card that may not be played does not win: C4-55 applies, and the round goes on.
C4-62 = When you play several rounds (the rulebook suggests as many as there are players), each player scores one minus point for every card left in hand and stacks ({ -ruling }: all of their cards). The fewest minus points win the match, and players who tie share the win. Scores are therefore 0 or negative. A single round is scored too, but won by C4-60.
    .refusal = The match is over: there are no more moves to make.
C4-63 = ({ -ruling }) A round that reaches 10,000 moves is blocked and ends without a winner; everybody counts their cards.

## Options

option-rounds = How many rounds make a match, or one per player, so that everyone starts once.
    .name = Rounds
option-rounds-seats = One per player
house-hand = How many cards every player gets in hand, besides the stacks.
    .name = Cards in hand
house-stacks = How many stacks of three cards every player gets.
    .name = Stacks
house-jokers = How many JOKER cards there are.
    .name = Jokers

## Moves

move-lay = Play that card from your hand. A play is spelled out card by card and then closed; after its first card, only cards that may join it, `sweep` (when C4-20 allows it) and `end` are possible.
move-stack = Play the face-up card of stack 1 to 4 (a number, a JOKER or a CLEAR).
move-clear = Play a CLEAR from your hand.
move-push = Play a PUSH, from your hand or from stack 3, at the player in seat 2 (seats are counted from 0).
move-blind = Play the sideways card of stack 1 to 4 blind.
move-aim = Aim the PUSH you have just revealed blind at the player in seat 2 (seats are counted from 0).
move-sweep = Clear 4! Remove the pile and take another turn.
move-end = Close the play; the turn passes to the next player. This is always a move of its own, so that nobody can read anything about a hand from who had to decide.
move-pass = Take the pile into your hand.

C4-70 = ({ -ruling }) A move is written as in the table of moves; anything else is not a move.
    .refusal = That isn’t a move in this game, or not at a table of this size.
