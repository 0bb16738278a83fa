### What the browser client says. Cards, events, errors and moves are in separate catalogues.

## At the table

# `name`, `target` are players' names, or “you”; `card` is a card’s name, or one copy of it as in “a Skip”.
web-you = te
web-players = Gli altri
web-piles = Il tavolo
web-percent = { $share }%
web-cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
web-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }

# Seats
web-seat-out = fuori
web-fallen = Fuori
web-fallen-one = { $name } è fuori
web-seat-turn =
    { $owed ->
        [one] è il suo turno
       *[other] è il suo turno, { $owed } da fare
    }
web-seat-host = host
web-seat-bot = un bot
web-seat-stand-in = un bot gioca al suo posto
web-seat-away = offline
web-seat-godcat = ha il Gatto Divino
web-seat-known = ha con certezza { $cards }
web-seat-marked = tutti vedono { $cards }
web-sign-cursed =
    { $role ->
        [own] la maledizione ti nasconde le tue carte
       *[other] la maledizione nasconde le sue carte
    }
web-sign-taking =
    { $role ->
        [taker] la sua prossima carta va a te
        [own] la tua prossima carta va a { $name }
       *[other] la sua prossima carta va a { $name }
    }
web-sign-barking =
    { $role ->
        [own] davanti a te c’è un Gattino che Abbaia
       *[other] ha davanti un Gattino che Abbaia
    }
web-sign-tower =
    { $count ->
        [one] con la guardia della torre: una carta
       *[other] con la guardia della torre: { $count } carte
    }
web-marked = Carte marchiate
web-seat-cards =
    { $count ->
        [0] { $name }, nessuna carta
        [one] { $name }, { $count } carta
       *[other] { $name }, { $count } carte
    }
web-choose-seat = Scegli { $seat }
web-surely-holds = Con certezza in questa mano
web-surely-holds-nothing = Nessuna idea. Sembrano tutte innocenti.

# The piles
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-turns-to-take =
    { $count ->
        [one] un turno da fare
       *[other] { $count } turni da fare
    }
web-draw-pile =
    { $count ->
        [one] Mazzo di pesca, una carta
       *[other] Mazzo di pesca, { $count } carte
    }
web-draw-pile-short = Mazzo
web-top-imploding-up = L’Imploding Kitten è in cima, a faccia in su
web-direction-clockwise = Si gioca in senso orario
web-direction-counter = Si gioca in senso antiorario
web-risk = bum { $percent }
web-risk-bottom = Rischio che la carta in fondo esploda: { $percent }
web-discard-pile =
    { $count ->
        [one] Pila degli scarti, una carta: { $card }. Sfogliala
       *[other] Pila degli scarti, { $count } carte, in cima: { $card }. Sfogliala
    }
web-discard-pile-empty = Pila degli scarti vuota
web-discard-short = Scarti: { $count }
web-discards =
    { $count ->
        [one] Pila degli scarti: una carta
       *[other] Pila degli scarti: { $count } carte
    }
web-discards-hint = Dalla cima.
web-removed =
    { $count ->
        [one] Una carta è fuori dal gioco
       *[other] { $count } carte sono fuori dal gioco
    }
web-boxed =
    { $count ->
        [one] Una carta è stata messa da parte senza essere vista.
       *[other] { $count } carte sono state messe da parte senza essere viste.
    }
web-out-of-game = { $count } fuori
web-known-in-pile = Che cosa sai del mazzo: { $cards }
web-known-place = { $place }. { $card }
web-known-more =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
web-notes = Che cosa sai
web-notes-hint = Contando dalla cima del mazzo di pesca. Una nota sparisce appena non è più certa.
web-mat = Il tappetino
web-mat-both = Il Gatto Divino e il Gatto Diabolico sono sul tappetino.
web-mat-away = I due gatti sono in gioco.
web-mat-held =
    Il Gatto Diabolico aspetta sul tappetino; { $role ->
        [own] il Gatto Divino ce l’hai tu
       *[other] il Gatto Divino è in mano a { $name }
    }.
web-mat-hint = Un Armageddon li mette in gioco tutti e due. Il Gatto Divino si gioca come qualsiasi carta tranne un “No!”; contro il Gatto Diabolico serve un Disinnesgatto.
web-tower-cards = La torre: { $cards }
web-tower-hint = La Torre del Potere le mette davanti a chi la gioca. Favori, coppie e tris prendono allora queste, e non la mano.
web-imploding-left = Imploding Kitten nel mazzo: { $down } a faccia in giù, { $up } a faccia in su.

# The hand
web-your-hand =
    { $count ->
        [0] La tua mano è vuota
        [one] La tua mano: una carta
       *[other] La tua mano: { $count } carte
    }
web-your-hand-cursed =
    { $count ->
        [one] La tua mano: una carta, a faccia in giù
       *[other] La tua mano: { $count } carte, a faccia in giù
    }
web-cursed-note = Al buio finché non peschi
web-card-marked = { $card }, carta marchiata
web-hand-empty = Niente carte, niente piani, niente paura.
web-card-selected = { $card }, scelta n. { $number }
web-card-blocked = { $card }, ora non si può giocare
web-sort = Ordina per tipo
web-put-back = Rimettile giù
web-put-cards-back = Gioca le carte scelte, o prima rimettile giù.
web-explain = Che cosa fa { $card }
web-explain-can-play = Puoi giocarla adesso.
web-explain-can-give = Puoi darla adesso.
web-explain-can-add = Puoi metterla nel mazzo adesso.
web-explain-rules =
    { $count ->
        [one] Regola { $rules }
       *[other] Regole { $rules }
    }

# The first game: one short line when something happens for the first time
web-first-read = Capito
web-first-turn = Tocca a te! Gioca quante carte vuoi, o nessuna. Pescando finisce il turno.
web-first-cursed = Maledizione! Gioca una carta alla cieca, o pesca per rivedere la tua mano.
web-first-pair = Due gatti uguali rubano una carta: scegli entrambi.
web-first-attack =
    { $count ->
        [one] Ti hanno attaccato: ancora un turno da fare.
       *[other] Ti hanno attaccato: fanno { $count } turni di fila.
    }
web-first-nope = Qualcuno ha giocato una carta. “NO!” la ferma. O lascia correre.
web-first-now = Qualcuno sta per pescare. La zampa cambia prima il futuro.
web-first-no-nope =
    { $passing ->
        [auto] Un “No!” fermerebbe questa carta. Non ne hai: passa da sé.
       *[asked] Un “No!” fermerebbe questa carta. Non ne hai: lascia fare.
    }
web-first-give = Scegli tu che cosa dare. Tieniti stretto il Disinnesgatto!
web-first-kitten = Un gattino! Il Disinnesgatto ti salva. Senza, saresti fuori.
web-first-place = Nascondi il gattino dove lo pescherà qualcun altro. Nessuno vede dove.
web-first-blocked =
    { $device ->
        [touch] Le carte pallide devono aspettare. Tienine premuta una per sapere perché.
       *[mouse] Le carte pallide devono aspettare. Fermaci sopra il mouse per sapere perché.
    }
web-first-hold =
    { $device ->
        [touch] Che cosa fa una carta? Tienila premuta e te lo dice.
       *[mouse] Che cosa fa una carta? Fermaci sopra il mouse e te lo dice.
    }

# Why a card cannot be played
web-blocked-not-your-turn = Non è il tuo turno.
web-blocked-now = Solo un attimo prima che qualcuno peschi.
web-blocked-hold = { $why } Tieni premuta una carta per leggerla.
web-blocked-question = Non è quello che ti si chiede.
web-blocked-nope = Tieni il “No!” per la carta di qualcun altro.
web-blocked-nope-but-combo = Tieni il “No!” per la carta di qualcun altro. Per ora serve solo in una combinazione.
web-blocked-defuse = Tieni il Disinnesgatto per un gattino.
web-blocked-defuse-but-combo = Tieni il Disinnesgatto per un gattino. Per ora serve solo in una combinazione.
web-blocked-mat = Per un Armageddon servono i due gatti sul tappetino.
web-blocked-mat-but-combo = Per un Armageddon servono i due gatti sul tappetino. Per ora serve solo in una combinazione.
web-blocked-no-victim = Nessun altro ha carte.
web-blocked-no-victim-but-combo = Nessun altro ha carte. Per ora serve solo in una combinazione.
web-blocked-alone = Da sola non serve a niente: gliene serve una uguale.
web-blocked-alone-but-combo = Da sola non serve a niente: aggiungi una carta uguale.
web-blocked-kitten = Sst, dorme: lascialo dormire.
web-blocked-streaking = Non si gioca: tienilo, e fai finta di niente.
web-blocked-bury = La tua prossima carta va a qualcun altro: niente da sotterrare.
web-blocked-bury-but-combo = La tua prossima carta va a qualcun altro: niente da sotterrare. Per ora serve solo in una combinazione.
web-blocked-take-that = La prossima carta di tutti è già prenotata.
web-blocked-take-that-but-combo = La prossima carta di tutti è già prenotata. Per ora serve solo in una combinazione.
web-blocked-mark = Nessun altro ha carte da marchiare.
web-blocked-mark-but-combo = Nessun altro ha carte da marchiare. Per ora serve solo in una combinazione.
web-blocked-curse = Tutte le mani sono già maledette.
web-blocked-curse-but-combo = Tutte le mani sono già maledette. Per ora serve solo in una combinazione.

# Your turn
web-do-draw = Pesca una carta
web-do-play = Gioca { $card }
web-do-attack = Attacca: { $turns } turni
web-do-favor = Chiedi un Favore
web-do-pair = Ruba una carta
web-do-triple = Chiedi
web-do-five = Gioca le cinque
web-do-give = Dai
web-title-pair = Una coppia: { $card }
web-title-triple = Un tris: { $card }
web-title-five = Cinque carte diverse
web-title-godcat = Il Gatto Divino come { $card }
web-hint-attack = Tu non peschi. { $target } fa { $turns } turni.
web-hint-targeted = Tu non peschi. A chi i { $turns } turni?
web-hint-skip =
    { $owed ->
        [one] Finisci questo turno senza pescare.
       *[other] Finisci uno dei tuoi { $owed } turni senza pescare.
    }
