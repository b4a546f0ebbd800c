# What a table refuses, and why.
tables-of-tournament = Table { $table } belongs to a tournament and starts in a moment. To drop out of the tournament, use `/tournament leave`; to resign a running game, `/table resign`.

# Tournaments: opening, signing up, rounds, standings, ladders.

command-tournament-about = Tournaments on this server
command-tournament-which = Which tournament; needed only if there are several
command-tournament-which-name = tournament
command-tournament-new-about = Open a tournament in this channel; people sign up with a button
command-tournament-new-title = Which game
command-tournament-new-title-name = title
command-tournament-new-format = Tournament format
command-tournament-new-format-name = format
command-tournament-new-seats = Seats per table
command-tournament-new-seats-name = seats
command-tournament-new-scenario = Which scenario
command-tournament-new-scenario-name = scenario
command-tournament-new-options = Game options, as for a table
command-tournament-new-options-name = options
command-tournament-new-pace = Time limit per decision
command-tournament-new-pace-name = pace
command-tournament-new-rounds = Swiss: rounds; round robin: games per pairing; ladder: how many rungs up you can challenge
command-tournament-new-rounds-name = rounds
command-tournament-new-tables = Maximum tournament tables per person at once
command-tournament-new-tables-name = tables
command-tournament-new-called = Name of the tournament
command-tournament-new-called-name = called
command-tournament-set-about = Change your tournament before it starts
command-tournament-set-format = Tournament format
command-tournament-set-format-name = format
command-tournament-set-seats = Seats per table
command-tournament-set-seats-name = seats
command-tournament-set-scenario = Which scenario
command-tournament-set-scenario-name = scenario
command-tournament-set-pace = Time limit per decision
command-tournament-set-pace-name = pace
command-tournament-set-rounds = Rounds, games per pairing or rungs; 0 for the standard
command-tournament-set-rounds-name = rounds
command-tournament-set-tables = Maximum tournament tables per person at once
command-tournament-set-tables-name = tables
command-tournament-set-called = Name of the tournament
command-tournament-set-called-name = called
command-tournament-show-about = See how a tournament is going, your next game and your options
command-tournament-standings-about = Standings as text and picture
command-tournament-join-about = Sign up for a tournament
command-tournament-leave-about = Cancel your sign-up or drop out
command-tournament-start-about = Start your tournament: draws the first round and opens its tables
command-tournament-remove-about = Remove someone from your tournament, as if they had dropped out
command-tournament-remove-who = Who
command-tournament-remove-who-name = who
command-tournament-repost-about = Post your tournament and missed news again; in another channel it moves there
command-tournament-cancel-about = Cancel your tournament, or end a ladder with its current order
command-tournament-challenge-about = Ladder: challenge someone above you for their rung
command-tournament-challenge-rival = Who
command-tournament-challenge-rival-name = rival

tournament-format-robin = Round robin
tournament-format-robin-short = Everyone plays everyone; up to 20 players
tournament-format-swiss = Swiss
tournament-format-swiss-short = A few rounds; players with equal scores meet; nobody is eliminated
tournament-format-knockout = Knockout
tournament-format-knockout-short = Lose and you’re out, until one is left
tournament-format-ladder = Ladder
tournament-format-ladder-short = Challenge players above you for their rung; no fixed end
tournament-unnamed-robin = { $title }: round robin
tournament-unnamed-swiss = { $title }: Swiss tournament
tournament-unnamed-knockout = { $title }: knockout
tournament-unnamed-ladder = { $title }: ladder
tournament-head = 🏆 **{ $name }** · { $title } · tournament { $tournament }
tournament-about-robin-pair = Round robin: everyone plays everyone, in { $rounds ->
        [0] as many rounds as it takes
        [one] 1 round
       *[other] { $rounds } rounds
    }. Win 1, draw ½. If you drop out before half of your games are played, they don’t count.
tournament-about-robin-table = Round robin at tables of up to { $seats }: everyone meets everyone at least once, in { $rounds ->
        [0] as many rounds as it takes
        [one] 1 round
       *[other] { $rounds } rounds
    }. First place at a table or a bye scores 1, last place 0, the places in between in even steps.
tournament-about-swiss-pair = Swiss, { $rounds ->
        [0] the standard number of rounds
        [one] 1 round
       *[other] { $rounds } rounds
    }: players with equal scores meet, twice only if unavoidable. Win or bye 1, draw ½; nobody gets a second bye before everyone has had one.
tournament-about-swiss-table = Swiss at tables of up to { $seats }, { $rounds ->
        [0] the standard number of rounds
        [one] 1 round
       *[other] { $rounds } rounds
    }: players with equal scores meet. First place at a table or a bye scores 1, last place 0, the places in between in even steps.
tournament-about-knockout-pair = Knockout: win and you advance, lose and you’re out. After a draw, the player who went second advances, since going first is an advantage. Pairings are random.
tournament-about-knockout-table = Knockout at tables of up to { $seats }: the better half of each table advances; the last table decides. Ties go to the player later in the seating order, since going first is an advantage.
tournament-about-ladder-pair = Ladder: challenge someone up to { $rounds ->
        [one] 1 rung
       *[other] { $rounds } rungs
    } above you. Win and you take their rung; those in between move down by one. Newcomers start at the bottom.
