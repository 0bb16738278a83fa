# What happened. `role` is what the reader is in it: one of the names of the players in the sentence, or "other".
# Messages that name a card have a "-hidden" form for viewers who may not see it.
# Lists of cards stand in brackets: one may end in "No!", after which no full stop can follow.
# A player is named in three ways: `$Actor` begins a sentence, `$actor` stands within it, and `$to-actor` is the one who
# gets something, loses it or is next. Each may be a number or a name, so nothing else may stand before them that depends
# on the word, such as an article.

# A player whose name is not known, and one who has a name: `.within` a sentence, and `.to` them.
player = Il giocatore { $seat }
    .within = il giocatore { $seat }
    .to = al giocatore { $seat }
player-named = { $name }
    .within = { $name }
    .to = a { $name }

event-turn-began =
    { $role ->
        [actor] È il tuo turno.
       *[other] Tocca { $to-actor }.
    }
event-turn-owed =
    { $role ->
        [actor] È il tuo turno: { $owed } turni da fare.
       *[other] Tocca { $to-actor }: { $owed } turni da fare.
    }
event-turn-last =
    { $role ->
        [actor] Tocca ancora a te. L’ultimo, promesso.
       *[other] Tocca { $to-actor }: è l’ultimo turno rimasto.
    }
event-played =
    { $role ->
        [actor] Giochi { $card }.
       *[other] { $Actor } gioca { $card }.
    }
event-played-at =
    { $role ->
        [actor] Giochi { $card } contro { $target }.
        [target] { $Actor } gioca { $card } contro di te.
       *[other] { $Actor } gioca { $card } contro { $target }.
    }
event-favor =
    { $role ->
        [actor] Chiedi un Favore { $to-target }.
        [target] { $Actor } ti chiede un Favore.
       *[other] { $Actor } chiede un Favore { $to-target }.
    }
event-favor-godcat =
    { $role ->
        [actor] Giochi il Gatto Divino e chiedi un Favore { $to-target }.
        [target] { $Actor } gioca il Gatto Divino e ti chiede un Favore.
       *[other] { $Actor } gioca il Gatto Divino e chiede un Favore { $to-target }.
    }
event-pair =
    { $role ->
        [actor] Giochi una coppia ({ $cards }) per rubare una carta { $to-target }.
        [target] { $Actor } gioca una coppia ({ $cards }) per rubarti una carta.
       *[other] { $Actor } gioca una coppia ({ $cards }) per rubare una carta { $to-target }.
    }
event-triple =
    { $role ->
        [actor] Giochi un tris ({ $cards }) e chiedi { $named } { $to-target }.
        [target] { $Actor } gioca un tris ({ $cards }) e ti chiede { $named }.
       *[other] { $Actor } gioca un tris ({ $cards }) e chiede { $named } { $to-target }.
    }
event-five =
    { $role ->
        [actor] Giochi cinque carte diverse ({ $cards }).
       *[other] { $Actor } gioca cinque carte diverse ({ $cards }).
    }
event-noped =
    { $depth ->
        [1]
            { $role ->
                [actor] Dici “No!”: fermi tutti.
               *[other] { $Actor } dice “No!”: fermi tutti.
            }
       *[other]
            { $role ->
                [actor] Ridici “No!”: di nuovo fermi tutti.
               *[other] { $Actor } ridice “No!”: di nuovo fermi tutti.
            }
    }
event-yupped =
    { $depth ->
        [2]
            { $role ->
                [actor] Dici “No!” al “No!”, quindi “Sì!”: si riparte.
               *[other] { $Actor } dice “No!” al “No!”, quindi “Sì!”: si riparte.
            }
       *[other]
            { $role ->
                [actor] Dici “No!” anche a quello, quindi “Sì!”: si riparte un’altra volta.
               *[other] { $Actor } dice “No!” anche a quello, quindi “Sì!”: si riparte un’altra volta.
            }
    }
event-window-closed = Niente più “No!”: si procede.
event-window-closed-stopped = È no. Facciamo finta di niente.
event-drew =
    { $role ->
        [actor] Peschi { $card }.
       *[other] { $Actor } pesca { $card }.
    }
event-drew-hidden =
    { $role ->
        [actor] Peschi una carta.
       *[other] { $Actor } pesca una carta.
    }
event-drew-bottom =
    { $role ->
        [actor] Peschi la carta in fondo: { $card }.
       *[other] { $Actor } pesca la carta in fondo: { $card }.
    }
