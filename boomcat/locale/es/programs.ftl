# Bots from outside, programs (`docs/bot-protocol.md`) and Python classes (`docs/bots.md`): "error-" and the reason why one
# cannot be had.

error-program-not-found = No hay ningún programa «{ $program }» que se pueda iniciar.
error-program-cannot-start = No se puede iniciar el programa «{ $program }»: { $reason }.
error-program-not-executable = { $file } no es un programa que se pueda iniciar tal cual. Añádele una línea shebang y hazlo ejecutable (chmod +x { $file }), o indica la orden completa, entre comillas: «{ $command }».
error-unknown-bot = Bot desconocido: «{ $word }». Elige entre: { $allowed }; o indica una clase de Python (módulo:Clase, o un archivo como my_bot.py), o un programa, por su ruta o con «program:» y una orden.
error-bot-no-such-file = No hay ningún archivo { $file }.
error-bot-no-weights = { $file } no contiene los pesos de una red que sepa jugar: { $problem }.
error-bot-no-such-module = No hay ningún módulo { $module } que importar; indícalo desde la carpeta en la que estás, o indica un archivo.
error-bot-not-loaded = No se puede cargar { $file }: { $problem }
error-bot-no-class = No hay ningún bot en { $file }: hace falta una clase derivada de Bot, de boomcat.
error-bot-many-classes = Hay varios bots en { $file }; indica uno, tras dos puntos: { $allowed }.
error-bot-no-such-class = En { $file } no hay ninguna clase { $word }. Bots que hay: { $allowed }.
error-bot-not-a-bot = { $word } en { $file } no es un bot: tiene que ser una clase derivada de Bot, de boomcat.
error-bot-no-choose = El bot { $word } en { $file } no tiene el método choose, que decide.
bot-died =
    { $kind ->
        [crashed] { $bot } ha fallado
        [invalid] { $bot } ha dado una respuesta que no es una jugada permitida
       *[dead] El programa { $bot } ha terminado
    } en la decisión { NUMBER($question, useGrouping: 0) } de la partida con semilla { NUMBER($seed, useGrouping: 0) }, en el asiento { $seat }. Aquí se acaba.
bot-invalid = { $method } ha devuelto { $answer }; debe devolver un elemento de view.moves.
bot-last-words = Sus últimas palabras:
bot-last-words-none = Sin últimas palabras.
bot-hint-class = ¿Tenía que ser una clase de Python? Entonces el archivo tiene que importar boomcat y derivar la clase de su Bot.
