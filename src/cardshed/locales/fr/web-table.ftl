### La table dans le navigateur

## Places et cartes
spot-empty = { $place } : vide
spot-closed = { $place } : { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
spot-open = { $place } : { $card }{ $counted ->
    [true] , { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] {""}
}
spot-choosable = { $spot } (jouable)
spot-does = { $spot } (jouable : { $what })
spot-fitting = { $spot } (va ici)
spot-takes = { $spot } (va ici : { $what })
spot-joins = { $spot } (va avec)
hand-mine = Ta main, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
hand-card = { $card }{ $use ->
    [plays] {" "}(jouable)
    [ends] {" "}(termine ton tour)
    [joins] {" "}(va avec)
   *[other] {""}
}
hand-closed = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}
hand-open = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}, visibles : { $cards }

## La pièce
table-opening = On approche une chaise…
table-gone = Cette table n’existe plus.
table-full = Tant de monde regarde cette table qu’il n’y a plus de place pour l’instant. On réessaie toutes les trente secondes.
table-home = Retour aux jeux
table-title = La table
middle-title = Le centre de la table
others-title = Les autres
own-title = Ton côté de la table
actions-title = Ce que tu peux faire
tools-title = Outils
seat-group = { $name }{ $turn ->
    [true] , doit jouer
   *[other] {""}
}
seat-you = (toi)
seat-turn = doit jouer
seat-away = un bot joue
seat-gone = hors ligne
seat-open = place libre
sit-here = M’asseoir ici
about-you = C’est ta place.
about-person = { $name } joue ici, dans son propre navigateur.
about-bot = { $name } est un bot (niveau : { $level }). Il ne connaît que les cartes qu’une personne connaîtrait à sa place.
about-away = { $name } n’est pas là ; un bot joue en attendant son retour.
about-open = Personne n’est assis ici.
choose-seat = Choisir { $name }
watching = Tu regardes : les cartes cachées le restent.
watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
reactions = Réagir
own-words = Avec tes mots…
say-it = Envoyer
watcher-says = { $name } (regarde) : { $words }
mute = Ne plus entendre
member-watchers = Les spectateurs
unmute = Entendre à nouveau
company-title = Joueurs et rythme
member-you = c’est toi
member-you-host = c’est toi qui reçois
member-host = reçoit à cette table
member-person = est là
plays-with = joue avec { $name }
bot-for-me = Laisser un bot jouer pour moi
bot-for-seat = Laisser jouer un bot
play-again-myself = Je reprends la main
seat-back = Rendre la place
bot-plays-for-you = Un bot joue pour toi.
removed-you = { $name } t’a retiré ta place ; un bot continue pour toi.
removed-you-lobby = { $name } t’a retiré ta place. Tu peux te rasseoir ou regarder.
removed-you-barred = { $name } t’a retiré ta place pour de bon. Tu peux regarder.
make-host = Confier la table
remove = Écarter
remove-sure = Retirer sa place à { $name } ?
remove-for-now = Pour l’instant, avec retour possible
remove-for-good = Pour de bon : pourra seulement regarder
nudge = Faire signe
nudged = { $name } te fait signe : c’est à toi !
take-seat = Remplacer { $name }
take-seat-back = Reprendre ma place
paused = La partie est en pause.
pause-begin = Mettre en pause
pause-end = Reprendre
idle = { $name } ne joue plus depuis un moment.
vote = Continuer sans { $name }
voted = Voix pour continuer : { $count } sur { $needed }.
on-to-my-turn = Jusqu’à mon tour
offline = Connexion perdue. Nouvel essai…
busy = Il y a foule sur Cardshed. On réessaie dans un petit moment…

## À qui le tour
your-turn = À toi de jouer !
your-answer = À toi de répondre !
your-chance = Tu peux intervenir
their-turn = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }…
}
waiting-away = { $name } est hors ligne ; bientôt, un bot jouera à sa place.
one-moment = Un instant…
clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
title-your-turn = ({ $count }) À toi de jouer !
choose-target = Où ça ?
choose-person = Pour qui ?
tap-again = Touche encore pour jouer
choose-more = En poser d’autres avec ?
told-chosen = Choisis-en d’autres à poser avec, ou appuie sur « { $button } ».
told-between = Pour continuer, appuie sur « { $button } ».
choose-title = Laquelle ?
choose-call = Que dis-tu ?
choose-a-colour = Quelle couleur ?
choose-nothing = Finalement, non
lay-chosen = { $count ->
    [one] Poser cette carte
   *[other] Poser { $count } cartes
}
late = Quelqu’un a été plus rapide.
undone = Coup annulé.
read-rule = Lire la règle ({ $clause })
refused = { $error ->
    [late] Quelqu’un a été plus rapide.
    [not-there] Les cartes ne vont pas là.
    [choose-card] Choisis d’abord une de tes cartes, puis où la mettre.
    [wait-turn] Ce n’est pas encore ton tour.
    [not-now] Ce n’est pas possible pour l’instant.
    [not-seated] Tu n’as pas de place à cette table.
    [not-maker] Seule la personne qui reçoit peut le faire.
    [taken] Cette place est prise.
    [too-fast] Doucement : c’était un peu trop à la fois.
    [no-hints] À cette table, on joue sans indices.
    [paused] La partie est en pause.
    [barred] À cette table, tu peux seulement regarder.
    [no-talk] À cette table, on ne parle qu’avec des phrases toutes faites.
    [no-undo] Il n’y a rien à annuler.
    [full] Le journal de cette table est plein. Ouvre-en une nouvelle.
    [busy] Il y a trop à faire pour l’instant. Réessaie dans un moment.
    [bad-option] Cela ne peut pas servir ici.
    [not-ready] Les indices seront prêts dans un instant.
   *[other] Ça n’a pas marché.
}