event-drew-bottom-hidden =
    { $role ->
        [actor] Peschi la carta in fondo.
       *[other] { $Actor } pesca la carta in fondo.
    }
event-kitten-hidden =
    { $role ->
        [actor] Il tuo Gattino Esibizionista lo nasconde: niente botto, e acqua in bocca.
       *[other] { $Actor } lo nasconde accanto al Gattino Esibizionista: niente botto, e acqua in bocca.
    }
event-drew-kitten =
    { $role ->
        [actor] Peschi un Exploding Kitten!
       *[other] { $Actor } pesca un Exploding Kitten!
    }
event-drew-kitten-bottom =
    { $role ->
        [actor] Peschi la carta in fondo: un Exploding Kitten!
       *[other] { $Actor } pesca la carta in fondo: un Exploding Kitten!
    }
event-defused =
    { $role ->
        [actor] Giochi { $card }: la miccia fa cilecca.
       *[other] { $Actor } gioca { $card }: la miccia fa cilecca.
    }
event-defused-devilcat =
    { $role ->
        [actor] Giochi { $card } contro il Gatto Diabolico, che torna sul tappetino.
       *[other] { $Actor } gioca { $card } contro il Gatto Diabolico, che torna sul tappetino.
    }
event-placed =
    { $above ->
        [0]
            { $role ->
                [actor] Metti il gattino in cima al mazzo di pesca.
               *[other] { $Actor } mette il gattino in cima al mazzo di pesca.
            }
        [one]
            { $role ->
                [actor] Rimetti il gattino nel mazzo di pesca, sotto una carta.
               *[other] { $Actor } rimette il gattino nel mazzo di pesca, sotto una carta.
            }
       *[other]
            { $role ->
                [actor] Rimetti il gattino nel mazzo di pesca, sotto { $above } carte.
               *[other] { $Actor } rimette il gattino nel mazzo di pesca, sotto { $above } carte.
            }
    }
event-placed-hidden =
    { $role ->
        [actor] Rimetti il gattino nel mazzo di pesca.
       *[other] { $Actor } rimette il gattino nel mazzo di pesca, in segreto.
    }
event-drew-kitten-imploding =
    { $role ->
        [actor] Peschi un Imploding Kitten! Per stavolta niente danni: torna nel mazzo di pesca, a faccia in su.
       *[other] { $Actor } pesca un Imploding Kitten! Per stavolta niente danni: torna nel mazzo di pesca, a faccia in su.
    }
event-drew-kitten-imploding-bottom =
    { $role ->
        [actor] Peschi la carta in fondo: un Imploding Kitten! Per stavolta niente danni: torna nel mazzo di pesca, a faccia in su.
       *[other] { $Actor } pesca la carta in fondo: un Imploding Kitten! Per stavolta niente danni: torna nel mazzo di pesca, a faccia in su.
    }
event-drew-kitten-imploding-up =
    { $role ->
        [actor] Peschi un Imploding Kitten, a faccia in su!
       *[other] { $Actor } pesca un Imploding Kitten, a faccia in su!
    }
event-drew-kitten-imploding-up-bottom =
    { $role ->
        [actor] Peschi la carta in fondo: un Imploding Kitten, a faccia in su!
       *[other] { $Actor } pesca la carta in fondo: un Imploding Kitten, a faccia in su!
    }
event-placed-imploding-up =
    { $above ->
        [0]
            { $role ->
                [actor] Metti l’Imploding Kitten in cima al mazzo di pesca, a faccia in su.
               *[other] { $Actor } mette l’Imploding Kitten in cima al mazzo di pesca, a faccia in su.
            }
        [one]
            { $role ->
                [actor] Rimetti l’Imploding Kitten nel mazzo di pesca a faccia in su, sotto una carta.
               *[other] { $Actor } rimette l’Imploding Kitten nel mazzo di pesca a faccia in su, sotto una carta.
            }
       *[other]
            { $role ->
                [actor] Rimetti l’Imploding Kitten nel mazzo di pesca a faccia in su, sotto { $above } carte.
               *[other] { $Actor } rimette l’Imploding Kitten nel mazzo di pesca a faccia in su, sotto { $above } carte.
            }
    }
event-placed-imploding-up-hidden =
    { $role ->
        [actor] Rimetti l’Imploding Kitten nel mazzo di pesca, a faccia in su.
       *[other] { $Actor } rimette l’Imploding Kitten nel mazzo di pesca a faccia in su, senza dire dove.
    }
