# What a table refuses, and why.
tables-of-tournament = Table { $table } belongs to a tournament and begins in a moment. *Drop out* (`/tournament leave`) ends your part in what has not begun; at a running table `/table resign` gives up.

# Tournaments: opening, signing up, rounds, standings, ladders.

command-tournament-about = Tournaments of this server
command-tournament-which = Which tournament; not needed where there is only one
command-tournament-which-name = tournament
command-tournament-new-about = Open a tournament in this channel; people sign up by a button
command-tournament-new-title = Which game
command-tournament-new-title-name = title
command-tournament-new-format = Who meets whom
command-tournament-new-format-name = format
command-tournament-new-seats = How many sit at a table
command-tournament-new-seats-name = seats
command-tournament-new-scenario = Which scenario of the game
command-tournament-new-scenario-name = scenario
command-tournament-new-options = Options of the game, as for a table
command-tournament-new-options-name = options
command-tournament-new-pace = How much time there is for a decision
command-tournament-new-pace-name = pace
command-tournament-new-rounds = Swiss: rounds; round robin: times everybody meets; ladder: rungs one may challenge upwards
command-tournament-new-rounds-name = rounds
command-tournament-new-tables = At how many tournament tables one person plays at once, at most
command-tournament-new-tables-name = tables
command-tournament-new-called = What it is called
command-tournament-new-called-name = called
command-tournament-set-about = Change your tournament before it starts
command-tournament-set-format = Who meets whom
command-tournament-set-format-name = format
command-tournament-set-seats = How many sit at a table
command-tournament-set-seats-name = seats
command-tournament-set-scenario = Which scenario of the game
command-tournament-set-scenario-name = scenario
command-tournament-set-pace = How much time there is for a decision
command-tournament-set-pace-name = pace
command-tournament-set-rounds = Rounds, meetings or rungs; 0 for what is usual
command-tournament-set-rounds-name = rounds
command-tournament-set-tables = At how many tournament tables one person plays at once, at most
command-tournament-set-tables-name = tables
command-tournament-set-called = What it is called
command-tournament-set-called-name = called
command-tournament-show-about = How a tournament stands, what you play next, and what you may do
command-tournament-standings-about = The standings as text and picture
command-tournament-join-about = Sign up
command-tournament-leave-about = Take your name off the list, or drop out
command-tournament-start-about = Start your tournament: the first round is drawn, its tables open by themselves
command-tournament-remove-about = Take somebody out of your tournament, as if they had left it
command-tournament-remove-who = Whom
command-tournament-remove-who-name = who
command-tournament-repost-about = Post your tournament anew with what its channel missed; in another channel, it moves there
command-tournament-cancel-about = Call your tournament off, or end a ladder as it stands
command-tournament-challenge-about = On a ladder: play somebody above you for their rung
command-tournament-challenge-rival = Whom
command-tournament-challenge-rival-name = rival

tournament-format-robin = Round robin
tournament-format-robin-short = Everybody meets everybody; up to 20 people
tournament-format-swiss = Swiss
tournament-format-swiss-short = Some rounds; those meet who have done equally well; nobody is out
tournament-format-knockout = Elimination
tournament-format-knockout-short = Who loses is out, until one is left
tournament-format-ladder = Ladder
tournament-format-ladder-short = Challenge people above you for their rung; it goes on for as long as you like
tournament-unnamed-robin = { $title }: round robin
tournament-unnamed-swiss = { $title }: Swiss tournament
tournament-unnamed-knockout = { $title }: elimination
tournament-unnamed-ladder = { $title }: ladder
tournament-head = 🏆 **{ $name }** · { $title } · tournament { $tournament }
tournament-about-robin-pair = Round robin: everybody meets everybody, in { $rounds ->
        [0] as many rounds as it takes
        [one] 1 round
       *[other] { $rounds } rounds
    }. A win counts 1, an equal result ½. Who drops out before half of their games are played is not counted.