web-hint-super-skip =
    { $owed ->
        [one] Finisci questo turno senza pescare.
       *[other] Finisci tutti i { $owed } turni senza pescare.
    }
web-hint-swap = La carta in cima va in fondo, quella in fondo va in cima.
web-hint-reverse =
    { $players ->
        [2] Non peschi. In due vale solo come Salta.
       *[other] Non peschi, e si riparte nell’altro senso.
    }
web-hint-see5 = Guarda in segreto le cinque carte in cima.
web-hint-alter5 = Guarda le cinque carte in cima e scegli il loro ordine.
web-hint-catomic = Tutti gli Exploding Kitten vanno in cima, il resto si mescola, e tu non peschi.
web-hint-mark = Chi mostra una carta d’ora in poi? Quale, lo decide il caso.
web-hint-curse = Chi non vedrà più le proprie carte?
web-hint-garbage = Tutti mettono una carta nel mazzo, anche tu. Poi lo si mescola.
web-hint-barking = Chi ha l’altro deve disinnescarlo o esplodere. Se ce l’hai tu, scegli la vittima.
web-hint-alter-now = Guarda le tre carte in cima e scegli il loro ordine.
web-hint-bury = Guarda la carta in cima e nascondila nel mazzo. Il turno finisce lì.
web-hint-take-that = A chi porti via la prossima carta pescata?
web-hint-personal = Non peschi. In cambio fai { $turns } turni.
web-hint-potluck = Tutti mettono una carta in cima al mazzo, a cominciare da te.
web-hint-share = Scegli l’ordine delle tre carte in cima. Poi le vede { $target }.
web-hint-tower = Metti la torre davanti a te. Gli altri prenderanno le sue carte, non le tue.
web-hint-see = Guarda in segreto le tre carte in cima.
web-hint-alter = Guarda le tre carte in cima e scegli il loro ordine.
web-hint-reveal = Tutti vedono le tre carte in cima.
web-hint-shuffle = Rimescola tutto il mazzo.
web-hint-bottom = Pesca invece la carta in fondo. Il turno finisce lì.
web-hint-heck = Guarda la carta in fondo: tienila, o mettila in cima.
web-hint-favor = Chi ti dà una carta a sua scelta?
web-hint-armageddon = A uno il Gatto Divino, all’altro il Gatto Diabolico.
web-hint-pair = Chi perde una carta a caso?
web-hint-triple = Scegli la vittima e nomina una carta.
web-hint-five = Poi prendi una carta dalla pila degli scarti.
web-cards-chosen = { $count } carte
web-more-cards =
    { $count ->
        [one] Scegli un’altra carta da abbinare.
       *[other] Scegli altre { $count } carte da abbinare.
    }
web-no-match = Queste carte non si combinano
web-title-palette = Il Gatto Divino come…
web-hint-title-palette = Come quale carta?
web-name-a-card = Quale carta chiedi a { $target }?
web-named = Chiedi: { $card }
web-change = Cambia
web-whom = Scegli qualcuno
web-which-card = Scegli una carta

# Other questions
web-ask-give = Quale carta per { $name }?
web-hint-give = La scegli tu.
web-hint-give-tower = Viene dalla tua torre.
web-ask-defuse = Un Exploding Kitten!
web-hint-defuse = Presto, la miccia brucia!
web-hint-defuse-hand = Era in una mano fin dall’inizio. Presto, la miccia brucia!
web-ask-devilcat = Il Gatto Diabolico!
web-hint-devilcat = Solo un Disinnesgatto lo rimanda sul tappetino.
web-do-defuse = Disinnesca
web-do-defuse-godcat = Con il Gatto Divino
web-do-explode = Esplodi
web-do-explode-really = Apposta?
web-ask-place = Nascondi il gattino
web-ask-place-imploding = Rimetti l’Imploding Kitten
web-hint-place-imploding = A faccia in su, dove vuoi nel mazzo. Nessuno vede dove, e chi poi lo pesca è fuori.
web-hint-place = Nessuno vede dove.
web-do-place = Mettilo lì
web-place-top = In cima: se lo becca chi pesca dopo
web-place-bottom = Proprio in fondo
web-place-under =
    { $count ->
        [one] Sotto una carta
       *[other] Sotto { $count } carte
    }
web-place-short-top = Cima
web-place-short-second = Secondo
web-place-short-middle = Metà
web-place-short-bottom = Fondo
web-ask-alter = Cambia il futuro
web-hint-alter-order = Trascina le carte, o usa le frecce.
web-do-alter = Rimettile in cima
web-place-number =
    { $place ->
        [1] Prossima
       *[other] { $place }ª
    }
web-move-up = Sposta su: { $card }
web-move-down = Sposta giù: { $card }
web-ask-take = Prendi una carta dagli scarti
web-hint-take = Qualsiasi carta tranne un gattino.
web-do-take = Prendi { $card }
web-ask-heck = Dal fondo
web-hint-heck-choose = Tienila, o mettila in cima per chi pesca dopo.
web-hint-heck-kitten = Se lo tieni, esplode. Se lo metti in cima, qualcuno lo pesca.
web-hint-heck-imploding = Se lo tieni, torna nel mazzo a faccia in su. Se lo metti in cima, lo trova qualcun altro.
web-hint-heck-imploding-up = Se lo tieni, per te è finita. Se lo metti in cima, tutti lo vedono arrivare.
web-bottom-card = la carta in fondo
web-do-keep = Tienila
web-do-put = Mettila in cima
web-ask-steal = Ruba a { $name }
web-hint-steal = Il Gatto Divino si riconosce dal dorso.
web-steal-godcat = il Gatto Divino
web-steal-random = un’altra carta
web-do-steal-godcat = Il Gatto Divino
web-do-steal-random = Un’altra carta
web-ask-face = Armageddon
web-hint-face = Quale gatto metti davanti a te, e a chi va l’altro? Lo sai solo tu.
web-which-cat = Scegli il tuo gatto
web-before-you = davanti a te
web-before-them = di fronte
web-before = davanti a { $name }
web-do-face = Affronta { $name }
web-ask-trade = Armageddon
web-hint-trade = Uno è il Gatto Divino, uno il Gatto Diabolico. Tieni il tuo, o fai cambio?
web-do-stay = Tieni il tuo
web-do-trade = Fai cambio
web-ask-now = { $name } sta per pescare
web-hint-now-choose = Ultima occasione per cambiare il futuro.
web-ask-add-garbage = Fuori la spazzatura
web-hint-add-garbage = Quale carta va nel mazzo? Poi lo si mescola.
web-ask-add-potluck = Tu che cosa porti?
web-hint-add-potluck = Quale carta va in cima al mazzo?
web-do-add = Metti { $card }
web-ask-bury = Sotterra la carta in cima
web-hint-bury-choose = Nessuno vede dove.
web-do-bury = Sotterrala lì
web-ask-share = Condividi il futuro
web-hint-share-choose = Metti le carte in ordine. Poi le vede chi gioca dopo di te.
web-do-share = Condividilo
web-ask-aim = Attacca!
web-hint-aim-choose = A chi abbaiano i due gattini?
web-do-aim = Abbaia a { $name }
web-ask-bark = Bau, bau!
web-hint-bark-choose = I due gattini abbaiano a te. Solo un Disinnesgatto li calma.
web-do-blind = Gioca alla cieca
web-hint-blind = Il caso sceglie una delle tue carte. Se si può giocare, si gioca.
web-shown = Vedi il futuro
web-shown-all = Tutti vedono il futuro
web-seen = Visto

# Who is waited for
web-wait-turn =
    { $mood ->
        [1] { $name } squadra il mazzo.
        [2] { $name } si fa le unghie.
        [3] { $name } trama qualcosa.
       *[other] { $name } sta pensando.
    }
web-wait-nope = Un “No!”, qualcuno?
web-wait-defuse = { $name } tiene in mano una miccia accesa.
web-wait-place = { $name } nasconde il gattino.
web-wait-place-imploding = { $name } rimette l’Imploding Kitten nel mazzo.
web-wait-give = { $name } sceglie una carta da dare.
web-wait-steal = { $name } allunga la zampa verso una carta.
web-wait-take = { $name } fruga tra gli scarti.
web-wait-alter = { $name } cambia il futuro.
web-wait-heck = { $name } guarda la carta in fondo.
web-wait-face = { $name } mette giù il Gatto Divino e il Gatto Diabolico.
web-wait-trade = { $name } si chiede: tenere o fare cambio?
web-wait-devilcat = { $name } affronta il Gatto Diabolico.
web-wait-now = Qualcuno cambia il futuro?
web-wait-add = { $name } sceglie una carta per il mazzo.
web-wait-bury = { $name } scava una buca nel mazzo.
web-wait-share = { $name } incarta il futuro.
web-wait-aim = { $name } sceglie a chi abbaiare.
web-wait-bark = { $name } sente abbaiare da vicino.
web-you-are-out = Sei a pezzi. Goditi lo spettacolo.
web-ghosts = Lega dei fantasmi
web-ghost-how = Indovina e fai punti.
web-ghost-ask-draw = Prossima carta
web-ghost-ask-out = Prossimo botto
web-ghost-ask-winner = Vittoria
web-ghost-kitten = Gattino
web-ghost-safe = Niente
web-ghost-worth = +{ $points }
web-ghost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-ghost-choice = { $question }: { $guess } +{ $points }
web-ghost-right = Centro! +{ $points }, totale { $all }.
web-ghost-wrong = Sbagliato. Da fantasma non si vede tutto. Sempre { $all }.
web-skip = Vai alla fine
web-stand-in = Un bot ti tiene il posto in caldo. E gioca.
web-gave-up = Hai abbandonato. Le tue carte le gioca un bot.
web-back = Rieccomi
web-hurry = Rispondi ora, o risponde l’orologio per te.
web-title-your-turn = Tocca a te!

