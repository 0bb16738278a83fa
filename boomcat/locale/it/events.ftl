# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Where somebody may not see a card there is a "-hidden" form of the message without it.
# Lists of cards stand in brackets: one may end in "No!", after which no full stop can follow.

event-turn-began =
    { $role ->
        [actor] È il tuo turno.
       *[other] È il turno del giocatore { $actor }.
    }
event-turn-owed =
    { $role ->
        [actor] È il tuo turno: devi fare { $owed } turni.
       *[other] È il turno del giocatore { $actor }, che deve fare { $owed } turni.
    }
event-turn-last =
    { $role ->
        [actor] È il tuo turno, l’ultimo che devi fare.
       *[other] È il turno del giocatore { $actor }, l’ultimo che deve fare.
    }
event-played =
    { $role ->
        [actor] Giochi { $card }.
       *[other] Il giocatore { $actor } gioca { $card }.
    }
event-played-at =
    { $role ->
        [actor] Giochi { $card } contro il giocatore { $target }.
        [target] Il giocatore { $actor } gioca { $card } contro di te.
       *[other] Il giocatore { $actor } gioca { $card } contro il giocatore { $target }.
    }
event-pair =
    { $role ->
        [actor] Giochi una coppia ({ $cards }) per rubare una carta al giocatore { $target }.
        [target] Il giocatore { $actor } gioca una coppia ({ $cards }) per rubarti una carta.
       *[other] Il giocatore { $actor } gioca una coppia ({ $cards }) per rubare una carta al giocatore { $target }.
    }
event-triple =
    { $role ->
        [actor] Giochi un tris ({ $cards }) e chiedi { $named } al giocatore { $target }.
        [target] Il giocatore { $actor } gioca un tris ({ $cards }) e ti chiede { $named }.
       *[other] Il giocatore { $actor } gioca un tris ({ $cards }) e chiede { $named } al giocatore { $target }.
    }
event-five =
    { $role ->
        [actor] Giochi cinque carte diverse ({ $cards }).
       *[other] Il giocatore { $actor } gioca cinque carte diverse ({ $cards }).
    }
event-noped =
    { $role ->
        [actor] Giochi un “No!”: l’azione è bloccata.
       *[other] Il giocatore { $actor } gioca un “No!”: l’azione è bloccata.
    }
event-yupped =
    { $role ->
        [actor] Giochi un “No!” sul “No!”, quindi un “Sì!”: l’azione riprende.
       *[other] Il giocatore { $actor } gioca un “No!” sul “No!”, quindi un “Sì!”: l’azione riprende.
    }
