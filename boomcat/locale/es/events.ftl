# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Messages that name a card have a "-hidden" form for viewers who may not see it.
# A player is named in three ways: `$Actor` begins a sentence, `$actor` stands within it, and `$to-actor` is the one who
# gets something, loses it or is next. Each may be a number or a name, so nothing else may stand before them that depends
# on the word, such as an article.

# A player whose name is not known, and one who has a name: `.within` a sentence, and `.to` them.
player = El jugador { $seat }
    .within = el jugador { $seat }
    .to = al jugador { $seat }
player-named = { $name }
    .within = { $name }
    .to = a { $name }

event-turn-began =
    { $role ->
        [actor] Es tu turno.
       *[other] Le toca { $to-actor }.
    }
event-turn-owed =
    { $role ->
        [actor] Es tu turno: { $owed } turnos por jugar.
       *[other] Le toca { $to-actor }: { $owed } turnos por jugar.
    }
event-turn-last =
    { $role ->
        [actor] Es tu turno, el último que te queda.
       *[other] Le toca { $to-actor }: es el último turno que le queda.
    }
event-played =
    { $role ->
        [actor] Juegas { $card }.
       *[other] { $Actor } juega { $card }.
    }
event-played-at =
    { $role ->
        [actor] Juegas { $card } contra { $target }.
        [target] { $Actor } juega { $card } contra ti.
       *[other] { $Actor } juega { $card } contra { $target }.
    }
event-favor =
    { $role ->
        [actor] Le pides un Favor { $to-target }.
        [target] { $Actor } te pide un Favor.
       *[other] { $Actor } le pide un Favor { $to-target }.
    }
event-favor-godcat =
    { $role ->
        [actor] Juegas el Gatísimo y le pides un Favor { $to-target }.
        [target] { $Actor } juega el Gatísimo y te pide un Favor.
       *[other] { $Actor } juega el Gatísimo y le pide un Favor { $to-target }.
    }
event-pair =
    { $role ->
        [actor] Juegas dos cartas iguales ({ $cards }) para robarle una carta { $to-target }.
        [target] { $Actor } juega dos cartas iguales ({ $cards }) para robarte una carta.
       *[other] { $Actor } juega dos cartas iguales ({ $cards }) para robarle una carta { $to-target }.
    }
event-triple =
    { $role ->
        [actor] Juegas tres cartas iguales ({ $cards }) y le pides { $named } { $to-target }.
        [target] { $Actor } juega tres cartas iguales ({ $cards }) y te pide { $named }.
       *[other] { $Actor } juega tres cartas iguales ({ $cards }) y le pide { $named } { $to-target }.
    }
event-five =
    { $role ->
        [actor] Juegas cinco cartas distintas ({ $cards }).
       *[other] { $Actor } juega cinco cartas distintas ({ $cards }).
    }
event-noped =
    { $depth ->
        [1]
            { $role ->
                [actor] Dices «Va a ser que no»: todo quieto.
               *[other] { $Actor } dice «Va a ser que no»: todo quieto.
            }
       *[other]
            { $role ->
                [actor] Vuelves a decir «Va a ser que no»: parado otra vez.
               *[other] { $Actor } vuelve a decir «Va a ser que no»: parado otra vez.
            }
    }
event-yupped =
    { $depth ->
        [2]
            { $role ->
                [actor] Dices que no al no. Pues va a ser que sí: sigue adelante.
               *[other] { $Actor } dice que no al no. Pues va a ser que sí: sigue adelante.
            }
       *[other]
            { $role ->
                [actor] También dices que no a eso. Pues va a ser que sí: otra vez adelante.
               *[other] { $Actor } también dice que no a eso. Pues va a ser que sí: otra vez adelante.
            }
    }
