### Mots communs à tous les jeux.

-ruling = précision


## Ce qui s’est passé

names-listed = { $others } et { $last }
event-round = { $first ->
    [none] La manche { $round } commence.
   *[other] Manche { $round } : { $first } commence.
}
event-turn = C’est à { $seat } de jouer.
event-deal = { $seat } reçoit { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .seen = { $seat } reçoit : { $cards }.
event-draw = { $count ->
    [0] { $seat } ne pioche rien : il n’y a plus de carte.
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .seen = { $count ->
    [0] { $seat } ne pioche rien : il n’y a plus de carte.
   *[other] { $seat } pioche : { $cards }.
}
event-shuffle = { $count ->
    [one] Une carte est mélangée pour former une nouvelle pioche.
   *[other] { $count } cartes sont mélangées pour former une nouvelle pioche.
}
event-blocked = Plus personne ne peut continuer : la manche est bloquée.
event-round-over = { $won ->
    [0] Personne ne remporte la manche.
    [one] { $winners } remporte la manche.
   *[other] { $winners } remportent la manche ensemble.
}
event-match-over = { $won ->
    [0] Personne ne remporte la partie.
    [one] { $winners } remporte la partie !
   *[other] { $winners } remportent la partie ensemble !
}

## La table au terminal

you = Joueur
seat-name = Joueur { $number }
bot-name = { $bot } { $number }
table-scores = Scores
table-standing = Scores : { $scores }
table-round = Manche { $round }
play-commands = Tape un numéro ou un coup pour le jouer. Et aussi : help, rules, hint, why COUP, undo, save FICHIER, quit.
play-commands-seats = À plusieurs au clavier, « { $example } » joue hors de son tour pour la place 1.
hint-none = Il n’y a rien à décider ici.
hint-move = coup
hint-chance = chances de gagner
hint-sure = marge
hint-playouts = parties essayées
hint-wait = attendre
hint-thinking = Je réfléchis…
level-beginner = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
play-which-game = Quel jeu ? Tape son numéro :
play-your-turn = { $name }, que joues-tu ?
play-out-of-turn = { $name }, tu peux agir hors de ton tour (Entrée pour laisser passer).
play-answer = { $name }, ta réponse ?
play-hand-over = Passe le clavier à { $name } et appuie sur Entrée.
play-refused = Impossible : { $text } ({ $clause })
play-allowed = Ce coup est permis.
play-unknown = Il n’y a pas de coup numéro { $number }.
play-nothing-to-undo = Il n’y a rien à annuler.
play-no-undo = On ne peut annuler que lorsqu’on joue seul contre des bots.
play-undone = Coup annulé.
play-saved = Enregistré. Pour reprendre plus tard : { $command }
play-not-saved = Enregistrement impossible : { $reason }
play-bye = La partie est conservée. Pour la reprendre : { $command }
play-resumed = La partie reprend là où elle s’était arrêtée.
play-fair = Le mélange était fixé avant la première carte ({ $commitment }). Pour le vérifier : { $command }
play-warming = Préparation des règles (la première fois seulement)…

## La page des règles

rules-title = { $title } : les règles
rules-seats = De { $low } à { $high } joueurs
rules-options = Options
rules-default = par défaut : { $value }
rules-by-seats = selon le nombre de joueurs
rules-house = Règles maison
rules-house-about = Elles ne sont pas dans le livret, mais tu peux les essayer : avec { $example } pour play, sim, arena et lab. Les tables du navigateur s’en tiennent au livret.
rules-house-values = { $values } ; d’après le livret ({ $clause }) : { $usual }
house-rules = Règles maison : { $rules }.
house-rule = { $name } : { $value } (d’après le livret, { $clause } : { $usual })
rules-moves = Coups
rules-marked = Les règles marquées « { -ruling } » tranchent ce que les règles imprimées laissent ouvert.

## Vérifier un enregistrement

verify-genuine = Cet enregistrement est authentique.
verify-seed = La graine { $seed } correspond à l’engagement pris avant la donne.
verify-deal = Chaque carte a été distribuée comme la graine l’exige.
verify-moves = { $count ->
    [one] Le seul coup est légal.
   *[other] Les { $count } coups sont tous légaux.
}
verify-undone = { $count ->
    [one] Des coups ont été annulés une fois ; ils étaient permis, et l’enregistrement les mentionne.
   *[other] Des coups ont été annulés { $count } fois ; ils étaient permis, et l’enregistrement les mentionne.
}

## Rappeler quelqu’un à sa table

call-title = À toi de jouer !
call-text = { $title } avec { $names }
