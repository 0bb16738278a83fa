# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Where somebody may not see a card there is a "-hidden" form of the message without it.

event-turn-began =
    { $role ->
        [actor] Es tu turno.
       *[other] Es el turno del jugador { $actor }.
    }
event-turn-owed =
    { $role ->
        [actor] Es tu turno: debes jugar { $owed } turnos.
       *[other] Es el turno del jugador { $actor }, que debe jugar { $owed } turnos.
    }
event-turn-last =
    { $role ->
        [actor] Es tu turno, el último que debes.
       *[other] Es el turno del jugador { $actor }, el último que debe.
    }
event-played =
    { $role ->
        [actor] Juegas { $card }.
       *[other] El jugador { $actor } juega { $card }.
    }
event-played-at =
    { $role ->
        [actor] Juegas { $card } contra el jugador { $target }.
        [target] El jugador { $actor } juega { $card } contra ti.
       *[other] El jugador { $actor } juega { $card } contra el jugador { $target }.
    }
event-pair =
    { $role ->
        [actor] Juegas dos cartas iguales ({ $cards }) para robarle una carta al jugador { $target }.
        [target] El jugador { $actor } juega dos cartas iguales ({ $cards }) para robarte una carta.
       *[other] El jugador { $actor } juega dos cartas iguales ({ $cards }) para robarle una carta al jugador { $target }.
    }
event-triple =
    { $role ->
        [actor] Juegas tres cartas iguales ({ $cards }) y le pides { $named } al jugador { $target }.
        [target] El jugador { $actor } juega tres cartas iguales ({ $cards }) y te pide { $named }.
       *[other] El jugador { $actor } juega tres cartas iguales ({ $cards }) y le pide { $named } al jugador { $target }.
    }
event-five =
    { $role ->
        [actor] Juegas cinco cartas distintas ({ $cards }).
       *[other] El jugador { $actor } juega cinco cartas distintas ({ $cards }).
    }
event-noped =
    { $role ->
        [actor] Juegas un «Va a ser que no»: la acción se detiene.
       *[other] El jugador { $actor } juega un «Va a ser que no»: la acción se detiene.
    }
event-yupped =
    { $role ->
        [actor] Juegas otro «Va a ser que no» encima. Pues va a ser que sí: la acción sigue adelante.
       *[other] El jugador { $actor } juega otro «Va a ser que no» encima. Pues va a ser que sí: la acción sigue adelante.
    }
