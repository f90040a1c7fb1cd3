about = Débarrasse-toi de tes cartes avant tout le monde : suis la couleur, le chiffre ou le symbole, et surveille la défausse même quand ce n’est pas ton tour, car qui a exactement la même carte peut intercepter. Les +2 et les +4 s’additionnent, des mains entières changent de propriétaire, et les boucliers évitent le pire. Et quand il ne te reste qu’une carte, n’oublie pas d’annoncer SOLO !
tagline = Pose, intercepte et annonce SOLO !
minutes = 15–25 min

section-setup = Mise en place
SO-01 = Le jeu compte 120 cartes. Dans chaque couleur : deux cartes de chaque chiffre de 1 à 9, deux « passe ton tour », deux changements de sens, deux +2, un échange et un cadeau. Les cartes noires sont quatre choix de couleur, quatre +4, quatre rotations et un bouclier pour chaque couleur d’éclair ({ -ruling }).
SO-02 = Si l’option `extras` est désactivée, on retire les cadeaux et les boucliers : il reste 112 cartes.
SO-03 = On joue de 2 à 10, et chaque joueur reçoit huit cartes. Les cartes restantes forment la pioche, face cachée, dont on retourne la première carte pour commencer la défausse.
SO-04 = La graine aléatoire de la partie désigne le premier donneur ; à chaque manche, la donne passe au joueur suivant, vers la gauche ({ -ruling }). À chaque manche, c’est le joueur placé après le donneur qui commence, et le jeu part vers la gauche.
SO-05 = Si la carte retournée est un chiffre, le jeu commence simplement. Un « passe ton tour », un changement de sens ou un +2 agit comme si le donneur l’avait posé. Toute autre carte va sous la pioche, et on retourne la suivante ({ -ruling }).
SO-06 = Les cartes de chaque main sont secrètes. Tout le monde peut voir le nombre de cartes de chaque main, la défausse, le sens du jeu, la couleur en vigueur et les cartes dues.

section-turn = Un tour
SO-10 = À ton tour, tu poses une carte de ta main qui a la couleur en vigueur, ou qui porte le chiffre ou le symbole de la carte du dessus, ou qui est noire.
    .refusal = Tu ne peux poser qu’une carte de ta propre main qui a la couleur en vigueur, qui porte le chiffre ou le symbole de la carte du dessus, ou qui est noire.
SO-11 = Si tu ne peux pas poser de carte, ou si tu ne le veux pas ({ -ruling } : ne pas vouloir suffit), tu en pioches une. Tu peux poser aussitôt la carte piochée si elle convient, ou la garder, puis le tour passe. La question t’est posée même si la carte ne convient pas, pour que personne ne puisse rien en déduire ({ -ruling }).
    .refusal = Tu ne peux piocher qu’une fois et seulement à ton tour ; ensuite tu peux seulement poser la carte piochée, si elle convient, ou choisir `keep`, et `keep` n’est possible qu’après avoir pioché.
SO-12 = Dès qu’une carte de couleur est posée, sa couleur devient la couleur en vigueur.

section-jumping = Intercepter
SO-20 = Si tu as exactement la carte qui se trouve sur le dessus de la défausse (même couleur et même chiffre, même couleur et même symbole, ou la même carte noire), tu peux la poser aussitôt, que ce soit ton tour ou non. Tu peux le faire même sur une carte que tu as posée toi-même, et aussi avec des cartes noires ({ -ruling }). De chaque échange, cadeau et bouclier, il n’existe pas de second exemplaire.
    .refusal = Hors de ton tour, tu ne peux poser qu’exactement la carte qui est sur le dessus de la défausse, et tu dois l’avoir en main.
SO-21 = Après une interception, le jeu continue avec le joueur placé après celui qui a intercepté ; une carte action agit à partir de là.
SO-22 = ({ -ruling }) On peut intercepter tant que la carte est sur le dessus et qu’aucune réponse (SO-50) n’est attendue. Des cartes dues ne comptent pas comme une réponse attendue : sur un +2 ou un +4 dont les cartes n’ont pas encore été prises, intercepter, c’est surenchérir (SO-33). Un joueur qui a pioché et qui réfléchit encore (SO-11) garde la carte piochée et n’a plus rien à décider quand quelqu’un intercepte ; lui-même ne peut poser que la carte piochée.
    .refusal = Ce n’est pas ton tour, et hors de ton tour tu peux seulement intercepter.
SO-23 = On peut aussi intercepter sur la carte retournée au début (SO-05) ({ -ruling }).

section-actions = Cartes action
SO-30 = Passe ton tour : le joueur suivant perd son tour.
SO-31 = Changement de sens : le sens du jeu s’inverse, et le joueur suivant est donc celui qui se trouve de l’autre côté. À deux joueurs, celui qui l’a posé rejoue simplement ({ -ruling } ; le sens s’inverse quand même, et on ne demande de bouclier à personne).
SO-32 = +2 : le joueur suivant prend deux cartes et le tour passe ({ -ruling }), à moins qu’il ne surenchérisse. Tant que des cartes sont dues, le joueur dont c’est le tour peut seulement surenchérir, poser un bouclier ou choisir `take` ; les autres peuvent encore intercepter.
    .refusal = Tant que tu dois des cartes, tu peux seulement surenchérir, poser un bouclier ou choisir `take`, et `take` n’est possible que si tu dois des cartes.
