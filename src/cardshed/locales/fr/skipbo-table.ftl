### Skip-Bo : les mots de la table dans le navigateur

minutes = 20–30 min

## Cartes

card-joker = joker
a-joker = un joker
card-joker-as = joker pour { $value }
card-back = carte cachée

## Endroits

place-building = Pile de construction { $number }
place-draw = Pioche
place-done = Piles terminées
place-stock = Ton stock
place-stock-of = Stock de { $name }
place-discard = Ta pile de défausse { $number }
place-discard-of = Pile de défausse { $number } de { $name }
caption-stock = Stock
caption-draw = Pioche
caption-done = Finies
building-next = Suite : { $value }
fact-stock = { $count ->
    [0] Le stock est vide
    [one] Plus qu’une carte dans le stock
   *[other] Encore { $count } cartes dans le stock
}
fact-partner = Avec toi
fact-team = Équipe { $number }

## Ce qu’on peut faire

do-lay = Poser { $card } sur la pile de construction { $pile }
do-lay-stock = Poser { $card } du stock sur la pile de construction { $pile }
do-lay-discard = Poser { $card } de la défausse { $number } sur la pile de construction { $pile }
do-discard = Défausser { $card } sur la pile { $number }
do-discard-partner = Défausser { $card } sur la pile { $number } de ton partenaire
do-pass = Finir le tour

## Cris

shout-complete = Douze !
shout-last = La dernière du stock !

## Places within a sentence of the log
log-b = la pile de construction { $number }
log-d = la défausse { $number }
log-stock = son stock
log-pd = la défausse { $number } du partenaire
log-pstock = la réserve du partenaire