event-window-passed = Nadie juega más «Va a ser que no»: la acción sucede.
event-window-stopped = Va a ser que no: no pasa nada.
event-drew =
    { $role ->
        [actor] Robas { $card }.
       *[other] El jugador { $actor } roba { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Robas una carta.
       *[other] El jugador { $actor } roba una carta.
    }
event-drew-bottom =
    { $role ->
        [actor] Robas la carta del fondo: { $card }.
       *[other] El jugador { $actor } roba la carta del fondo: { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Robas la carta del fondo.
       *[other] El jugador { $actor } roba la carta del fondo.
    }
event-drew-kitten =
    { $role ->
        [actor] ¡Robas un Exploding Kitten!
       *[other] ¡El jugador { $actor } roba un Exploding Kitten!
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Robas la carta del fondo: ¡un Exploding Kitten!
       *[other] El jugador { $actor } roba la carta del fondo: ¡un Exploding Kitten!
    }
event-defused =
    { $role ->
        [actor] Juegas { $card }: el gatito no explota.
       *[other] El jugador { $actor } juega { $card }: el gatito no explota.
    }
event-defused-devilcat =
    { $role ->
        [actor] Juegas { $card } contra el Minino de las Tinieblas, que vuelve al tapete.
       *[other] El jugador { $actor } juega { $card } contra el Minino de las Tinieblas, que vuelve al tapete.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Pones el gatito encima del montón de cartas para robar.
               *[other] El jugador { $actor } pone el gatito encima del montón de cartas para robar.
            }
        [one]
            { $role ->
                [actor] Devuelves el gatito al montón de cartas para robar, debajo de una carta.
               *[other] El jugador { $actor } devuelve el gatito al montón de cartas para robar, debajo de una carta.
            }
       *[other]
            { $role ->
                [actor] Devuelves el gatito al montón de cartas para robar, debajo de { $above } cartas.
               *[other] El jugador { $actor } devuelve el gatito al montón de cartas para robar, debajo de { $above } cartas.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Devuelves el gatito al montón de cartas para robar.
       *[other] El jugador { $actor } devuelve el gatito al montón de cartas para robar, en secreto.
    }
event-exploded =
    { $role ->
        [actor] Explotas: la partida ha terminado para ti. Dejas: { $cards }.
       *[other] El jugador { $actor } explota y queda fuera de la partida. Deja: { $cards }.
    }
event-exploded-devilcat =
    { $role ->
        [actor] El Minino de las Tinieblas se te lleva. Dejas: { $cards }.
       *[other] El Minino de las Tinieblas se lleva al jugador { $actor }. Deja: { $cards }.
    }
event-peeked =
    { $role ->
        [actor] Ves, empezando por la de encima: { $cards }.
       *[other] El jugador { $actor } ve, empezando por la de encima: { $cards }.
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Miras la carta de encima.
               *[other] El jugador { $actor } mira la carta de encima.
            }
       *[other]
            { $role ->
                [actor] Miras las { $count } cartas de encima.
               *[other] El jugador { $actor } mira las { $count } cartas de encima.
            }
    }
event-altered =
    { $role ->
        [actor] Las devuelves, empezando por la de encima: { $cards }.
       *[other] El jugador { $actor } las devuelve, empezando por la de encima: { $cards }.
    }
event-altered-hidden =
    { $role ->
        [actor] Las devuelves en el orden que quieres.
       *[other] El jugador { $actor } las devuelve en el orden que quiere.
    }
event-revealed = Todo el mundo ve, empezando por la de encima: { $cards }.
event-shuffled = Se baraja el montón de cartas para robar.
event-gave =
    { $role ->
        [actor] Le das { $card } al jugador { $target }.
        [target] El jugador { $actor } te da { $card }.
       *[other] El jugador { $actor } le da { $card } al jugador { $target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Le das una carta al jugador { $target }.
        [target] El jugador { $actor } te da una carta.
       *[other] El jugador { $actor } le da una carta al jugador { $target }.
    }
event-stole =
    { $role ->
        [actor] Le robas { $card } al jugador { $target }.
        [target] El jugador { $actor } te roba { $card }.
       *[other] El jugador { $actor } le roba { $card } al jugador { $target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Le robas una carta al jugador { $target }.
        [target] El jugador { $actor } te roba una carta.
       *[other] El jugador { $actor } le roba una carta al jugador { $target }.
    }
event-claimed =
    { $role ->
        [actor] El jugador { $target } tiene que darte { $card }.
        [target] Tienes que darle { $card } al jugador { $actor }.
       *[other] El jugador { $target } tiene que darle { $card } al jugador { $actor }.
    }
event-claimed-in-vain =
    { $role ->
        [actor] El jugador { $target } no tiene la carta pedida ({ $card }): no te llevas nada.
        [target] No tienes la carta pedida ({ $card }): el jugador { $actor } no se lleva nada.
       *[other] El jugador { $target } no tiene la carta pedida ({ $card }): el jugador { $actor } no se lleva nada.
    }
event-found-nothing =
    { $role ->
        [actor] Al jugador { $target } no le quedan cartas: no te llevas nada.
        [target] No te quedan cartas: el jugador { $actor } no se lleva nada.
       *[other] Al jugador { $target } no le quedan cartas: el jugador { $actor } no se lleva nada.
    }
event-took =
    { $role ->
        [actor] Tomas { $card } del montón de cartas descartadas.
       *[other] El jugador { $actor } toma { $card } del montón de cartas descartadas.
    }
event-lifted =
    { $role ->
        [actor] Miras la carta del fondo: { $card }.
       *[other] El jugador { $actor } mira la carta del fondo: { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Miras la carta del fondo.
       *[other] El jugador { $actor } mira la carta del fondo.
    }
event-put-on-top =
    { $role ->
        [actor] Pones { $card } encima del montón de cartas para robar.
       *[other] El jugador { $actor } pone { $card } encima del montón de cartas para robar.
    }
event-put-on-top-hidden =
    { $role ->
        [actor] Pones esa carta encima del montón de cartas para robar.
       *[other] El jugador { $actor } pone esa carta encima del montón de cartas para robar.
    }
event-faced =
    { $role ->
        [actor] Pones { $card } delante de ti y el otro gato delante del jugador { $target }.
        [target] El jugador { $actor } pone { $card } delante de sí y el otro gato delante de ti.
       *[other] El jugador { $actor } pone { $card } delante de sí y el otro gato delante del jugador { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Pones un gato delante de ti y otro delante del jugador { $target }, ambos boca abajo.
        [target] El jugador { $actor } pone un gato delante de sí y otro delante de ti, ambos boca abajo.
       *[other] El jugador { $actor } pone un gato delante de sí y otro delante del jugador { $target }, ambos boca abajo.
    }
event-kept =
    { $role ->
        [actor] Te quedas la carta que tienes delante.
       *[other] El jugador { $actor } se queda la carta que tiene delante.
    }
event-swapped =
    { $role ->
        [actor] Intercambias las dos cartas.
       *[other] El jugador { $actor } intercambia las dos cartas.
    }
event-turned-up =
    { $role ->
        [saved] Te llevas el Gatísimo; el Minino de las Tinieblas está delante del jugador { $doomed }.
        [doomed] El Minino de las Tinieblas está delante de ti; el jugador { $saved } se lleva el Gatísimo.
       *[other] El jugador { $saved } se lleva el Gatísimo; el Minino de las Tinieblas está delante del jugador { $doomed }.
    }
event-won =
    { $role ->
        [actor] Ya solo quedas tú: ¡has ganado!
       *[other] Ya solo queda el jugador { $actor }, que gana la partida.
    }