event-window-closed = Nadie más dice que no: adelante.
event-window-closed-stopped = Va a ser que no. Aquí no ha pasado nada.
event-drew =
    { $role ->
        [actor] Robas { $card }.
       *[other] { $Actor } roba { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Robas una carta.
       *[other] { $Actor } roba una carta.
    }
event-drew-bottom =
    { $role ->
        [actor] Robas la carta del fondo: { $card }.
       *[other] { $Actor } roba la carta del fondo: { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Robas la carta del fondo.
       *[other] { $Actor } roba la carta del fondo.
    }
event-drew-kitten =
    { $role ->
        [actor] ¡Robas un Exploding Kitten!
       *[other] ¡{ $Actor } roba un Exploding Kitten!
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Robas la carta del fondo: ¡un Exploding Kitten!
       *[other] { $Actor } roba la carta del fondo: ¡un Exploding Kitten!
    }
event-defused =
    { $role ->
        [actor] Juegas { $card }: la mecha hace pfff.
       *[other] { $Actor } juega { $card }: la mecha hace pfff.
    }
event-defused-devilcat =
    { $role ->
        [actor] Juegas { $card } contra el Minino de las Tinieblas, que vuelve al tapete.
       *[other] { $Actor } juega { $card } contra el Minino de las Tinieblas, que vuelve al tapete.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Pones el gatito encima del montón de cartas para robar.
               *[other] { $Actor } pone el gatito encima del montón de cartas para robar.
            }
        [one]
            { $role ->
                [actor] Devuelves el gatito al montón de cartas para robar, debajo de una carta.
               *[other] { $Actor } devuelve el gatito al montón de cartas para robar, debajo de una carta.
            }
       *[other]
            { $role ->
                [actor] Devuelves el gatito al montón de cartas para robar, debajo de { $above } cartas.
               *[other] { $Actor } devuelve el gatito al montón de cartas para robar, debajo de { $above } cartas.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Devuelves el gatito al montón de cartas para robar.
       *[other] { $Actor } devuelve el gatito al montón de cartas para robar, en secreto.
    }
event-drew-kitten-imploding =
    { $role ->
        [actor] ¡Robas el Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
       *[other] ¡{ $Actor } roba el Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] Robas la carta del fondo: ¡el Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
       *[other] { $Actor } roba la carta del fondo: ¡el Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] ¡Robas el Imploding Kitten, boca arriba!
       *[other] ¡{ $Actor } roba el Imploding Kitten, boca arriba!
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] Robas la carta del fondo: ¡el Imploding Kitten, boca arriba!
       *[other] { $Actor } roba la carta del fondo: ¡el Imploding Kitten, boca arriba!
    }
event-placed-imploding-up =
    { $above ->
        [0]
            { $role ->
                [actor] Pones el Imploding Kitten encima del montón de cartas para robar, boca arriba.
               *[other] { $Actor } pone el Imploding Kitten encima del montón de cartas para robar, boca arriba.
            }
        [one]
            { $role ->
                [actor] Devuelves el Imploding Kitten al montón de cartas para robar, boca arriba, debajo de una carta.
               *[other] { $Actor } devuelve el Imploding Kitten al montón de cartas para robar, boca arriba, debajo de una carta.
            }
       *[other]
            { $role ->
                [actor] Devuelves el Imploding Kitten al montón de cartas para robar, boca arriba, debajo de { $above } cartas.
               *[other] { $Actor } devuelve el Imploding Kitten al montón de cartas para robar, boca arriba, debajo de { $above } cartas.
            }
    }
event-placed-imploding-up-hidden =
    { $role ->
        [actor] Devuelves el Imploding Kitten al montón de cartas para robar, boca arriba.
       *[other] { $Actor } devuelve el Imploding Kitten al montón de cartas para robar, boca arriba, sin decir dónde.
    }
event-surfaced-imploding-up = El Imploding Kitten está encima del montón de cartas para robar, boca arriba, a la vista de todo el mundo.
event-exploded =
    { $role ->
        [actor] Bum. Hay trocitos hasta en el techo. Dejas: { $cards }.
       *[other] { $Actor } hace bum. Deja: { $cards }.
    }
event-exploded-imploding =
    { $role ->
        [actor] Desapareces en un minúsculo agujero negro. Dejas: { $cards }.
       *[other] { $Actor } implosiona. Deja: { $cards }.
    }
event-exploded-devilcat =
    { $role ->
        [actor] El Minino de las Tinieblas se te lleva a casa. Dejas: { $cards }.
       *[other] El Minino de las Tinieblas se lleva { $to-actor } a casa. Deja: { $cards }.
    }
event-peeked =
    { $role ->
        [actor] De arriba abajo ves: { $cards }.
       *[other] De arriba abajo, { $actor } ve: { $cards }.
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Miras la carta de encima.
               *[other] { $Actor } mira la carta de encima.
            }
       *[other]
            { $role ->
                [actor] Miras las { $count } cartas de encima.
               *[other] { $Actor } mira las { $count } cartas de encima.
            }
    }
event-altered =
    { $role ->
        [actor] Las devuelves, de arriba abajo: { $cards }.
       *[other] { $Actor } las devuelve, de arriba abajo: { $cards }.
    }
event-altered-hidden =
    { $role ->
        [actor] Las devuelves en el orden que quieres.
       *[other] { $Actor } las devuelve en el orden que quiere.
    }
event-revealed = De arriba abajo, todo el mundo ve: { $cards }.
event-shuffled = Se baraja el montón de cartas para robar. Adiós, planes.
event-swapped =
    { $role ->
        [actor] Intercambias la carta de encima y la del fondo del montón de cartas para robar.
       *[other] { $Actor } intercambia la carta de encima y la del fondo del montón de cartas para robar.
    }
