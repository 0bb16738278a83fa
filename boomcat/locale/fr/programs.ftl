# Bots that are programs of their own (`docs/bot-protocol.md`): "error-" and the reason why one cannot be started.

error-program-not-found = Il n’y a pas de programme « { $program } » à lancer.
error-program-cannot-start = Impossible de lancer le programme « { $program } » : { $reason }.
