# What a player can do, and what they are asked.

ask-turn = Gioca una carta, o pesca.
ask-nope = Dici “No!”, o lasci correre?
ask-defuse = Un gattino! Lo disinneschi?
ask-place = Dove va il gattino?
ask-give = Quale carta dai { $to-current }?
ask-steal = Che cosa rubi { $to-other }?
ask-take = Quale carta prendi dalla pila degli scarti?
ask-alter = In che ordine rimetti le carte in cima?
ask-heck = Tieni la carta in fondo, o la metti in cima?
ask-face = Chi affronti, e quale gatto metti davanti a te?
ask-trade = Tieni la carta davanti a te, o fai cambio?
ask-devilcat = Il Gatto Diabolico è davanti a te! Lo disinneschi?
ask-now = { $Current } sta per pescare. Cambi prima il futuro?
ask-add =
    { $adding ->
        [potluck] Quale carta metti in cima al mazzo di pesca?
       *[garbage] Quale carta metti nel mazzo di pesca?
    }
ask-bury = Dove va la carta in cima?
ask-share = In che ordine rimetti le carte in cima? Poi le vede chi gioca dopo di te.
ask-aim = A chi abbaiano i due gattini?
ask-bark = I due gattini abbaiano a te! Li disinneschi?

move-draw = Pesca una carta
move-nope = No!
move-pass = Lascia correre
move-play = Gioca { $card }
move-play-at = Gioca { $card } contro il giocatore { $target }
move-favor = Chiedi un Favore al giocatore { $target }
move-favor-godcat = Chiedi un Favore al giocatore { $target }, con il Gatto Divino
move-pair = Coppia ({ $cards }): ruba una carta al giocatore { $target }
move-triple = Tris ({ $cards }): chiedi { $named } al giocatore { $target }
move-five = Cinque carte diverse ({ $cards })
move-defuse = Gioca { $card }
move-explode = Esplodi
move-place =
    { $above ->
        [0] Metti il gattino in cima
        [one] Metti il gattino sotto una carta
       *[other] Metti il gattino sotto { $above } carte
    }
move-give = Dai { $card }
move-steal-godcat = Prendi il Gatto Divino
move-steal-random = Prendi un’altra carta a caso
move-take = Prendi { $card }
move-alter = Dalla cima: { $cards }
move-alter-places = Le vecchie posizioni, dalla cima: { $places }
move-keep = Tienila
move-put = Mettila in cima al mazzo di pesca
move-face = Affronta il giocatore { $opponent }, con { $card } davanti a te
move-stay = Tieni la carta
move-trade = Fai cambio di carte
move-blind = Gioca alla cieca
move-now = Cambialo ora
move-wait = Lascia pescare
move-add = Metti { $card }
move-bury =
    { $above ->
        [0] Rimetti la carta in cima
        [one] Metti la carta sotto un’altra
       *[other] Metti la carta sotto altre { $above }
    }
move-share = Dalla cima: { $cards }
move-aim = Abbaia al giocatore { $target }