event-bombed =
    { $kittens ->
        [0]
            { $role ->
                [actor] No encuentras ningún Exploding Kitten y solo barajas el montón de cartas para robar.
               *[other] { $Actor } no encuentra ningún Exploding Kitten y solo baraja el montón de cartas para robar.
            }
        [one]
            { $role ->
                [actor] Pones el único Exploding Kitten encima del montón de cartas para robar y barajas el resto. ¡A cubierto!
               *[other] { $Actor } pone el único Exploding Kitten encima del montón de cartas para robar y baraja el resto. ¡A cubierto!
            }
       *[other]
            { $role ->
                [actor] Pones los { $kittens } Exploding Kittens encima del montón de cartas para robar y barajas el resto. ¡A cubierto!
               *[other] { $Actor } pone los { $kittens } Exploding Kittens encima del montón de cartas para robar y baraja el resto. ¡A cubierto!
            }
    }
event-gave =
    { $role ->
        [actor] Le das { $card } { $to-target }.
        [target] { $Actor } te da { $card }.
       *[other] { $Actor } le da { $card } { $to-target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Le das una carta { $to-target }.
        [target] { $Actor } te da una carta.
       *[other] { $Actor } le da una carta { $to-target }.
    }
event-stole =
    { $role ->
        [actor] Le robas { $card } { $to-target }.
        [target] { $Actor } te roba { $card }.
       *[other] { $Actor } le roba { $card } { $to-target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Le robas una carta { $to-target }.
        [target] { $Actor } te roba una carta.
       *[other] { $Actor } le roba una carta { $to-target }.
    }
event-claimed-found =
    { $role ->
        [actor] { $Target } te entrega { $card }.
        [target] Le entregas { $card } { $to-actor }.
       *[other] { $Target } le entrega { $card } { $to-actor }.
    }
event-claimed =
    { $role ->
        [actor] { $Target } no tiene la carta pedida ({ $card }): buen intento.
        [target] No tienes la carta pedida ({ $card }): buen intento, { $actor }.
       *[other] { $Target } no tiene la carta pedida ({ $card }): buen intento, { $actor }.
    }
event-found-nothing =
    { $role ->
        [actor] { $Target } ya no tiene cartas: no te llevas nada.
        [target] No te quedan cartas: { $actor } no se lleva nada.
       *[other] { $Target } ya no tiene cartas: { $actor } no se lleva nada.
    }
event-took =
    { $role ->
        [actor] Tomas { $card } del montón de cartas descartadas.
       *[other] { $Actor } toma { $card } del montón de cartas descartadas.
    }
event-lifted =
    { $role ->
        [actor] Miras la carta del fondo: { $card }.
       *[other] { $Actor } mira la carta del fondo: { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Miras la carta del fondo.
       *[other] { $Actor } mira la carta del fondo.
    }
event-placed-on-top =
    { $role ->
        [actor] Pones { $card } encima del montón de cartas para robar.
       *[other] { $Actor } pone { $card } encima del montón de cartas para robar.
    }
event-placed-on-top-hidden =
    { $role ->
        [actor] Pones esa carta encima del montón de cartas para robar.
       *[other] { $Actor } pone esa carta encima del montón de cartas para robar.
    }
event-faced =
    { $role ->
        [actor] Pones { $card } delante de ti y el otro gato frente { $to-target }.
        [target] { $Actor } pone { $card } delante de sí y el otro gato delante de ti.
       *[other] { $Actor } pone { $card } delante de sí y el otro gato frente { $to-target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Pones un gato delante de ti y otro frente { $to-target }, ambos boca abajo.
        [target] { $Actor } pone un gato delante de sí y otro delante de ti, ambos boca abajo.
       *[other] { $Actor } pone un gato delante de sí y otro frente { $to-target }, ambos boca abajo.
    }
event-kept =
    { $role ->
        [actor] Te quedas la carta que tienes delante.
       *[other] { $Actor } se queda la carta que tiene delante.
    }
event-traded =
    { $role ->
        [actor] Cambias tu carta por la otra.
       *[other] { $Actor } cambia su carta por la otra.
    }
event-turned-up =
    { $role ->
        [saved] Te llevas el Gatísimo; el Minino de las Tinieblas está frente { $to-doomed }.
        [doomed] El Minino de las Tinieblas está delante de ti; { $saved } se lleva el Gatísimo.
       *[other] { $Saved } se lleva el Gatísimo; el Minino de las Tinieblas está frente { $to-doomed }.
    }
event-won =
    { $role ->
        [actor] Solo tú sigues de una pieza: ¡has ganado!
       *[other] Solo { $actor } sigue de una pieza, y gana la partida.
    }
