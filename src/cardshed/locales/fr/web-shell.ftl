### The pages outside the table.

## Everywhere

brand-label = Cardshed, vers les jeux
skip-to-content = Aller au contenu
loading = Un instant…
close = Fermer
done = C’est bon
try-again = Réessayer
less = { $label } : moins
more = { $label } : plus
house-offline = Cardshed ne répond pas pour l’instant. On continue d’essayer.
order-offline = Cardshed ne répond pas pour l’instant. Réessaie dans un instant.
trouble-title = Quelque chose coince
trouble-text = Cette page n’a pas pu être chargée. La connexion fonctionne-t-elle ?
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part : le lien a peut-être été coupé en route.
to-the-games = Vers les jeux

## The bar

language = Langue
sound = Son
theme = Éclairage
theme-auto = Automatique
theme-light = Jour
theme-dark = Soir
theme-to-light = Passer à la lumière du jour
theme-to-dark = Passer à la lumière de la lampe
motion = Animation des cartes
motion-note = Sans animation, les cartes apparaissent directement à leur place.
second-tap = Jouer au second appui
second-tap-note = Là où rien ne se reprend, le premier appui choisit la carte et le second la joue. La faire glisser la joue aussitôt.
announce-all = Annoncer chaque carte
announce-all-note = Pour les lecteurs d’écran : chaque carte que jouent les autres, au lieu d’un résumé de leurs tours.
single-keys = Raccourcis à une touche
single-keys-note = Les lettres et les chiffres agissent à la table. À désactiver si tu parles à ton appareil ou si tu appuies souvent à côté.
me-title = Toi et Cardshed
me-settings = nom, couleur et réglages
me-note = Il n’y a pas de compte : tout est enregistré dans ce navigateur seulement.
mine-link = Mes parties
devices-link = Utiliser Cardshed sur un autre appareil
your-name = Ton nom
your-colour = Ta couleur
colour-brick = Rouge brique
colour-amber = Ambre
colour-moss = Vert mousse
colour-teal = Bleu canard
colour-sky = Bleu ciel
colour-plum = Prune
colour-rose = Rose
colour-slate = Gris ardoise
guest-1 = Hérisson
guest-2 = Rouge-gorge
guest-3 = Blaireau
guest-4 = Écureuil
guest-5 = Merle
guest-6 = Coccinelle
guest-7 = Mulot
guest-8 = Bourdon

## The first page

