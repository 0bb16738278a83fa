# Records of games (`docs/records.md`): what can be wrong with one, and what `replay` says around the story.
# An error is "error-" and its reason; `in-line` (notation.ftl) stands around it.

error-record-empty = Le fichier est vide ; l’enregistrement d’une partie commence par une ligne sur la partie.
error-record-foreign = Ce n’est pas l’enregistrement d’une partie ; il commencerait par une ligne contenant "format":"boomcat-record".
error-record-version = L’enregistrement est de la version { $found } ; seule la version { $known } peut être lue ici.
error-record-rules-version = La partie a été jouée avec la version { $found } des règles et pourrait se dérouler autrement aujourd’hui ; seules les parties de la version { $known } peuvent être rejouées.
error-record-first-line-torn = Même la première ligne n’est pas entière : il n’y a rien à rejouer.
error-record-line-changed = Cette ligne a été modifiée, ou ne suit pas la précédente ; seules des lignes restées telles quelles peuvent être lues.
error-record-line-too-long = Cette ligne est trop longue ; une ligne a au plus { $most } octets.
error-record-goes-on = L’enregistrement se termine par le classement, à la ligne précédente ; rien ne peut suivre.
error-record-wrong-fields = Cette ligne n’a pas les champs qu’il faut ; à cet endroit il y a : { $allowed }.
error-record-wrong-value =
    { $field ->
        [edition] « edition » doit être la clé d’une édition.
        [title] « title » doit être un texte de 100 lettres au plus, toutes visibles.
        [seats] « seats » doit lister chaque joueur avec un « name » de 100 lettres au plus et un « player », person ou bot.
        [seed] « seed » doit être un nombre entier de 64 bits au plus.
        [luck] « luck » doit avoir un « commitment » et un « secret » de 64 chiffres hexadécimaux chacun, et des « contributions », 64 au plus par joueur.
        [start] « start » doit être une date comme 2026-05-01T18:30:00+00:00.
        [question] « question » doit être le numéro d’une question.
        [seat] « seat » doit être le numéro d’un joueur de cette table.
        [move] « move » doit être un coup dans la notation.
        [seconds] « seconds » doit être un nombre, et pas plus petit qu’à la ligne précédente.
       *[standings] « standings » doit nommer chaque joueur une fois.
    }
error-record-wrong-question = Cela répond à la question { $question }, mais la question ouverte est la { $open }.
error-record-not-asked = On ne demande rien au joueur { $seat } à la question { $question } ; on demande à : { $allowed }.
error-record-has-pass = Laisser passer dans une fenêtre de « Non ! » n’est jamais enregistré ; seuls les coups que les autres voient le sont.
error-record-illegal-move =
    Le joueur { $seat } ne peut pas répondre « { $move } » à la question { $question } ; permis : { $moves ->
        [none] seulement laisser passer
       *[other] { $moves }
    }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
error-record-ends-early = Les rangs sont donnés alors que la question { $question } est encore ouverte ; la partie doit d’abord être finie.
error-record-other-places = Ce ne sont pas les rangs de la fin de la partie, qui sont : { $allowed }.

replay-players = Les joueurs : { $players }.
replay-player =
    { $player ->
        [person] { $seat } une personne
       *[bot] { $seat } un bot
    }
replay-player-named =
    { $player ->
        [person] { $seat } { $name } (une personne)
       *[bot] { $seat } { $name } (un bot)
    }
replay-start = Enregistrée le { $start }.
replay-options = Options : { $options }.
replay-hand = Le joueur { $seat } reçoit ses cartes ({ $cards }).
replay-torn = La partie n’est pas finie : l’enregistrement s’interrompt au milieu de la ligne { $line }.
replay-unfinished = La partie n’est pas finie : l’enregistrement s’arrête après la ligne { $line }, avant que les rangs soient donnés.
replay-as-spectator = Elle est racontée telle que la voit le public ; --all raconte tout, --seat ce que voit un joueur.
replay-open = L’enregistrement s’arrête ici ; la question { $question } est ouverte.

record-exists = Le fichier { $file } existe déjà ; il faut un nouveau fichier pour un enregistrement.
record-cannot-write = Impossible d’écrire le fichier { $file } : { $reason }.
record-folder-not-empty = Le dossier { $folder } n’est pas vide ; il en faut un pour ces parties seules.
record-folder-done =
    { $games ->
        [one] Une partie est enregistrée
       *[other] { $games } parties sont enregistrées
    } dans { $folder }.
record-stopped = La partie ne peut plus être enregistrée : { $reason }. Elle continue sans.
