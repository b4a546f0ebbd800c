command-champions-about = The leaderboard of this server
command-champions-title = Which game; leave it out for all
command-champions-title-name = title

champions-title = **{ $title }: leaderboard of this server**
champions-all = **Leaderboard of this server**
champions-line =
    { $place }. { $name }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
champions-nobody = Nobody yet.
champions-apart = **Other games**
champions-rule =
    Counted: games played to the end by people only; resigning counts as a loss. Other games had bots or replaced players, or something drawn or revealed was undone.
champions-none = Nobody on this server has finished a game against others yet. Open a table with `/table new`.
champions-no-server = Each server has its own leaderboard. Use `/champions` in one of its channels.

# What people have played: profiles, ratings, champions.

command-profile-about = Games, places, ratings and badges: yours, or those of someone on this server
command-profile-person = Who; leave it out for yourself
command-profile-person-name = person
command-profile-file = Get your games as a spreadsheet (CSV)
command-profile-file-name = file
command-privacy-records-about = Show your results to others or hide them everywhere
command-privacy-records-shown = Show me on leaderboards and profiles
command-privacy-records-shown-name = shown
command-champions-season = Which games count
command-champions-season-name = season
command-champions-by = Sort by wins or by rating
command-champions-by-name = by
champions-season-all = all games
champions-season-this = this season
champions-season-last = last season
champions-by-wins = wins
champions-by-rating = rating

champions-season-line = Season { $name }: games that ended in this quarter.
champions-rating-needs-title = Each game has its own rating. Choose one: `/champions by:rating title:…`.
champions-rating-seats = **{ $seats } seats**
champions-rating-line =
    { $place }. { $name }: { $points } ± { $spread }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
champions-rating-rule = Everyone starts at 1000. Ranked by the lower end of ±, so one lucky game doesn’t count too much. Unrated: games with hints, bots or replaced players, or where something drawn or revealed was undone. If someone resigns, only they lose.

profile-title = **{ $name }**
profile-none-yet = You haven’t finished a game against others yet. `/find` shows tables that need players, `/table new` opens one.
profile-hidden = This profile is hidden.
profile-nothing = No profile yet: this person hasn’t finished a game against others on this server.
profile-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } against others, { $wins ->
        [one] 1 won
       *[other] { $wins } won
    }. Places: { $places }.
profile-place = { $place }. × { $count }
profile-favourites = Most played: { $titles }.
profile-favourite = { $title } ({ $wins } of { $games } won)
profile-rating =
    - { $title }, { $seats } seats: **{ $points }** ± { $spread } after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
profile-speed = Response time: { $median } typical, { $quick } for the fastest quarter, over { $slow } for the slowest ({ $count } answers).
profile-reliable =
    Reliability: resigned or timed out in { $broken } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $left } resigned; { $late } timed out, a bot answered).
profile-against =
    Against you: { $games ->
        [one] 1 game
       *[other] { $games } games
    }; you finished ahead { $ahead ->
        [one] once
       *[other] { $ahead } times
    }, behind { $behind ->
        [one] once
       *[other] { $behind } times
    }.
profile-rule = Rated: games played to the end by people only, without hints and without undoing anything drawn or revealed. Others can see this profile; change that with `/privacy records`.
profile-rule-hidden = Rated: games played to the end by people only. Only you can see this profile; change that with `/privacy records`.
profile-rule-other = Games on this server; the rating counts all rated games.
profile-file = Your games against others, one per line, times in UTC.

badge-winner =
    🏆 Winner: { $count ->
        [one] 1 game
       *[other] { $count } games
    } won against people.
badge-streak =
    🔥 On a run: { $count ->
        [one] 1 game
       *[other] { $count } games
    } won in a row.
badge-full-table =
    🍽 Head of the table: { $count ->
        [one] 1 game
       *[other] { $count } games
    } with four or more players won.
badge-explorer = 🧭 Tasted everything: played every game ({ $count }).
badge-master = 👑 Five stars: won every game ({ $count }).
badge-finisher =
    ⚓ Finisher: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, never resigned.
badge-regular =
    🪑 Regular: { $count ->
        [one] 1 game
       *[other] { $count } games
    }.
badge-hundred =
    💯 Part of the furniture: { $count ->
        [one] 1 game
       *[other] { $count } games
    }.
badge-fast = ⚡ Quick: half of { $count } answers within an hour.

records-shown = Others can see your results again: in your profile, on leaderboards and in ratings.
records-hidden = Your results are hidden: no profile, leaderboard or rating shows you to others.
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
