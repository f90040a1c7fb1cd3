### Skip-Bo : les règles en français

about = Tout le monde construit les mêmes piles, de 1 à 12, et chacun veut être le premier à vider son talon. Garde la bonne carte sur une pile de défausse, glisse un joker au bon moment et surveille ce que tu offres aux autres. Un jeu vite appris, à jouer chacun pour soi ou en équipes.
tagline = Compte jusqu’à douze et vide ton talon.
minutes = 20–30 min

## Set-up

section-setup = Mise en place
SB-01 = Le jeu compte 162 cartes : douze de chaque nombre de `1` à `12`, et dix-huit jokers Skip-Bo `S` ({ -ruling } : c’est la composition habituelle). Il se joue de 2 à 6 joueurs.
SB-02 = Chaque joueur reçoit un talon : 30 cartes de 2 à 4 joueurs, 20 cartes à 5 ou 6, ou un autre nombre si la table en décide ainsi ; avec 10, c’est la partie courte. Seule la carte du dessus d’un talon est visible.
SB-03 = Le reste des cartes forme la pioche, face cachée. Tous les joueurs partagent jusqu’à quatre piles de construction, et chaque joueur peut avoir jusqu’à quatre piles de défausse à lui ; toutes sont face visible. Une pile n’existe qu’à partir de sa première carte.
SB-04 = Le sort désigne qui commence la première manche ; à chaque nouvelle manche, c’est la place suivante à gauche qui commence ({ -ruling }).
SB-05 = Les mains, vides jusqu’au premier tour de chaque joueur, et toutes les cartes face cachée sont secrètes. Tout le monde peut voir les piles de construction, les piles mises de côté, les piles de défausse, la carte du dessus des talons, ainsi que tous les nombres de cartes.

## A turn

section-turn = Un tour
SB-10 = Quand c’est ton tour, tu commences par piocher jusqu’à avoir cinq cartes en main.
    .refusal = Ce n’est pas ton tour.
SB-11 = Ensuite, tu poses autant de cartes que tu veux sur les piles de construction, une par une : de ta main, du dessus de tes piles de défausse et du dessus de ton talon.
    .refusal = Tu ne peux poser que des cartes de ta main, du dessus de tes piles de défausse ou du dessus de ton talon (en équipes, aussi de ceux de ton partenaire) : tu n’as pas cette carte en main, ou l’emplacement que tu as nommé est vide.
SB-12 = Tu termines ton tour en mettant une carte de ta main sur l’une de tes propres piles de défausse, au choix. Le livret veut que la carte du talon soit posée dès que possible et appelle cela le but du jeu, ce que les joueurs comprennent comme un conseil. Tu peux donc terminer ton tour après avoir posé autant ou aussi peu de cartes que tu veux ({ -ruling }). L’option « Le talon d’abord » fait de la lecture stricte une règle : tant que la carte du dessus de ton talon peut être posée, tu ne peux ni poser autre chose ni terminer ton tour.
    .refusal = Le tour se termine par une carte de ta main sur une pile de défausse ; avec « Le talon d’abord », tu ne peux ni poser autre chose ni terminer ton tour tant que la carte du dessus de ton talon (en équipes, aussi de celui de ton partenaire) peut être posée.
SB-13 = Si tu poses toutes les cartes de ta main sur des piles de construction, tu en pioches aussitôt cinq autres et tu continues, autant de fois que cela arrive ({ -ruling } : aussi avec une main incomplète faute de cartes dans la pioche). Te défausser de ta dernière carte en main ne te donne pas de nouvelles cartes : cela termine ton tour.
SB-14 = Quand tu poses la carte du dessus du talon, la carte suivante du talon est retournée face visible et peut être posée elle aussi.
SB-15 = Les piles de défausse acceptent n’importe quelle carte dans n’importe quel ordre, mais seule la carte du dessus de chacune peut être posée.

## Building piles

section-building = Les piles de construction
SB-20 = Une pile de construction commence par un `1` et monte de un en un jusqu’à `12`. Un joker Skip-Bo `S` remplace le nombre qui vient ensuite, quel qu’il soit, y compris le `1` et le `12`.
    .refusal = Cette pile de construction attend le nombre suivant (un 1 si elle est vide) ou un joker Skip-Bo.
SB-21 = Une pile qui a son `12` est complète et on la met de côté ; sa place est alors libre pour une nouvelle pile.
SB-22 = Il n’y a jamais plus de quatre piles de construction à la fois.

## Running out

section-running-out = Quand les cartes manquent
SB-30 = Quand il faut piocher et que la pioche est vide, les piles complètes mises de côté sont mélangées pour former une nouvelle pioche, et l’on continue de piocher. S’il n’y en a pas, le jeu continue avec les cartes qui restent ({ -ruling }). Dans ce cas, la main vide du joueur dont c’est le tour est reconstituée dès qu’une pile complète le permet ; une main seulement incomplète est complétée au prochain tour de son joueur.
SB-31 = Si tu n’as plus de carte en main et qu’il n’y a rien à piocher, tu peux encore poser des cartes de ton talon et de tes piles de défausse, et tu termines ton tour en passant ({ -ruling }). Avec une carte en main, seule une défausse termine ton tour.
    .refusal = Tu ne peux passer qu’avec une main vide ; tant que tu as une carte en main, ton tour se termine par une défausse.
