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
option-learn-against =
    Apprendre contre ce seul réseau, champion ou un net.npz, qui joue chaque fois son meilleur coup et n’apprend rien : dans
    l’Originale à deux, en partant de ses poids. On voit ainsi à quel point ses faiblesses peuvent être exploitées. Un dossier
    commencé ainsi continue ainsi.
learn-progress = Apprentissage
learn-begins = Apprentissage sur { $device } après { NUMBER($decisions) } décisions. Ctrl-C l’arrête plus tôt ; rien n’est perdu.
learn-title = Parties gagnées pendant l’apprentissage
learn-axis = Décisions
learn-measured = { $shape } : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }], parties : { NUMBER($games) }
learn-done = { NUMBER($decisions) } décisions en tout. Fais-le jouer : boomcat arena { $file } { $other }
error-learn-against = « { $word } » n’est pas un réseau : champion, ou le fichier d’un réseau, comme net.npz.
error-learn-folder = On a appris autre chose dans { $folder }. Choisis un autre dossier.
value-weights = RÉSEAU