home-title = Entre, les cartes sont prêtes
home-text = Quatre jeux de cartes à une table chaleureuse : contre des bots quand tu veux, ou entre amis avec un simple lien.
home-you-are = Ton nom à table : { $name }.
home-change-name = Changer
code-have = J’ai un code
code-label = Le code qu’on t’a donné
code-note = Cinq lettres et chiffres, en majuscules ou non.
code-enter = Rejoindre la table
code-no-unknown-code = Aucune table n’attend sous ce code. Tu as peut-être mal entendu, ou les cartes sont déjà distribuées : demande alors le lien.
code-no-too-fast = Ça fait beaucoup de codes. Fais une petite pause, ou demande le lien : lui marche toujours.
home-games = Les jeux
home-go-on = Reprendre une partie
home-about = Aperçu
home-rules = Toutes les règles
home-wishes = { $level } · { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
home-wishes-change = Changer la façon de jouer à { $title }
home-foot = Pas d’inscription, pas de publicité, et un mélange équitable que chacun peut vérifier.
seats-range = { $low }–{ $high } joueurs
play-now = Jouer
with-friends = Entre amis
preparing = Préparation…
preparing-starts = La partie va commencer…
preparing-note = On découpe les cartes : seulement la première fois, environ une demi-minute par jeu.
ticket-lobby = attend des joueurs
ticket-yours = à toi de jouer
ticket-others = en cours
ticket-aside = règles corrigées, prête pour une nouvelle partie

## A new table

order-title = { $title } à ta façon
order-level = Quelle force pour les bots ?
order-seats = Joueurs
order-seats-note = Y compris toi.
order-pace = À quel rythme jouent les bots ?
pace-calm = Tranquille
pace-normal = Normal
pace-quick = Rapide
option-seats = Seulement à { $seats } joueurs.
option-most = À { $count } joueurs, { $most } au plus.
option-usual = Le nombre habituel à { $count } joueurs.
option-to-usual = Revenir à { $value }, comme d’habitude à { $count } joueurs
order-options = Options et variantes
order-clock = Temps par tour
order-clock-note = Une fois le temps écoulé, un coup est joué à ta place.
clock-none = Illimité
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
order-hints = Indices
order-hints-note = Un bouton montre un bon coup.
order-talk = Discussion libre
order-talk-note = À table, chacun écrit ce qu’il veut, et les spectateurs peuvent s’en mêler. On peut toujours choisir de ne plus entendre quelqu’un.
order-option = Cette table ne peut pas être réglée ainsi : vérifie « { $name } ».
order-refused = Cette table ne peut pas être réglée ainsi. Change quelque chose et réessaie.
order-too-many = Que de tables à la fois ! Attends un petit instant.

## The lobby

lobby-title-mine = Qui vient jouer ?
lobby-title-invited = { $name } t’invite à jouer
lobby-title-guest = { $name } te reçoit à sa table
lobby-seats = Autour de la table
lobby-seat-open = Place libre
lobby-seat-open-note = pour qui a le lien
lobby-seat-you = c’est toi
lobby-seat-maker = a ouvert cette table
lobby-seat-person = est là
lobby-seat-away = pas là pour l’instant
lobby-seat-bot = Bot · { $level }
lobby-seat-to-bot = Donner à un bot
lobby-seat-level = Niveau : { $name }
lobby-seat-free-again = Renvoyer { $name } et libérer la place
lobby-seat-number = place { $number }
lobby-swap = Échanger les places : { $one } et { $other }
lobby-sit-here = M’asseoir ici
lobby-start = Distribuer les cartes
lobby-fill = { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
}
lobby-open-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-waiting = On attend que la donne commence : c’est à { $name } de distribuer.
lobby-join = Prends place
lobby-sit = M’asseoir
lobby-or-watch = Ou regarde, tout simplement : tu verras la table, mais aucune carte cachée.
lobby-full = La table est complète
lobby-full-note = Tu peux rester regarder : tu verras la table, mais aucune carte cachée.
lobby-you = Ton nom et ta couleur
lobby-rename = Les utiliser ici
lobby-stand = Rendre la place
lobby-settings = Réglages de la table
lobby-settings-note = C’est la personne qui a ouvert la table qui en décide.
lobby-seats-least = Pas moins : { $name } occupe la place { $number }.
lobby-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
invite-title = Invite tes amis
invite-text = Avec ce lien, on peut s’asseoir ou regarder. Rien à installer, aucune inscription.
invite-here-only = Cette adresse ne marche que sur cet ordinateur. Pour des invités sur ton réseau, démarre la table de façon à ce qu’ils la trouvent :
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Lien copié.
invite-copy-by-hand = Le lien est sélectionné : copie-le à la main.
invite-share = Partager
invite-message = Viens jouer aux cartes avec moi !
invite-code = Ou dicte ce code au téléphone :
invite-code-note = Il se saisit sur la page d’accueil et reste valable jusqu’à la donne.
invite-qr = Code QR du lien vers cette table
invite-qr-note = Ou scanne-le avec un téléphone.

## When the table says no

no-taken = Quelqu’un a été plus rapide : cette place est prise.
no-seated = Impossible à si peu : une de ces places est déjà occupée.
no-not-maker = Seule la personne qui a ouvert la table peut le faire.
no-not-now = Ce n’est pas possible pour l’instant.
no-barred = À cette table, tu peux seulement regarder.
no-paused = La partie est en pause.
no-not-ready = Le jeu se prépare encore. Réessaie dans un instant.
no-bad-option = Ces réglages ne vont pas ensemble.
no-too-fast = Pas si vite, s’il te plaît !
no-full = Le journal de cette table est plein. Ouvre-en une nouvelle.
no-busy = Il y a trop à faire pour l’instant. Réessaie dans un moment.
no-bad-name = Ce nom ne peut pas être affiché. Choisis-en un autre.
no-other = Ça n’a pas marché. Réessaie.
