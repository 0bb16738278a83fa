# `boomcat odds`: the risk of the next draw.

odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-explode = Joueur { $seat }, question { $question } : la prochaine carte explose avec une probabilité de { $share }.
odds-explode-sure = Joueur { $seat }, question { $question } : la prochaine carte est un Chaton Explosif, sans aucun doute.
odds-top-imploding-up = Joueur { $seat }, question { $question } : le Chaton Implosif est sur le dessus, face visible. Qui le pioche est éliminé.
odds-explode-never = Joueur { $seat }, question { $question } : la prochaine carte ne peut pas être un Chaton Explosif.
odds-no-cards = Joueur { $seat }, question { $question } : la pioche est vide, personne ne peut piocher.
odds-kittens =
    { $kittens ->
        [0] Aucun chaton dans la pioche
        [one] Un chaton dans la pioche
       *[other] { $kittens } chatons dans la pioche
    }, { $cards ->
        [0] qui est vide.
        [one] qui a une carte.
       *[other] qui a { $cards } cartes.
    }
odds-kittens-lifted =
    { $kittens ->
        [0] Aucun chaton
        [one] Un chaton
       *[other] { $kittens } chatons
    } parmi { $cards ->
        [0] les cartes de la pioche, qui est vide,
        [one] l’unique carte de la pioche
       *[other] les { $cards } cartes de la pioche
    } et celle que le joueur { $current } a prise en dessous.
odds-on-table = Un chaton pioché est sur la table et n’est pas compté.
odds-all-alike = On ne sait rien de leur ordre, donc la probabilité est la même partout : { $kittens } sur { $cards }.
odds-rest =
    { $cards ->
        [one] De l’autre carte on ne sait rien
       *[other] Des { $cards } autres cartes on ne sait rien
    }, et { $kittens ->
        [0] il n’y a pas de chaton parmi elles.
        [one] il y a un chaton parmi elles.
       *[other] il y a { $kittens } chatons parmi elles.
    }
odds-known = Connues avec certitude, à partir du dessus ({ $cards }).
odds-known-place = { $place } { $card }
odds-spread =
    { $rows ->
        [one] De certaines cartes on sait qu’elles sont dans la pioche, mais pas où.
       *[other] Le reste est pesé sur { $rows } façons dont la pioche peut être rangée, chacune selon sa probabilité.
    }
odds-no-history = Une position ne dit pas ce que chacun a vu avant ; --record le dit.
odds-seen = Ce que toi, joueur { $seat }, tu as vu de la pioche depuis le dernier mélange :
odds-seen-at = Question { $question } : { $words }
odds-secret = Une place choisie en secret par quelqu’un d’autre compte comme également probable partout.
odds-bottom = La carte du dessous explose avec une probabilité de { $share }.
odds-card = carte
odds-risk = risque
odds-next =
    { $place ->
        [1] la prochaine
       *[other] la { $place }e
    }
