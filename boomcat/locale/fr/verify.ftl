# `boomcat verify`: whether the luck of a recorded game was the promised one (`docs/fairness.md`).

command-verify =
    Vérifie le hasard d’une partie enregistrée : que le secret est celui qui était promis avant la partie, que chaque
    carte a été distribuée, mélangée et volée comme le décident le secret et les octets des joueurs, et que cette partie
    en découle. Le code de sortie est 0 si tout est juste, 1 sinon, 2 si le fichier ne peut pas être lu.
    .short = Vérifier le hasard d’une partie enregistrée
value-hex = HEX
option-commitment = L’empreinte que tu as notée avant la partie.
option-contribution = Avec --seat : les octets que tu as donnés avant la partie.
option-verify-seat = Avec --contribution : ta place.

error-hexadecimal = « { $word } » : il faut { $least ->
        [0] des chiffres hexadécimaux, deux par octet et { $most } au plus
       *[other] { $least } chiffres hexadécimaux
    }.
error-contribution-and-seat = --contribution et --seat vont ensemble ; donne les deux ou aucun.

verify-wrong = Faux : { $problem }
verify-lines = Chaque ligne a la bonne somme de contrôle ; nombre de lignes : { $lines }.
verify-seed = Cette partie a été jouée avec une simple graine. Rien n’était promis sur son hasard, il n’y a donc que le déroulement à vérifier.
verify-commitment-right = L’empreinte { $commitment } correspond au secret.
verify-commitment-wrong = L’empreinte de l’enregistrement, { $commitment }, ne correspond pas au secret, dont l’empreinte est { $right }.
verify-noted-right = L’empreinte est celle que tu as notée.
verify-noted-wrong = L’empreinte n’est pas celle que tu as notée, qui est { $noted }.
verify-noted-seed = Tu as noté une empreinte, mais cet enregistrement ne promet rien.
verify-own-right = Les octets du joueur { $seat } sont les tiens.
verify-own-wrong = Les octets du joueur { $seat } ne sont pas les tiens, qui sont { $bytes }.
verify-own-seed = Tu as donné des octets à toi, mais cet enregistrement n’en contient pas.
verify-given =
    Le joueur { $seat } ({ $player ->
        [person] une personne
       *[bot] un bot
    }) a donné { $bytes }.
verify-given-nothing =
    Le joueur { $seat } ({ $player ->
        [person] une personne
       *[bot] un bot
    }) n’a pas donné d’octets.

verify-luck = Ce que le hasard a décidé :
verify-outcomes =
    { $count ->
        [one] Tirage { $first } : { $what }
       *[other] Tirages { $first } à { $last } : { $what }
    }
verify-hands = { $cards } cartes ont été distribuées à { $players } joueurs.
verify-boxed = { $cards } cartes ont été mises de côté sans être vues.
verify-tower = { $cards } cartes sont devenues la tour.
verify-pile = La pioche de { $cards } cartes a été mélangée.
verify-first = Le joueur { $seat } a été tiré au sort pour commencer.
verify-shuffle = À la question { $question }, la pioche de { $cards } cartes a été mélangée.
verify-theft = À la question { $question }, le joueur { $thief } a volé une carte au joueur { $victim }.
verify-card = À la question { $question }, une carte du joueur { $seat } a été choisie.

verify-replayed = Avec ce hasard, les coups enregistrés mènent aux rangs enregistrés : { $places }.
verify-unfinished = L’enregistrement s’arrête avant la fin de la partie, après la ligne { $line } ; la suite ne peut pas être vérifiée.

verify-proved = Tout est juste. Le secret était fixé avant que quiconque donne des octets, puisque tu as noté son empreinte à ce moment-là, et tout le hasard découle du secret et des octets.
verify-proved-without-note = Tout est juste, si l’empreinte est celle qu’on t’a montrée avant la partie : compare-la, ou donne-la avec --commitment. Sans une note à toi, l’enregistrement aurait pu être fait après coup.
verify-no-contributions = Tout est juste, mais aucun joueur n’a donné d’octets : la table seule a choisi le hasard, avant la partie toutefois si l’empreinte est celle qu’on t’a montrée.
verify-replay-only = Le déroulement est juste. Qui a choisi la graine a choisi le hasard : ce n’est donc pas une preuve d’équité.
verify-not-proved = Ce n’est pas la partie qui était promise.
verify-not-whole = Ce qui est là est juste, mais la partie n’est pas entière : rien n’est donc prouvé.