# The Nope window
web-nope-window = L’occasione di dire “No!”
web-nope-word = NO!
web-nope-plays = { $name } gioca
web-nope-you-play = Giochi
web-no-nope = nessun “No!”
web-let-it-pass = Lascia correre
web-nope-ask = Dici “No!”, o lasci correre?
web-nope-passed = Ti giri dall’altra parte.
web-nope-passed-for-you = Nessuna carta adatta: lasciamo correre per te.
web-nope-others = Ora occhio ai “No!”.
web-nope-stops = No!
web-nope-frees = Sì!
web-nope-stops-hint = “{ $play }” si ferma, a meno che qualcuno non dica ancora “No!”.
web-nope-frees-hint = “{ $play }” riprende, a meno che qualcuno non dica ancora “No!”.
web-now-window = L’occasione di cambiare il futuro
web-now-you-draw = Stai per pescare
web-now-title = Ora o mai più?
web-now-title-own = Un attimo…
web-now-others = Gli altri possono ancora cambiare il futuro.
web-now-ask = Cambi il futuro ora, o lasci pescare?
web-now-word = ORA
web-no-now = non ce l’hai
web-blind = occhi chiusi
web-does-attack =
    { $role ->
        [target] Non si pesca, e tu fai { $turns } turni.
       *[other] Non si pesca, e { $target } fa { $turns } turni.
    }
web-does-targeted =
    { $role ->
        [target] Non si pesca, e tu fai { $turns } turni.
       *[other] Non si pesca, e { $target } fa { $turns } turni.
    }
web-does-skip =
    { $owed ->
        [one] Il turno finisce senza pescare.
       *[other] Uno dei { $owed } turni finisce senza pescare.
    }
web-does-super-skip =
    { $owed ->
        [one] Il turno finisce senza pescare.
       *[other] Tutti i { $owed } turni finiscono senza pescare.
    }
web-does-swap = La carta in cima e quella in fondo si scambiano di posto.
web-does-reverse =
    { $players ->
        [2] Il turno finisce senza pescare. In due vale solo come Salta.
       *[other] Il turno finisce senza pescare, e si riparte nell’altro senso.
    }
web-does-see5 = Uno sguardo segreto alle cinque carte in cima.
web-does-alter5 = Uno sguardo segreto alle cinque carte in cima, e un nuovo ordine.
web-does-catomic = Tutti gli Exploding Kitten vanno in cima, il resto si mescola, e il turno finisce senza pescare.
web-does-mark =
    { $role ->
        [target] Una tua carta a caso viene scoperta davanti a tutti.
       *[other] { $target } d’ora in poi mostra a tutti una carta a caso.
    }
web-does-curse =
    { $role ->
        [target] Non vedi più le tue carte, finché non ne peschi una.
       *[other] { $target } non vede più le proprie carte, finché non ne pesca una.
    }
web-does-garbage = Tutti mettono una carta nel mazzo, poi lo si mescola.
web-does-barking = Qualcuno deve disinnescarlo o esplodere, oppure aspetta il suo gemello.
web-does-alter-now = Uno sguardo segreto alle tre carte in cima, e un nuovo ordine.
web-does-bury = La carta in cima viene nascosta nel mazzo, e il turno finisce senza pescare.
web-does-take-that =
    { $role ->
        [target] La prossima carta che peschi non è per te.
        [player] La prossima carta che pesca { $target } va a te.
       *[other] La prossima carta che pesca { $target } va a { $player }.
    }
web-does-personal = Non si pesca, ma la stessa persona fa altri { $turns } turni.
web-does-potluck = Tutti mettono una carta in cima al mazzo.
web-does-share =
    { $role ->
        [target] Le tre carte in cima cambiano ordine, e tu le vedi.
       *[other] Le tre carte in cima cambiano ordine, e { $target } le vede.
    }
web-does-tower = La torre difende la mano che ha dietro: gli altri prendono prima le sue carte.
web-does-see = Uno sguardo segreto alle tre carte in cima.
web-does-alter = Uno sguardo segreto alle tre carte in cima, e un nuovo ordine.
web-does-reveal = Tutti vedono le tre carte in cima.
web-does-shuffle = Il mazzo di pesca viene rimescolato.
web-does-bottom = Si pesca la carta in fondo invece di quella in cima.
web-does-heck = La carta in fondo viene tenuta, o va in cima.
web-does-favor =
    { $role ->
        [target] Dai via una carta a tua scelta.
       *[other] { $target } dà via una carta a sua scelta.
    }
web-does-armageddon = A uno il Gatto Divino, all’altro il Gatto Diabolico.
web-does-pair =
    { $role ->
        [target] Ti rubano una carta a caso.
       *[other] Rubano una carta a caso a { $target }.
    }
web-does-triple =
    { $role ->
        [target] Devi dare { $named }, se ce l’hai.
       *[other] { $target } deve dare { $named }, se ce l’ha.
    }
web-does-five = Una carta torna dalla pila degli scarti.
web-tag-stopped = No!
web-tag-yupped = Sì!
web-tag-saved = Disinnescato!
web-tag-looks = vede il futuro

# Explosions: what is heard, and what is said about it in the silence after them
web-boom-kitten = Bum!
web-boom-devilcat = Bum!
web-boom-imploding = Vluf!
web-boom-barking = Bau!
web-wit-1 =
    { $role ->
        [own] Avevi sette vite. Avevi.
       *[other] { $name } aveva sette vite. Aveva.
    }
web-wit-2 =
    { $role ->
        [own] La curiosità. È sempre la curiosità.
       *[other] La curiosità ha fregato { $name }. È sempre la curiosità.
    }
web-wit-3 =
    { $role ->
        [own] Ecco che cosa c’era lì sotto.
       *[other] { $name } ora è dappertutto. Soprattutto sulle tende.
    }
web-wit-4 =
    { $role ->
        [own] Cadrai in piedi. Ovunque siano i piedi.
       *[other] { $name } cadrà in piedi. Prima o poi.
    }
web-wit-5 =
    { $role ->
        [own] Volevi una carta. Lei aveva altri piani.
       *[other] { $name } voleva una carta. Lei aveva altri piani.
    }
web-wit-6 =
    { $role ->
        [own] Questo odore? I tuoi baffi.
       *[other] Questo odore? I baffi di { $name }.
    }
web-wit-imploding =
    { $role ->
        [own] Ti pieghi in due, in quattro, in otto… puf.
       *[other] { $name } adesso occupa pochissimo posto.
    }
web-wit-devilcat =
    { $role ->
        [own] Il Gatto Diabolico ti manda i suoi saluti.
       *[other] Il Gatto Diabolico mostra a { $name } l’uscita: in basso.
    }
web-wit-barking =
    { $role ->
        [own] Due cani travestiti da gatti. Chi l’avrebbe detto?
       *[other] Di { $name } resta solo l’eco di un bau.
    }

# Before and after
web-sealing = Si mescola. Là dentro qualcosa ticchetta…
web-luck = Sorte onesta
web-luck-ask = Il mazzo è onesto?
web-luck-promise = Prima di dare le carte il tavolo ha sigillato un segreto e ne ha mostrato l’impronta; poi ogni giocatore ha aggiunto dei byte a caso. Così nessuno ha potuto scegliere l’ordine delle carte: né il tavolo, né un giocatore da solo.
web-luck-check = Per controllare, conserva l’impronta e i tuoi byte. A fine partita la registrazione svela il segreto, e “boomcat verify FILE --commitment IMPRONTA” ricalcola ogni mescolata.
web-luck-commitment = Impronta del segreto
web-luck-bytes = I tuoi byte
web-luck-check-here = Verifica in questo browser
web-luck-right = Verificato: questo browser ha rigiocato la partita e ogni carta è arrivata come promesso.
web-luck-wrong = Qualcosa non torna: questa registrazione non è la partita promessa.
web-luck-secret = Il segreto
web-copy = Copia
web-copy-what = Copia: { $what }
web-copied = Copiato
web-record = Scarica la partita
web-you-win = Baffi intatti: hai vinto!
web-wins = Vince { $name }
web-wins-others = Gli altri sono coriandoli.
web-your-place = { $place }º posto su { $of }
web-end-won = Unico gatto ancora in piedi.
web-end-gone = Resa. Al suo posto è esploso un bot.
web-end-gone-won = Resa. Un bot ha vinto lo stesso.
web-end-kitten-plain = Ha pescato un Exploding Kitten. Bum.
web-end-kitten-declined = Poteva disinnescare. Ha scelto il botto.
web-end-kitten-hidden = Ha pescato il gattino nascosto da { $by }.
web-end-kitten-own = Ha ritrovato il gattino. Stesse zampe, stesso posto.
web-end-kitten-bombed = Proprio sotto la Bomba Gattomica di { $by }.
web-end-kitten-attacked = { $by } attacca, un gattino completa l’opera.
web-end-kitten-held = Aveva un gattino nella manica. Bum.
web-end-imploding-plain = Ha pescato l’Imploding Kitten, che ha pure fatto ciao.
web-end-imploding-hidden = Implosione, come previsto da { $by }.
web-end-imploding-own = Ha rimesso l’Imploding Kitten. È tornato.
web-end-devilcat-plain = Il Gatto Diabolico è passato a riscuotere.
web-end-devilcat-faced = Armageddon con { $by }. Gatto sbagliato.
web-end-barking-plain = Un abbaio di troppo.
web-end-barking-declined = Poteva zittirlo. L’ha lasciato abbaiare.
web-end-barking-barked = { $by } aveva l’altra metà dell’abbaio.
web-end-places = Classifica
web-end-numbers = I numeri
web-end-turns =
    { $count ->
        [one] turno
       *[other] turni
    }
web-end-nopes =
    { $count ->
        [one] No!
       *[other] No!
    }
web-end-chain = No! di fila
web-end-met =
    { $count ->
        [one] gattino pescato
       *[other] gattini pescati
    }
web-end-defused =
    { $count ->
        [one] gattino disinnescato
       *[other] gattini disinnescati
    }
web-end-luck = Gattini secondo i calcoli: { $owed }. Gattini in faccia: { $met }.
web-end-luck-good = Sette vite, confermate.
web-end-luck-fair = Né fortuna né sfortuna: la media.
web-end-luck-bad = Il mazzo ce l’aveva con te.
web-end-luckiest = Gatto più fortunato: { $name }
web-end-share = Condividi l’immagine
web-end-shared = Immagine salvata
web-rematch = Gioca ancora
web-home = Home

