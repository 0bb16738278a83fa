# Bots that are programs of their own (`docs/bot-protocol.md`): "error-" and the reason why one cannot be started.

error-program-not-found = Non c’è nessun programma “{ $program }” da avviare.
error-program-cannot-start = Impossibile avviare il programma “{ $program }”: { $reason }.