tournament-about-robin-table = Round robin at tables of up to { $seats }: everybody meets everybody at least once, in { $rounds ->
        [0] as many rounds as it takes
        [one] 1 round
       *[other] { $rounds } rounds
    }. Winning a table counts 1, being last 0, the places between in even steps. A bye counts 1.
tournament-about-swiss-pair = Swiss, { $rounds ->
        [0] as many rounds as are usual
        [one] 1 round
       *[other] { $rounds } rounds
    }: those meet who have as many points, and nobody twice where it can be avoided. A win or a bye counts 1, an equal result ½; nobody has a second bye before all had one.
tournament-about-swiss-table = Swiss at tables of up to { $seats }, { $rounds ->
        [0] as many rounds as are usual
        [one] 1 round
       *[other] { $rounds } rounds
    }: those sit together who have as many points. Winning a table or a bye counts 1, being last 0, the places between in even steps.
tournament-about-knockout-pair = Elimination: who wins goes on, who loses is out. Of an equal result goes on who sat second, since to begin is an advantage. Who meets whom is drawn by lot.
tournament-about-knockout-table = Elimination at tables of up to { $seats }: the better half of a table goes on, at the last table one wins. Of equals goes on who sat further back, since to begin is an advantage.
tournament-about-ladder-pair = Ladder: challenge somebody up to { $rounds ->
        [one] 1 rung
       *[other] { $rounds } rungs
    } above you. If you win you take their rung, and those between go down by one. Newcomers begin at the bottom.
tournament-about-ladder-table = Ladder at tables of up to { $seats }: challenge those right above you; your rungs are shared out by the places at the table. Newcomers begin at the bottom.
tournament-tables = -# Time: { $pace } · Nobody plays at more than { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } of tournaments at once; a table waits for who is away (`/me`).
tournament-breaks = -# Between equal points decide, one after the other: { $breaks }. Who is still equal shares a place.
tournament-break-direct = their own games against each other
tournament-break-sonneborn = Sonneborn-Berger (the points of those you beat, and half of those you were equal with)
tournament-break-wins = games won
tournament-break-buchholz-cut = Buchholz without the lowest (the points of your rivals but one)
tournament-break-buchholz = Buchholz (the points of all your rivals)
tournament-signed =
    { $count ->
        [0] Nobody has signed up yet.
        [one] **1 person has signed up**: { $who }
       *[other] **{ $count } people have signed up**: { $who }
    }
tournament-next-open = ▶ **Next:** press *Join*. { $owner } starts it when enough are there; then the tables open here by themselves, and you are called when it is your move.
tournament-next-running = ▶ It is being played: *My tournament* shows how it stands and what you play next.
tournament-next-finished = It is over: *My tournament* shows how everybody stands.
tournament-next-cancelled = It was called off.
tournament-nobody = a manager of this server
tournament-somebody = Player { $number }
tournament-status-open = signing up
tournament-status-running = running
tournament-status-finished = over
tournament-status-cancelled = called off
tournament-state-running = -# It is running.
tournament-state-finished = -# It is over.
tournament-state-cancelled = -# It was called off; tables that were open go on without it.
tournament-suggested = { $name } ({ $tournament }, { $state })
tournament-you-not = You do not take part.
tournament-you-play = ▶ You play against { $who } at table { $table } in { $where }.
tournament-you-next = ▶ Next you meet { $who }. The table opens by itself once all of you have room for one more and nobody is away.
tournament-you-climb = ▶ Pick whom you challenge; where there is no menu, those above you are playing already.
tournament-you-wait = ▶ You have no game now. If there is another round for you, it is drawn once the others are through.
tournament-you-soon = ▶ The first round is being drawn. Press *My tournament* in a moment: it says whom you meet.
tournament-you-top = ▶ You are at the top. Now it is for others to challenge you.
tournament-line-points = { $place }. **{ $name }**: { $points } · { $won } won, { $equal } equal, { $lost } lost
tournament-line-knockout-in = { $place }. **{ $name }** · still in · { $won } won, { $equal } equal, { $lost } lost
tournament-line-knockout-out = { $place }. { $name } · { $won } won, { $equal } equal, { $lost } lost
tournament-line-knockout-over = { $place }. **{ $name }** · { $won } won, { $equal } equal, { $lost } lost
tournament-line-ladder = { $place }. **{ $name }** · { $won } won, { $equal } equal, { $lost } lost
tournament-dropped-out = dropped out
tournament-more =
    { $count ->
        [one] … and 1 more
       *[other] … and { $count } more
    }