tournament-about-ladder-table = Ladder at tables of up to { $seats }: challenge the players right above you; your places at the table decide who gets which rung. Newcomers start at the bottom.
tournament-tables = -# Time limit: { $pace } · At most { $tables ->
        [one] 1 tournament table
       *[other] { $tables } tournament tables
    } per person at once; tables wait for players who are away (`/me`).
tournament-breaks = -# Tiebreakers, in order: { $breaks }. Players still tied share a place.
tournament-fair = -# 🎲 Provably fair: `{ $hash }` – the host’s part of the seed of every game; yours is added when you sign up
tournament-dice = -# 🎲 Provably fair: all draws of a game follow from its players’ sign-ups and one secret number fixed before anyone signed up. Its SHA-256 is `{ $hash }`; the number appears here at the end.
tournament-dice-shown = -# 🎲 Provably fair: the secret number was `{ $secret }` (SHA-256 `{ $hash }`). The host’s part of the seed of game 1 is the SHA-256 of `{ $secret } 1`, and so on.
tournament-break-direct = head-to-head
tournament-break-sonneborn = Sonneborn-Berger (scores of opponents you beat + half of those you drew)
tournament-break-wins = wins
tournament-break-buchholz-cut = Buchholz cut 1 (opponents’ scores without the lowest)
tournament-break-buchholz = Buchholz (opponents’ scores)
tournament-signed =
    { $count ->
        [0] Nobody has signed up yet.
        [one] **1 player**: { $who }
       *[other] **{ $count } players**: { $who }
    }
tournament-next-open = ▶ **Next:** press *Join*. Once { $owner } starts it, the tables open here, and I’ll ping you when it is your move.
tournament-next-running = ▶ Running: *My tournament* shows your next game and the standings.
tournament-next-finished = Finished: *My tournament* shows the final standings.
tournament-next-cancelled = This tournament was cancelled.
tournament-nobody = a manager of this server
tournament-somebody = Player { $number }
tournament-status-open = open for sign-up
tournament-status-running = running
tournament-status-finished = finished
tournament-status-cancelled = cancelled
tournament-state-running = -# Running
tournament-state-finished = -# Finished
tournament-state-cancelled = -# Cancelled; open tables continue outside the tournament.
tournament-suggested = { $name } ({ $tournament }, { $state })
tournament-you-not = You are not in this tournament.
tournament-you-play = ▶ You are playing { $who } at table { $table } in { $where }.
tournament-you-next = ▶ Your next opponent: { $who }. The table opens once all of you are free for another game and nobody is away.
tournament-you-climb = ▶ Choose who to challenge. No menu? Then everyone above you is playing.
tournament-you-wait = ▶ No game right now. Your next round, if there is one, is drawn once the others have finished.
tournament-you-soon = ▶ The first round is being drawn. Press *My tournament* in a moment to see your opponent.
tournament-you-top = ▶ You are at the top! Now the others can challenge you.
tournament-line-points = { $place }. **{ $name }**: { $points } · { $won }–{ $equal }–{ $lost }
tournament-line-knockout-in = { $place }. **{ $name }** · still in · { $won }–{ $equal }–{ $lost }
tournament-line-knockout-out = { $place }. { $name } · { $won }–{ $equal }–{ $lost }
tournament-line-knockout-over = { $place }. **{ $name }** · { $won }–{ $equal }–{ $lost }
tournament-line-ladder = { $place }. **{ $name }** · { $won }–{ $equal }–{ $lost }
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
tournament-started-rounds = 🏁 **{ $name }** starts! { $who }: your tables open in this channel, and I’ll ping you when it is your move. *My tournament* shows your opponents.
tournament-started-ladder = 🏁 **{ $name }** starts! { $who }: *My tournament* shows your rung and who you can challenge.
tournament-schedule = 🗓️ **{ $name }**: pairings are out. { $matches ->
        [one] 1 game
       *[other] { $matches } games
    } in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }; each table opens once its players are free.
tournament-round = 🎲 **{ $name }**: round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }
tournament-match = - { $who }
tournament-bye = - { $who }: bye
tournament-round-next = -# The next round is drawn once all these games are over.
tournament-round-last = -# Last round: the winner is announced here.
tournament-thread-name = { $name }: { $who }
tournament-challenged = 🪜 **{ $name }**: { $who } challenges { $rival }. Their table opens automatically.
tournament-rung = 🪜 **{ $name }**: { $who } is now on rung { $place }.
tournament-rung-nobody = 🪜 **{ $name }**: a game ended, but none of its players is on the ladder any more.
tournament-dropped-pair = **{ $name }**: { $who } has left. Opponents win the games that have not started; running games continue.
tournament-dropped-table = **{ $name }**: { $who } has left. Tables that have not started are played without them; if too few players are left there, those players win. Running games continue.
tournament-over = 🏆 **{ $name }** is over. { $count ->
        [0] No players are left.
        [one] { $who } wins!
       *[other] { $who } share first place!
    }