event-surfaced-imploding-up = Un Imploding Kitten è in cima al mazzo di pesca, a faccia in su, sotto gli occhi di tutti.
event-exploded =
    { $role ->
        [actor] Bum. Ce n’è fino al soffitto (resta: { $cards }).
       *[other] { $Actor } fa bum (resta: { $cards }).
    }
event-exploded-imploding =
    { $role ->
        [actor] Sparisci in un minuscolo buco nero (lasci: { $cards }).
       *[other] { $Actor } implode (resta: { $cards }).
    }
event-exploded-devilcat =
    { $role ->
        [actor] Il Gatto Diabolico ti porta a casa sua (lasci: { $cards }).
       *[other] Il Gatto Diabolico porta { $actor } a casa sua (resta: { $cards }).
    }
event-exploded-barking =
    { $role ->
        [actor] Bau, poi bum (lasci: { $cards }).
       *[other] Bau, poi bum: { $actor } salta in aria (resta: { $cards }).
    }
event-peeked =
    { $role ->
        [actor] Vedi, dalla cima, queste carte ({ $cards }).
       *[other] { $Actor } vede, dalla cima, queste carte ({ $cards }).
    }
event-peeked-hidden =
    { $count ->
        [one]
            { $role ->
                [actor] Guardi la carta in cima.
               *[other] { $Actor } guarda la carta in cima.
            }
       *[other]
            { $role ->
                [actor] Guardi le { $count } carte in cima.
               *[other] { $Actor } guarda le { $count } carte in cima.
            }
    }
event-altered =
    { $role ->
        [actor] Le rimetti in cima, in quest’ordine ({ $cards }).
       *[other] { $Actor } le rimette in cima, in quest’ordine ({ $cards }).
    }
event-altered-hidden =
    { $role ->
        [actor] Le rimetti in cima nell’ordine che vuoi.
       *[other] { $Actor } le rimette in cima nell’ordine che vuole.
    }
event-revealed = Tutti vedono, dalla cima, queste carte ({ $cards }).
event-shuffled = Il mazzo di pesca è mescolato. Addio piani.
event-swapped =
    { $role ->
        [actor] Scambi la carta in cima al mazzo di pesca con quella in fondo.
       *[other] { $Actor } scambia la carta in cima al mazzo di pesca con quella in fondo.
    }
event-bombed =
    { $kittens ->
        [0]
            { $role ->
                [actor] Non trovi nessun Exploding Kitten e mescoli soltanto il mazzo di pesca.
               *[other] { $Actor } non trova nessun Exploding Kitten e mescola soltanto il mazzo di pesca.
            }
        [one]
            { $role ->
                [actor] Metti l’unico Exploding Kitten in cima al mazzo di pesca e mescoli il resto. Al riparo!
               *[other] { $Actor } mette l’unico Exploding Kitten in cima al mazzo di pesca e mescola il resto. Al riparo!
            }
       *[other]
            { $role ->
                [actor] Metti tutti gli Exploding Kitten ({ $kittens }) in cima al mazzo di pesca e mescoli il resto. Al riparo!
               *[other] { $Actor } mette tutti gli Exploding Kitten ({ $kittens }) in cima al mazzo di pesca e mescola il resto. Al riparo!
            }
    }
event-gave =
    { $role ->
        [actor] Dai { $card } { $to-target }.
        [target] { $Actor } ti dà { $card }.
       *[other] { $Actor } dà { $card } { $to-target }.
    }
event-gave-hidden =
    { $role ->
        [actor] Dai una carta { $to-target }.
        [target] { $Actor } ti dà una carta.
       *[other] { $Actor } dà una carta { $to-target }.
    }
event-stole =
    { $role ->
        [actor] Rubi { $card } { $to-target }.
        [target] { $Actor } ti ruba { $card }.
       *[other] { $Actor } ruba { $card } { $to-target }.
    }
event-stole-hidden =
    { $role ->
        [actor] Rubi una carta { $to-target }.
        [target] { $Actor } ti ruba una carta.
       *[other] { $Actor } ruba una carta { $to-target }.
    }
event-claimed-found =
    { $role ->
        [actor] { $Target } ti consegna { $card }.
        [target] Consegni { $card } { $to-actor }.
       *[other] { $Target } consegna { $card } { $to-actor }.
    }
