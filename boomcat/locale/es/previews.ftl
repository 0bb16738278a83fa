# Link previews: what a chat shows of a link. Titles and labels are short, because they are drawn large.
preview-home = Boomcat: los gatitos explotan, la mesa traiciona
preview-free = Sin cuenta, nada que instalar.
preview-card = Qué hace y por qué se discute
preview-deck = Un mazo para jugar ya
preview-invites = { $host } te invita a Boomcat
preview-invites-no-host = Tienes una invitación a Boomcat
preview-hosts = { $host } organiza una partida de Boomcat
preview-hosts-no-host = Una partida de Boomcat
preview-open = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
}
preview-full = Todos los asientos están ocupados
preview-playing = Partida en curso
preview-table = { $deck }. { $state }. Sin cuenta, nada que instalar.
