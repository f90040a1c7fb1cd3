### Les mots du rapport du laboratoire

## La page

lab-title = { $title } au laboratoire
lab-title-compare = { $title } au laboratoire : variantes côte à côte
lab-subtitle = { $games } parties à { $seats } joueurs, jouées par { $bots }
lab-contents = Questions
lab-short = En bref
lab-variant-plain = le jeu tel que réglé
lab-variant-default = Le jeu selon son livret, sans rien changer.
lab-option-set = { $name } : { $value ->
    [true] oui
    [false] non
   *[other] { $value }
}
lab-house = règle maison
lab-house-note = Cette page essaie des règles maison : des valeurs que le livret de règles ne connaît pas. Elles sont signalées partout où elles apparaissent.
lab-few-note = Avec moins de { $few } parties, les intervalles sont approximatifs, surtout ceux des cartes. Fais-en jouer plus avant de t’y fier.

## Nombres et différences

lab-interval = ({ $low } à { $high })
lab-change = { $value } ({ $low } à { $high })
lab-change-points = { $change } points de pourcentage
lab-change-first = la référence
lab-change-none = aucune différence nette
lab-compared = { $measure }, par rapport à { $first } : { $changes }.
lab-compared-one = { $variant } { $change }
lab-compared-rest = { $measure } : aucune différence nette pour { $names }.
lab-from = { $value } et plus

lab-measure-minutes = Minutes par partie
lab-measure-decisions = Décisions par partie
lab-measure-turns = Tours par partie
lab-measure-rounds = Manches par partie
lab-measure-first = Parties gagnées par celui qui commence
lab-measure-lead-changes = Changements de tête par partie
lab-measure-comebacks = Parties avec un retournement
lab-measure-shared = Parties à victoire partagée
lab-measure-unwon = Parties sans vainqueur
lab-measure-blocked = Parties avec une manche bloquée
lab-measure-luck = Part du hasard contre { $weak }

lab-unit-share = pour cent des parties
lab-unit-decisions = décisions par partie
lab-unit-turns = tours par partie
lab-unit-rounds = manches par partie
lab-unit-minutes = minutes par partie
lab-unit-luck = pour cent de hasard
lab-unit-times = fois par partie
lab-unit-points = points
lab-unit-lead-changes = changements de tête par partie
lab-unit-settled = part des tours de la partie après laquelle la tête ne change plus
lab-unit-change = changement, { $unit }
lab-unit-change-share = changement en points de pourcentage

lab-head-variant = variante
lab-head-option = option
lab-head-mean = moyenne (intervalle à 95 %)
lab-head-change = changement (intervalle à 95 %)
lab-head-change-points = changement en points de pourcentage (intervalle à 95 %)
lab-head-per-match = mesuré en
lab-head-half = moitié centrale
lab-head-nine = neuf sur dix
lab-head-most = la plus longue
lab-head-values = valeur
lab-head-interval = intervalle à 95 %
lab-head-place = place
lab-head-wins = victoires (intervalle à 95 %)
lab-head-seats = gagnée depuis
lab-head-deals = donnes (intervalle à 95 %)
lab-head-card = carte, et fréquence
lab-head-worth = valeur (intervalle à 95 %)
lab-head-rule = règle
lab-head-times = fois par partie (intervalle à 95 %)
lab-head-matches = part des parties

lab-axis-share = part des parties
lab-axis-share-players = part de ces joueurs
lab-axis-worth = changement des chances de gagner, points de pourcentage
lab-plot-middle = la moitié : { $value } au plus
lab-plot-name = Histogramme, { $what } : la moitié centrale se trouve entre { $low } et { $high }, le milieu est { $middle }.
lab-plot-numbers = Les nombres de ce graphique
lab-plot-open = La dernière barre contient aussi tout ce qui la dépasse.

## Durée

lab-length = Combien de temps dure une partie ?
lab-length-half = La moitié des parties demandent entre { $low } et { $high } décisions.
lab-length-same = Au moins la moitié des parties demandent exactement { $value } décisions.
lab-length-mean = La moyenne est de { $mean } décisions, soit { $minutes } minutes à un rythme humain.
lab-length-tail = Une partie sur vingt demande plus de { $long } décisions ; la plus longue en a demandé { $largest }.
lab-length-more = Tours et manches
lab-pace = Les minutes sont estimées à { $pace } secondes par coup et { $dealing } secondes pour distribuer une manche.

## Qui commence

