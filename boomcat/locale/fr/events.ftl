# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Messages that name a card have a "-hidden" form for viewers who may not see it.
# Lists of cards stand in brackets: one may end in "Non !", after which no full stop can follow.
# A player is named in three ways: `$Actor` begins a sentence, `$actor` stands within it, and `$to-actor` is the one who
# gets something, loses it or is next. Each may be a number or a name, so nothing else may stand before them that depends
# on the word, such as an article.

# A player whose name is not known, and one who has a name: `.within` a sentence, and `.to` them.
player = Le joueur { $seat }
    .within = le joueur { $seat }
    .to = au joueur { $seat }
player-named = { $name }
    .within = { $name }
    .to = à { $name }

event-turn-began =
    { $role ->
        [actor] C’est ton tour.
       *[other] C’est { $to-actor } de jouer.
    }
event-turn-owed =
    { $role ->
        [actor] C’est ton tour : tu dois jouer { $owed } tours.
       *[other] C’est { $to-actor } de jouer { $owed } tours.
    }
event-turn-last =
    { $role ->
        [actor] C’est ton tour, le dernier qu’il te reste.
       *[other] C’est { $to-actor } de jouer le dernier tour qui lui reste.
    }
event-played =
    { $role ->
        [actor] Tu joues { $card }.
       *[other] { $Actor } joue { $card }.
    }
event-played-at =
    { $role ->
        [actor] Tu joues { $card } contre { $target }.
        [target] { $Actor } joue { $card } contre toi.
       *[other] { $Actor } joue { $card } contre { $target }.
    }
event-favor =
    { $role ->
        [actor] Tu demandes une Faveur { $to-target }.
        [target] { $Actor } te demande une Faveur.
       *[other] { $Actor } demande une Faveur { $to-target }.
    }
event-favor-godcat =
    { $role ->
        [actor] Tu joues le Chat-Dieu et demandes une Faveur { $to-target }.
        [target] { $Actor } joue le Chat-Dieu et te demande une Faveur.
       *[other] { $Actor } joue le Chat-Dieu et demande une Faveur { $to-target }.
    }
event-pair =
    { $role ->
        [actor] Tu joues deux pareilles ({ $cards }) pour voler une carte { $to-target }.
        [target] { $Actor } joue deux pareilles ({ $cards }) pour te voler une carte.
       *[other] { $Actor } joue deux pareilles ({ $cards }) pour voler une carte { $to-target }.
    }
event-triple =
    { $role ->
        [actor] Tu joues trois pareilles ({ $cards }) et demandes { $named } { $to-target }.
        [target] { $Actor } joue trois pareilles ({ $cards }) et te demande { $named }.
       *[other] { $Actor } joue trois pareilles ({ $cards }) et demande { $named } { $to-target }.
    }
event-five =
    { $role ->
        [actor] Tu joues 5 cartes différentes ({ $cards }).
       *[other] { $Actor } joue 5 cartes différentes ({ $cards }).
    }
event-noped =
    { $depth ->
        [1]
            { $role ->
                [actor] Tu dis « Non ! » : c’est bloqué.
               *[other] { $Actor } dit « Non ! » : c’est bloqué.
            }
       *[other]
            { $role ->
                [actor] Tu redis « Non ! » : rebloqué.
               *[other] { $Actor } redit « Non ! » : rebloqué.
            }
    }
event-yupped =
    { $depth ->
        [2]
            { $role ->
                [actor] Tu dis « Non ! » au « Non ! », donc « Si ! » : c’est reparti.
               *[other] { $Actor } dit « Non ! » au « Non ! », donc « Si ! » : c’est reparti.
            }
       *[other]
            { $role ->
                [actor] Tu redis « Non ! » au « Non ! », donc « Si ! » : ça repart encore.
               *[other] { $Actor } redit « Non ! » au « Non ! », donc « Si ! » : ça repart encore.
            }
    }
