# Bots from outside, programs (`docs/bot-protocol.md`) and Python classes (`docs/bots.md`): "error-" and the reason why one
# cannot be had.

error-program-not-found = There’s no program “{ $program }” to start.
error-program-cannot-start = The program “{ $program }” cannot be started: { $reason }.
error-program-not-executable = { $file } isn’t a program that can be started as it is. Give it a shebang line and make it executable (chmod +x { $file }), or name the whole command, in quotes: “{ $command }”.
error-unknown-bot = Unknown bot “{ $word }”. Choose from: { $allowed }; or name a Python class (module:Class, or a file such as my_bot.py), or a program, by its path or “program:” and a command.
error-bot-no-such-file = There’s no file { $file }.
error-bot-no-weights = { $file } holds no weights of a network that can play: { $problem }.
error-bot-no-such-module = There’s no module { $module } to import; say where it is from the folder that you are in, or name a file.
error-bot-not-loaded = { $file } can’t be loaded: { $problem }
error-bot-no-class = There’s no bot in { $file }: it needs a class that is derived from boomcat’s Bot.
error-bot-many-classes = There are several bots in { $file }; name one, after a colon: { $allowed }.
error-bot-no-such-class = There’s no class { $word } in { $file }. Bots in it: { $allowed }.
error-bot-not-a-bot = { $word } in { $file } isn’t a bot: it has to be a class that is derived from boomcat’s Bot.
error-bot-no-choose = The bot { $word } in { $file } has no method choose, which decides.
bot-died =
    { $kind ->
        [crashed] { $bot } crashed
        [invalid] { $bot } gave an answer that isn’t a legal move
       *[dead] The program { $bot } has ended
    } at decision { NUMBER($question, useGrouping: 0) } of the game with seed { NUMBER($seed, useGrouping: 0) }, as player { $seat }. The run ends here.
bot-invalid = { $method } returned { $answer }; return one of view.moves.
bot-last-words = Its last words:
bot-last-words-none = It left no last words.
bot-hint-class = Was it meant as a Python class? Then the file must import boomcat and derive the class from its Bot.