event-claimed =
    { $role ->
        [actor] { $Target } non ha la carta richiesta ({ $card }): bel tentativo.
        [target] Non hai la carta richiesta ({ $card }): bel tentativo, { $actor }.
       *[other] { $Target } non ha la carta richiesta ({ $card }): bel tentativo, { $actor }.
    }
event-found-nothing =
    { $role ->
        [actor] { $Target } non ha niente per te.
        [target] Non hai niente per { $actor }.
       *[other] { $Target } non ha niente per { $actor }.
    }
event-took =
    { $role ->
        [actor] Prendi { $card } dalla pila degli scarti.
       *[other] { $Actor } prende { $card } dalla pila degli scarti.
    }
event-lifted =
    { $role ->
        [actor] Guardi la carta in fondo: { $card }.
       *[other] { $Actor } guarda la carta in fondo: { $card }.
    }
event-lifted-hidden =
    { $role ->
        [actor] Guardi la carta in fondo.
       *[other] { $Actor } guarda la carta in fondo.
    }
event-placed-on-top =
    { $role ->
        [actor] Metti { $card } in cima al mazzo di pesca.
       *[other] { $Actor } mette { $card } in cima al mazzo di pesca.
    }
event-placed-on-top-hidden =
    { $role ->
        [actor] Metti quella carta in cima al mazzo di pesca.
       *[other] { $Actor } mette quella carta in cima al mazzo di pesca.
    }
event-faced =
    { $role ->
        [actor] Metti { $card } davanti a te e l’altro gatto davanti { $to-target }.
        [target] { $Actor } mette { $card } davanti a sé e l’altro gatto davanti a te.
       *[other] { $Actor } mette { $card } davanti a sé e l’altro gatto davanti { $to-target }.
    }
event-faced-hidden =
    { $role ->
        [actor] Metti un gatto davanti a te e uno davanti { $to-target }, entrambi a faccia in giù.
        [target] { $Actor } mette un gatto davanti a sé e uno davanti a te, entrambi a faccia in giù.
       *[other] { $Actor } mette un gatto davanti a sé e uno davanti { $to-target }, entrambi a faccia in giù.
    }
event-kept =
    { $role ->
        [actor] Tieni la carta davanti a te.
       *[other] { $Actor } tiene la carta davanti a sé.
    }
event-traded =
    { $role ->
        [actor] Fai cambio di carte.
       *[other] { $Actor } fa cambio di carte.
    }
event-turned-up =
    { $role ->
        [saved] Ottieni il Gatto Divino; il Gatto Diabolico è davanti { $to-doomed }.
        [doomed] Il Gatto Diabolico è davanti a te; { $saved } ottiene il Gatto Divino.
       *[other] { $Saved } ottiene il Gatto Divino; il Gatto Diabolico è davanti { $to-doomed }.
    }
event-handed =
    { $role ->
        [actor] Consegni { $card } { $to-target }.
        [target] { $Actor } ti consegna { $card }.
       *[other] { $Actor } consegna { $card } { $to-target }.
    }
event-handed-hidden =
    { $role ->
        [actor] Consegni una carta { $to-target }.
        [target] { $Actor } ti consegna una carta.
       *[other] { $Actor } consegna una carta { $to-target }.
    }
event-marked =
    { $role ->
        [actor] Scopri una carta { $to-target }: { $card }.
        [target] { $Actor } scopre una delle tue carte: { $card }. Addio segreto.
       *[other] { $Actor } scopre una carta { $to-target }: { $card }.
    }
event-cursed =
    { $role ->
        [actor] Maledici { $target } (ultime carte viste: { $cards }).
        [target] { $Actor } ti maledice: le tue carte ora sono solo sederini (ultime carte viste: { $cards }).
       *[other] { $Actor } maledice { $target } (ultime carte viste: { $cards }).
    }
event-cursed-hidden =
    { $role ->
        [actor] Maledici { $target }: in quella mano ora ci sono solo sederini.
        [target] { $Actor } ti maledice: le tue carte ora sono solo sederini.
       *[other] { $Actor } maledice { $target }: in quella mano ora ci sono solo sederini.
    }
event-picked-up =
    { $role ->
        [actor] La maledizione è finita (in mano: { $cards }).
       *[other] La maledizione è finita per { $actor } (in mano: { $cards }).
    }
event-picked-up-hidden =
    { $role ->
        [actor] La maledizione è finita per te.
       *[other] La maledizione è finita per { $actor }.
    }
