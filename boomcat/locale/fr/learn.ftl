# `boomcat learn`: a network that learns by playing against itself.

command-learn =
    Entraîne un réseau en le faisant jouer contre lui-même, contre ses versions passées et contre les autres bots : un seul
    pour toutes les éditions et tous les nombres de joueurs. Sur un processeur, c’est un petit réseau, bon pour une
    démonstration ; avec un appareil CUDA, un grand. La même commande avec le même dossier reprend où elle s’est
    arrêtée. Le dossier contient ensuite des points de reprise, un journal, les taux de victoire mesurés, une image de la
    progression, et net.npz, qui joue partout où l’on nomme un bot.
    .short = Entraîner un réseau contre lui-même
argument-learn-folder = Où tout est gardé ; le dossier est créé s’il n’existe pas.
option-learn-seconds = Combien de temps apprendre ; 300 par défaut. La mesure vient ensuite.
option-learn-workers = Combien de processus jouent ; par défaut, un par cœur moins un.
learn-progress = Apprentissage
learn-begins = Apprentissage sur { $device } après { NUMBER($decisions) } décisions. Ctrl-C l’arrête plus tôt ; rien n’est perdu.
learn-title = Parties gagnées pendant l’apprentissage
learn-axis = Décisions
learn-measured = { $shape } : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }], parties : { NUMBER($games) }
learn-done = { NUMBER($decisions) } décisions en tout. Fais-le jouer : boomcat arena { $file } heuristic