## La feuille, la fin
sheet-title = Feuille de score
sheet-round = Manche
sheet-total = Total
sheet-start = Au départ
sheet-besides = Entre-temps
sheet-empty = Pas encore de score.
round-is-over = La manche est finie
match-is-over = La partie est finie
next-round = Manche suivante
rematch = Rejouer
waiting-for-others = On attend les autres…
waiting-for = Pas encore prêts : { $names }.
resumes-in = La suite dans { $seconds } s.
you-win = Tu as gagné !
they-win = { $count ->
    [0] Personne ne gagne cette fois.
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
you-win-round = Tu remportes la manche !
they-win-round = { $count ->
    [0] Personne ne remporte cette manche.
    [one] { $names } remporte la manche !
   *[other] { $names } remportent la manche ensemble !
}
round-went-on = La manche suivante a déjà commencé.
match-went-on = Une autre partie a déjà commencé.
to-the-table = Retour à la table
goal-line = But : { $goal }
to-match = Revoir toute la partie

## Une partie aux règles changées depuis
aside-title = Cette partie a été mise de côté
aside-text = Les règles de ce jeu ont été corrigées pendant cette partie. Elle ne peut pas continuer selon les nouvelles, et nous n’avons pas voulu la déformer.
aside-kept = Ses coups sont conservés et personne n’a perdu.
aside-start = Nouvelle partie, mêmes joueurs
retold-text = Cette partie a été jouée selon des règles corrigées depuis : ses cartes ne peuvent plus être étalées. Le récit de la partie, lui, est conservé.

## Outils
tool-hint = Indice
tool-undo = Annuler le coup
tool-phrases = Dire un mot
tool-more = Plus
tool-rules = Les règles
tool-watch-link = Copier un lien pour spectateurs
tool-sound = { $on ->
    [true] Couper le son
   *[other] Mettre le son
}
tool-calls = { $on ->
    [true] Ne plus me prévenir
   *[other] Me prévenir quand c’est mon tour
}
tool-explain = { $on ->
    [true] Désactiver les explications
   *[other] Activer les explications
}
tool-announce = { $all ->
    [true] Annoncer les tours en bref
   *[other] Annoncer chaque carte
}
tool-second-tap = { $on ->
    [true] Jouer dès le premier appui
   *[other] Jouer au second appui
}
tool-keys = Clavier
tool-leave = Quitter la table
short-hint = Indice
short-undo = Annuler
short-phrases = Parler
short-sheet = Scores
short-log = Journal
short-more = Plus
link-copied = Lien copié : qui l’ouvre peut regarder.
calls-page = On te prévient quand c’est ton tour et que tu regardes ailleurs, tant que cette page reste ouverte.
calls-always = On te prévient quand c’est ton tour, même si cette page est fermée.
calls-no = Ton navigateur n’autorise pas les notifications ici. Tu peux le changer dans ses réglages pour cette page ; d’ici là, le titre de l’onglet te le dira.
calls-off = On ne te prévient plus. Le titre de l’onglet dit toujours quand c’est ton tour.
hint-chance-of = { $chance } % de chances de gagner
told-hint = Indice : { $move } ({ $chance }).
leave-title = Quitter la table ?
leave-text = Si tu sors un moment, un bot joue pour toi jusqu’à ton retour. Si tu pars pour de bon, il garde ta place.
leave-for-now = Sortir et revenir plus tard
leave-for-good = Partir pour de bon
key-pick = prendre l’une des neuf premières cartes
key-move = d’une carte à l’autre
key-rows = de la main aux piles, aux autres et retour
key-enter = jouer ou choisir
key-play = appuyer sur le premier bouton, ou poser les cartes choisies
key-escape = annuler le choix

## Le journal
log-title = Ce qui s’est passé
told-before = { $count } coups précédents sont dans le journal.
log-started = La partie { $number } commence.
log-sat = { $seat } s’assied.
log-stood = { $seat } se lève.
log-bot = Un bot ({ $level }) joue pour { $seat }.
log-settings = { $by } change les réglages de la table.
log-undone = { $seat } annule un coup.
log-was-undone = (annulé)
log-said = { $seat } : « { $phrase } »
log-away = { $seat } n’est plus là ; un bot continue.
log-lets-bot = { $seat } laisse jouer un bot.
log-puts-bot = { $by } fait jouer un bot pour { $seat }.
log-back = { $seat } est de retour.
log-removed = { $by } libère la place occupée par { $seat }.
log-maker = C’est maintenant { $seat } qui reçoit.
log-paused = { $on ->
    [true] { $seat } met la partie en pause.
   *[other] { $seat } reprend la partie.
}
log-nudged = { $seat } fait signe à { $to }.
log-voted = { $seat } veut continuer sans { $about }.
log-late = { $seat } a réagi un instant trop tard.
log-by-clock = (Le temps était écoulé.)
log-by-away = (Le bot a joué pour { $seat }.)

## Petites phrases
phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = On continue ?
phrase-wow = Waouh !
phrase-lucky = Quelle chance !
phrase-sorry = Pardon !
phrase-again = Encore une ?
phrase-bye = Je dois filer, salut !
phrase-thinking = Je réfléchis…

## Un jeu sans table à lui
plain-back = une carte face cachée
plain-score = Points : { $score }
