### Hawaiki: rule texts (French)

about = Trois piles ouvertes, six cartes en main et une seule envie : s’en débarrasser avant tout le monde. Suis la couleur ou la valeur, repère les combinaisons que forme ta carte et annonce-les avant que quelqu’un ne remarque ton oubli. Et quand on te fait piocher, n’oublie pas les bonnes manières : un merci t’épargne une carte.
tagline = Ouvre l’œil, annonce et dis merci !
minutes = 20–30 min

combo-pair = Paire
combo-suite = Suite
combo-colour = Couleur
combo-three = Brelan

colour-R = rouge
colour-O = orange
colour-G = vert
colour-B = bleu
colour-P = violet

section-setup = Mise en place

HW-01 = Il y a 70 cartes : deux séries identiques de 35, avec les valeurs de 1 à 7 en cinq couleurs ({ -ruling } : rouge, orange, vert, bleu et violet). Le jeu est prévu pour 2 à 6 joueurs.
HW-02 = Chacun commence la partie avec 10 jetons, ou un autre nombre (HW-53).
HW-03 = ({ -ruling }) Le sort désigne qui commence la première manche.
HW-04 = À chaque manche, on distribue à nouveau à partir des 70 cartes : chaque joueur en reçoit six, et trois cartes retournées face visible commencent les trois piles de défausse. Ces piles sont entièrement visibles, de haut en bas. Toutes les autres cartes forment la pioche, face cachée.
HW-05 = ({ -ruling }) Si les trois cartes de départ montrent une combinaison, elle compte comme déjà présente.

section-turn = Un tour

HW-10 = À ton tour, tu poses une carte sur l’une des piles ; elle doit avoir la valeur ou la couleur de la carte qu’elle recouvre. Si tu ne peux pas ou ne veux pas, tu pioches une carte à la place et la prends en main. Cela termine ton tour : la carte piochée attendra un tour suivant.
    .refusal = Tu ne peux poser qu’une carte que tu as en main, et seulement sur une pile dont la carte du dessus a sa valeur ou sa couleur.
HW-11 = Si ta carte forme une combinaison, tu l’annonces par son nom avant de poser la carte : annoncer et poser ne font qu’un seul coup.
HW-12 = Ensuite, c’est au joueur suivant, à gauche, de jouer, sauf si une combinaison que tu as annoncée te donne un autre tour.
    .refusal = Ce n’est pas ton tour.

section-combinations = Combinaisons

HW-20 = « Paire » : la carte que tu poses est identique, en couleur et en valeur, à celle qu’elle recouvre. Tu rejoues.
HW-21 = « Suite » : les cartes du dessus des trois piles ont des valeurs consécutives, dans n’importe quel ordre. Tu désignes un autre joueur, qui pioche une carte, et tu rejoues.
    .refusal = Seul le joueur qui vient d’annoncer une « suite » ou une « couleur » désigne qui pioche, et pour une « suite », c’est un autre joueur et un seul.
HW-22 = « Couleur » : les cartes du dessus des trois piles ont toutes la même couleur. Tu désignes un autre joueur, qui pioche deux cartes, ou deux autres joueurs, qui en piochent une chacun, et tu rejoues.
    .refusal = On ne désigne deux joueurs que juste après avoir annoncé une « couleur ».
HW-23 = « Brelan » : les cartes du dessus des trois piles ont toutes la même valeur. Tous les autres joueurs piochent une carte, et tu rejoues.
HW-24 = ({ -ruling }) Rejouer n’est pas un choix mais une obligation, et c’est un tour complet : tu poses une carte, ou tu pioches.
    .refusal = Rien d’autre n’est possible avant que l’effet de la combinaison soit décidé : le joueur qui l’a annoncée doit d’abord désigner qui pioche.
HW-25 = Une combinaison ne compte que si elle n’était pas là avant que la carte soit posée. Une « suite » compte de nouveau quand ses valeurs diffèrent de celles de la « suite » qui était là : 1-2-3 qui devient 2-3-4 compte.
HW-26 = Une carte ne forme jamais deux combinaisons à la fois. La carte posée garde la couleur ou la valeur de celle qu’elle recouvre : une nouvelle « couleur » laisse donc les valeurs telles quelles, une nouvelle « suite » ou un nouveau « brelan » laisse les couleurs telles quelles, et une « paire » laisse les deux.
HW-27 = ({ -ruling }) Personne ne se désigne soi-même.
    .refusal = Tu ne peux pas te désigner toi-même.
HW-28 = ({ -ruling }) Tu ne peux pas annoncer une combinaison que ta carte ne forme pas : un tel coup est refusé.
    .refusal = Ta carte ne forme pas la combinaison que tu annonces, ou celle-ci était déjà là avant ta carte.