event-window-passed = Nessuno gioca più un “No!”: l’azione avviene.
event-window-stopped = Vince il “No!”: non succede niente.
event-drew =
    { $role ->
        [actor] Peschi { $card }.
       *[other] Il giocatore { $actor } pesca { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Peschi una carta.
       *[other] Il giocatore { $actor } pesca una carta.
    }
event-drew-bottom =
    { $role ->
        [actor] Peschi la carta in fondo: { $card }.
       *[other] Il giocatore { $actor } pesca la carta in fondo: { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Peschi la carta in fondo.
       *[other] Il giocatore { $actor } pesca la carta in fondo.
    }
event-drew-kitten =
    { $role ->
        [actor] Peschi un Exploding Kitten!
       *[other] Il giocatore { $actor } pesca un Exploding Kitten!
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Peschi la carta in fondo: un Exploding Kitten!
       *[other] Il giocatore { $actor } pesca la carta in fondo: un Exploding Kitten!
    }
event-defused =
    { $role ->
        [actor] Giochi { $card }: il gattino non esplode.
       *[other] Il giocatore { $actor } gioca { $card }: il gattino non esplode.
    }
event-defused-devilcat =
    { $role ->
        [actor] Giochi { $card } contro il Gatto Diabolico, che torna sul tappetino.
       *[other] Il giocatore { $actor } gioca { $card } contro il Gatto Diabolico, che torna sul tappetino.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Metti il gattino in cima al mazzo di pesca.
               *[other] Il giocatore { $actor } mette il gattino in cima al mazzo di pesca.
            }
        [one]
            { $role ->
                [actor] Rimetti il gattino nel mazzo di pesca, sotto una carta.
               *[other] Il giocatore { $actor } rimette il gattino nel mazzo di pesca, sotto una carta.
            }
       *[other]
            { $role ->
                [actor] Rimetti il gattino nel mazzo di pesca, sotto { $above } carte.
               *[other] Il giocatore { $actor } rimette il gattino nel mazzo di pesca, sotto { $above } carte.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Rimetti il gattino nel mazzo di pesca.
       *[other] Il giocatore { $actor } rimette il gattino nel mazzo di pesca, in segreto.
    }
event-exploded =
    { $role ->
        [actor] Esplodi: per te la partita è finita (lasci: { $cards }).
       *[other] Il giocatore { $actor } esplode ed esce dal gioco (lascia: { $cards }).
    }
event-exploded-devilcat =
    { $role ->
        [actor] Il Gatto Diabolico ti porta via (lasci: { $cards }).
       *[other] Il Gatto Diabolico porta via il giocatore { $actor } (che lascia: { $cards }).
    }
event-peeked =
    { $role ->
        [actor] Vedi le carte in cima, a partire dalla prima ({ $cards }).
       *[other] Il giocatore { $actor } vede le carte in cima, a partire dalla prima ({ $cards }).
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Guardi la carta in cima.
               *[other] Il giocatore { $actor } guarda la carta in cima.
            }
       *[other]
            { $role ->
                [actor] Guardi le { $count } carte in cima.
               *[other] Il giocatore { $actor } guarda le { $count } carte in cima.
            }
    }
event-altered =
    { $role ->
        [actor] Le rimetti a posto, a partire dalla prima ({ $cards }).
       *[other] Il giocatore { $actor } le rimette a posto, a partire dalla prima ({ $cards }).
    }
event-altered-hidden =
    { $role ->
        [actor] Le rimetti a posto nell’ordine che vuoi.
       *[other] Il giocatore { $actor } le rimette a posto nell’ordine che vuole.
    }
event-revealed = Tutti vedono le carte in cima, a partire dalla prima ({ $cards }).
event-shuffled = Il mazzo di pesca viene mescolato.
event-gave =
    { $role ->
        [actor] Dai { $card } al giocatore { $target }.
        [target] Il giocatore { $actor } ti dà { $card }.
       *[other] Il giocatore { $actor } dà { $card } al giocatore { $target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Dai una carta al giocatore { $target }.
        [target] Il giocatore { $actor } ti dà una carta.
       *[other] Il giocatore { $actor } dà una carta al giocatore { $target }.
    }
event-stole =
    { $role ->
        [actor] Rubi { $card } al giocatore { $target }.
        [target] Il giocatore { $actor } ti ruba { $card }.
       *[other] Il giocatore { $actor } ruba { $card } al giocatore { $target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Rubi una carta al giocatore { $target }.
        [target] Il giocatore { $actor } ti ruba una carta.
       *[other] Il giocatore { $actor } ruba una carta al giocatore { $target }.
    }
event-claimed =
    { $role ->
        [actor] Il giocatore { $target } deve darti { $card }.
        [target] Devi dare { $card } al giocatore { $actor }.
       *[other] Il giocatore { $target } deve dare { $card } al giocatore { $actor }.
    }
event-claimed-in-vain =
    { $role ->
        [actor] Il giocatore { $target } non ha la carta richiesta ({ $card }): non ottieni niente.
        [target] Non hai la carta richiesta ({ $card }): il giocatore { $actor } non ottiene niente.
       *[other] Il giocatore { $target } non ha la carta richiesta ({ $card }): il giocatore { $actor } non ottiene niente.
    }
event-found-nothing =
    { $role ->
        [actor] Il giocatore { $target } non ha più carte: non ottieni niente.
        [target] Non hai più carte: il giocatore { $actor } non ottiene niente.
       *[other] Il giocatore { $target } non ha più carte: il giocatore { $actor } non ottiene niente.
    }
event-took =
    { $role ->
        [actor] Prendi { $card } dalla pila degli scarti.
       *[other] Il giocatore { $actor } prende { $card } dalla pila degli scarti.
    }
event-lifted =
    { $role ->
        [actor] Guardi la carta in fondo: { $card }.
       *[other] Il giocatore { $actor } guarda la carta in fondo: { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Guardi la carta in fondo.
       *[other] Il giocatore { $actor } guarda la carta in fondo.
    }
event-put-on-top =
    { $role ->
        [actor] Metti { $card } in cima al mazzo di pesca.
       *[other] Il giocatore { $actor } mette { $card } in cima al mazzo di pesca.
    }
event-put-on-top-hidden =
    { $role ->
        [actor] Metti quella carta in cima al mazzo di pesca.
       *[other] Il giocatore { $actor } mette quella carta in cima al mazzo di pesca.
    }
event-faced =
    { $role ->
        [actor] Metti { $card } davanti a te e l’altro gatto davanti al giocatore { $target }.
        [target] Il giocatore { $actor } mette { $card } davanti a sé e l’altro gatto davanti a te.
       *[other] Il giocatore { $actor } mette { $card } davanti a sé e l’altro gatto davanti al giocatore { $target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Metti un gatto davanti a te e uno davanti al giocatore { $target }, entrambi a faccia in giù.
        [target] Il giocatore { $actor } mette un gatto davanti a sé e uno davanti a te, entrambi a faccia in giù.
       *[other] Il giocatore { $actor } mette un gatto davanti a sé e uno davanti al giocatore { $target }, entrambi a faccia in giù.
    }
event-kept =
    { $role ->
        [actor] Tieni la carta davanti a te.
       *[other] Il giocatore { $actor } tiene la carta davanti a sé.
    }
event-swapped =
    { $role ->
        [actor] Scambi le due carte.
       *[other] Il giocatore { $actor } scambia le due carte.
    }
event-turned-up =
    { $role ->
        [saved] Ottieni il Gatto Divino; il Gatto Diabolico è davanti al giocatore { $doomed }.
        [doomed] Il Gatto Diabolico è davanti a te; il giocatore { $saved } ottiene il Gatto Divino.
       *[other] Il giocatore { $saved } ottiene il Gatto Divino; il Gatto Diabolico è davanti al giocatore { $doomed }.
    }
event-won =
    { $role ->
        [actor] Non resti che tu: hai vinto!
       *[other] Resta solo il giocatore { $actor }, che vince la partita.
    }