lab-order = Commencer, est-ce important ?
lab-order-match = Celui qui commence gagne { $share } des parties ; une part équitable serait { $fair }.
lab-order-helps = Commencer est un avantage.
lab-order-hurts = Commencer est un désavantage.
lab-order-even = Aucune différence nette avec une part équitable.
lab-order-round = Des premières manches seules, celui qui commence gagne { $share }.
lab-order-helps-short = Celui qui commence gagne plus souvent que les autres.
lab-order-hurts-short = Celui qui commence gagne moins souvent que les autres.
lab-order-even-short = Rien ne permet de dire si commencer aide.
lab-order-helps-round = Là, c’est un avantage.
lab-order-hurts-round = Là, c’est un désavantage.
lab-order-even-round = Là, aucune différence nette avec une part équitable.
lab-order-of-match = part des parties gagnées
lab-order-of-round = part des premières manches gagnées
lab-order-note = Les places suivent l’ordre du jeu : 1 commence la première manche, 2 vient ensuite. Le trait pointillé est une part équitable. Les victoires partagées sont réparties ; les partenaires gagnent ensemble.
lab-order-sides = En équipes, une part équitable des victoires est plus grande. Pour celui qui commence, on compare donc ce que les variantes lui donnent au-delà d’une part équitable.
lab-order-all = Toutes les places, variante par variante
lab-place = { $number ->
    [1] 1 (commence)
   *[other] { $number }
}

## La tête

lab-lead = La tête change-t-elle, et peut-on remonter ?
lab-lead-changes = La tête passe à quelqu’un d’autre { $changes } fois par partie.
lab-lead-comebacks = { $share } des parties sont gagnées par quelqu’un qui ne menait pas à mi-partie ; ce serait { $chance } si mener à ce moment-là ne changeait rien.
lab-lead-settled = Dans la moitié des parties, la tête ne change plus une fois { $share } des tours joués.
lab-lead-note = On regarde qui mène au début de chaque tour. La mi-partie est la moitié des tours de la partie.

## Hasard et habileté

lab-luck = Hasard ou habileté ?
lab-luck-won = Sur { $deals } donnes, chacune jouée une fois depuis chaque place, un joueur « { $strong } », avec « { $weak } » à toutes les autres places, gagne { $share } des parties.
lab-luck-won-teams = Sur { $deals } donnes, chacune jouée une fois depuis chaque camp, une équipe « { $strong } » contre « { $weak } » gagne { $share } des parties.
lab-luck-share = Mesuré ainsi, { $luck } du jeu tient au hasard.
lab-luck-title = { $strong } contre { $weak }
lab-luck-part = hasard { $share }
lab-skill-part = habileté { $share }
lab-luck-deals = part des donnes
lab-luck-sides = { $won } camps sur { $sides }
lab-luck-seats = { $won } places sur { $seats }
lab-luck-note = Le hasard vaut 100 % si le joueur fort ne gagne qu’une part équitable des parties, et 0 % s’il gagne toujours : (1 − part gagnée) / (1 − part équitable). Le chiffre vaut pour ces deux joueurs ; contre un meilleur adversaire, il est plus élevé. Les pointillés montrent à quoi s’attendre si les parties d’une même donne étaient indépendantes. Là où les barres s’y arrêtent, la donne ne décide pas à elle seule du vainqueur ; si davantage de donnes sont gagnées depuis toutes les places ou depuis aucune, elle y est pour quelque chose.

## Cartes

lab-cards = Que vaut chaque carte ?
lab-cards-best = Une carte de plus ({ $card }) augmente les chances de gagner la première manche de { $change } : aucune carte n’est plus utile.
lab-cards-worst = Une carte de plus ({ $card }) les diminue de { $change } : aucune carte n’est plus nuisible.
lab-cards-rest = { $count ->
    [0] Pour toutes les { $all }, un effet est visible.
    [one] Pour une sur { $all }, aucun effet n’est visible.
   *[other] Pour { $count } sur { $all }, aucun effet n’est visible.
}
lab-cards-none = { $count ->
    [one] Aucun effet n’est visible pour la seule carte.
   *[other] Aucun effet n’est visible pour aucune des { $count } cartes : il faudrait plus de parties.
}
lab-cards-each = Chaque variante a sa propre liste, la meilleure carte en premier.
lab-cards-few = Les { $best } meilleures et les { $worst } moins bonnes.
lab-cards-all = Toutes les { $count } cartes
lab-cards-dealt = { $share } des joueurs
lab-cards-where = { $where ->
    [hand] Dans la main de départ
    [stack] Dans les piles
   *[stock] Dans le talon
}
lab-card-in = { $where ->
    [hand] { $card } dans la main de départ
    [stack] { $card } dans les piles
   *[stock] { $card } dans le talon
}
lab-cards-note = Chaque ligne dit de combien un exemplaire de plus de la carte, reçu au départ, change les chances de gagner la première manche. Un point creux signifie que l’intervalle contient zéro : aucun effet n’est visible. Les cartes s’écrivent comme dans les règles : { $command }

## Règles

lab-rules = À quelle fréquence chaque règle joue-t-elle ?
lab-rules-most = Le plus fréquent est « { $rule } » ({ $clause }) : { $times } fois par partie.
lab-rules-seldom = Dans moins de { $share } des parties : { $rules }.
lab-rules-never = Jamais en { $games } parties : { $rules }.
lab-rules-never-many = { $count } de ces { $all } règles n’ont jamais servi en { $games } parties.
lab-rules-changed = Différence nette pour : { $rules }.
lab-rules-unchanged = Aucune règle ne sert nettement plus ou moins souvent.
lab-rules-same = { $count ->
    [one] Une règle sans différence nette
   *[other] { $count } règles sans différence nette
}
lab-rules-scales = Certaines règles servent cent fois plus souvent que d’autres : chacune a donc sa propre échelle, à partir de zéro.
lab-rules-note = Ouvre une règle pour en lire le texte.

