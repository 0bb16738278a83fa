# L’analyse d’une partie : ce qui fut chance, ce qui fut talent, quels coups furent des erreurs. En centièmes de victoire.

review-progress = On refait le match
review-head = Chances de gagner si tous continuaient comme le champion. Juge { $judge }.
review-won = victoire
review-lost = défaite
review-account = donne { $deal }, chance { $luck }, talent { $skill }, les autres { $others }, repentirs { $second_thoughts }
review-move-on = { $cards } contre { $player }
review-move-on-named = { $cards } contre { $player }, pour { $named }
review-noped = { $player } dit « Non ! » à « { $play } ».
review-yupped = { $player } dit « Non ! » au « Non ! » : « { $play } » est de retour.
review-let-through = Personne ne dit « Non ! » à « { $play } ».
review-stopped = Le « Non ! » à « { $play } » tient bon.
review-nothing-happened = Tout le monde a laissé passer.
review-turning = { $what } ({ $player } : { $change })
review-turning-nope = { $what } Ça pique. ({ $player } : { $change })
review-mistakes =
    { $count ->
        [0] Aucune erreur qui tiendrait devant un tribunal.
        [one] Un coup à méditer :
       *[other] { $count } coups à méditer :
    }
review-moment-best = { $player }, décision { $question } : « { $played } ». Le choix du champion.
review-moment-good = { $player }, décision { $question } : « { $played } ». Aussi bon que « { $best } ».
review-moment-close = { $player }, décision { $question } : « { $played } », ou « { $best } » ? Trop serré pour trancher.
review-moment-slip = { $player }, décision { $question } : « { $played } ». Petit faux pas : « { $best } » valait { $points } de plus.
review-moment-mistake = { $player }, décision { $question } : « { $played } ». Une erreur : « { $best } » valait { $points } de plus.
review-moment-howler = { $player }, décision { $question } : « { $played } ». Une bourde, on l’a entendue d’à côté : « { $best } » valait { $points } de plus.
review-find = Meilleure trouvaille : { $moment }
review-slip = Pire faux pas : { $moment }
review-luckiest = Carte la plus chanceuse : { $what } ({ $change })
review-redeals = { $player } a gagné une partie que gagnent { $won } redonnes sur 100.
review-oddest = Le plus improbable : { $player } a pioché un chaton à { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de risque.
review-mostly-luck = Une partie, c’est surtout de la chance. Accuse les cartes, tout le monde le fait.
review-fact-risk = La prochaine carte explosait avec un risque de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
review-fact-safe = La prochaine carte était sûre à coup sûr.
review-fact-doomed = La prochaine carte allait exploser à coup sûr.
review-fact-defuses =
    { $count ->
        [0] Il n’y avait aucun désamorçage en main.
        [one] Il y avait un désamorçage en main.
       *[other] Il y avait { $count } Kits de Désamorçage en main.
    }
review-fact-owed = Il restait { $count } tours à jouer.
review-fact-last = C’était la dernière carte de cette sorte en main : { $card }.
review-fact-spends = Cela a coûté { $count } cartes.
review-fact-holds = { $player } avait certainement en main : { $card }.
review-fact-aimed = La cible, c’était cette personne.
review-fact-stopped = C’était déjà contré.
review-fact-next = { $player } jouait ensuite.
error-review-unfinished = Seule une partie finie peut être analysée, et cet enregistrement s’arrête avant la fin.

# The coach, before the move.

coach-fact-risk = La prochaine carte explose avec un risque de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
coach-fact-safe = La prochaine carte ne risque rien, à coup sûr.
coach-fact-doomed = La prochaine carte explose, à coup sûr.
coach-fact-owed = Il te reste { $count } tours à jouer.
coach-fact-aimed = C’est toi la cible.
coach-fact-stopped = C’est déjà contré.
coach-fact-next = { $player } joue ensuite.
coach-fact-last = C’est ta dernière carte de cette sorte ({ $card }).
coach-fact-spends = Cela coûte { $count } cartes.
coach-fact-holds = { $player } a certainement cette carte en main ({ $card }).
coach-line = Coach : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) : { $move }
coach-line-close = Coach : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), trop serré : { $move }
coach-missing = Le coach a besoin de NumPy : installe l’extra « champion ».
coach-nothing = Rien à décider pour l’instant.