SB-32 = Si tous les joueurs, l’un après l’autre, passent sans avoir posé de carte pendant ce tour, la manche est bloquée et prend fin. Le joueur (ou l’équipe) qui a le moins de cartes dans son talon la gagne (en cas d’égalité, la victoire est partagée), et elle ne rapporte aucun point ({ -ruling }). Si l’on joue aux points, la manche suivante commence.
SB-33 = ({ -ruling }) Une manche qui atteint 10 000 coups est bloquée et se termine comme en SB-32.

## The end

section-end = La fin
SB-40 = Le joueur qui pose la dernière carte de son talon gagne aussitôt la manche (en équipes, voir SB-52).
SB-41 = Quand on joue plusieurs manches (une partie aux points), le gagnant d’une manche marque 5 points par carte restant dans les talons adverses, plus 25 points. Le premier à atteindre les points fixés gagne la partie. Une manche unique est comptée de la même façon. La carte gagnante met fin à tout : après elle, aucune main n’est reconstituée et rien n’est mélangé.
    .refusal = La partie est terminée : il n’y a plus de coup à jouer.
SB-42 = ({ -ruling }) Une partie aux points qui atteint 1 000 manches s’arrête là, pour que toute partie ait une fin. Celui qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.

## Teams

section-teams = Équipes (4 ou 6 joueurs)
SB-50 = En équipes, à 4 ou 6 joueurs, ceux qui se font face sont partenaires : à quatre joueurs, chacun avec le deuxième joueur après lui, à six joueurs avec le troisième.
SB-51 = Tu peux poser des cartes du talon et des piles de défausse de ton partenaire comme des tiens, et tu peux aussi te défausser sur ses piles de défausse ({ -ruling }). Les mains restent secrètes, même entre partenaires, et ceux-ci ne doivent pas parler de stratégie pendant que l’un d’eux joue : c’est pourquoi une table en équipes ne leur offre pas de discussion privée.
    .refusal = On ne se sert des piles d’un partenaire que si l’on joue en équipes.
SB-52 = Même quand l’un des deux talons est vide, les deux partenaires jouent leurs tours comme d’habitude et l’équipe continue d’utiliser toutes ses piles de défausse. Une équipe gagne la manche quand ses deux talons sont vides, peu importe qui pose la dernière carte. Pour SB-41, on compte les talons de toutes les autres équipes, et les points sont ceux de l’équipe : ils figurent au score des deux partenaires. Pour SB-32, les équipes comparent le total de leurs talons, et avec « Le talon d’abord » les cartes du dessus des talons des deux partenaires comptent ({ -ruling }).

## Options

section-options = Options
option-stock = Combien de cartes chacun doit écouler ; avec 10, c’est la partie courte.
    .name = Cartes du talon
option-points = La partie dure jusqu’à ce que quelqu’un les atteigne (500 dans le livret) ; avec 0, on joue une seule manche.
    .name = Points pour gagner
option-teams = Deux partenaires se font face et partagent leurs piles.
    .name = Équipes
option-stock-first = Tant que la carte du dessus de ton talon peut être posée, tu ne peux rien faire d’autre.
    .name = Le talon d’abord
house-hand = Jusqu’à combien de cartes en main tu pioches, au début de ton tour et quand ta main est vide.
    .name = Cartes en main
house-extra-stock = Combien de cartes chaque talon a en plus des cartes habituelles.
    .name = Cartes en plus au talon
house-jokers = Combien il y a de jokers Skip-Bo.
    .name = Jokers

## Moves

section-moves = Les coups
move-lay = Poser cette carte de ta main sur la pile de construction de ce numéro (`b1` à `b4`).
move-stock = Poser la carte du dessus de ton talon sur cette pile de construction.
move-lay-discard = Poser la carte du dessus de ta pile de défausse de ce numéro (`d1` à `d4`) sur cette pile de construction.
move-discard = Te défausser de cette carte de ta main sur ta pile de défausse de ce numéro (`d1` à `d4`) ; cela termine ton tour.
move-pass = Terminer ton tour avec une main vide (SB-31).
move-partner = En équipes, la même chose avec les piles de ton partenaire : poser la carte du dessus de son talon ou de l’une de ses piles de défausse, ou te défausser d’une carte de ta main sur l’une de ses piles de défausse, ce qui termine ton tour.
SB-60 = ({ -ruling }) Un coup s’écrit comme dans le tableau des coups ; tout le reste n’est pas un coup.
    .refusal = Ce n’est pas un coup de ce jeu.
SB-61 = ({ -ruling }) Les emplacements vides se valent. Parmi les piles de construction vides, et parmi les piles de défausse vides d’un même joueur, on n’utilise donc que celle qui porte le plus petit numéro.
    .refusal = Les emplacements vides se valent : utilise celui qui porte le plus petit numéro.
