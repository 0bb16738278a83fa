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
        [actor] Te toca otra vez. El último, prometido.
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
event-kitten-hidden =
    { $role ->
        [actor] Tu Gatito exhibicionista lo esconde: nada de explosiones, y ni una palabra.
       *[other] { $Actor } lo esconde junto al Gatito exhibicionista: nada de explosiones, y ni una palabra.
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
        [actor] ¡Robas un Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
       *[other] ¡{ $Actor } roba un Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] Robas la carta del fondo: ¡un Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
       *[other] { $Actor } roba la carta del fondo: ¡un Imploding Kitten! Por esta vez no pasa nada: vuelve al montón de cartas para robar, boca arriba.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] ¡Robas un Imploding Kitten, boca arriba!
       *[other] ¡{ $Actor } roba un Imploding Kitten, boca arriba!
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] Robas la carta del fondo: ¡un Imploding Kitten, boca arriba!
       *[other] { $Actor } roba la carta del fondo: ¡un Imploding Kitten, boca arriba!
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
event-surfaced-imploding-up = Un Imploding Kitten está encima del montón de cartas para robar, boca arriba, a la vista de todo el mundo.
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
event-exploded-barking =
    { $role ->
        [actor] Guau, y luego bum. Dejas: { $cards }.
       *[other] Guau, y luego bum: { $actor } salta por los aires. Deja: { $cards }.
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
        [actor] { $Target } no tiene nada para ti.
        [target] No tienes nada para { $actor }.
       *[other] { $Target } no tiene nada para { $actor }.
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
event-handed =
    { $role ->
        [actor] Le entregas { $card } { $to-target }.
        [target] { $Actor } te entrega { $card }.
       *[other] { $Actor } le entrega { $card } { $to-target }.
    }
event-handed-hidden =
    { $role ->
        [actor] Le entregas una carta { $to-target }.
        [target] { $Actor } te entrega una carta.
       *[other] { $Actor } le entrega una carta { $to-target }.
    }
event-marked =
    { $role ->
        [actor] Le das la vuelta a una carta { $to-target }: { $card }.
        [target] { $Actor } le da la vuelta a una de tus cartas: { $card }. Adiós, secreto.
       *[other] { $Actor } le da la vuelta a una carta { $to-target }: { $card }.
    }
event-cursed =
    { $role ->
        [actor] Maldices { $to-target }. Últimas cartas vistas: { $cards }.
        [target] { $Actor } te maldice: tus cartas ya solo son pompis. Últimas cartas vistas: { $cards }.
       *[other] { $Actor } maldice { $to-target }. Últimas cartas vistas: { $cards }.
    }
event-cursed-hidden =
    { $role ->
        [actor] Maldices { $to-target }: en esa mano ya solo hay pompis.
        [target] { $Actor } te maldice: tus cartas ya solo son pompis.
       *[other] { $Actor } maldice { $to-target }: en esa mano ya solo hay pompis.
    }
event-picked-up =
    { $role ->
        [actor] Se acabó la maldición. Tienes: { $cards }.
       *[other] Se acabó la maldición para { $actor }. Tiene: { $cards }.
    }
event-picked-up-hidden =
    { $role ->
        [actor] Se acabó la maldición para ti.
       *[other] Se acabó la maldición para { $actor }.
    }
event-discarded =
    { $role ->
        [actor] Descartas { $card }.
       *[other] { $Actor } descarta { $card }.
    }
event-added =
    { $role ->
        [actor] Cuelas { $card } en el montón de cartas para robar.
       *[other] { $Actor } cuela { $card } en el montón de cartas para robar.
    }
event-added-hidden =
    { $role ->
        [actor] Cuelas una carta en el montón de cartas para robar.
       *[other] { $Actor } cuela una carta en el montón de cartas para robar.
    }
event-added-on-top =
    { $role ->
        [actor] Pones { $card } encima del montón de cartas para robar.
       *[other] { $Actor } pone { $card } encima del montón de cartas para robar.
    }
event-added-on-top-hidden =
    { $role ->
        [actor] Pones una carta encima del montón de cartas para robar.
       *[other] { $Actor } pone una carta encima del montón de cartas para robar.
    }
event-went-off =
    { $role ->
        [actor] ¡El Exploding Kitten de tu mano empieza a bufar!
       *[other] { $Actor } tiene un Exploding Kitten en la mano, ¡y empieza a bufar!
    }
event-laid =
    { $role ->
        [actor] A partir de ahora tienes delante { $card }.
       *[other] A partir de ahora { $actor } tiene delante { $card }.
    }
event-intercepted =
    { $role ->
        [actor] La carta que robas es para { $target }.
        [target] La carta que roba { $actor } es para ti.
       *[other] La carta que roba { $actor } es para { $target }.
    }
event-lifted-top =
    { $role ->
        [actor] Miras la carta de encima: { $card }.
       *[other] { $Actor } mira la carta de encima: { $card }.
    }
event-lifted-top-hidden =
    { $role ->
        [actor] Miras la carta de encima.
       *[other] { $Actor } mira la carta de encima.
    }
event-buried =
    { $above ->
        [0]
            { $role ->
                [actor] Vuelves a poner { $card } encima del montón de cartas para robar.
               *[other] { $Actor } vuelve a poner { $card } encima del montón de cartas para robar.
            }
        [one]
            { $role ->
                [actor] Entierras { $card } debajo de una carta.
               *[other] { $Actor } entierra { $card } debajo de una carta.
            }
       *[other]
            { $role ->
                [actor] Entierras { $card } debajo de { $above } cartas.
               *[other] { $Actor } entierra { $card } debajo de { $above } cartas.
            }
    }
event-buried-hidden =
    { $role ->
        [actor] La entierras en el montón de cartas para robar.
       *[other] { $Actor } la entierra en el montón de cartas para robar, sin decir dónde.
    }
event-shared =
    { $role ->
        [actor] Le enseñas las cartas de encima { $to-target }: { $cards }.
        [target] { $Actor } te enseña las cartas de encima: { $cards }.
       *[other] { $Actor } le enseña las cartas de encima { $to-target }: { $cards }.
    }
event-shared-hidden =
    { $role ->
        [actor] Le enseñas las cartas de encima { $to-target }.
        [target] { $Actor } te enseña las cartas de encima.
       *[other] { $Actor } le enseña las cartas de encima { $to-target }.
    }
event-barked =
    { $role ->
        [actor] ¡Le echas los dos Gatitos ladradores { $to-target }!
        [target] ¡{ $Actor } te echa los dos Gatitos ladradores!
       *[other] ¡{ $Actor } le echa los dos Gatitos ladradores { $to-target }!
    }
event-barked-from-hand =
    { $role ->
        [actor] { $Target } tenía el otro Gatito ladrador. ¡Guau, guau!
        [target] Tenías el otro Gatito ladrador. ¡{ $Actor } hace guau!
       *[other] { $Target } tenía el otro Gatito ladrador. ¡{ $Actor } hace guau!
    }
event-towered =
    { $role ->
        [actor] Ahora tienes delante la torre: { $cards }.
       *[other] { $Actor } tiene ahora delante la torre: { $cards }.
    }
event-tower-taken =
    { $role ->
        [actor] Le tomas { $card } de la torre { $to-target }.
        [target] { $Actor } toma { $card } de tu torre.
       *[other] { $Actor } le toma { $card } de la torre { $to-target }.
    }
event-reached =
    { $role ->
        [actor] Alargas la zarpa hacia el montón de cartas para robar.
       *[other] { $Actor } alarga la zarpa hacia el montón de cartas para robar.
    }
event-won =
    { $role ->
        [actor] Solo tú sigues de una pieza: ¡has ganado!
       *[other] Solo { $actor } sigue de una pieza, y gana la partida.
    }
