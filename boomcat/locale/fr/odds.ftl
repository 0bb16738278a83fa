# `boomcat odds`: the risk of the next draw.

odds-explode = Joueur { $seat }, question { $question } : la prochaine carte a { $share } de risque d’exploser.
odds-explode-sure = Joueur { $seat }, question { $question } : la prochaine carte est un Chaton Explosif, sans aucun doute.
odds-top-imploding-up = Joueur { $seat }, question { $question } : le Chaton Implosif est sur le dessus, face visible. Qui pioche ensuite est hors jeu.
odds-explode-never = Joueur { $seat }, question { $question } : la prochaine carte ne peut pas être un Chaton Explosif.
odds-no-cards = Joueur { $seat }, question { $question } : la pioche est vide, personne ne peut piocher.
odds-kittens =
    { $kittens ->
        [0] Aucun chaton dans la pioche
        [one] Un chaton dans la pioche
       *[other] { $kittens } chatons dans la pioche
    }, { $cards ->
        [0] qui est vide.
        [one] qui compte une carte.
       *[other] qui compte { $cards } cartes.
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
    } et celle que le joueur { $current } y a prise.
odds-on-table = Un chaton pioché est sur la table et n’est pas compté.
odds-streaking = L’un des chatons est peut-être dans une main, avec le Chaton Exhibitionniste.
odds-all-alike = On ne sait rien de leur ordre, donc la probabilité est la même partout : { $kittens } sur { $cards }.
odds-rest =
    { $cards ->
        [one]
            { $kittens ->
                [0] L’autre carte n’est pas un chaton.
               *[other] L’autre carte est un chaton.
            }
       *[other]
            On ne sait rien des { $cards } autres cartes, { $kittens ->
                [0] sauf qu’aucune n’est un chaton.
                [one] sauf qu’il y a un chaton parmi elles.
               *[other] sauf qu’il y a { $kittens } chatons parmi elles.
            }
    }
odds-known = Cartes connues avec certitude, en partant du dessus ({ $cards }).
odds-known-place = { $place }. { $card }
odds-spread =
    { $rows ->
        [one] On sait que certaines cartes sont dans la pioche, mais pas où.
       *[other] Le reste est une moyenne sur { $rows } pioches possibles, pondérées par leur probabilité.
    }
odds-no-history = Une position ne dit rien de ce que les joueurs ont vu avant ; pour cela, il y a --record.
odds-seen = Ce que toi, joueur { $seat }, tu as vu de la pioche depuis le dernier mélange :
odds-seen-at = Question { $question } : { $words }
odds-secret = Quand quelqu’un a caché une carte en secret, toutes les positions comptent comme équiprobables.
odds-bottom = La carte du dessous a { $share } de risque d’exploser.
odds-card = carte
odds-risk = risque
odds-next =
    { $place ->
        [1] la prochaine
       *[other] la { $place }e
    }
