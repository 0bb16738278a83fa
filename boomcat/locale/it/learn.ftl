# `boomcat learn`: a network that learns by playing against itself.

command-learn =
    Allena una rete facendola giocare contro sé stessa, le sue versioni passate e gli altri bot: una sola per tutte le
    edizioni e tutti i numeri di giocatori. Su un processore è una rete piccola, buona per una dimostrazione; con un
    dispositivo CUDA una grande. Lo stesso comando con la stessa cartella riprende da dove si era fermato. La cartella
    contiene poi punti di ripresa, un diario, le percentuali di vittoria misurate, un’immagine dei progressi e net.npz, che
    gioca ovunque si nomini un bot.
    .short = Allena una rete contro sé stessa
argument-learn-folder = Dove si conserva tutto; la cartella viene creata se non c’è.
option-learn-seconds = Per quanto tempo imparare; predefinito: 300. La misura viene dopo.
option-learn-workers = Quanti processi giocano; predefinito: uno per ogni core meno uno.
option-learn-against =
    Impara contro questa sola rete, champion o un net.npz, che fa ogni volta la sua mossa migliore e non impara niente:
    nell’Originale in due, partendo dai suoi pesi. Mostra quanto se ne possono sfruttare i punti deboli. Una cartella iniziata
    così continua così.
learn-progress = Apprendimento
learn-begins = Apprendimento su { $device } dopo { NUMBER($decisions) } decisioni. Ctrl-C lo ferma prima; niente va perso.
learn-title = Partite vinte durante l’apprendimento
learn-axis = Decisioni
learn-measured = { $shape }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }], partite: { NUMBER($games) }
learn-done = { NUMBER($decisions) } decisioni in tutto. Falla giocare: boomcat arena { $file } { $other }
error-learn-against = “{ $word }” non è una rete: champion, o il file di una rete, come net.npz.
error-learn-folder = In { $folder } si è imparato qualcos’altro. Scegli un’altra cartella.
value-weights = RETE
