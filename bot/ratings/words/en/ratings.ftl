command-champions-about = The winners on this server
command-champions-title = Which game; all of them if you leave it out
command-champions-title-name = title

champions-title = **{ $title }: champions of this server**
champions-all = **Champions of this server**
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
    Counted are games that people alone played to the end; giving up is a loss. Other games are those with bots, with seats that changed hands, or where something that had been drawn or revealed was taken back.
champions-none = Nobody has finished a game against others on this server yet. `/table new` opens a table.
champions-no-server = Champions are counted for each server. Please use `/champions` in a channel of the server.

# What people have played: profiles, ratings, champions.

command-profile-about = Games, places, ratings and badges: yours, or somebody else's on this server
command-profile-person = Whose; yours if you leave it out
command-profile-person-name = person
command-profile-file = Your games as a table for a spreadsheet (CSV)
command-profile-file-name = file
command-privacy-records-about = Show your records to others, or hide them everywhere
command-privacy-records-shown = Whether others may see you on lists and profiles
command-privacy-records-shown-name = shown
command-champions-season = Which games count
command-champions-season-name = season
command-champions-by = In which order: by wins, or by rating
command-champions-by-name = by
champions-season-all = all games
champions-season-this = this season
champions-season-last = last season
champions-by-wins = wins
champions-by-rating = rating

champions-season-line = Season { $name }: games that ended in that quarter of the year.
champions-rating-needs-title = Ratings are kept for each game by itself. Please say which: `/champions by:rating title:…`.
champions-rating-seats = **{ $seats } seats**
champions-rating-line =
    { $place }. { $name }: { $points } ± { $spread }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
champions-rating-rule = Everybody begins at 1000. In order of what is almost sure, so that one lucky game leads no list. Games with hints or bots, with seats that changed hands, or where something drawn or revealed was taken back, rate nobody; who gives up a seat has lost alone.

profile-title = **{ $name }**
profile-none-yet = You have not finished a game against others yet. `/find` shows tables that wait for players, `/table new` opens one.
profile-hidden = This person does not show their records.
profile-nothing = Nothing is known of this person on this server: they have finished no game against others here.
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
profile-speed = Answers in { $median } (half of them; the fastest quarter in { $quick }, the slowest takes over { $slow }), of { $count } answers.
profile-reliable =
    Reliability: resigned or out of time in { $broken } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $left } resigned; { $late } in which they ran out of time and a bot answered).
profile-against =
    Against you: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, you were ahead { $ahead ->
        [one] once
       *[other] { $ahead } times
    }, behind { $behind ->
        [one] once
       *[other] { $behind } times
    }.
profile-rule = Ratings count games that people alone played to the end, without hints and with nothing taken back that was drawn or revealed. You are not hidden: `/privacy records` changes that.
profile-rule-hidden = Ratings count games that people alone played to the end. Only you see this: `/privacy records` shows you to others again.
profile-rule-other = Games on this server; ratings by all games among people.
profile-file = Your games against others, one on a line, with times in UTC.

badge-winner =
    🏆 Winner: { $count ->
        [one] 1 game
       *[other] { $count } games
    } won among people.
badge-streak =
    🔥 On a run: { $count ->
        [one] 1 game
       *[other] { $count } games
    } won in a row.
badge-full-table =
    🍽 Head of the table: { $count ->
        [one] 1 game
       *[other] { $count } games
    } of four or more won.
badge-explorer = 🧭 Tasted everything: all { $count } titles played.
badge-master = 👑 Five stars: all { $count } titles won.
badge-finisher =
    ⚓ Finisher: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, none given up.
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
badge-fast = ⚡ Quick: half of { $count } answers within the hour.

records-shown = Others can see your records again: on profiles, lists of champions and ratings.
records-hidden = Nobody but you sees your records any more: you are on no profile, no list of champions and no list of ratings.
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
