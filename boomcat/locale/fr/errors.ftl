# What can be wrong with an answer: "error-" and the reason that the rules give. `docs/notation.md` has the notation.

error-unknown-edition = Édition inconnue : « { $word } ». Au choix : { $allowed }.
error-unknown-card = Carte inconnue dans cette édition : « { $word } ». Au choix : { $allowed }.
error-unknown-combos = « { $word } » n’est pas un genre de combos. Au choix : { $allowed }.
error-players-out-of-range = { $edition } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-no-such-seat = Il n’y a pas de joueur { $seat } à cette table ; les joueurs vont de 1 à { $players }.
error-no-such-question = Il n’y a pas encore de question { $question } ; la question ouverte est la { $open }.
error-question-is-closed = Cela répond à la question { $question }, qui est close ; la question ouverte est la { $open }.
error-game-is-over = La partie est finie.
error-you-are-out = Tu es hors jeu.
error-own-card-on-top = Cette carte est la tienne ; c’est maintenant aux autres.
error-already-passed = Tu as déjà laissé passer.
error-not-asked = Ce n’est pas à toi de décider, mais au joueur { $asked }.
error-not-an-answer = Cela ne répond pas à la question du moment.
error-card-not-held = Tu n’as pas les cartes qu’il faut.
error-card-not-in-edition = Cette carte n’est pas dans cette édition.
error-card-not-discarded = Cette carte n’est pas dans la défausse.
error-kitten-stays-discarded = On ne peut pas reprendre un chaton dans la défausse.
error-combo-not-at-this-table = Ce combo ne se joue pas à cette table.
error-not-five-different = Il faut cinq cartes différentes.
error-feral-cannot-be-that = Un Chat Sauvage ne peut remplacer qu’une Carte Chat.
error-godcat-cannot-be-that = Le Chat-Dieu ne peut pas être joué comme cette carte.
error-godcat-not-on-mat = Cela ne se joue que tant que le Chat-Dieu et le Chat-Diable sont sur le tapis.
error-target-is-yourself = Choisis quelqu’un d’autre que toi.
error-target-not-at-table = Ce joueur n’est pas à cette table.
error-target-is-out = Pour ce joueur, la partie est finie.
error-target-has-no-cards = Ce joueur n’a pas de cartes.
error-target-has-nothing-to-mark = Ce joueur n’a plus de carte à marquer.
error-target-is-cursed = Ce joueur est déjà sous le coup d’une malédiction.
error-next-card-is-taken = Quelqu’un a déjà réservé cette prochaine carte.
error-you-are-cursed = Malédiction : tu ne peux pas choisir des cartes que tu ne vois pas.
error-you-see-your-cards = Tu vois tes cartes, alors choisis-en une.
error-card-not-in-tower = Cette carte n’est pas dans la tour.
error-godcat-stays-in-hand = Le Chat-Dieu ne va pas dans la pioche.
error-card-does-not-defuse = Seul un Kit de Désamorçage ou le Chat-Dieu peut empêcher une explosion.
error-card-is-not-that = Une carte se joue pour ce qu’elle est ; seul le Chat-Dieu peut en être une autre.
error-not-a-cat-of-the-mat = Pose le Chat-Dieu ou le Chat-Diable.
error-place-too-deep = La pioche n’est pas si profonde.
error-wrong-number-of-cards = Donne la nouvelle position de chaque carte du dessus, une seule fois.
error-recipe-not-toml =
    { $row ->
        [0] La recette n’est pas du TOML valide.
       *[other] La ligne { $row } de la recette n’est pas du TOML valide.
    } Écris des lignes comme « [cards] » et « skip = 6 ».
error-recipe-unknown-field = Champ inconnu dans la recette : « { $word } ». Au choix : { $allowed }.
error-recipe-unknown-card = Carte inconnue dans la recette : « { $word } ». Au choix : { $allowed }.
error-recipe-card-twice = « { $card } » figure deux fois dans la recette ; combien en faut-il ?
error-recipe-bad-count = « { $card } » : il faut un nombre entier de 0 à { $most }.
error-recipe-bad-value =
    { $field ->
        [start] « start » doit être la clé d’une édition ou d’un paquet.
        [deal] « deal » doit être une table comme « cards = 5 ».
        [kittens] « kittens » doit être une table comme « exploding = 4 ».
       *[cards] « cards » doit être une table de cartes, chacune avec un nombre entier.
    }
error-bad-option =
    { $field ->
        [options] « options » doit être une table d’options.
        [combos] « combos » doit être « special » ou « cats ».
        [first] « first » doit être le numéro d’une place, de 1 à { $most }.
       *[other] « { $field } » doit être true ou false.
    }
error-recipe-too-many-cards = { $cards } cartes, c’est trop ; un paquet en a { $most } au plus.
error-recipe-too-few-kittens =
    À { $players } joueurs, il faut { $needed ->
        [one] un chaton
       *[other] { $needed } chatons
    } ; ce paquet en a { $kittens }.
error-recipe-too-few-defuses = À { $players } joueurs, il faut un Kit de Désamorçage par personne ; ce paquet en a { $defuses }.
error-recipe-too-few-cards = Pour servir { $players } joueurs, il faut { $needed } cartes ; ce paquet en a { $cards } à distribuer.
error-recipe-mat-incomplete = Le Chat-Dieu et le Chat-Diable vont ensemble, un de chaque, et un Armageddon a besoin des deux.
error-recipe-bad-amount = « { $word } » demande un nombre, ou des nombres par joueurs : « 5 », « n-1 », « 7,5:5 ».
error-recipe-bad-players = « players » demande un nombre ou un intervalle compris dans { $fewest }-{ $most }.
error-recipe-knob-out-of-range = À { $players } joueurs, « { $word } » vaut { $value } ; il faut de { $least } à { $most }.
error-recipe-not-in-deck = À { $players } joueurs, il faut { $needed } fois « { $card } » ; ce paquet en a { $copies }.
error-recipe-bad-title = Le titre doit être un texte de 40 lettres au plus, toutes visibles.
