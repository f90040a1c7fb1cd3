### Les pages à côté de la table : les règles, et une partie terminée que l’on peut revoir.

## Les règles

rulebook-search = Chercher dans les règles
rulebook-search-example = Un mot, ou un numéro comme { $clause }
rulebook-found = { $count ->
    [0] Rien trouvé. Essaie un mot plus court.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rulebook-contents = Sommaire
rulebook-ruling = { -ruling }
rulebook-ruling-why = Notre propre décision, car les règles imprimées n’en disent rien
rulebook-print = Imprimer
rulebook-link = Lien vers la règle { $clause }
rulebook-meaning = Signification
rulebook-values = Choix : { $values }
rulebook-typed = Au terminal :
rulebook-rule = Règle
rulebook-on = oui
rulebook-off = non
rulebook-range = de { $low } à { $high }
rulebook-move = Notation
rulebook-moves-about = C’est ainsi que les coups s’écrivent dans les enregistrements et au terminal. À la table du navigateur, il suffit de toucher les cartes.
rulebook-other = Règles des autres jeux
rulebook-whole = Ouvrir les règles en pleine page
rulebook-loading = Chargement des règles…
rulebook-unknown = Nous n’avons pas ce jeu
rulebook-unknown-about = L’adresse est peut-être mal écrite. Voici les jeux de Cardshed :

## L’aide-mémoire

cheat-title = { $title } en un coup d’œil
cheat-link = Aide-mémoire
cheat-goal = But du jeu
cheat-turn = Ton tour
cheat-cards = Les cartes
cheat-end = La fin
cheat-score = Le décompte
cheat-rules = Toutes les règles
cheat-other = Les autres jeux en un coup d’œil
cheat-none = Ce jeu n’a pas d’aide-mémoire. Ses règles disent tout.

## Une partie terminée

match-title = { $title } : une partie terminée
match-loading = Chargement de la partie…
match-unknown = Cette partie est introuvable
match-unknown-about = L’adresse est peut-être incomplète, ou la partie est si ancienne qu’elle a été rangée pour de bon.
match-not-over = Cette partie n’est pas encore finie
match-not-over-about = Dès qu’elle le sera, tu pourras la revoir ici, toutes cartes visibles, avec la preuve du mélange.
match-aside = Cette partie a été mise de côté
match-aside-about = Les règles du jeu ont été corrigées avant la fin ; il n’y a donc pas de résultat. Une nouvelle partie peut commencer à la table.
match-to-table = Aller à la table
match-network = Cardshed ne répond pas
match-network-about = Tu es peut-être hors ligne, ou le serveur est en train de redémarrer.
match-retry = Réessayer
match-busy = Beaucoup de monde sur Cardshed
match-busy-about = Il y a trop à faire pour charger cette page. Réessaie dans un moment.
match-home = Tous les jeux
match-won = { $count ->
    [0] Personne ne gagne
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}
match-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
match-option = { $name } : { $value ->
    [true] oui
    [false] non
   *[other] { $value }
}
match-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}
match-minutes = { $count ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $count } minutes
}
match-bot = Bot, { $level }
match-winner = A gagné
match-rematch = Retour à la table
match-rules = { $title } : les règles
match-download = Télécharger la partie
match-download-about = Un petit fichier texte avec la donne et tous les coups. Garde-le, partage-le, ou rejoue-le au terminal.

## La feuille de score

match-sheet = Feuille de score
match-sheet-round = Manche
match-sheet-go = Voir la manche { $round }
match-sheet-empty = Aucune manche n’a été finie.

## Revoir la partie

replay-title = Revoir la partie
replay-controls = Commandes pour revoir la partie
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $speed } ×
replay-slider = Position dans la partie
replay-step = Coup { $step } sur { $count }
replay-opening = La donne
replay-turn-ends = { $seat } finit son tour.
replay-round = Manche { $round }
replay-view = Point de vue
replay-view-all = Toutes les cartes visibles
replay-view-none = En spectateur
replay-view-seat = Comme { $name }
replay-table = La table
replay-log = Ce qui s’est passé
replay-loading = On étale les cartes…
replay-failed = Impossible de charger la partie à revoir.
replay-busy = Il y a trop à faire pour charger la partie à revoir.
replay-fetching = chargement…
replay-gap = { $from } à { $to } : pas encore chargés
replay-other-rules = Cette partie a été jouée selon des règles corrigées depuis. Ses cartes ne peuvent plus être étalées, mais ce qui s’est passé est raconté ici comme à l’époque.
replay-keys = Touches : ← → un coup, Début et Fin aux extrémités, Espace lance et arrête.
replay-link = Copier un lien vers ce moment
replay-linked = Le lien vers ce moment est copié.
replay-turn = à jouer

## La preuve d’un mélange loyal

fair-title = Le mélange était-il équitable ?
fair-first = Avant la donne, Cardshed a tiré un nombre secret au hasard, la graine, et en a montré l’empreinte à tout le monde.
fair-second = Tous les mélanges de cette partie découlent de la seule graine, et personne ne peut en trouver une autre avec la même empreinte : impossible d’échanger les cartes après coup.
fair-third = La partie finie, la graine est publique, et chacun peut vérifier qu’elle correspond à l’empreinte et que chaque carte est bien sortie dans l’ordre qu’elle fixait.
fair-noted = Empreinte que ce navigateur avait notée avant la donne
fair-not-noted = Ce navigateur n’a rien noté avant la donne, car il n’était pas à la table. Quelqu’un qui a joué peut comparer l’empreinte avec la sienne.
fair-commitment = Empreinte (SHA-256)
fair-seed = Graine
fair-rules = Édition des règles
fair-verify = Vérifier
fair-verifying = Vérification…
fair-again = Vérifier encore
fair-own = Ton navigateur
fair-server = Le serveur
fair-own-good = A fait le calcul lui-même : l’empreinte de la graine est bien celle ci-dessus.
fair-own-noted = A fait le calcul lui-même : l’empreinte de la graine est exactement celle qu’il avait notée avant la donne.
fair-own-bad = L’empreinte de la graine est une autre. Ce n’est pas la graine promise !
fair-noted-bad = L’empreinte n’est pas celle que ce navigateur avait notée avant la donne !
fair-own-cannot = Ne sait calculer les empreintes que sur une page sécurisée (https). La commande ci-dessous le fait partout.
fair-server-good = { $count ->
    [one] A redonné les cartes et rejoué le seul coup : tout concorde.
   *[other] A redonné les cartes et rejoué les { $count } coups : tout concorde.
}
fair-server-bad = Quelque chose ne concorde pas : { $problem }
fair-server-cannot = Le serveur n’a pas répondu. Réessaie, s’il te plaît.
fair-server-busy = A trop à faire pour l’instant. Réessaie dans un moment.
fair-server-other-rules = N’a plus les règles de cette partie. L’enregistrement peut être vérifié avec la version de Cardshed qui a servi à la jouer.
fair-undone = { $count ->
    [one] Des coups ont été annulés une fois ; l’enregistrement les mentionne.
   *[other] Des coups ont été annulés { $count } fois ; l’enregistrement les mentionne.
}
fair-yes = Le mélange était équitable.
fair-no = Quelque chose ne va pas dans cette partie.
fair-unsure = Tout n’a pas pu être vérifié.
fair-yourself = Ne crois personne sur parole
fair-yourself-about = Télécharge l’enregistrement et laisse ton propre ordinateur le vérifier avec Cardshed :
fair-yourself-hash = L’empreinte seule se calcule avec n’importe quel outil, par exemple :
fair-copy = Copier
fair-copied = Copié.