# The next game
web-next-in = Ci sei
web-next-waiting = Ci sei. Si aspetta { $names }.
web-next-others = Per un’altra partita: { $names }.
web-next-start = Via senza di loro
web-next-soon = Via tra { $seconds } s
web-next-begun = La prossima partita è iniziata. Fai con calma.
web-next-lobby = La prossima partita si prepara. Fai con calma.
web-next-come = Arrivo
web-score = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
web-queue = In attesa di un posto: { $names }
web-queue-new = { $name } vuole un posto nella prossima partita.
web-queue-ask = Chiedi un posto
web-queue-place = { $place ->
    [1] Tocca a te: un posto nella prossima partita.
   *[other] Sei il numero { $place } della fila.
}
web-queue-leave = Lascia stare
web-wait-away = { $name } è via. Tra { $seconds } s gioca un bot.
web-meanwhile = Mentre non c’eri, abbiamo giocato per te: { $what }.
web-meanwhile-drew = { $count ->
    [one] { $count } carta pescata
   *[other] { $count } carte pescate
}
web-meanwhile-gave = { $cards } in regalo

# What happened, and what people say
web-log = Che cosa è successo
web-log-open = Che cosa è successo: mostra tutto
web-log-empty = Non è esploso niente. Per ora.
web-emotes = Di’ qualcosa
web-talk = Con parole tue
web-talk-send = Dillo
web-talk-log = Appena detto
web-mute = Silenzia { $name }
    .phrase = Ciò che dice sparisce da questo dispositivo. Non se ne accorge nessuno.
web-emote-hello = Ciao!
web-emote-laugh = Ah ah!
web-emote-wow = Wow!
web-emote-oops = Ops!
web-emote-angry = Grr!
web-emote-cry = Sigh!
web-emote-think = Mmm…
web-emote-clap = Applausi!
web-emote-love = Che tenero!
web-emote-sleep = Zzz…
web-emote-sorry = Scusa!
web-emote-boom = Bum!
web-emote-thanks = Grazie!
web-emote-please = Per favore?
web-emote-yes = Sì!
web-emote-never = Giammai!
web-emote-luck = Buona fortuna!
web-emote-played = Ben giocata!
web-emote-hurry = Tic, tac…
web-emote-sneaky = Eh eh eh…
web-emote-scared = Aiuto!
web-emote-cool = Facile.
web-emote-shrug = Pazienza.
web-emote-party = Evviva!

# What bots say, each in a characteristic way, about what everybody sees: they fall, defuse, say Nope and Yup, win, are robbed,
# or wait for a person. Short: it stands in a bubble. First, what is said about each of them.
web-says-domino = Il maggiordomo. Col papillon.
    .boom = Che caduta di stile.
    .defuse = Papillon ancora dritto.
    .nope = Direi di no.
    .yup = Direi di sì.
    .win = Come da copione.
    .robbed = Era ricamata!
    .wait = Fai pure con calma.
web-says-ziggy = Va a elettricità statica.
    .boom = Ne valeva la pena!
    .defuse = Zap! Sono qui!
    .nope = Bzzt! Ma no!
    .yup = Bzzt! Ma sì!
    .win = Che scarica!
    .robbed = Ehi! La scossa!
    .wait = Dai dai dai dai!
web-says-coco = Soffre con eleganza.
    .boom = Finalmente, emozioni.
    .defuse = Resto. Peccato.
    .nope = Troppo ovvio. No.
    .yup = No al tuo no.
    .win = Naturalmente.
    .robbed = L’arte è furto.
    .wait = Passano gli anni.
web-says-galileo = Conta le carte. La chiama scienza.
    .boom = Esito improbabile.
    .defuse = Come da calcoli.
    .nope = Obiezione!
    .yup = Obiezione respinta.
    .win = Dimostrato.
    .robbed = Che recensione…
    .wait = Il tempo è relativo.
web-says-monty = Più vecchio del mazzo.
    .boom = Perdindirindina!
    .defuse = Calma, vecchio mio.
    .nope = Inaudito!
    .yup = Tutt’altro!
    .win = Gran bel colpo, il mio.
    .robbed = La mia carta, prego!
    .wait = Un tè, intanto?
web-says-sushi = È qui per il buffet.
    .boom = Troppo cotto.
    .defuse = Ancora fresco!
    .nope = Non è nel menù.
    .yup = Ordine confermato.
    .win = La cena la offro io.
    .robbed = La mia merenda!
    .wait = Avrei un languorino.
web-says-radar = Ti sente pensare.
    .boom = L’avevo sentito.
    .defuse = Sst. Tutto tranquillo.
    .nope = Ho sentito. No.
    .yup = Quale no? Non sento.
    .win = Tutto orecchie, io.
    .robbed = Uno spiffero?
    .wait = Cos’era quel rumore?
web-says-morgan = Un pirata, meno un orecchio.
    .boom = Gatto in mare!
    .defuse = Non nel mio porto!
    .nope = Alto là!
    .yup = Avanti tutta!
    .win = Il tesoro è mio!
    .robbed = Ladri a bordo!
    .wait = Bonaccia.
web-says-pompon = Pelo al novanta per cento.
    .boom = La mia pelliccia!
    .defuse = Neanche un pelo bruciato.
    .nope = Volgare. No.
    .yup = Insisto.
    .win = Applausi, prego.
    .robbed = Giù le zampe!
    .wait = Sto pazientando.
web-says-flora = Coltiva fiori. E rancori.
    .boom = Ottimo concime.
    .defuse = Stroncato sul nascere.
    .nope = Zac.
    .yup = Ricresce.
    .win = In piena fioritura!
    .robbed = Il mio semino…
    .wait = Intanto annaffio.
web-says-disco = Non ha sentito la domanda.
    .boom = Che basso!
    .defuse = Il ritmo continua.
    .nope = Traccia sbagliata.
    .yup = Remix!
    .win = Bis!
    .robbed = Mi rubi il pezzo!
    .wait = Musica d’attesa…
web-says-bingo = È sempre il compleanno di qualcuno.
    .boom = Che festa!
    .defuse = Festa salva!
    .nope = Festa finita!
    .yup = La festa riparte!
    .win = Bingo!
    .robbed = Il mio regalino!
    .wait = Chi vuole la torta?

## Home, lobby, settings

# The page
web-title = Boomcat
web-title-table = Boomcat: tavolo { $code }
# What the game is, for a stranger: at the door and in link previews
web-what = Il gioco di carte in cui i gattini esplodono. Pesca, schiva, sabota gli altri: vince chi resta tutto d’un pezzo.
web-close = Chiudi
web-cancel = Annulla
web-back-home = Torna alla home
web-strap =
    Pesca una carta.
    Prova a non esplodere.
web-strap-players = Da 2 a 10 giocatori.
web-fine-print = Gioco non ufficiale, fatto da fan. Né creato né approvato dall’editore del gioco di carte.
web-error-unreachable = Il server non risponde. È acceso, e sei nella sua rete?
web-error-no-answer = Nessuna risposta. Forse è fatto, forse no: controlla prima di riprovare.
web-error-not-connected = Nessun collegamento. Non è cambiato niente; riprova tra un momento.
web-error-not-asked = Ora tocca a qualcun altro.

# Names for those who have chosen none, with commas between them, each of at most 20 letters
web-funny-names = Capitan Baffi, Ser Fusa, Donna Palla di Pelo, Conte Miao, Dottor Balzo, Maggiore Micio, Duchessa Soffice, Professor Zampa, Barone Ronron, Agente Sette Vite, Regina dei Pisolini, Zio Erba Gatta

# Who I am
web-me-change = Cambia
web-me-are = Sei
web-me-title = Chi sei?
web-me-name = Nome
web-me-face = Faccia
web-me-face-number = Faccia { $number }
web-me-other-name = Un altro nome
web-me-done = Sono io

# The front page
web-home-play = Gioca contro i bot
web-home-play-change = Modifica la partita
web-home-first = Partita guidata
web-home-first-skip = Senza aiuti
web-home-play-with = { $edition }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}
web-lesson-offer = Lezione: 3 minuti
web-lesson-resume = Torna alla lezione
web-home-open = Apri un tavolo
web-home-join = Unisciti
web-home-strangers = Con sconosciuti
web-home-public = Tavoli pubblici
web-home-join-title = Unisciti con link o codice
web-home-join-label = Link o codice
web-home-join-hint = Incolla il link che hai ricevuto, o scrivi il codice del tavolo o dell’altro tuo dispositivo.
web-home-join-empty = Prima scrivi o incolla un link o un codice.
web-home-join-no-code = Questo non è un codice. Un codice sono quattro paroline, come miso-taru-kubo-lina. Va bene anche il link intero.
web-home-join-unknown = Nessun tavolo ha questo codice: confrontalo con l’invito. Un codice dell’altro tuo dispositivo vale una volta sola, per pochi minuti: chiedine uno nuovo lì.
web-home-join-go = Vai
web-home-settings = Impostazioni
web-home-rules = Regole e carte
web-home-offline = Gioca offline
web-home-recent = I tuoi tavoli
web-home-at = al tavolo { $code }
web-home-continue-short = Continua
web-home-result = Vedi il risultato
web-home-forget = Dimentica il tavolo { $code }
web-home-more-tables = { $count ->
    [one] un altro tavolo
   *[other] altri { $count } tavoli
}
web-phase-lobby = in attesa di giocatori
web-phase-sealing = sta per cominciare
web-phase-playing = partita in corso
web-phase-over = partita finita

# Setting up a table
web-setup-open-title = Apri un tavolo
web-setup-solo-title = Contro i bot
web-setup-change-title = Impostazioni del tavolo
web-setup-open = Apri il tavolo
web-setup-solo = Gioca
web-setup-change = Salva
web-setup-edition = Mazzo
web-setup-players = { $fewest }–{ $most } giocatori
web-edition-original = Il classico. Si comincia qui, si finisce a pezzi.
web-edition-nsfw = Il classico con gatti più sfacciati. Da nascondere alla nonna.
web-edition-party-pack = La scatola grande: più carte, più guai, fino a dieci al tavolo.
web-edition-good-vs-evil = Il Gatto Divino salva, il Gatto Diabolico no. Prima o poi qualcuno gioca un Armageddon.
web-setup-seats = Posti
web-setup-seats-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
web-setup-fewer = Un posto in meno
web-setup-more = Un posto in più
web-setup-bots = Avversari
web-setup-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
web-setup-fewer-bots = Un bot in meno
web-setup-more-bots = Un bot in più
web-setup-all-bots = Quanto sono furbi?
web-setup-seat = Posto { $seat }
web-setup-you = Tu
web-seat-open = per qualcuno
web-bot-random = Testa tra le nuvole
    .phrase = Gioca quello che gli passa per la testa.
