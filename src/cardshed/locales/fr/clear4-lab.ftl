### Ce que le laboratoire compte, en quelques mots.

lab-rule-joker = Un joker est posé
lab-rule-joker-without-value = Un joker reste sans valeur
lab-rule-from-stack = Une carte est posée depuis une pile
lab-rule-sweep = Clear 4 ! Quatre pareilles retirent la défausse
lab-rule-push = PUSH : quelqu’un doit prendre la défausse
lab-rule-clear = CLEAR retire la défausse
lab-rule-pass = Quelqu’un passe et prend la défausse
lab-rule-blind = Une carte est jouée à l’aveugle
lab-rule-blind-fails = Une carte jouée à l’aveugle échoue
lab-rule-out = Quelqu’un se débarrasse de sa dernière carte
lab-rule-last-blind-fails = La dernière carte échoue à l’aveugle
lab-rule-blocked = La manche dure trop longtemps

lab-ahead = Mène celui qui aurait le meilleur score si la manche finissait maintenant : chaque carte qui lui reste compte contre lui.
