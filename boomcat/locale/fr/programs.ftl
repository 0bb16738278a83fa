# Bots from outside, programs (`docs/bot-protocol.md`) and Python classes (`docs/bots.md`): "error-" and the reason why one
# cannot be had.

error-program-not-found = Il n’y a pas de programme « { $program } » à lancer.
error-program-cannot-start = Impossible de lancer le programme « { $program } » : { $reason }.
error-program-not-executable = { $file } n’est pas un programme qui peut être lancé tel quel. Ajoutez-lui une ligne shebang et rendez-le exécutable (chmod +x { $file }), ou donnez la commande entière, entre guillemets : « { $command } ».
error-unknown-bot = Bot inconnu : « { $word } ». Au choix : { $allowed } ; ou une classe Python (module:Classe, ou un fichier comme my_bot.py), ou un programme, par son chemin ou par « program: » et une commande.
error-bot-no-such-file = Il n’y a pas de fichier { $file }.
error-bot-no-weights = { $file } ne contient pas les poids d’un réseau qui sache jouer : { $problem }.
error-bot-no-such-module = Il n’y a pas de module { $module } à importer ; indique-le à partir du dossier où tu es, ou donne un fichier.
error-bot-not-loaded = Impossible de charger { $file } : { $problem }
error-bot-no-class = Il n’y a pas de bot dans { $file } : il faut une classe dérivée de Bot, de boomcat.
error-bot-many-classes = Il y a plusieurs bots dans { $file } ; indique lequel, après deux-points : { $allowed }.
error-bot-no-such-class = Il n’y a pas de classe { $word } dans { $file }. Bots qui s’y trouvent : { $allowed }.
error-bot-not-a-bot = { $word } dans { $file } n’est pas un bot : il faut une classe dérivée de Bot, de boomcat.
error-bot-no-choose = Le bot { $word } dans { $file } n’a pas de méthode choose, qui décide.
bot-died =
    { $kind ->
        [crashed] { $bot } a planté
        [invalid] { $bot } a répondu autre chose qu’un coup permis
       *[dead] Le programme { $bot } s’est arrêté
    } à la décision { NUMBER($question, useGrouping: 0) } de la partie de graine { NUMBER($seed, useGrouping: 0) }, à la place { $seat }. On s’arrête là.
bot-invalid = { $method } a renvoyé { $answer } ; il faut renvoyer un élément de view.moves.
bot-last-words = Ses derniers mots :
bot-last-words-none = Pas de derniers mots.
bot-hint-class = C’était censé être une classe Python ? Alors le fichier doit importer boomcat et dériver la classe de son Bot.