web-bot-heuristic = Gatto furbo
    .phrase = Conta le carte, e sa quando scappare.
web-bot-apprentice = Apprendista
    .phrase = Si allena con il campione, e ogni tanto si fa prendere la mano.
web-bot-champion = Campione
    .phrase = Ha milioni di partite nelle zampe. Ti servirà fortuna.
web-setup-rules = Regole di casa
web-setup-rules-printed = da regolamento
web-setup-rules-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
web-option-combos = Combinazioni Speciali
    .phrase = Coppie e tris con ogni carta. Senza: solo coppie di gatti, va bene per cominciare.
web-option-quick = Partita rapida
    .phrase = Un terzo del mazzo è messo da parte senza essere visto: una partita più breve, e più difficile da contare.
web-option-five-different = Cinque carte diverse
    .phrase = Riprendono una carta dagli scarti, anche in questa edizione.
web-option-stacking = Gli Attacchi si sommano
    .phrase = Chi attacca mentre è sotto attacco rifila tutti i turni rimasti, più due. Senza: sempre e solo due.
web-option-remove-dead-hands = Chi esplode si porta via le sue carte
    .phrase = Le sue carte vengono tolte dal gioco invece di finire tra gli scarti.
web-option-first = Chi comincia
    .phrase = Dopo la prima partita: chi è saltato per primo, a turno o a caso. O sempre lo stesso posto.
web-option-first-lot = A caso
web-option-first-loser = Chi ha perso
web-option-first-rotation = A turno
web-option-absentees = Tieni il posto a chi manca
    .phrase = Un bot gioca finché non tornano. Altrimenti il posto sparisce con la prossima partita.
web-setup-time = Tempo
web-setup-time-summary = { $turn } per turno, { $nope } per dire “No!”
web-setup-turn = Tempo per un turno
    .phrase = Scaduto il tempo si pesca per te; alla seconda volta subentra un bot.
web-setup-pace = Ritmo
    .phrase = Quanto tempo c’è per dire “No!”, e quanto ci mettono i bot.
web-pace-relaxed = Calmo
web-pace-normal = Normale
web-pace-quick = Veloce
web-setup-nope = Tempo per dire “No!”
    .phrase = Dopo ogni carta che si può fermare. Breve è più vivace, lungo più equo con le reti lente.
web-setup-seconds = { $count } s
web-setup-minutes = { $count } min
web-setup-people = Compagnia e rischio
web-option-spectators = Si può guardare
    .phrase = Con il link si può guardare, ma non sbirciare le mani.
web-option-talk = Si può scrivere
    .phrase = Testo oltre alle faccine, solo per chi gioca: il pubblico non scrive e non legge. Non resta niente.
web-option-odds = Mostra il rischio
    .phrase = Quanto è probabile che la prossima carta esploda, per quanto ne sa ogni giocatore.
web-people-watch = con pubblico
web-people-no-watch = senza pubblico
web-people-odds = rischio visibile
web-people-no-odds = rischio nascosto
web-people-talk = si può scrivere

# The coach

web-coach = Chiedi al coach
web-coach-says = Il coach dice
web-coach-thinks = Il coach si gratta un orecchio…
web-coach-nothing = Adesso non c’è niente da decidere.
web-coach-close = troppo incerto
web-coach-between = tra { $low } e { $high }
web-coach-note = Probabilità di vincere se tutti giocassero come il campione. La barra mostra quanto ne è sicuro il coach.
web-coach-take-back = Ritira una mossa
    .phrase = Da lì in poi è allenamento: stesse carte, niente gloria.
web-coach-allow = Permetti il coach
web-coach-forbid = Manda via il coach
web-coach-allow-count = D’accordo: { $count } su { $people }. Serve l’accordo di tutti.
web-option-coach = Il coach può aiutare
    .phrase = Consigli su richiesta, contro i bot o se tutti sono d’accordo. Il coach non vede più di te.
web-people-coach = coach disponibile

# Composing a deck
web-recipe-title = Componi un mazzo
web-recipe-lead = Il mazzo lo fai tu: più gatti, meno “No!”, carte di nessuna edizione.
web-recipe-name = Nome del mazzo
web-recipe-from = Parti da
web-recipe-fewer = Togli una carta: { $card }
web-recipe-more = Aggiungi una carta: { $card }
web-recipe-total =
    { $cards ->
        [one] Una carta
       *[other] { $cards } carte
    }, { $pile } nel mazzo di pesca con { $players } giocatori
web-recipe-risk =
    { $kittens ->
        [0] Di queste, nessuna è un gattino
        [one] Di queste, una è un gattino
       *[other] Di queste, { $kittens } sono gattini
    }; rischio mortale alla prima pescata: { $share }
web-recipe-copy = Copia come testo
web-recipe-paste = Incolla testo
web-recipe-reset = Torna all’edizione
web-recipe-use = Usa questo mazzo
web-recipe-change = Modifica questo mazzo
web-recipe-instead = invece di { $count }
web-recipe-sizes = Prima pescata, per numero di giocatori
web-recipe-size = { $players } giocatori: { $share }
web-recipe-size-missing = { $players } giocatori: non bastano le carte
web-recipe-text = Il mazzo come testo
web-recipe-text-hint = Incolla qui un mazzo: viene letto mentre scrivi.
web-recipe-text-wrong = Il testo incollato non è ancora un mazzo.

# Choosing a deck
web-deck-mood = Umore
web-mood-quick = Veloce
web-mood-nasty = Cattivo
web-mood-thoughtful = Cerebrale
web-mood-crowded = Affollato
web-deck-length = Durata
web-deck-any-length = Ogni durata
web-deck-at-most = Fino a { $minutes } min
web-deck-minutes = { $minutes } min
web-deck-size = Quanti siete
web-deck-any-size = Ogni tavolo
web-deck-for = In { $players }
# The number of seats that are planned
web-deck-misfit = Non in { $seats }
web-deck-found =
    { $count ->
        [0] Nessun mazzo così.
        [one] Un mazzo così.
       *[other] { $count } mazzi così.
    }
web-deck-all = Mostra tutti
web-lobby-deck = { $deck }: cosa contiene
web-deck-inside = Cosa contiene

# The page of a deck, and handing it on
web-title-page = { $name } · Boomcat
web-deck-copy = Copia il link
web-deck-message = Un mazzo per esplodere insieme:
web-deck-play = Gioca così
web-deck-cards = Le carte
web-deck-set-up = Come si dà
web-deck-dealt =
    { $deal ->
        [one] Una carta
       *[other] { $deal } carte
    } { $dealt ->
        [0] a testa, senza Disinnesgatto.
       *[other] e un Disinnesgatto a testa.
    } { $defuses ->
        [0] Nessun Disinnesgatto in gioco.
        [one] Un Disinnesgatto in gioco.
       *[other] { $defuses } Disinnesgatti in gioco.
    }
web-deck-tower =
    { $count ->
        [one] Una carta finisce nella torre.
        [6] Sei carte finiscono nella torre.
       *[other] { $count } carte finiscono nella torre.
    }
web-deck-pile =
    { $pile } nel mazzo di pesca, con { $kittens ->
        [0] zero Exploding Kitten
        [one] un Exploding Kitten
       *[other] { $kittens } Exploding Kitten
    }{ $implodings ->
        [0] {""}
        [one] {" "}e un Imploding Kitten
       *[other] {" "}e { $implodings } Imploding Kitten
    }. La prima pesca è mortale nel { $share } dei casi.
web-deck-others = Altri mazzi
web-deck-unknown = Mazzo sconosciuto
    .phrase = Mai sentito. Forse il link ha perso un pezzo per strada.

# The page of a card
web-about-argued = Su cosa si litiga
web-about-rules = Cosa decide
web-about-decks = Dove si trova
web-about-in = in
web-about-no-deck = In nessuna scatola. Componi un mazzo e mettila dentro.
web-about-others = La stessa famiglia
web-about-unknown = Carta sconosciuta
    .phrase = “{ $word }” non è in nessuna delle nostre scatole. Forse l’ha mangiata il gatto.
web-rules-mentioned =
    { $count ->
        [one] Una regola citata da queste
       *[other] { $count } regole citate da queste
    }
web-rules-ruling = La nostra decisione
web-rules-key = Queste regole sono solo in inglese. O: Original. N: NSFW. P: Party Pack. G: Good vs. Evil. R: la nostra decisione, dove i regolamenti tacciono.

# The set-up of a composed deck
web-knobs = Come si dà
web-knobs-scope = Cambia per
web-knobs-every = ogni tavolo
web-knobs-one = solo in { $players }
web-knob-deal = Carte date
web-knob-dealt-defuses = Disinnesgatti dati
web-knob-defuses = Disinnesgatti in tutto
web-knob-kittens = Exploding Kitten dentro
web-knob-implodings = Imploding Kitten dentro
web-knob-fewest = Posti, almeno
web-knob-most = Posti, al massimo
web-knob-fewer = { $knob }: uno in meno
web-knob-more = { $knob }: uno in più

# Families of cards
web-family-peril = Gattini
web-family-save = Salvezza
web-family-attack = Attacchi
web-family-evade = Fughe
web-family-fortune = Il futuro
web-family-ask = Favori
web-family-counter = Obiezioni
web-family-cats = Gatti
web-family-divine = Cielo e inferno