event-discarded =
    { $role ->
        [actor] Scarti { $card }.
       *[other] { $Actor } scarta { $card }.
    }
event-added =
    { $role ->
        [actor] Infili { $card } nel mazzo di pesca.
       *[other] { $Actor } infila { $card } nel mazzo di pesca.
    }
event-added-hidden =
    { $role ->
        [actor] Infili una carta nel mazzo di pesca.
       *[other] { $Actor } infila una carta nel mazzo di pesca.
    }
event-added-on-top =
    { $role ->
        [actor] Metti { $card } in cima al mazzo di pesca.
       *[other] { $Actor } mette { $card } in cima al mazzo di pesca.
    }
event-added-on-top-hidden =
    { $role ->
        [actor] Metti una carta in cima al mazzo di pesca.
       *[other] { $Actor } mette una carta in cima al mazzo di pesca.
    }
event-went-off =
    { $role ->
        [actor] L’Exploding Kitten che hai in mano comincia a soffiare!
       *[other] { $Actor } ha in mano un Exploding Kitten, che ora comincia a soffiare!
    }
event-laid =
    { $role ->
        [actor] D’ora in poi hai davanti { $card }.
       *[other] D’ora in poi { $actor } ha davanti { $card }.
    }
event-intercepted =
    { $role ->
        [actor] La carta che peschi va { $to-target }.
        [target] La carta che pesca { $actor } va a te.
       *[other] La carta che pesca { $actor } va { $to-target }.
    }
event-lifted-top =
    { $role ->
        [actor] Guardi la carta in cima: { $card }.
       *[other] { $Actor } guarda la carta in cima: { $card }.
    }
event-lifted-top-hidden =
    { $role ->
        [actor] Guardi la carta in cima.
       *[other] { $Actor } guarda la carta in cima.
    }
event-buried =
    { $above ->
        [0]
            { $role ->
                [actor] Rimetti { $card } in cima al mazzo di pesca.
               *[other] { $Actor } rimette { $card } in cima al mazzo di pesca.
            }
        [one]
            { $role ->
                [actor] Sotterri { $card } sotto una carta.
               *[other] { $Actor } sotterra { $card } sotto una carta.
            }
       *[other]
            { $role ->
                [actor] Sotterri { $card } sotto { $above } carte.
               *[other] { $Actor } sotterra { $card } sotto { $above } carte.
            }
    }
event-buried-hidden =
    { $role ->
        [actor] La sotterri nel mazzo di pesca.
       *[other] { $Actor } la sotterra nel mazzo di pesca, e non dice dove.
    }
event-shared =
    { $role ->
        [actor] Mostri le carte in cima { $to-target } ({ $cards }).
        [target] { $Actor } ti mostra le carte in cima ({ $cards }).
       *[other] { $Actor } mostra le carte in cima { $to-target } ({ $cards }).
    }
event-shared-hidden =
    { $role ->
        [actor] Mostri le carte in cima { $to-target }.
        [target] { $Actor } ti mostra le carte in cima.
       *[other] { $Actor } mostra le carte in cima { $to-target }.
    }
event-barked =
    { $role ->
        [actor] Sguinzagli i due gattini contro { $target }!
        [target] { $Actor } sguinzaglia i due gattini contro di te!
       *[other] { $Actor } sguinzaglia i due gattini contro { $target }!
    }
event-barked-from-hand =
    { $role ->
        [actor] { $Target } aveva l’altro Gattino che Abbaia. Bau, bau!
        [target] Avevi tu l’altro Gattino che Abbaia. { $Actor } fa bau!
       *[other] { $Target } aveva l’altro Gattino che Abbaia. { $Actor } fa bau!
    }
event-towered =
    { $role ->
        [actor] La torre ora è davanti a te ({ $cards }).
       *[other] La torre ora è davanti { $to-actor } ({ $cards }).
    }
event-tower-taken =
    { $role ->
        [actor] Prendi { $card } dalla torre davanti { $to-target }.
        [target] { $Actor } prende { $card } dalla tua torre.
       *[other] { $Actor } prende { $card } dalla torre davanti { $to-target }.
    }
event-reached =
    { $role ->
        [actor] Allunghi la zampa verso il mazzo di pesca.
       *[other] { $Actor } allunga la zampa verso il mazzo di pesca.
    }
event-won =
    { $role ->
        [actor] Sei l’ultima persona ancora intera: hai vinto!
       *[other] Sono esplosi tutti tranne { $actor }, che vince la partita.
    }