section-forgetting = Les oublis

HW-30 = Une combinaison que tu formes sans l’annoncer ne produit rien d’elle-même. Si un autre joueur l’annonce à ta place, elle n’a aucun effet et tu pioches une carte pour l’avoir oubliée.
HW-31 = ({ -ruling }) Si tu oublies d’annoncer, le tour passe comme s’il n’y avait pas de combinaison. Jusqu’à ce que quelqu’un pose une carte, pioche pour son tour, fasse un sacrifice ou prenne une deuxième chance, tu peux encore l’annoncer en retard (le tour te revient aussitôt, puis ses effets s’appliquent), et tout autre joueur peut la contrer (HW-30). C’est le premier à parler qui en décide. Personne ne peut l’annoncer avant que tu aies décidé quoi cacher (HW-50).
    .refusal = Aucune combinaison oubliée ne peut être annoncée en ce moment, ou bien le joueur qui a posé la carte doit d’abord décider quoi cacher.
HW-33 = Chaque joueur désigné pour piocher répond d’abord : « merci » pour une carte, « merci beaucoup » pour deux. Celui qui dit autre chose, ou rien du tout, pioche une carte de plus : deux au lieu d’une, ou trois au lieu de deux.
    .refusal = Ceux qui doivent piocher doivent d’abord répondre, ou bien personne n’attend de merci de ta part en ce moment.
HW-34 = ({ -ruling }) Lors d’un « brelan », chacun des autres joueurs doit dire merci pour lui-même. Les réponses viennent dans n’importe quel ordre et chacun pioche en répondant ; là où les mercis sont dits pour tout le monde (HW-54), cela se fait dans l’ordre, à partir de la gauche du joueur qui a formé la combinaison. Un joueur qui a été contré ne doit aucun merci.

section-end = La fin

HW-40 = Quand un joueur pose sa dernière carte, la manche se termine, juste après les effets d’une combinaison annoncée avec cette carte. ({ -ruling } : après une dernière carte, il n’y a plus ni annonce tardive ni contre.)
HW-41 = Chaque joueur rend un jeton par carte restant dans sa main ({ -ruling } : dans la limite de ses jetons).
HW-42 = Le joueur qui a posé sa dernière carte commence la manche suivante.
HW-43 = La partie se termine avec la manche après laquelle un joueur n’a plus de jeton. Celui qui a le plus de jetons gagne ; en cas d’égalité, la victoire est partagée.
    .refusal = La partie est terminée.
HW-44 = Quand la pioche est vide, les cartes qui se trouvent sous les trois cartes du dessus des piles sont mélangées pour former une nouvelle pioche. ({ -ruling } : s’il n’y en a pas, on pioche sans rien prendre.)
HW-45 = ({ -ruling }) La manche est bloquée dès que, pour chaque joueur, la dernière pioche faite comme tour n’a rien donné (HW-44), sans qu’aucune carte ait été posée entre-temps. Elle se termine alors sans qu’une deuxième chance soit proposée, et HW-41 s’applique à tout le monde. Le joueur à gauche de celui qui a commencé celle-ci commence la suivante.
HW-46 = ({ -ruling }) Une manche qui atteint 10 000 coups est bloquée et se termine comme en HW-45.

section-variants = Variantes (toutes désactivées par défaut)

HW-50 = « Une de cachée » : toutes les mains sont visibles, sauf une carte cachée par joueur. Si tu poses ta carte cachée, tu peux cacher à la place une de tes cartes visibles. ({ -ruling } : la dernière carte qu’on te distribue est ta carte cachée ; les cartes que tu pioches restent visibles ; tu décides quoi cacher juste après avoir posé, avant tout effet, et si ta main est vide, on ne te demande rien ; si tu laisses toutes tes cartes visibles, tu n’as plus de carte cachée pour le reste de la manche.)
    .refusal = Avec « Une de cachée », seule ta carte cachée se pose comme telle ; tu ne peux cacher une carte visible, ou les laisser toutes visibles, que juste après l’avoir posée, et il faut le décider avant toute autre chose.
HW-51 = « Sacrifice » : une fois par manche, à ton tour (y compris un tour supplémentaire) et avant de poser ou de piocher, tu peux rendre un jeton pour mettre la carte du dessus d’une pile sous la pioche. Ce n’est pas permis avec une seule carte en main. ({ -ruling } : seulement si tu as un jeton ; seulement sur une pile d’au moins deux cartes ; ce que montrent ensuite les piles compte comme déjà présent pour HW-25 ; si la pioche est vide, la carte devient la pioche.)
    .refusal = Un sacrifice n’est possible qu’avec cette variante, une fois par manche, à ton tour avant de poser ou de piocher, si tu as un jeton et au moins deux cartes en main, et sur une pile d’au moins deux cartes.