SO-33 = Surenchérir : au lieu de prendre les cartes, tu poses une autre carte +2 ou +4 ; les nombres s’additionnent, et le joueur suivant fait face au total. L’option `raise` fixe quelle carte peut surenchérir sur quelle autre ({ -ruling }) : par défaut, un +2 de n’importe quelle couleur ou un +4 sur un +2, et un +4 sur un +4.
    .refusal = Selon les règles de cette table, cette carte ne peut pas surenchérir sur celle de la défausse.
SO-34 = Choix de couleur : il peut être posé sur n’importe quelle carte, et celui qui le pose nomme la couleur en vigueur.
    .refusal = Nomme la couleur avec la carte, comme dans `color:B`.
SO-35 = +4 : il peut être posé sur n’importe quelle carte ; celui qui le pose nomme la couleur en vigueur, et le joueur suivant prend quatre cartes ou surenchérit.
    .refusal = Nomme la couleur avec la carte, comme dans `+4:G`.
SO-36 = Échange : tu peux échanger toute ta main avec un joueur de ton choix, ou ne pas le faire.
    .refusal = Avec un échange, tu peux choisir un autre joueur ou personne, mais pas toi-même.
SO-37 = Rotation : elle peut être posée sur n’importe quelle carte ; chaque joueur passe toute sa main au joueur suivant dans le sens du jeu. La couleur en vigueur reste ce qu’elle était ({ -ruling }).
SO-38 = Cadeau : tu choisis un autre joueur et tu lui donnes deux cartes de ta main, que vous êtes seuls à voir tous les deux. Le joueur choisi répond d’abord (SO-50) ; ensuite tu choisis les cartes une par une, et chacune change de main aussitôt. S’il ne te reste qu’une ou deux cartes (après une éventuelle pénalité selon SO-60), elles sont données automatiquement et tu as ainsi terminé (SO-70 ; { -ruling } : la manche prend fin) ; ces cartes comptent dans la main de celui qui les reçoit. Si un bouclier refuse le cadeau, tu gardes les cartes et tu n’as pas terminé.
    .refusal = Un cadeau doit désigner un autre joueur (pas toi-même, et il faut un destinataire) ; `give` n’est possible que si tu dois remettre une carte que tu as en main, et rien d’autre n’est possible tant que le cadeau n’est pas remis.
SO-39 = Bouclier : il peut être posé sur n’importe quelle carte, quand c’est ton tour ; la couleur de son éclair devient la couleur en vigueur.

section-shield = Répondre par un bouclier
SO-50 = Un joueur touché par une carte action peut répondre en posant un bouclier : quand il doit prendre des cartes (au lieu de les prendre), quand il doit passer son tour, quand il est choisi pour un échange ou un cadeau, et quand les mains tournent. Avec `extras`, ceux que touche un « passe ton tour », un échange, un cadeau ou une rotation sont toujours interrogés, qu’ils aient un bouclier ou non, pour que la question ne révèle rien ({ -ruling }) ; pour une rotation, tous les autres joueurs sont interrogés, dans n’importe quel ordre. Tant que des réponses ou des cadeaux sont attendus, c’est encore le tour du joueur qui a posé la carte. Sans `extras`, personne n’est interrogé.
    .refusal = Seuls ceux qui sont interrogés peuvent répondre, par `accept` ou par un bouclier, et `accept` n’est possible que si tu es parmi eux.
SO-51 = Le bouclier annule l’effet pour le joueur qui le pose : aucune carte n’est prise (ce qui était dû est oublié, { -ruling }), le « passe ton tour » ne le touche pas (poser le bouclier est son tour), l’échange ou le cadeau n’a pas lieu, ou la rotation saute ce joueur, qui garde sa main.
SO-52 = Après un bouclier posé en réponse, le jeu continue avec le joueur placé après celui qui l’a posé, et la couleur en vigueur est celle de son éclair. Si plusieurs boucliers répondent à une même rotation, chacun change la couleur au moment où il est posé, et le dernier détermine qui continue ({ -ruling }).
SO-53 = Un bouclier ne peut rien contre un changement de sens ni contre un choix de couleur, si ce n’est qu’il peut être posé quelle que soit la couleur.
SO-54 = Tant que des réponses sont attendues, personne d’autre n’agit. Si un bouclier posé en réponse est la dernière carte de son joueur, la manche s’arrête aussitôt et ce qui était en suspens est abandonné ({ -ruling }).
    .refusal = Des réponses sont encore attendues, et d’ici là personne d’autre ne peut agir.