event-window-closed = Plus de « Non ! » : c’est parti.
event-window-closed-stopped = C’est non. On fait comme si de rien n’était.
event-drew =
    { $role ->
        [actor] Tu pioches { $card }.
       *[other] { $Actor } pioche { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Tu pioches une carte.
       *[other] { $Actor } pioche une carte.
    }
event-drew-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : { $card }.
       *[other] { $Actor } pioche la carte du dessous : { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Tu pioches la carte du dessous.
       *[other] { $Actor } pioche la carte du dessous.
    }
event-drew-kitten =
    { $role ->
        [actor] Tu pioches un Chaton Explosif !
       *[other] { $Actor } pioche un Chaton Explosif !
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : un Chaton Explosif !
       *[other] { $Actor } pioche la carte du dessous : un Chaton Explosif !
    }
event-defused =
    { $role ->
        [actor] Tu joues { $card } : la mèche fait pschitt.
       *[other] { $Actor } joue { $card } : la mèche fait pschitt.
    }
event-defused-devilcat =
    { $role ->
        [actor] Tu joues { $card } contre le Chat-Diable, qui retourne sur le tapis.
       *[other] { $Actor } joue { $card } contre le Chat-Diable, qui retourne sur le tapis.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Tu poses le chaton sur le dessus de la pioche.
               *[other] { $Actor } pose le chaton sur le dessus de la pioche.
            }
        [one]
            { $role ->
                [actor] Tu remets le chaton dans la pioche, sous une carte.
               *[other] { $Actor } remet le chaton dans la pioche, sous une carte.
            }
       *[other]
            { $role ->
                [actor] Tu remets le chaton dans la pioche, sous { $above } cartes.
               *[other] { $Actor } remet le chaton dans la pioche, sous { $above } cartes.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Tu remets le chaton dans la pioche.
       *[other] { $Actor } remet le chaton dans la pioche, en secret.
    }
event-drew-kitten-imploding =
    { $role ->
        [actor] Tu pioches le Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
       *[other] { $Actor } pioche le Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : le Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
       *[other] { $Actor } pioche la carte du dessous : le Chaton Implosif ! Pas de casse pour cette fois : il retourne dans la pioche, face visible.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] Tu pioches le Chaton Implosif, face visible !
       *[other] { $Actor } pioche le Chaton Implosif, face visible !
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] Tu pioches la carte du dessous : le Chaton Implosif, face visible !
       *[other] { $Actor } pioche la carte du dessous : le Chaton Implosif, face visible !
    }
event-placed-imploding-up =
    { $above ->
        [0]
            { $role ->
                [actor] Tu poses le Chaton Implosif sur le dessus de la pioche, face visible.
               *[other] { $Actor } pose le Chaton Implosif sur le dessus de la pioche, face visible.
            }
        [one]
            { $role ->
                [actor] Tu remets le Chaton Implosif dans la pioche, face visible, sous une carte.
               *[other] { $Actor } remet le Chaton Implosif dans la pioche, face visible, sous une carte.
            }
       *[other]
            { $role ->
                [actor] Tu remets le Chaton Implosif dans la pioche, face visible, sous { $above } cartes.
               *[other] { $Actor } remet le Chaton Implosif dans la pioche, face visible, sous { $above } cartes.
            }
    }
event-placed-imploding-up-hidden =
    { $role ->
        [actor] Tu remets le Chaton Implosif dans la pioche, face visible.
       *[other] { $Actor } remet le Chaton Implosif dans la pioche, face visible, sans dire où.
    }
event-surfaced-imploding-up = Le Chaton Implosif est sur le dessus de la pioche, face visible, au vu de tout le monde.
event-exploded =
    { $role ->
        [actor] Boum. Il y en a jusqu’au plafond (il reste : { $cards }).
       *[other] { $Actor } fait boum (il reste : { $cards }).
    }
event-exploded-imploding =
    { $role ->
        [actor] Tu disparais dans un minuscule trou noir (il reste : { $cards }).
       *[other] { $Actor } implose (il reste : { $cards }).
    }
event-exploded-devilcat =
    { $role ->
        [actor] Le Chat-Diable t’emmène chez lui (il reste : { $cards }).
       *[other] Le Chat-Diable emmène { $actor } chez lui (il reste : { $cards }).
    }
event-peeked =
    { $role ->
        [actor] Tu vois les cartes du dessus, de haut en bas ({ $cards }).
       *[other] { $Actor } voit les cartes du dessus, de haut en bas ({ $cards }).
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Tu regardes la carte du dessus.
               *[other] { $Actor } regarde la carte du dessus.
            }
       *[other]
            { $role ->
                [actor] Tu regardes les { $count } cartes du dessus.
               *[other] { $Actor } regarde les { $count } cartes du dessus.
            }
    }
event-altered =
    { $role ->
        [actor] Tu les remets dans cet ordre, de haut en bas ({ $cards }).
       *[other] { $Actor } les remet dans cet ordre, de haut en bas ({ $cards }).
    }
event-altered-hidden =
    { $role ->
        [actor] Tu les remets dans l’ordre de ton choix.
       *[other] { $Actor } les remet dans l’ordre de son choix.
    }
event-revealed = Tout le monde voit les cartes du dessus, de haut en bas ({ $cards }).
event-shuffled = La pioche est mélangée. Adieu, beaux plans.
event-swapped =
    { $role ->
        [actor] Tu intervertis les cartes du dessus et du dessous de la pioche.
       *[other] { $Actor } intervertit les cartes du dessus et du dessous de la pioche.
    }
