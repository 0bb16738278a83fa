# Link previews: what a chat shows of a link. Titles and labels are short, because they are drawn large.
preview-home = Boomcat : les chatons explosent, la table trahit
preview-free = Sans compte, rien à installer.
preview-card = Ce qu’elle fait, et ce dont on se dispute
preview-deck = Un paquet à jouer tout de suite
preview-invites = { $host } t’invite à Boomcat
preview-invites-no-host = On t’invite à Boomcat
preview-hosts = { $host } organise une partie de Boomcat
preview-hosts-no-host = Une partie de Boomcat
preview-open = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
preview-full = Toutes les places sont prises
preview-playing = Partie en cours
preview-table = { $deck }. { $state }. Sans compte, rien à installer.
