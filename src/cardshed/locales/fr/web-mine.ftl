### What I played, and taking it to another device.

## My matches

mine-empty = Encore aucune partie
mine-empty-about = Chaque partie que tu termines se retrouvera ici : qui jouait, qui a gagné, et tous les coups à revoir.
mine-go-on = Pas encore finies
mine-more-tables = Afficher d’autres tables
mine-settling = On relit encore les parties plus anciennes ; elles apparaîtront ici petit à petit.
mine-statistics = Où tu en es
mine-total = { $played ->
    [one] une partie, { $won ->
        [0] aucune gagnée
       *[other] gagnée
    }
   *[other] { $played } parties, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    }
}
mine-against = Contre
mine-people = Amis
mine-won = Gagnées
mine-won-of = { $won } sur { $played }
mine-streak = Plus longue série
mine-streak-now = { $count } en ce moment
mine-best = Meilleur score
mine-best-none = pas encore
mine-best-note = Le meilleur score ne compte que les parties aux options habituelles, pour que l’on puisse comparer.
mine-matches = Toutes tes parties
mine-you-won = Tu as gagné
mine-shared = Tu partages la victoire avec { $names }
mine-they-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
mine-nobody-won = Personne n’a gagné
mine-not-won = Pas gagnée
mine-with = avec { $names }
mine-bot = { $name } (bot, { $level })
mine-score = Score : { $score }
mine-cleared = Rangée depuis longtemps : il n’en reste que le résultat.
mine-older = Afficher les parties plus anciennes

## Another device

devices-title = Toi sur un autre appareil
devices-about = Continue à jouer sur ton téléphone, ta tablette ou ton ordinateur, toujours sous ton nom ({ $name }) : avec ta couleur, tes places aux tables en cours et toutes tes parties. Ni compte ni mot de passe : un code valable une seule fois suffit.
devices-have-code = J’ai un code
devices-forget = M’oublier sur cet appareil
devices-code = Code
devices-code-about = Sur l’autre appareil, scanne l’image, ouvre le lien, ou va dans « Mes parties » et saisis le code sous « J’ai un code ».
devices-code-link = Lien avec le code
devices-code-left = Valable une fois, encore { $minutes }:{ $seconds } minutes.
devices-code-over = Ce code n’est plus valable.
devices-new-code = Créer un nouveau code
devices-code-secret = Avec ce code, n’importe qui peut devenir toi. Ne le montre à personne.
devices-qr = Code QR du lien
devices-here-only = Cette adresse ne fonctionne que sur cet ordinateur. Pour que les appareils de ton réseau trouvent Cardshed, démarre-le ainsi :
forget-title = T’oublier ici ?
forget-about = Ce navigateur ne connaîtra plus { $name } : ni ton nom, ni tes places, ni tes parties. Tout y repartira de zéro.
forget-first = Si aucun autre appareil ne te connaît, il n’y a pas de retour possible. Crée d’abord un code pour un autre si tu veux garder tes parties.
forget-yes = M’oublier ici
forget-no = Ne rien changer

## With a code

carry-title = J’ai un code
carry-about = Sur l’appareil où tu as joué jusqu’ici, ouvre « Mes parties » et choisis « Utiliser Cardshed sur un autre appareil ». Saisis ensuite ici le code affiché.
carry-go-on = Continuer
carry-unknown = Ce code ne marche pas. Il est peut-être mal saisi, déjà utilisé ou périmé. Crées-en un nouveau sur l’autre appareil.
carry-too-many = Trop d’essais. Attends une minute, puis réessaie.
carry-question = Devenir { $name } sur cet appareil ?
carry-then = Cet appareil sera alors { $name } : même nom, même couleur, mêmes places et mêmes parties que sur l’autre.
carry-behind = Les parties jouées jusqu’ici sur cet appareil ({ $name }) ne suivront pas : ces places et ces parties ne seront plus accessibles d’ici.
carry-own-only = Ne dis oui que si tu as créé ce code toi-même sur un appareil à toi. La personne qui a l’autre appareil voit tes cartes et peut jouer à ta place.
carry-yes = Oui, je suis { $name }
carry-no = Non, tout laisser en l’état
carry-same = Cet appareil te connaît déjà
carry-same-about = C’est ton propre code : ici tu es déjà { $name }, avec toutes tes parties. Utilise-le sur l’autre appareil.
