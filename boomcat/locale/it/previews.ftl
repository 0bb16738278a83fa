# Link previews: what a chat shows of a link. Titles and labels are short, because they are drawn large.
preview-home = Boomcat: i gattini esplodono, la tavolata tradisce
preview-free = Senza account, niente da installare.
preview-card = Cosa fa, e su cosa si litiga
preview-deck = Un mazzo da giocare subito
preview-invites = { $host } ti invita a Boomcat
preview-invites-no-host = Hai un invito a Boomcat
preview-hosts = { $host } organizza una partita a Boomcat
preview-hosts-no-host = Una partita a Boomcat
preview-open = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
preview-full = Tutti i posti sono occupati
preview-playing = Partita in corso
preview-table = { $deck }. { $state }. Senza account, niente da installare.
