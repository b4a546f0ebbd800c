# Finding tables and people: open seats, for whom they are, who waits, who is kept apart.

command-find-about = Tables of this server that wait for players
command-find-title = Which game; all of them if you leave it out
command-find-title-name = title
command-find-scenario = Which scenario of the game
command-find-scenario-name = scenario
command-find-pace = How much time there is for a decision
command-find-pace-name = pace
command-find-seats = How many play
command-find-seats-name = seats
command-find-language = In which language people talk
command-find-language-name = language
command-find-experience = For whom the table is meant
command-find-experience-name = experience
command-find-bots = With bots, or only without
command-find-bots-name = bots
command-seats-about = For whom your table is, when it starts by itself; or wait for a seat
command-seats-start = Whether you start it, or it starts by itself once it is full
command-seats-start-name = start
command-seats-hours = In how many hours it starts by itself
command-seats-hours-name = hours
command-seats-private = Only invited people may come, and it is on no list
command-seats-private-name = private
command-seats-language = In which language people talk
command-seats-language-name = language
command-seats-experience = For whom it is meant
command-seats-experience-name = experience
command-seats-wait = Wait for a seat of a full table
command-seats-wait-name = wait
command-block-about = Keep apart from somebody: you no longer meet at new tables
command-block-person = Whom; leave it out to read your list
command-block-person-name = person
command-block-remove = Take them off your list again
command-block-remove-name = remove

table-button-wait = Waiting list
table-form-seats-of = Who and when
tables-private = Table { $table } is private: only people who are invited may come.
tables-has-room = Table { $table } has a free seat for you: `/table join`.
tables-waits-already = You are on the list of table { $table } already. `/table leave` takes you off it.
tables-time-over = That time is over already.
tables-kept-apart = Somebody from whom you keep apart sits at table { $table }, or is expected there. `/block` shows your list.
tables-no-seat = You cannot take a seat at table { $table }, and I tell nobody why. `/find` shows tables that have a seat for you.
host-note-moved-up = A seat at table { $table } has become free, and it is yours: you were next on the waiting list. `/table leave` gives it back.
host-note-not-begun = Table { $table } was to start by now, but cannot yet: too few have come, or its options do not fit so many. Start it with `/table start` when you like.

seats-private = 🔒 Private: only invited people may come.
seats-language = Language: { $language }
seats-experience-new = For people who are new to the game
seats-experience-known = For people who know the game
seats-start-full = Starts by itself once all seats are taken.
seats-start-at = Starts by itself { $when } ({ $wait }).
seats-invited = Seats are kept for { $who }.
seats-waiting = Waiting for a seat: { $who }.
seats-you-wait = You are on the waiting list of table { $table }. When a seat becomes free, it is yours and I tell you. `/table leave` takes you off the list.
seats-panel = **{ $title }, table { $table }: who may come, and when it starts**
seats-panel-usual = For everybody; its owner starts it.
seats-choose-start = When it starts…
seats-choose-who = Who may come…
seats-choose-language = Language…
seats-choose-experience = For whom…
seats-pick-hand = I start it by hand
seats-pick-full = By itself once it is full
seats-pick-hours =
    { $hours ->
        [one] By itself in 1 hour
       *[other] By itself in { $hours } hours
    }
seats-pick-all = Everybody on this server
seats-pick-invited = Only people who are invited
seats-pick-language-any = Any language
seats-pick-experience-any = Everybody
seats-pick-experience-new = People who are new to the game
seats-pick-experience-known = People who know the game

find-no-server = Tables are found on a server. Please use `/find` in one of its channels.
find-scenario-needs-title = Scenarios belong to a game. Please say which with `title`.
find-none = No table like that is waiting for players here. `/table new` opens one.
find-found =
    { $tables ->
        [one] **1 table is waiting for players**
       *[other] **{ $tables } tables are waiting for players**
    }
find-line =
    - **{ $title }** · { $table } · { $who } · { $free ->
        [0] no seat free
        [one] 1 of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    } · { $where }
find-join = Take a seat at…
find-board = All tables of this server that wait for players: { $where }

block-yourself = You cannot keep apart from yourself.
block-added = You and { $name } no longer meet at new tables. { $name } is not told. Games that are running go on.
block-removed = { $name } is off your list: you may meet at tables again.
block-list = You keep apart from { $who }. `/block remove:True` takes somebody off the list.
block-none = You keep apart from nobody.