tournament-more-matches =
    { $count ->
        [one] … and 1 more game
       *[other] … and { $count } more games
    }
tournament-decimal-mark = .
tournament-started-rounds = 🏁 **{ $name }** begins. { $who }: your tables open in this channel by themselves, and you are called when it is your move. *My tournament* shows whom you meet.
tournament-started-ladder = 🏁 **{ $name }** begins: the rungs are drawn. { $who }: *My tournament* shows yours, and a menu of those whom you may challenge.
tournament-schedule = 🗓️ **{ $name }**: all is drawn. { $matches ->
        [one] 1 game
       *[other] { $matches } games
    } in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }; each table opens by itself as soon as its players have room for it.
tournament-round = 🎲 **{ $name }**: round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }
tournament-match = - { $who }
tournament-bye = - { $who } has a bye: no rival this time
tournament-round-next = -# The next round is drawn when all these games are over.
tournament-round-last = -# It is the last round: who has won is told here when it is over.
tournament-thread-name = { $name }: { $who }
tournament-challenged = 🪜 **{ $name }**: { $who } challenges { $rival }. The table opens by itself.
tournament-rung = 🪜 **{ $name }**: { $who } is on rung { $place } now.
tournament-rung-nobody = 🪜 **{ $name }**: a game is over, but nobody who played it is on the ladder any more.
tournament-dropped-pair = **{ $name }**: { $who } does not take part any more. Their games that have not begun are won by the others; games that are running go on.
tournament-dropped-table = **{ $name }**: { $who } does not take part any more. Tables that have not begun are played without them; where too few are left for that, those have won. Games that are running go on.
tournament-over = 🏆 **{ $name }** is over. { $count ->
        [0] Nobody is left in it.
        [one] { $who } has won!
       *[other] { $who } share the first place!
    }
tournament-moved = **{ $name }** goes on in { $where }: the newest message there has its buttons.
tournament-lost =
    ⚠ What there was to tell last could not be posted in { $where }: { $why }. Whoever runs the tournament has it told in another channel with `/tournament repost` there: it moves with the tables of that channel, and tells what was missed.
tournament-cancelled = **{ $name }** was called off. Tables that are open go on without it.
tournament-column-balance = W–E–L
tournament-column-points = Points
tournament-column-direct = Direct
tournament-column-sonneborn = Sonneborn
tournament-column-wins = Wins
tournament-column-buchholz-cut = Buchh. −1
tournament-column-buchholz = Buchholz

tournament-button-join = Join
tournament-button-leave-open = Leave
tournament-button-leave-running = Drop out
tournament-button-start = Start
tournament-button-settings = Settings
tournament-button-show = My tournament
tournament-button-standings = Standings
tournament-button-people = Take somebody out…
tournament-button-repost = Post it here
tournament-button-cancel = End it
tournament-button-more = More settings
tournament-button-name = Name it
tournament-form-name = What the tournament is called
tournament-choose-format = Who meets whom…
tournament-choose-title = Which game…
tournament-choose-size = Seats at a table…
tournament-choose-pace = Time for a decision…
tournament-choose-tables = Tables at once for each person…
tournament-choose-rounds-robin = How often everybody meets…
tournament-choose-rounds-swiss = How many rounds…
tournament-choose-rounds-knockout = Rounds follow from the people
tournament-choose-rounds-ladder = How far up one may challenge…
tournament-choose-remove = Who is to go…
tournament-choose-challenge = Whom you challenge…
tournament-challenge-one = Challenge { $who }
tournament-size =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
tournament-rounds-usual = As is usual
tournament-rounds-robin =
    { $rounds ->
        [one] Once
       *[other] { $rounds } times, with the seats turned
    }
