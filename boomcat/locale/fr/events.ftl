# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Where somebody may not see a card there is a "-hidden" form of the message without it.
# Lists of cards stand in brackets: one may end in "Non !", after which no full stop can follow.

event-turn-began =
    { $role ->
        [actor] C’est ton tour.
       *[other] C’est le tour du joueur { $actor }.
    }
event-turn-owed =
    { $role ->
        [actor] C’est ton tour : tu dois jouer { $owed } tours.
       *[other] C’est le tour du joueur { $actor }, qui doit jouer { $owed } tours.
    }
event-turn-last =
    { $role ->
        [actor] C’est ton tour, le dernier qu’il te reste.
       *[other] C’est le tour du joueur { $actor }, le dernier qui lui reste.
    }
event-played =
    { $role ->
        [actor] Tu joues { $card }.
       *[other] Le joueur { $actor } joue { $card }.
    }
event-played-at =
    { $role ->
        [actor] Tu joues { $card } contre le joueur { $target }.
        [target] Le joueur { $actor } joue { $card } contre toi.
       *[other] Le joueur { $actor } joue { $card } contre le joueur { $target }.
    }
event-pair =
    { $role ->
        [actor] Tu joues deux pareilles ({ $cards }) pour voler une carte au joueur { $target }.
        [target] Le joueur { $actor } joue deux pareilles ({ $cards }) pour te voler une carte.
       *[other] Le joueur { $actor } joue deux pareilles ({ $cards }) pour voler une carte au joueur { $target }.
    }
event-triple =
    { $role ->
        [actor] Tu joues trois pareilles ({ $cards }) et demandes { $named } au joueur { $target }.
        [target] Le joueur { $actor } joue trois pareilles ({ $cards }) et te demande { $named }.
       *[other] Le joueur { $actor } joue trois pareilles ({ $cards }) et demande { $named } au joueur { $target }.
    }
event-five =
    { $role ->
        [actor] Tu joues cinq cartes différentes ({ $cards }).
       *[other] Le joueur { $actor } joue cinq cartes différentes ({ $cards }).
    }
event-noped =
    { $role ->
        [actor] Tu joues un « Non ! » : l’action est arrêtée.
       *[other] Le joueur { $actor } joue un « Non ! » : l’action est arrêtée.
    }
event-yupped =
    { $role ->
        [actor] Tu joues un « Non ! » sur le « Non ! », donc un « Si ! » : l’action reprend.
       *[other] Le joueur { $actor } joue un « Non ! » sur le « Non ! », donc un « Si ! » : l’action reprend.
    }
event-window-passed = Plus personne ne joue de « Non ! » : l’action a lieu.
event-window-stopped = Le « Non ! » l’emporte : il ne se passe rien.
event-drew =
    { $role ->
        [actor] Tu pioches { $card }.
       *[other] Le joueur { $actor } pioche { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Tu pioches une carte.
       *[other] Le joueur { $actor } pioche une carte.
    }
event-drew-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : { $card }.
       *[other] Le joueur { $actor } pioche la carte du dessous : { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Tu pioches la carte du dessous.
       *[other] Le joueur { $actor } pioche la carte du dessous.
    }
event-drew-kitten =
    { $role ->
        [actor] Tu pioches un Chaton Explosif !
       *[other] Le joueur { $actor } pioche un Chaton Explosif !
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : un Chaton Explosif !
       *[other] Le joueur { $actor } pioche la carte du dessous : un Chaton Explosif !
    }
event-defused =
    { $role ->
        [actor] Tu joues { $card } : le chaton n’explose pas.
       *[other] Le joueur { $actor } joue { $card } : le chaton n’explose pas.
    }
event-defused-devilcat =
    { $role ->
        [actor] Tu joues { $card } contre le Chat-Diable, qui retourne sur le tapis.
       *[other] Le joueur { $actor } joue { $card } contre le Chat-Diable, qui retourne sur le tapis.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Tu poses le chaton sur le dessus de la pioche.
               *[other] Le joueur { $actor } pose le chaton sur le dessus de la pioche.
            }
        [one]
            { $role ->
                [actor] Tu remets le chaton dans la pioche, sous une carte.
               *[other] Le joueur { $actor } remet le chaton dans la pioche, sous une carte.
            }
       *[other]
            { $role ->
                [actor] Tu remets le chaton dans la pioche, sous { $above } cartes.
               *[other] Le joueur { $actor } remet le chaton dans la pioche, sous { $above } cartes.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Tu remets le chaton dans la pioche.
       *[other] Le joueur { $actor } remet le chaton dans la pioche, en secret.
    }
event-exploded =
    { $role ->
        [actor] Tu exploses : la partie est finie pour toi (cartes laissées : { $cards }).
       *[other] Le joueur { $actor } explose et quitte la partie (cartes laissées : { $cards }).
    }
event-exploded-devilcat =
    { $role ->
        [actor] Le Chat-Diable t’emporte (cartes laissées : { $cards }).
       *[other] Le Chat-Diable emporte le joueur { $actor } (cartes laissées : { $cards }).
    }
event-peeked =
    { $role ->
        [actor] Tu vois les cartes du dessus, la première d’abord ({ $cards }).
       *[other] Le joueur { $actor } voit les cartes du dessus, la première d’abord ({ $cards }).
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Tu regardes la carte du dessus.
               *[other] Le joueur { $actor } regarde la carte du dessus.
            }
       *[other]
            { $role ->
                [actor] Tu regardes les { $count } cartes du dessus.
               *[other] Le joueur { $actor } regarde les { $count } cartes du dessus.
            }
    }
