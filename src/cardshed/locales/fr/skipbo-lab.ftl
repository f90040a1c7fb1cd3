### Ce que le laboratoire compte, en quelques mots.

lab-rule-discard = Une défausse termine le tour
lab-rule-hand-refilled = Toute la main est posée et complétée
lab-rule-from-stock = Une carte du talon est posée
lab-rule-from-discard = Une carte est posée depuis une défausse
lab-rule-joker = Un joker Skip-Bo est posé
lab-rule-complete = Une pile de construction est complète
lab-rule-reshuffle = Les piles complètes deviennent une nouvelle pioche
lab-rule-nothing-to-draw = Il n’y a rien à piocher
lab-rule-pass = Quelqu’un passe sans carte en main
lab-rule-blocked = La manche est bloquée
lab-rule-too-long = La manche dure trop longtemps
lab-rule-out = La dernière carte du talon est posée
lab-rule-partners-piles = On se sert des piles du partenaire

lab-ahead = Mène celui qui a le moins de cartes dans son talon, chacune comptée selon ses points ; les points des manches précédentes comptent aussi.
