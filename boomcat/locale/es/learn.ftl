# `boomcat learn`: a network that learns by playing against itself.

command-learn =
    Entrena una red haciéndola jugar contra sí misma, contra sus versiones anteriores y contra los demás bots: una sola para
    todas las ediciones y todos los números de jugadores. En un procesador es una red pequeña, buena para una
    demostración; con un dispositivo CUDA, una grande. La misma orden con la misma carpeta sigue donde se quedó.
    La carpeta contiene después puntos de reanudación, un diario, los porcentajes de victorias medidos, una imagen de los
    progresos y net.npz, que juega dondequiera que se nombre un bot.
    .short = Entrena una red contra sí misma
argument-learn-folder = Dónde se guarda todo; la carpeta se crea si no existe.
option-learn-seconds = Cuánto tiempo aprender; por defecto, 300. La medición viene después.
option-learn-workers = Cuántos procesos juegan; por defecto, uno por núcleo menos uno.
option-learn-against =
    Aprender solo contra esta red, champion o un net.npz, que hace siempre su mejor jugada y no aprende nada: en la Original
    de dos, partiendo de sus pesos. Muestra hasta qué punto se pueden aprovechar sus puntos débiles. Una carpeta empezada así
    sigue así.
learn-progress = Aprendizaje
learn-begins = Aprendizaje en { $device } tras { NUMBER($decisions) } decisiones. Ctrl-C lo termina antes; no se pierde nada.
learn-title = Partidas ganadas durante el aprendizaje
learn-axis = Decisiones
learn-measured = { $shape }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }], partidas: { NUMBER($games) }
learn-done = { NUMBER($decisions) } decisiones en total. Ponla a jugar: boomcat arena { $file } { $other }
error-learn-against = «{ $word }» no es una red: champion o el archivo de una, como net.npz.
error-learn-folder = En { $folder } se aprendió otra cosa. Elige otra carpeta.
value-weights = RED