tournament-moved = **{ $name }** has moved to { $where }: use the buttons below the newest message there.
tournament-lost =
    ⚠ I could not post the latest tournament news in { $where }: { $why }. The organiser can use `/tournament repost` in another channel: this moves the tournament and its tables and posts the missed news.
tournament-cancelled = **{ $name }** was cancelled. Open tables continue outside the tournament.
tournament-column-balance = W–D–L
tournament-column-points = Points
tournament-column-direct = Direct
tournament-column-sonneborn = Sonneborn
tournament-column-wins = Wins
tournament-column-buchholz-cut = Buchh. cut
tournament-column-buchholz = Buchholz

tournament-button-join = Join
tournament-button-leave-open = Leave
tournament-button-leave-running = Drop out
tournament-button-start = Start
tournament-button-settings = Settings
tournament-button-show = My tournament
tournament-button-standings = Standings
tournament-button-people = Remove someone…
tournament-button-repost = Post here
tournament-button-cancel = End tournament
tournament-button-more = More settings…
tournament-form-name = Name of the tournament
tournament-choose-format = Format
tournament-choose-title = Game
tournament-choose-size = Seats per table
tournament-choose-pace = Time per decision
tournament-choose-tables = Tables at once per person
tournament-choose-rounds-robin = Games per pairing
tournament-choose-rounds-swiss = Rounds
tournament-choose-rounds-knockout = Rounds (by the number of players)
tournament-choose-rounds-ladder = How far up you can challenge
tournament-choose-remove = Who to remove…
tournament-choose-challenge = Who to challenge…
tournament-challenge-one = Challenge { $who }
tournament-size =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
tournament-rounds-usual = Standard
tournament-rounds-robin =
    { $rounds ->
        [one] Once
       *[other] { $rounds } times, seats rotating
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
tournament-sure-leave = Drop out of **{ $name }**? You lose your games that have not started; running games continue. You can’t undo this.
tournament-sure-leave-yes = Yes, drop out
tournament-remove-whom = Remove someone from **{ $name }**? Use this for someone who has left, or who keeps the others waiting for too long.
tournament-sure-remove = Remove **{ $who }** from **{ $name }**? The rest of the tournament goes on without them; at running tables a bot takes their seat and they rank last. Only a ladder lets them come back later.
tournament-sure-remove-yes = Yes, remove
tournament-sure-cancel = End **{ $name }** now? A ladder ends with its current order; any other tournament is cancelled. Open tables continue.
tournament-sure-cancel-yes = Yes, end it

tournament-opened = Tournament { $tournament } is open: people sign up on its message in this channel. Set it up here, then press *Start*.
tournament-joined-open = You signed up for **{ $name }**. I’ll ping you here when it starts.
tournament-joined-running = You joined the ladder **{ $name }**, at the bottom.
tournament-left-open = You cancelled your sign-up for **{ $name }**.
tournament-left-running = You dropped out of **{ $name }**.
tournament-begun-rounds = **{ $name }** has started: the first tables open in a moment.
tournament-begun-ladder = **{ $name }** has started. Everyone below the top can challenge someone.
tournament-removed = Removed from **{ $name }**.
tournament-reposted = Posting **{ $name }** here, with the news that was missed.
tournament-ended-finished = **{ $name }** has ended; the current order is final.
tournament-ended-cancelled = **{ $name }** is cancelled.
tournament-challenge-made = Challenge sent. The table opens once you are both free.
tournament-no-server = Tournaments belong to a server. Use `/tournament` in one of its channels.
tournament-none = No tournaments on this server. Open one with `/tournament new`.
tournament-which = There are several tournaments: { $tournaments }. Choose one with `tournament`.
tournament-unknown = This server has no tournament { $tournament }. Pick one from the suggestions.
tournament-not-yours = Only the tournament’s owner and server managers can do that.
tournament-closed = Too late: the tournament has already started or is over.
tournament-not-begun = No standings yet: the tournament has not started.
tournament-in-already = You have already signed up.
tournament-not-in = You are not in this tournament.
tournament-not-there = No player has that name or number. Pick one of the suggestions of `/tournament remove`.
tournament-apart = You can’t sign up: someone you have blocked has signed up. `/block` shows your list.
tournament-refused = You can’t sign up for this tournament; I keep the reason private.
tournament-full = The tournament is full: at most 64 players, 20 in a round robin.
tournament-too-few = Too few players: at least { $need } must sign up.
tournament-too-many = Too many tournaments: you or this server have reached the limit. Wait until one is over.
tournament-seats = This game has tables of { $low } to { $high } seats.
tournament-most-rounds = Rounds, games per pairing or rungs: at most { $most }; 0 for the standard.
tournament-most-tables = Tournament tables per person at once: 1 to { $most }.
tournament-no-ladder = You can challenge people only on a running ladder.
tournament-out-of-reach = You can’t challenge them now: choose someone a few rungs above you who isn’t playing. For a rematch after a loss, one of you must play another game first.
tournament-form-title = Tournament settings