# The lobby
web-lobby-title = Tavolo { $code }
web-lobby-players = Chi gioca
web-lobby-you = tu
web-lobby-host = host
web-lobby-away = offline
web-lobby-here = online
web-lobby-open = Posto libero
web-lobby-open-hint = Invita, o metti un bot
web-lobby-open-waits = Tenuto in caldo per qualcuno
web-lobby-seat-label = Posto { $seat }: { $what }
web-lobby-add-seat = Aggiungi un posto
web-lobby-watching = { $count ->
    [0] Non guarda nessuno
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
web-lobby-settings = Impostazioni del tavolo
web-lobby-settings-see = Le regole di questo tavolo
web-lobby-start = Si comincia
web-lobby-too-few = { $edition } si gioca almeno in { $fewest }. Invita qualcuno, o metti un bot.
web-lobby-too-many = { $edition } si gioca al massimo in { $most }.
web-lobby-open-wait = { $count ->
    [one] Se cominci ora, il posto libero aspetta la prossima partita.
   *[other] Se cominci ora, i posti liberi aspettano la prossima partita.
}
web-lobby-gentle = Ritmo tranquillo per chi comincia: { $nope } per dire “No!”.
web-lobby-ready = Siamo al completo. Ultima occasione per scappare.
web-lobby-say-ready = Ci sono!
web-lobby-said-ready = Si parte?
web-lobby-is-ready = si può partire
web-lobby-ready-count = Pronti: { $ready } su { $people }.
web-lobby-waits-for-host = Tocca a { $host } avviare la partita.
web-lobby-watch-note = Stai guardando.
web-lobby-take-seat = Prendi un posto
web-lobby-no-seat = Tutti i posti sono occupati.
web-lobby-leave = Esci

# A seat in the hands of the host
web-seat-put-bot = Metti un bot
web-seat-change-bot = Un altro bot
web-seat-remove-bot = Manda via il bot
web-seat-remove-seat = Togli questo posto
web-seat-remove-person = Togli { $name }
web-seat-remove-sure = { $name } perde il posto. A metà partita subentra un bot.
web-seat-hand-over = Affida il tavolo a { $name }
web-seat-hand-over-sure = Da quel momento il tavolo lo gestisce { $name }, non più tu.
web-seat-yes-remove = Togli
web-seat-yes-hand-over = Affida

# Inviting
web-share-title = Invita
web-share-lead = Invia questo link. Apre il tavolo su qualsiasi telefono o computer.
web-share-lead-network = Invia questo link. Apre il tavolo su ogni dispositivo della stessa rete.
web-share-only-here = Solo questo computer può aprire questo link.
web-share-link = Link al tavolo
web-share-copy = Copia
web-share-copied = Copiato
web-share-copy-yourself = Tieni premuto il link per copiarlo.
web-share-send = Invia
web-share-message = Vieni a giocare a Boomcat con me:
web-share-qr-alt = Il link come codice QR
web-share-say = O dillo a voce:
web-share-scan = Inquadra il codice con un telefono.
web-share-local = Per i telefoni avvia il server con --lan.

# A TV
web-tv-title = Boomcat in TV
web-tv-use = Usa la TV
web-tv-lead = Il tavolo sul grande schermo, le carte in mano.
web-tv-step-open = Apri il browser della TV, o di un computer collegato alla TV.
web-tv-step-address = Scrivi questo indirizzo:
web-tv-step-code = Poi questo codice:
web-tv-here = Questa è la TV
web-tv-forbidden = Nessuno può guardare questo tavolo, nemmeno una TV.
web-tv-allow = Lascia guardare
web-tv-connected = { $count ->
    [one] Una TV mostra questo tavolo.
   *[other] { $count } TV mostrano questo tavolo.
}
web-tv-code = Quale tavolo? Scrivi il codice, come ti viene.
web-tv-go = Mostra
web-tv-join = Tutti a tavola!
web-tv-type = Inquadralo con un telefono, o apri { $address } e scrivi:
web-tv-late = In ritardo? { $address }, codice
web-tv-full = Tutti i posti sono presi
web-tv-sound = Premi un tasto per l’audio.
web-tv-on = In TV
web-tv-whole = Tavolo anche qui
web-tv-hand = Qui solo la mano

# An invitation
web-invite-title = Hai un invito
web-invite-title-playing = Partita in corso
web-invite-lead = { $host } ti aspetta al tavolo { $code }.
web-invite-lead-no-host = Il tavolo { $code } ti aspetta.
web-invite-lead-playing = { $host } e compagnia stanno già giocando al tavolo { $code }.
web-invite-lead-playing-no-host = Al tavolo { $code } si gioca già.
web-invite-sit = Prendi un posto
web-invite-watch = Guarda
web-invite-playing = Partita in corso. Chiedi un posto e giochi alla prossima.
web-invite-full = Tutto occupato. Anche il posto sul termosifone. Chiedi, e il prossimo è tuo.
web-invite-no-watching = A questo tavolo niente pubblico.
web-invite-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}

# Another device
web-device-title = Altro dispositivo
web-device-lead = Apri questo sull’altro dispositivo entro { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}. Il codice vale una volta; poi il tuo posto funziona su entrambi.
web-device-type = Oppure, nella home dell’altro dispositivo, premi “Unisciti” e scrivi:
web-device-again = Un nuovo codice
web-device-asking = Chiedo un codice…
web-device-claiming = Recupero il tuo posto…
web-device-failed = Non ha funzionato
web-device-other = Altro codice

# The menu at the table
web-menu = Menu
web-menu-rules = Regole e carte
web-menu-invite = Invita
web-menu-device = Altro dispositivo
web-menu-players = Giocatori
web-menu-change = Impostazioni del tavolo
web-menu-settings = Impostazioni
web-menu-home = Home
    .phrase = Il tuo posto resta tuo.
web-menu-home-watching = Smetti di guardare
web-menu-concede = Abbandona questa partita
    .phrase = Continua un bot; il tuo posto resta tuo.
web-menu-concede-sure = Abbandonare questa partita?
web-menu-concede-sure-body = Un bot gioca le tue carte fino alla fine. Puoi guardare, e giocare la prossima partita.
web-menu-concede-yes = Abbandona
web-menu-leave = Lascia il tavolo
    .phrase = Il tuo posto sarà libero per qualcun altro.
web-menu-leave-sure = Te ne vai davvero?
web-menu-leave-sure-body = Il tuo posto si libera. Se c’è una partita in corso, la finisce un bot per te.
web-menu-leave-yes = Esci
web-left = Hai lasciato il tavolo { $code }.

# The keys of the table
web-keys = Tasti
web-keys-nope = NO!, oppure ORA
web-keys-blind = Gioca alla cieca, sotto una maledizione
web-keys-tab = Ai pulsanti, Maiusc+Tab per tornare
web-keys-arrows = Scorri le carte
web-keys-enter = Invio
web-keys-space = Spazio
web-keys-press = Premi una carta o un pulsante
web-keys-help = Su una carta: che cosa fa. Altrove: questi tasti
web-keys-escape = Esc
web-keys-close = Chiudi, o rimetti giù le carte scelte

# Settings
web-settings-title = Impostazioni
web-settings-language = Lingua
web-settings-theme = Colori
web-settings-theme-system = Auto
web-settings-theme-light = Giorno
web-settings-theme-dark = Notte
web-settings-motion = Animazioni
web-settings-motion-system = Auto
web-settings-motion-full = Tutte
web-settings-motion-reduced = Ridotte
web-settings-sound = Suono
web-settings-chatter = I bot parlano
web-settings-volume = Volume
web-settings-pass = Lascia correre da sé se non ho un “No!”
    .phrase = Nessuno lo nota: per gli altri l’attesa resta la stessa. Vale anche per le carte ORA.

# The connection
web-connection-lost = Gatto sul cavo. Riprovo…
web-connection-connecting = Arrivo al tavolo…
web-ended-removed = L’host ti ha tolto il posto
    .phrase = Puoi sempre chiederne un altro.
web-ended-closed = Questo tavolo è chiuso
    .phrase = Non succedeva niente da un pezzo, così l’abbiamo sparecchiato.
web-ended-shut = Questo tavolo è stato chiuso
    .phrase = Lo ha chiuso chi gestisce il server. Le partite finite restano registrate.
web-ended-banned = Non puoi entrare
    .phrase = Chi gestisce il server ha chiuso la gattaiola alla tua connessione.
web-ended-full = Tutto esaurito
    .phrase = Questo tavolo non ha posto per altri collegamenti. Riprova più tardi.
web-ended-left = Hai lasciato il tavolo
    .phrase = Grazie della partita. Occhio ai detriti.
web-ended-spectators-forbidden = Niente pubblico qui
    .phrase = A questo tavolo ti serve un posto.
web-ended-unknown-token = Questo posto non è più tuo
    .phrase = La chiave salvata su questo dispositivo non va più bene. Prendi un nuovo posto.
web-ended-unknown-table = Nessun tavolo
    .phrase = Qualcuno l’avrà spinto giù. O il link non è completo.
web-ended-new-version = C’è una nuova versione
    .phrase = Ricarica la pagina per continuare a giocare.
web-ended-reload = Ricarica
web-table-not-loaded = Il tavolo non si carica. Il server è acceso?
web-ended-look-again = Torna al tavolo

# The rules, in short
web-rules-title = Regole e carte
web-rules-goal = Vince l’ultimo gatto tutto intero.
web-rules-turn = Nel tuo turno gioca quante carte vuoi, o nessuna. Poi pesca una carta, e si passa al turno dopo.
web-rules-kitten = Se peschi un Exploding Kitten sei fuori, a meno che tu non abbia un Disinnesgatto. Allora nascondi il gattino nel mazzo, dove vuoi.
web-rules-nope = A tutto, tranne un gattino o un Disinnesgatto, si può dire “No!” prima che succeda. Anche a un altro “No!”.
web-rules-pair = Coppia: ruba una carta a caso a qualcuno.
web-rules-triple = Tris: nomina una carta; se la tua vittima ce l’ha, è tua.
web-rules-five = Cinque carte diverse: prendi una carta dalla pila degli scarti.
web-rules-cats-only = A questo tavolo si giocano solo coppie di gatti.
web-rules-no-combo = Un gatto da solo non fa niente.
web-rules-combos = Combinazioni
web-rules-cards = Le carte
web-rules-how = Come si gioca
web-rules-table = A questo tavolo
web-rules-table-quick = Partita rapida: un terzo del mazzo è stato messo da parte senza essere visto.
web-rules-table-no-stacking = Gli Attacchi non si sommano: sono sempre due turni.
web-rules-table-remove-dead-hands = Chi esplode si porta via le sue carte: vengono tolte dal gioco.
web-rules-table-time = { $turn } per turno, { $nope } per dire “No!”.
web-rules-edition = Carte: { $edition }
web-rules-copies =
    { $count ->
        [one] una nella scatola
       *[other] { $count } nella scatola
    }

# The search in the rules
web-search = Cerca una carta o una regola
web-search-example = Posso rilanciare un Attacco?
web-search-nothing = Trovato niente. Prova con il nome di una carta.
web-search-found = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}

