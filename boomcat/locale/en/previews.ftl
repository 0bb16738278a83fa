# Link previews: what a chat shows of a link. Titles and labels are short, because they are drawn large.
preview-home = Boomcat: kittens explode, friends betray
preview-free = No account, nothing to install.
preview-card = What it does, and what people argue about
preview-deck = A deck to play right away
preview-invites = { $host } invites you to Boomcat
preview-invites-no-host = You’re invited to Boomcat
preview-hosts = { $host } hosts a game of Boomcat
preview-hosts-no-host = A game of Boomcat
preview-open = { $count ->
    [one] One open seat
   *[other] { $count } open seats
}
preview-full = Every seat is taken
preview-playing = A game is on
preview-table = { $deck }. { $state }. No account, nothing to install.
