# The review of a game: what was luck, what was skill, which moves were mistakes. Numbers are hundredths of a won game.

review-progress = Replaying your life choices
review-head = Chances to win if everybody played on like the champion. Judge { $judge }.
review-won = won
review-lost = lost
review-account = deal { $deal }, luck { $luck }, skill { $skill }, others { $others }, second thoughts { $second_thoughts }
review-move-on = { $cards } on { $player }
review-move-on-named = { $cards } on { $player }, for { $named }
review-noped = { $player } Nopes “{ $play }”.
review-yupped = { $player } Nopes the Nope: “{ $play }” is back on.
review-let-through = Nobody Nopes “{ $play }”.
review-stopped = “{ $play }” stays Noped.
review-nothing-happened = Everyone let it pass.
review-turning = { $what } ({ $player }: { $change })
review-turning-nope = { $what } That hurt. ({ $player }: { $change })
review-mistakes =
    { $count ->
        [0] No mistakes that would hold up in court.
        [one] One move to think about:
       *[other] { $count } moves to think about:
    }
review-moment-best = { $player }, decision { $question }: “{ $played }”. The champion’s choice.
review-moment-good = { $player }, decision { $question }: “{ $played }”. As good as “{ $best }”.
review-moment-close = { $player }, decision { $question }: “{ $played }”, or “{ $best }”? Too close to call.
review-moment-slip = { $player }, decision { $question }: “{ $played }”. A slip: “{ $best }” was worth { $points } more.
review-moment-mistake = { $player }, decision { $question }: “{ $played }”. A mistake: “{ $best }” was worth { $points } more.
review-moment-howler = { $player }, decision { $question }: “{ $played }”. A howler, audible in the next room: “{ $best }” was worth { $points } more.
review-find = Best find: { $moment }
review-slip = Worst slip: { $moment }
review-luckiest = Luckiest card: { $what } ({ $change })
review-redeals = { $player } won a game that { $won } of 100 re-deals win.
review-oddest = Oddest event: { $player } drew a kitten against odds of { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
review-mostly-luck = One game is mostly luck. Blame the cards; everyone does.
review-fact-risk = The next card exploded with a chance of { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
review-fact-safe = The next card was certain to be safe.
review-fact-doomed = The next card was certain to explode.
review-fact-defuses =
    { $count ->
        [0] There was no Defuse in hand.
        [one] There was one Defuse in hand.
       *[other] There were { $count } Defuses in hand.
    }
review-fact-owed = { $count } turns were still owed.
review-fact-last = It was the last card of its kind in hand: { $card }.
review-fact-spends = It cost { $count } cards.
review-fact-holds = { $player } certainly held this: { $card }.
review-fact-aimed = The play was aimed straight at this player.
review-fact-stopped = It had been Noped already.
review-fact-next = { $player } was next.
error-review-unfinished = Only a finished game can be reviewed, and this record ends before the game does.

# The coach, before the move.

coach-fact-risk = The next card explodes with a chance of { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
coach-fact-safe = The next card is certain to be safe.
coach-fact-doomed = The next card is certain to explode.
coach-fact-owed = You still owe { $count } turns.
coach-fact-aimed = It’s aimed at you.
coach-fact-stopped = It’s Noped already.
coach-fact-next = { $player } is next.
coach-fact-last = It’s your last of its kind: { $card }.
coach-fact-spends = It costs { $count } cards.
coach-fact-holds = { $player } certainly holds this: { $card }.
coach-line = Coach: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }): { $move }
coach-line-close = Coach: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), too close to call: { $move }
coach-missing = The coach needs NumPy: install the extra “champion”.
coach-nothing = Nothing to decide right now.
