# Charts, tables of standings and lessons, as they are drawn.

learn-first-game = Your first game
learn-any = Look at the board and the question, then make the move a bot would make; *Show me* plays it for you.
learn-any-after = Done, and the bot has answered. See what changed on the board.

rating-chart-title = { POSSESSIVE($name) } ratings
rating-chart-alt-title = { POSSESSIVE($name) } ratings:
rating-chart-line = { $title }, { $seats } seats
rating-chart-value = { $points } ± { $spread }
rating-chart-alt =
    { $line }: now { $points } ± { $spread } after { $games ->
        [one] 1 game
       *[other] { $games } games
    }; { $first } after the first.
rating-chart-foot = Game by game; the true rating is 95% likely to lie within the band
standings-alt = Standings of { $name }:
standings-alt-line = { $place }. { $name } ({ $values }).