# What each card does, in one line
web-card-kitten = Esplode quando lo peschi. Ti salva solo un Disinnesgatto.
web-card-defuse = Ti salva da un gattino. Poi nascondi di nuovo il gattino nel mazzo.
web-card-attack = Finisce il tuo turno senza pescare. La persona dopo di te fa due turni.
web-card-targeted = Finisce il tuo turno senza pescare. Una persona a tua scelta fa due turni.
web-card-skip = Finisce un turno senza pescare.
web-card-super-skip = Finisce il tuo turno senza pescare, e tutti gli altri che ti restavano.
web-card-swap = La carta in cima e quella in fondo si scambiano di posto. Il tuo turno continua.
web-card-reverse = Inverte il senso di gioco e finisce un turno senza pescare. In due vale come Salta.
web-card-see5 = Guarda in segreto le cinque carte in cima al mazzo.
web-card-alter5 = Guarda le cinque carte in cima, e rimettile nell’ordine che vuoi.
web-card-catomic = Mette tutti gli Exploding Kitten in cima, mescola il resto e finisce un turno senza pescare.
web-card-imploding = Pescato a faccia in giù, torna nel mazzo a faccia in su. Pescato a faccia in su, ti elimina: niente ti salva.
web-card-imploding-up = Chi lo pesca è fuori: non c’è Disinnesgatto che tenga.
web-card-streaking = Ti lascia tenere in mano un Exploding Kitten. Non esplode, e nessuno lo sa.
web-card-mark = Scopre una carta a caso di qualcun altro. Tutti la vedono finché resta nella sua mano.
web-card-curse = Qualcun altro non vede più le proprie carte, e gioca alla cieca finché non ne pesca una.
web-card-garbage = Tutti mettono una carta a scelta nel mazzo. Poi lo si mescola. Il tuo turno continua.
web-card-barking = Ce ne sono due. Chi ha l’altro deve disinnescarlo o esplodere; se li hai entrambi, scegli tu chi. Altrimenti aspetta davanti a te.
web-card-alter-now = Guarda le tre carte in cima, e rimettile nell’ordine che vuoi. Anche fuori dal tuo turno, un attimo prima che si peschi.
web-card-bury = Guarda la carta in cima, e nascondila dove vuoi nel mazzo. Finisce un turno senza pescare.
web-card-take-that = Mettila su qualcun altro: la prossima carta che pesca è tua. Anche i guai, se è un gattino.
web-card-personal = Finisce il tuo turno senza pescare. Poi ne fai tre. L’hai voluto tu.
web-card-potluck = Tutti, a cominciare da te, mettono una carta a scelta in cima al mazzo. Il tuo turno continua.
web-card-share = Guarda le tre carte in cima, e rimettile nell’ordine che vuoi. Poi le vede anche chi viene dopo.
web-card-tower = Mette la torre davanti a te. Finché ha carte, gli altri prendono quelle, non le tue.
web-card-see = Guarda in segreto le tre carte in cima al mazzo.
web-card-alter = Guarda le tre carte in cima, e rimettile nell’ordine che vuoi.
web-card-reveal = Mostra a tutti le tre carte in cima, senza cambiarne l’ordine.
web-card-shuffle = Rimescola il mazzo. Quello che se ne sapeva è storia.
web-card-bottom = Pesca la carta in fondo invece di quella in cima. Il tuo turno finisce lì.
web-card-heck = Guarda la carta in fondo: tienila, o mettila in cima. Il tuo turno finisce lì.
web-card-favor = Qualcuno ti dà una carta a sua scelta.
web-card-nope = Annulla quello che fa qualcun altro. In ogni momento, anche contro un “No!”.
web-card-armageddon = Tu e qualcun altro: a uno il Gatto Divino, all’altro il Gatto Diabolico. Meglio avere un Disinnesgatto.
web-card-feral = In una combinazione vale come qualsiasi carta Gatto.
web-card-godcat = Vale una volta come qualsiasi carta tranne un “No!”. Tutti vedono chi ce l’ha.
web-card-devilcat = Fa esplodere chi lo riceve. Un Disinnesgatto lo rimanda sul tappetino.
web-card-cat = Da solo non serve a niente. Due uguali rubano una carta a caso.

# What a rulebook says of each card in the odd cases, in one or two short sentences; the numbers of the rules stand beside it
web-ruling-kitten = Nessun “No!” lo ferma. Senza Disinnesgatto sei fuori, e scarti tutte le tue carte.
web-ruling-defuse = Nessun “No!” lo ferma. Nascondi il gattino dove vuoi, anche in cima; così finisce un turno.
web-ruling-attack = Un “No!” lo ferma. Sei già sotto attacco? La tua vittima si becca i turni che ti restavano, più due.
web-ruling-targeted = Un “No!” lo ferma. La tua vittima si becca i turni che ti restavano, più due, e si riprende da lei.
web-ruling-skip = Un “No!” la ferma: allora il tuo turno continua. Sotto attacco finisce un turno solo.
web-ruling-super-skip = Un “No!” la ferma. Chi viene dopo fa un turno solo, per quanti te ne restassero.
web-ruling-swap = Un “No!” la ferma. Chi conosceva una delle due carte la conosce ancora.
web-ruling-reverse = Un “No!” la ferma: allora non si inverte niente. Sotto attacco finisce un turno solo.
web-ruling-see = Un “No!” la ferma. Vedere un gattino non è pescarlo. Se restano meno carte, vedi quelle.
web-ruling-see5 = { web-ruling-see }
web-ruling-alter = Un “No!” la ferma. Vedere un gattino non è pescarlo. Nessuno sa il nuovo ordine.
web-ruling-alter5 = { web-ruling-alter }
web-ruling-reveal = Un “No!” la ferma. Un gattino soltanto mostrato non è pescato.
web-ruling-catomic = Un “No!” la ferma. Dopo, tutti sanno che cosa aspetta in cima.
web-ruling-imploding = Nessun “No!” lo ferma. Pescato a faccia in giù, non costa nessun Disinnesgatto.
web-ruling-imploding-up = Né “No!” né Disinnesgatto lo fermano. Quando è in cima, lo vedono tutti.
web-ruling-streaking = Non si gioca mai. Un secondo gattino esplode come al solito. Se questa carta lascia la tua mano, il gattino che resta esplode.
web-ruling-mark = Un “No!” lo ferma. Una carta scoperta si gioca e si ruba come le altre. Di due uguali, se ne va prima lei.
web-ruling-curse = Un “No!” la ferma. Sotto maledizione non puoi dire “No!”, e un Disinnesgatto non la toglie.
web-ruling-garbage = Un “No!” la ferma. Nessuno vede che cosa mettono gli altri, e il Gatto Divino resta dov’è.
web-ruling-barking = Nessun “No!” lo ferma. Aiuta solo un Disinnesgatto, e nel mazzo non si rimette niente.
web-ruling-alter-now = Un “No!” la ferma. Fuori dal tuo turno arriva prima della pesca, e chi è di turno può ripensarci.
web-ruling-bury = Un “No!” la ferma. Non è pescare: un gattino non esplode. Vietata con una carta Questa la Prendo Io su di te.
web-ruling-take-that = Un “No!” la ferma. Prende una carta sola, e nessun altro la vede. Mai due sulla stessa persona.
web-ruling-personal = Un “No!” lo ferma. Sotto attacco, i tre turni si aggiungono a quelli che ti restano.
web-ruling-potluck = Un “No!” la ferma. L’ultima carta messa è la prima pescata. Nessuno vede quelle degli altri.
web-ruling-share = Un “No!” la ferma. Chi viene dopo guarda, ma non tocca.
web-ruling-tower = Un “No!” la ferma. Per un Favore scegli tu dalla torre; una coppia ne prende una a caso. Vuota, non serve più.
web-ruling-shuffle = Un “No!” la ferma. Si sposta anche un gattino appena nascosto.
web-ruling-bottom = Un “No!” la ferma. Un gattino in fondo esplode come gli altri.
web-ruling-heck = Un “No!” la ferma. Se tieni un gattino l’hai pescato; in cima al mazzo aspetta.
web-ruling-favor = Un “No!” lo ferma. Se quel “No!” era la sua ultima carta, non ricevi niente.
web-ruling-nope = Un altro “No!” lo ferma. Mai contro una tua carta, un gattino o un Disinnesgatto.
web-ruling-armageddon = Un “No!” lo ferma finché i due gatti sono sul tappetino. Sotto attacco finisce un turno solo.
web-ruling-feral = In mano è una Gatta Selvatica e nient’altro. Due fanno coppia.
web-ruling-godcat = Giocato, torna sul tappetino, anche dopo un “No!”. Non serve contro il Gatto Diabolico.
web-ruling-devilcat = Non è mai nel mazzo di pesca. Un Disinnesgatto lo ferma, e non si rimette niente.
web-ruling-cat = Un “No!” la ferma: ne basta uno per tutta la combinazione.

## Playing without a server

web-offline-loading = I gatti fanno le valigie
    .phrase = Tutto il gioco trasloca da te: pochi megabyte, una volta sola. Poi non serve più la rete.
web-offline-starting = Sveglia ai bot
    .phrase = Hanno fatto tardi.
web-offline-failed = I gatti non vogliono traslocare
    .phrase = Il download si è interrotto, o questo browser non ce la fa.
web-offline-elsewhere = I gatti sono in un’altra scheda
    .phrase = Giocano dove sono stati chiamati per ultimi. Non si perde nulla.
web-offline-here = Gioca qui
web-offline-retry = Riprova
web-offline-note = Offline: i bot giocano in questo browser e le tue partite restano su questo dispositivo. L’analisi e il coach hanno bisogno di un server.
web-offline-update = C’è una nuova versione.
web-offline-others = C’è una nuova versione. Chiudi prima le altre pagine del gioco.
web-offline-use = Usala ora
web-offline-leave = Torna al server

## Rivedere una partita

web-replay = Replay
web-replay-of = Replay: { $deck }
web-replay-loading = Riavvolgo…
web-replay-failed = Impossibile rivedere questa partita
web-replay-broken-link = Il link è rovinato: ne manca un pezzo.
web-replay-unreadable = Questo file non si legge, o è troppo grande per una sola partita.
web-replay-another = Aprine un’altra
web-replay-choose = Quale partita?
    .phrase = Scegli una registrazione, o trascinala qui. È il file del pulsante “Scarica la partita” alla fine di una partita.