tournament-rounds-swiss =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
tournament-rounds-ladder =
    { $rounds ->
        [one] 1 rung
       *[other] { $rounds } rungs
    }
tournament-at-once =
    { $tables ->
        [one] 1 table at once
       *[other] { $tables } tables at once
    }
tournament-sure-leave = Drop out of **{ $name }**? Your games that have not begun are lost; games that are running go on. There is no way back.
tournament-sure-leave-yes = Yes, drop out
tournament-remove-whom = Take somebody out of **{ $name }**? Good for who is away so long, or has left, that the others wait in vain.
tournament-sure-remove = Take **{ $who }** out of **{ $name }**? What has not begun goes on without them; at running tables a bot plays on in their seat, and they are placed behind all others there. Once the tournament is played only a ladder takes them back.
tournament-sure-remove-yes = Yes, take them out
tournament-sure-cancel = End **{ $name }** now? A ladder ends with its rungs as they are, everything else is called off. Open tables go on.
tournament-sure-cancel-yes = Yes, end it

tournament-opened = Tournament { $tournament } is open: people sign up by the message in this channel. Here you set how it is played; *Start* begins it.
tournament-joined-open = You have signed up for **{ $name }**. You are called here when it begins.
tournament-joined-running = You are on the ladder of **{ $name }**, at its bottom.
tournament-left-open = You have taken your name off **{ $name }**.
tournament-left-running = You have dropped out of **{ $name }**.
tournament-begun-rounds = **{ $name }** has begun: all is drawn now, and the first tables open in a moment.
tournament-begun-ladder = **{ $name }** has begun, and the rungs are drawn. Whoever is not at the top picks whom they challenge.
tournament-removed = They do not take part in **{ $name }** any more.
tournament-reposted = **{ $name }** is being posted here, with what could not be told before.
tournament-ended-finished = **{ $name }** has ended as it stands.
tournament-ended-cancelled = **{ $name }** is called off.
tournament-challenge-made = Your challenge stands. The table opens by itself once both of you have room for it.
tournament-no-server = Tournaments belong to a server. Please use `/tournament` in one of its channels.
tournament-none = There is no tournament on this server. `/tournament new` opens one.
tournament-which = There are several tournaments: { $tournaments }. Please say which with `tournament`.
tournament-unknown = There is no tournament { $tournament } on this server.
tournament-not-yours = Only who has opened the tournament, and managers of the server, may do that.
tournament-closed = The tournament is not at that point: it has begun already, or is over.
tournament-not-begun = The tournament has not begun: there are no standings yet.
tournament-in-already = You have signed up already.
tournament-not-in = You do not take part in this tournament.
tournament-not-there = Nobody takes part under that name or number. `/tournament remove` suggests those who do.
tournament-apart = You cannot sign up here: somebody from whom you keep apart has done so. `/block` shows your list.
tournament-refused = You cannot sign up for this tournament, and I tell nobody why.
tournament-full = The tournament is full: at most 64 people take part, in a round robin 20.
tournament-too-few = Too few have signed up: it takes at least { $need }.
tournament-too-many = There are enough tournaments on this server, or of yours, for now. Wait until one is over.
tournament-seats = Of this game tables have { $low } to { $high } seats.
tournament-most-rounds = Rounds, meetings or rungs: at most { $most }, or 0 for what is usual.
tournament-most-tables = Tournament tables at once for one person: 1 to { $most }.
tournament-no-ladder = Challenges are for a ladder that is running.
tournament-out-of-reach = You cannot challenge them now: pick somebody a few rungs above you who is not playing. Who has beaten you comes again after another game of one of you.