event-bombed =
    { $kittens ->
        [0]
            { $role ->
                [actor] Tu ne trouves aucun Chaton Explosif et te contentes de mélanger la pioche.
               *[other] { $Actor } ne trouve aucun Chaton Explosif et se contente de mélanger la pioche.
            }
        [one]
            { $role ->
                [actor] Tu poses le seul Chaton Explosif sur le dessus de la pioche et mélanges le reste. Aux abris !
               *[other] { $Actor } pose le seul Chaton Explosif sur le dessus de la pioche et mélange le reste. Aux abris !
            }
       *[other]
            { $role ->
                [actor] Tu poses les { $kittens } Chatons Explosifs sur le dessus de la pioche et mélanges le reste. Aux abris !
               *[other] { $Actor } pose les { $kittens } Chatons Explosifs sur le dessus de la pioche et mélange le reste. Aux abris !
            }
    }
event-gave =
    { $role ->
        [actor] Tu donnes { $card } { $to-target }.
        [target] { $Actor } te donne { $card }.
       *[other] { $Actor } donne { $card } { $to-target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Tu donnes une carte { $to-target }.
        [target] { $Actor } te donne une carte.
       *[other] { $Actor } donne une carte { $to-target }.
    }
event-stole =
    { $role ->
        [actor] Tu voles { $card } { $to-target }.
        [target] { $Actor } te vole { $card }.
       *[other] { $Actor } vole { $card } { $to-target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Tu voles une carte { $to-target }.
        [target] { $Actor } te vole une carte.
       *[other] { $Actor } vole une carte { $to-target }.
    }
event-claimed-found =
    { $role ->
        [actor] { $Target } te remet { $card }.
        [target] Tu remets { $card } { $to-actor }.
       *[other] { $Target } remet { $card } { $to-actor }.
    }
event-claimed =
    { $role ->
        [actor] { $Target } n’a pas la carte demandée ({ $card }) : bien tenté.
        [target] Tu n’as pas la carte demandée ({ $card }) : bien tenté, { $actor }.
       *[other] { $Target } n’a pas la carte demandée ({ $card }) : bien tenté, { $actor }.
    }
event-found-nothing =
    { $role ->
        [actor] { $Target } n’a plus de cartes : tu n’obtiens rien.
        [target] Tu n’as plus de cartes : { $actor } n’obtient rien.
       *[other] { $Target } n’a plus de cartes : { $actor } n’obtient rien.
    }
event-took =
    { $role ->
        [actor] Tu prends { $card } dans la défausse.
       *[other] { $Actor } prend { $card } dans la défausse.
    }
event-lifted =
    { $role ->
        [actor] Tu regardes la carte du dessous : { $card }.
       *[other] { $Actor } regarde la carte du dessous : { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Tu regardes la carte du dessous.
       *[other] { $Actor } regarde la carte du dessous.
    }
event-placed-on-top =
    { $role ->
        [actor] Tu poses { $card } sur le dessus de la pioche.
       *[other] { $Actor } pose { $card } sur le dessus de la pioche.
    }
event-placed-on-top-hidden =
    { $role ->
        [actor] Tu poses cette carte sur le dessus de la pioche.
       *[other] { $Actor } pose cette carte sur le dessus de la pioche.
    }
event-faced =
    { $role ->
        [actor] Tu poses { $card } devant toi et l’autre chat devant { $target }.
        [target] { $Actor } pose { $card } de son côté et l’autre chat devant toi.
       *[other] { $Actor } pose { $card } de son côté et l’autre chat devant { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Tu poses un chat devant toi et un devant { $target }, tous deux face cachée.
        [target] { $Actor } pose un chat de son côté et un devant toi, tous deux face cachée.
       *[other] { $Actor } pose un chat de son côté et un devant { $target }, tous deux face cachée.
    }
event-kept =
    { $role ->
        [actor] Tu gardes la carte devant toi.
       *[other] { $Actor } garde sa carte.
    }
event-traded =
    { $role ->
        [actor] Tu échanges les deux cartes.
       *[other] { $Actor } échange les deux cartes.
    }
event-turned-up =
    { $role ->
        [saved] Tu reçois le Chat-Dieu ; le Chat-Diable est devant { $doomed }.
        [doomed] Le Chat-Diable est devant toi ; { $saved } reçoit le Chat-Dieu.
       *[other] { $Saved } reçoit le Chat-Dieu ; le Chat-Diable est devant { $doomed }.
    }
event-won =
    { $role ->
        [actor] Il ne reste que toi en un seul morceau : c’est gagné !
       *[other] Tout le monde a explosé sauf { $actor }, qui gagne la partie.
    }