web-replay-file = Scegli un file
web-replay-controls = Comandi
web-replay-time-line = Linea del tempo
web-replay-moment = Momento { $at } di { $of }
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-pace = Velocità: { $times } ×
web-replay-seen-by = Visto da
web-replay-watching = Il pubblico
web-replay-open = Tutte le carte
web-replay-pile = Mazzo
web-replay-copy = Copia il link a questo momento
web-replay-copied = Link copiato. Contiene tutta la partita.
web-replay-watch = Rivedi la partita
web-replay-play-on = Gioca da qui
web-replay-look-back = Rivedi
web-replay-return = Torna al gioco
web-replay-asked = Il tavolo ti aspetta!

## The review of a game

web-review = L’analisi
web-review-open = Giocata bene?
web-review-all = Tutta l’analisi
web-review-making = Ripensando alle tue scelte…
web-review-again = Riprova
web-review-quiet = Qui niente da dire. Le frecce portano dove ce n’è.
web-review-previous = Nota precedente
web-review-next = Nota successiva
web-review-turning-points = Svolte
web-review-share = una parte uguale
web-review-part-deal = la mano iniziale
web-review-part-luck = la fortuna
web-review-part-skill = le sue mosse
web-review-part-others = gli altri
web-review-part-second-thoughts = i ripensamenti
web-review-won = vittoria
web-review-lost = sconfitta
web-review-find = Colpo migliore
web-review-close = Troppo vicine per decidere
web-review-slip = Una svista
web-review-mistake = Un errore
web-review-howler = Uno strafalcione
web-review-better = “{ $best }” valeva { $points } in più.
web-review-or = “{ $best }” o questa, chissà.
web-review-worst-slip = Svista peggiore
web-review-luckiest = Carta più fortunata
web-review-missed = Cosa è sfuggito?
web-review-try = Stessa posizione, tocca a te. C’è di meglio di “{ $played }”?
web-review-try-best = Esatto. Il campione ti saluta.
web-review-try-good = Vale quanto la mossa del campione.
web-review-try-worse = Mancano { $points } punti. Prova un’altra.
web-review-try-same = È quello che è successo, e si è visto com’è finita. Prova un’altra.
web-review-try-unknown = Il giudice non ci aveva pensato. Prova un’altra.
web-review-show = Fammi vedere
web-review-next-try = La prossima
web-review-end-try = Basta così
web-review-head = Probabilità di vincere se tutti continuassero come il campione. Giudice { $judge }.

## Your games

web-games = Le tue partite
web-games-none = Qui non è ancora esploso niente. Finisci una partita e la troverai in questo elenco, da rivedere e da contare.
web-games-deck = Mazzo
web-games-played = Partite
web-games-won = Vinte
web-games-you-won = Hai vinto
web-games-due = { $share }, e la fortuna da sola dà { $due }
web-games-kittens = Gattini incontrati
web-games-owed = su { $owed } previsti
web-games-victim = Vittima preferita
web-games-nemesis = Nemesi
web-games-moves = Le tue mosse
web-games-moves-over = punti a partita rispetto a quelle del campione, nelle ultime { $count }
web-games-moves-few = si vede da { $least } partite analizzate; per ora { $count }
web-games-review = Analizzane dieci
web-games-forget = Dimentica la partita
    .phrase = Sparisce da questo dispositivo, insieme al replay.
web-games-forget-yes = Dimentica
web-games-all = Mostra tutte ({ $count })
web-games-save = Salva in un file
web-games-load = Aggiungi da file
web-games-open = Apri una partita
web-games-no-file = Non è un file di partite di qui.
web-games-added = { $count ->
    [0] Avevi già tutte queste partite.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
web-games-coming = { $count } partite sono in arrivo. Tieni questa pagina aperta su entrambi i dispositivi.
web-games-came-along = { $count ->
    [one] Una partita è venuta con te.
   *[other] { $count } partite sono venute con te.
}
web-games-here = Restano solo su questo dispositivo. “Altro dispositivo”, nel menu di un tavolo, le porta con te.
web-games-fleeting = Questo browser non conserva niente: chiudi la pagina e spariscono. Salvale in un file.

# A lesson: a game by a script
web-lesson = Lezione
web-lesson-step = { $number }/{ $steps }
web-lesson-leave = Lascia la lezione
web-lesson-done = Ora sai quello che serve. Il resto è coraggio.
web-lesson-play = Partita vera
web-lesson-back = Al tuo tavolo

# Public tables, where strangers meet
web-public-title = Tavoli pubblici
web-public-none = Nessuno sconosciuto in vista. Comincia tu: i bot arrivano subito.
web-public-playing = In corso, { $watching ->
    [0] senza pubblico
    [one] guarda { $watching } persona
   *[other] guardano { $watching } persone
}
web-public-waiting = { $count ->
    [0] Sta per cominciare
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-public-watch = Guarda
web-public-sit = Siediti
web-public-starts = Si comincia tra { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
}.
web-public-starts-now = Si parte!
web-public-bots-come = { $count ->
    [one] Un bot prenderà il posto libero.
   *[other] I bot prenderanno i posti liberi.
}
web-public-strangers = Sei tra sconosciuti
web-public-manners = Qui si parla solo con le faccine. Chiunque può guardare, con una mossa di ritardo. Tocca un giocatore per bloccarlo o segnalarlo. Se te ne vai, continua un bot.
web-public-block = Blocca { $name }
    .phrase = Non vedrai le sue faccine e non giocherai più con quel nome. Non se ne accorge nessuno.
web-public-report = Segnala { $name } all’host del server
web-public-report-name = Nome volgare
web-public-report-emotes = Faccine moleste
web-public-report-play = Rovina il gioco
web-public-late = Vedi tutto con una mossa di ritardo: così non si suggerisce.
web-public-reported = Segnalato. Grazie.

# A deal that many people play, each at a table of their own
web-deal = Mano del giorno
web-deal-duel = Un duello
web-deal-lead = { $deck }, contro { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}. Le stesse carte, gli stessi bot e la stessa fortuna per tutti.
web-deal-next = La prossima arriva tra { $time }.
web-deal-past = Quel giorno è passato. Oggi c’è una mano nuova.
web-deal-send = Manda il link e gioca. Vedi il risultato degli altri quando hai finito, e loro il tuo.
web-deal-play = Gioca
web-deal-first = Nessuno prima di te. Agli altri tocca ancora.
web-deal-others = E gli altri?
web-deal-count = Posto { $place }: { $count } su { $all }
web-deal-you = Tu
web-deal-table = La tua partita
web-deal-link = Link a questa mano
web-deal-message = Stesse carte, stessi bot, stessa fortuna. Sai fare di meglio?
web-deal-new = Nuovo duello
web-deal-new-hint = Una mano nuova per te e i tuoi amici: { $deck }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
}.
web-deal-fingerprint = Impronta
web-deal-sealed = Fissata prima che qualcuno giocasse. Il segreto si apre qui tra { $time }.
web-deal-sealed-duel = Fissata prima che qualcuno giocasse. La tua partita mostra il segreto quando è finita.
web-deal-secret = Segreto

## Puzzles

web-home-puzzle = Il rompicapo di oggi
web-home-puzzle-streak =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni di fila
    }
web-puzzles = Rompicapi
web-puzzle-title = Rompicapo { $number }
web-puzzle-today = Il rompicapo di oggi
web-puzzle-all = Tutti i rompicapi
web-puzzle-next = Il prossimo
web-puzzle-again = Riprova
web-puzzle-why = Perché?
web-puzzle-share = Condividi
web-puzzle-copied = Copiato. Non svela niente.
web-puzzle-loading = Prepariamo la trappola…
web-puzzle-failed = Questo rompicapo non si può mostrare
web-puzzle-ask = Giochi come { $name }. Quale mossa vince più spesso?
web-puzzle-best = La mossa migliore!
web-puzzle-right = Giusta anche questa!
web-puzzle-wrong =
    { $points ->
        [one] Costa { $points } punto
       *[other] Costa { $points } punti
    }
web-puzzle-about = Quanto spesso vince ogni mossa se poi tutti giocano come il campione. Un punto è una vittoria su cento.
web-puzzle-yours = La tua mossa
web-puzzle-reasons = Che cosa si poteva sapere
web-puzzle-solved = { $solved } su { $of } risolti.
web-puzzle-table = { $edition }, { $players } giocatori
web-puzzle-was =
    { $grade ->
        [wrong] sbagliato
       *[other] risolto
    }
web-puzzle-streak =
    { $count ->
        [one] Risolto { $count } giorno di fila.
       *[other] Risolto { $count } giorni di fila.
    }
web-puzzle-result =
    { $grade ->
        [best] Rompicapo Boomcat { $number }: la mossa migliore al primo colpo.
        [right] Rompicapo Boomcat { $number }: giusto al primo colpo.
       *[wrong] Rompicapo Boomcat { $number }: bum. Il gattino manda i saluti.
    }
web-puzzle-motif-hide = Nascondi il gattino
web-puzzle-motif-give = Quale carta dare
web-puzzle-motif-discards = Un tesoro tra gli scarti
web-puzzle-motif-arrange = Metti in ordine il futuro
web-puzzle-motif-pass = Tieni il tuo “No!”
web-puzzle-motif-nope = “No!”, e subito
web-puzzle-motif-showdown = Gatto contro gatto
web-puzzle-motif-kitten = Pesca il gattino apposta
web-puzzle-motif-safe = Prendi la carta sicura
web-puzzle-motif-dare = Osa pescare
web-puzzle-motif-name = Di’ il nome della carta
web-puzzle-motif-steal = Prima ruba
web-puzzle-motif-look = Prima guarda
web-puzzle-motif-alter = Cambia il futuro
web-puzzle-motif-shuffle = Mescola in tempo
web-puzzle-motif-bottom = Dal fondo
web-puzzle-motif-attack = Attacca adesso
web-puzzle-motif-skip = Salta in tempo
web-puzzle-motif-surprise = Tutt’altra cosa
web-puzzle-motif-attack-or-skip = Attacco o Salta?
