# Charts, tables of standings and lessons, as they are drawn.

learn-first-game = Your first game
learn-any = Look at the board and at what is asked. Then do what a bot would do: *Show me* does it for you.
learn-any-after = Done, and the bot has answered. Compare the board with what it was.

rating-chart-title = Ratings of { $name }
rating-chart-alt-title = Ratings of { $name }:
rating-chart-line = { $title }, { $seats } seats
rating-chart-value = { $points } ± { $spread }
rating-chart-alt =
    { $line }: now { $points }, give or take { $spread }, after { $games ->
        [one] 1 game
       *[other] { $games } games
    }; { $first } after the first.
rating-chart-foot = Game by game; the true strength lies in the band of the first, 19 times out of 20
standings-alt = Standings of { $name }:
standings-alt-line = { $place }. { $name } ({ $values }).