section-calling = Annoncer SOLO
SO-60 = Si tu poses ton avant-dernière carte, tu dois annoncer SOLO en même temps. Sinon, tu pioches aussitôt deux cartes, avant l’effet de la carte elle-même ({ -ruling }). Cela vaut aussi bien à ton tour qu’en interceptant ou en répondant.
SO-61 = ({ -ruling }) Ce qui compte, c’est ta main juste après la pose, avant tout effet : l’annonce est refusée s’il ne reste pas alors exactement une carte. Si un échange, une rotation ou un cadeau te laisse une seule carte, tu ne dois aucune annonce. Les cartes de pénalité sont piochées dans la limite de celles qui restent.
    .refusal = Tu ne peux annoncer SOLO que s’il te reste exactement une carte en main juste après la pose.

section-end = La fin
SO-70 = Celui qui pose sa dernière carte (ou la donne, voir SO-38) gagne aussitôt la manche ; cette dernière carte n’a plus aucun effet, et ce qui était dû est oublié ({ -ruling }). Un échange ou un cadeau posé en dernier ne désigne personne ; un `color` ou un `+4` posé en dernier nomme quand même une couleur.
    .refusal = Quand un échange ou un cadeau est ta dernière carte, tu le poses sans désigner personne.
SO-71 = Tous les autres additionnent les points de pénalité des cartes qu’ils ont en main : les chiffres comptent leur valeur, un changement de sens 10, un « passe ton tour » 20, un +2, un échange ou un cadeau 30, une rotation, un choix de couleur ou un bouclier 40, et un +4 compte 50.
SO-72 = La partie se termine avec la manche après laquelle un joueur a plus de 300 points (l’option `limit` change ce nombre ; avec 0, on joue une seule manche). Celui qui a le moins de points gagne ; les joueurs à égalité partagent la victoire.
    .refusal = La partie est terminée, on ne peut donc plus jouer aucun coup.
SO-73 = Quand la pioche est vide, on mélange la défausse sans sa carte du dessus pour former une nouvelle pioche. S’il y a trop peu de cartes pour piocher ou pour un `take`, tu prends ce qu’il y a et le reste t’est épargné. S’il n’y a plus rien du tout à piocher, `draw` n’est pas permis : celui qui peut poser une carte en pose une, et celui qui ne le peut pas passe ({ -ruling }) ; `take` reste permis, ne prend rien et ne compte pas comme un `pass`.
    .refusal = Quand il n’y a rien à piocher, pose une carte si tu le peux ; `pass` n’est possible que si tu ne peux ni poser ni piocher.
SO-74 = Si tous les joueurs passent ainsi l’un après l’autre, la manche est bloquée et se termine sans gagnant ; chacun compte sa main ({ -ruling }).
SO-75 = ({ -ruling }) Une manche qui atteint 10 000 coups est bloquée et se termine comme en SO-74.

section-options = Options
option-extras = Jouer avec les cadeaux et les boucliers (120 cartes) ou sans eux (112 cartes).
    .name = Cadeaux et boucliers
option-raise = Quelles cartes +2 et +4 permettent de surenchérir sur quelles autres.
    .name = Surenchère
option-raise-same = À l’identique : +2 sur +2, +4 sur +4
option-raise-up = Aussi +4 sur +2
option-raise-any = Aussi +4 sur +2, et +2 de la couleur en vigueur sur +4
option-limit = La partie se termine dès que quelqu’un a plus de points que ce nombre après une manche ; avec 0, on joue une seule manche.
    .name = Limite de points
house-hand = Combien de cartes chaque joueur reçoit.
house-penalty = Combien de cartes tu pioches si tu oublies d’annoncer SOLO ; avec 0, on peut se passer de l’annonce.
house-color-cards = Combien il y a de choix de couleur.
house-draw-fours = Combien il y a de +4.

section-moves = Coups
move-lay = Poser cette carte : à ton tour, en interceptant ou, si c’est un bouclier, en réponse.
move-colour = Poser la carte et nommer la couleur en vigueur.
move-target = Poser la carte et choisir le joueur de la place 2.
move-untargeted = Poser un échange sans échanger les mains, ou poser un échange ou un cadeau comme dernière carte.
move-call = La même chose avec `!` à la fin (`R5!`, `+4:G!`, `Rswap@2!`) : poser la carte et annoncer SOLO.
move-draw = Piocher une carte.
move-keep = Après avoir pioché : ne pas poser la carte piochée.
move-take = Prendre toutes les cartes dues ; le tour passe.
move-accept = Répondre à un « passe ton tour », un échange, un cadeau ou une rotation en laissant faire.
move-give = Remettre une carte d’un cadeau, une à la fois.
move-pass = Passer parce que tu n’as rien à poser et qu’il n’y a rien à piocher.
SO-80 = ({ -ruling }) Un coup s’écrit comme dans le tableau des coups ; rien d’autre n’est un coup.
    .refusal = Ce n’est pas un coup de ce jeu, ou pas à une table de cette taille.

colour-R = rouge
colour-G = vert
colour-B = bleu
colour-Y = jaune

card-skip = Passe ton tour
card-turn = Changement de sens
card-plus2 = +2
card-swap = Échange
card-gift = Cadeau
card-color = Choix de couleur
card-plus4 = +4
card-rotate = Rotation
card-shield = Bouclier