## La fin

lab-ends = Comment cela se termine-t-il ?
lab-ends-shared = { $share } des parties sont partagées par plusieurs vainqueurs.
lab-ends-unwon = { $share } n’ont pas de vainqueur.
lab-ends-blocked = Dans { $share }, une manche est bloquée.
lab-ends-shared-never = Aucune partie n’a été partagée par plusieurs vainqueurs (au plus { $most }).
lab-ends-unwon-never = Chaque partie a eu un vainqueur (au plus { $most } n’en ont pas).
lab-ends-blocked-never = Aucune manche n’a été bloquée (au plus dans { $most } des parties).
lab-ends-scores = Les vainqueurs finissent avec { $winners } points en moyenne, les autres avec { $others }.
lab-ends-winners = Points des vainqueurs
lab-ends-others = Points des autres

## Options

lab-options = Que changent les options ?
lab-options-tried = { $count ->
    [one] Une option a été essayée sur les mêmes donnes, tout le reste étant égal.
   *[other] { $count } options ont été essayées une à une sur les mêmes donnes, tout le reste étant égal.
}
lab-options-most = « { $measure } » change le plus avec { $variant } : { $change }.
lab-options-none = Aucune différence nette pour : { $measures }.
lab-options-plots = Toutes les différences en images
lab-overview-note = Les changements de parts sont en points de pourcentage. « Aucune différence nette » ne prouve pas qu’il n’y en a pas.
lab-options-rules = { $count ->
    [one] Une règle sert plus ou moins souvent
   *[other] { $count } règles servent plus ou moins souvent
}

## En bref

lab-short-minutes = La moitié des parties durent entre { $low } et { $high } minutes à un rythme humain.
lab-short-variants = { $count } variantes sur les mêmes donnes ; les autres sont comparées à la première.
lab-tile-minutes = minutes par partie, à un rythme humain
lab-tile-decisions = décisions par partie
lab-tile-first = des parties sont gagnées par celui qui commence
lab-tile-changes = changements de tête par partie
lab-tile-comebacks = des parties sont gagnées par quelqu’un qui ne menait pas à mi-partie
lab-tile-luck = de hasard, d’après { $strong } contre { $weak }
lab-tile-interval = sûr à 95 % : { $interval }

## Comment c’est fait

lab-made = Comment est-ce fait ?
lab-made-seen = { $title } : { $games } parties ont été jouées par des programmes qui ne voient que ce que leur place peut voir.
lab-made-misses = La page montre environ { $count } intervalles. Un intervalle de ce genre sur vingt manque la vraie valeur, c’est dans la nature des choses : ne te fie pas à un seul qui exclut zéro de justesse.
lab-made-again = La même commande avec la même version donne les mêmes nombres, sur n’importe quelle machine.
lab-made-seed = Graine
lab-made-version = Version
lab-made-seats = Joueurs
lab-made-bots = Jouées par
lab-made-games = Parties
lab-made-options = Options
lab-means = Ce que veulent dire les mots
lab-means-match = Partie
lab-means-match-is = De la première distribution au résultat final. Elle peut avoir plusieurs manches.
lab-means-decision = Décision
lab-means-decision-is = Chaque fois qu’un joueur doit dire ce qu’il fait, y compris quand il laisse passer une occasion.
lab-means-turn = Tour
lab-means-turn-is = Du moment où c’est à quelqu’un de jouer jusqu’à ce que ce soit à quelqu’un d’autre.
lab-means-minutes = Minutes
lab-means-minutes-is = Les coups et les distributions au rythme indiqué plus haut. C’est une estimation pour des gens qui connaissent le jeu, pas une mesure.
lab-means-interval = Intervalle à 95 %
lab-means-interval-is = La plage qui contient la vraie valeur dans 19 expériences de ce genre sur 20 : l’intervalle de Wilson pour les parts, la moyenne plus et moins 1,96 erreur type pour les moyennes. Il tient compte du hasard, pas de la façon dont des gens joueraient.
lab-means-half = Moitié centrale
lab-means-half-is = Un quart des parties se trouve au-dessous, un quart au-dessus. Dans les histogrammes elle est ombrée ; les traits fins sont les intervalles à 95 % des barres.
lab-means-hollow = Point creux
lab-means-hollow-is = L’intervalle de la différence contient zéro. Cela ne prouve pas qu’il n’y en a pas : avec plus de parties, il s’en montrera peut-être une.
lab-means-difference = Différence
lab-means-difference-is = Prise donne par donne, sur les donnes que les deux variantes ont jouées, ce qui efface une bonne part du hasard.