event-altered =
    { $role ->
        [actor] Tu les remets, la première d’abord ({ $cards }).
       *[other] Le joueur { $actor } les remet, la première d’abord ({ $cards }).
    }
event-altered-hidden =
    { $role ->
        [actor] Tu les remets dans l’ordre de ton choix.
       *[other] Le joueur { $actor } les remet dans l’ordre de son choix.
    }
event-revealed = Tout le monde voit les cartes du dessus, la première d’abord ({ $cards }).
event-shuffled = La pioche est mélangée.
event-gave =
    { $role ->
        [actor] Tu donnes { $card } au joueur { $target }.
        [target] Le joueur { $actor } te donne { $card }.
       *[other] Le joueur { $actor } donne { $card } au joueur { $target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Tu donnes une carte au joueur { $target }.
        [target] Le joueur { $actor } te donne une carte.
       *[other] Le joueur { $actor } donne une carte au joueur { $target }.
    }
event-stole =
    { $role ->
        [actor] Tu voles { $card } au joueur { $target }.
        [target] Le joueur { $actor } te vole { $card }.
       *[other] Le joueur { $actor } vole { $card } au joueur { $target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Tu voles une carte au joueur { $target }.
        [target] Le joueur { $actor } te vole une carte.
       *[other] Le joueur { $actor } vole une carte au joueur { $target }.
    }
event-claimed =
    { $role ->
        [actor] Le joueur { $target } doit te donner { $card }.
        [target] Tu dois donner { $card } au joueur { $actor }.
       *[other] Le joueur { $target } doit donner { $card } au joueur { $actor }.
    }
event-claimed-in-vain =
    { $role ->
        [actor] Le joueur { $target } n’a pas la carte demandée ({ $card }) : tu n’obtiens rien.
        [target] Tu n’as pas la carte demandée ({ $card }) : le joueur { $actor } n’obtient rien.
       *[other] Le joueur { $target } n’a pas la carte demandée ({ $card }) : le joueur { $actor } n’obtient rien.
    }
event-found-nothing =
    { $role ->
        [actor] Le joueur { $target } n’a plus de cartes : tu n’obtiens rien.
        [target] Tu n’as plus de cartes : le joueur { $actor } n’obtient rien.
       *[other] Le joueur { $target } n’a plus de cartes : le joueur { $actor } n’obtient rien.
    }
event-took =
    { $role ->
        [actor] Tu prends { $card } dans la défausse.
       *[other] Le joueur { $actor } prend { $card } dans la défausse.
    }
event-lifted =
    { $role ->
        [actor] Tu regardes la carte du dessous : { $card }.
       *[other] Le joueur { $actor } regarde la carte du dessous : { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Tu regardes la carte du dessous.
       *[other] Le joueur { $actor } regarde la carte du dessous.
    }
event-put-on-top =
    { $role ->
        [actor] Tu poses { $card } sur le dessus de la pioche.
       *[other] Le joueur { $actor } pose { $card } sur le dessus de la pioche.
    }
event-put-on-top-hidden =
    { $role ->
        [actor] Tu poses cette carte sur le dessus de la pioche.
       *[other] Le joueur { $actor } pose cette carte sur le dessus de la pioche.
    }
event-faced =
    { $role ->
        [actor] Tu poses { $card } devant toi et l’autre chat devant le joueur { $target }.
        [target] Le joueur { $actor } pose { $card } de son côté et l’autre chat devant toi.
       *[other] Le joueur { $actor } pose { $card } de son côté et l’autre chat devant le joueur { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Tu poses un chat devant toi et un devant le joueur { $target }, tous deux face cachée.
        [target] Le joueur { $actor } pose un chat de son côté et un devant toi, tous deux face cachée.
       *[other] Le joueur { $actor } pose un chat de son côté et un devant le joueur { $target }, tous deux face cachée.
    }
event-kept =
    { $role ->
        [actor] Tu gardes la carte devant toi.
       *[other] Le joueur { $actor } garde sa carte.
    }
event-swapped =
    { $role ->
        [actor] Tu échanges les deux cartes.
       *[other] Le joueur { $actor } échange les deux cartes.
    }
event-turned-up =
    { $role ->
        [saved] Tu reçois le Chat-Dieu ; le Chat-Diable est devant le joueur { $doomed }.
        [doomed] Le Chat-Diable est devant toi ; le joueur { $saved } reçoit le Chat-Dieu.
       *[other] Le joueur { $saved } reçoit le Chat-Dieu ; le Chat-Diable est devant le joueur { $doomed }.
    }
event-won =
    { $role ->
        [actor] Il ne reste que toi : c’est gagné !
       *[other] Il ne reste que le joueur { $actor }, qui gagne la partie.
    }