HW-52 = « Deuxième chance » : une fois par manche, à ton tour, tu peux rendre un jeton pour rejouer, mais pas pour poser ta dernière carte. ({ -ruling } : elle est proposée au moment où ton tour passerait, après avoir posé une carte ou pioché, si tu as un jeton et au moins deux cartes en main et ne l’as pas encore utilisée dans cette manche ; sinon, on ne te demande rien ; un tour qu’une combinaison te donne ensuite n’est pas celui que tu as acheté, et tu peux y poser ta dernière carte ; une combinaison oubliée en posant cette carte reste ouverte jusqu’à ce que tu prennes ta deuxième chance ou, si tu y renonces, jusqu’à ce que le joueur suivant agisse.)
    .refusal = Tu ne peux prendre une deuxième chance, ou y renoncer, que quand elle t’est proposée, et le jeu ne continue qu’une fois ce choix fait.
HW-53 = Chacun commence avec 10 jetons, ou 6 pour une partie plus courte ({ -ruling } : n’importe quel nombre de 1 à 10).
HW-54 = ({ -ruling }) Chacun dit merci lui-même, sauf si la table le dit pour tout le monde.

section-options = Options

option-one-hidden = Les mains sont visibles, sauf une carte cachée par joueur.
    .name = Une de cachée
option-sacrifice = Une fois par manche, rends un jeton pour mettre la carte du dessus d’une pile sous la pioche.
    .name = Sacrifice
option-second-chance = Une fois par manche, rends un jeton pour rejouer, mais pas pour poser ta dernière carte.
    .name = Deuxième chance
option-tokens = Le nombre de jetons de départ ; avec 6, la partie est plus courte.
    .name = Jetons
option-courtesy = Quand on doit piocher, on dit merci soi-même, ou c’est dit pour tout le monde.
    .name = Dire merci
option-courtesy-spoken = Soi-même
option-courtesy-automatic = Automatique
purist = Pour les puristes
    .note = La page ne montre pas quelles cartes se combinent : tu l’annonces toi-même, comme à une vraie table, et tu remarques toi-même ce que les autres oublient.
house-hand = Combien de cartes chacun reçoit à chaque manche.
    .name = Cartes en main
house-extra-tokens = Combien de jetons chacun reçoit en plus des jetons habituels.
    .name = Jetons en plus
house-penalty = Combien de cartes tu pioches quand un autre joueur annonce la combinaison que tu as oubliée.
    .name = Cartes par oubli

section-moves = Coups

move-lay = Poser `R5`, le 5 rouge, sur la pile 2 (les piles vont de 1 à 3) sans rien dire ; les autres couleurs sont `O` orange, `G` vert, `B` bleu et `P` violet.
move-lay-hidden = « Une de cachée » : poser la carte cachée `R5` sur la pile 2 ; le `*` marque toujours la carte cachée.
move-announce = Poser la carte et annoncer la combinaison qu’elle forme : `!pair` pour « paire », `!suite` pour « suite », `!colour` pour « couleur », `!three` pour « brelan ».
move-draw = Piocher une carte ; ton tour se termine.
move-designate = Désigner la place 2 (les places se comptent à partir de 0), qui pioche une carte pour une « suite », deux cartes pour une « couleur ».
move-designate-two = Pour une « couleur » : désigner les places 1 et 3, qui piochent une carte chacune ; la place au plus petit numéro s’écrit en premier.
move-thanks = Ta réponse quand tu dois piocher : `thanks` (merci) pour une carte, `thanks-a-lot` (merci beaucoup) pour deux, `silent` pour ne rien dire.
move-call = Annoncer une combinaison oubliée : en retard, si c’est toi qui l’as oubliée ; comme contre, si c’est un autre. Refusé quand rien n’est ouvert.
move-sacrifice = « Sacrifice » : la carte du dessus de la pile 2 va sous la pioche.
move-again = « Deuxième chance » : la saisir avec `again`, ou laisser passer le tour avec `end`.
move-hide = « Une de cachée » : cacher cette carte visible, ici `R5`, ou laisser toutes tes cartes visibles avec `open`.

HW-60 = ({ -ruling }) Un coup s’écrit comme dans le tableau des coups ; tout le reste n’est pas un coup.
    .refusal = Ce n’est pas un coup de ce jeu, ou pas à une table de cette taille.
