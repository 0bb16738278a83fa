# Bots that are programs of their own (`docs/bot-protocol.md`): "error-" and the reason why one cannot be started.

error-program-not-found = There is no program “{ $program }” to start.
error-program-cannot-start = The program “{ $program }” cannot be started: { $reason }.
