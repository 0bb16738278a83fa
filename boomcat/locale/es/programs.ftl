# Bots that are programs of their own (`docs/bot-protocol.md`): "error-" and the reason why one cannot be started.

error-program-not-found = No hay ningún programa «{ $program }» que se pueda iniciar.
error-program-cannot-start = No se puede iniciar el programa «{ $program }»: { $reason }.
