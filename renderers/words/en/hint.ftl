# What would you do? Hints of bots, at tables that allow them.

command-hint-about = See what a bot would do in your place, if the table allows hints
table-button-hint = Hint
table-button-allow-hints = Ask to allow hints
hint-head = **Hint**, based on what you can see:
hint-line = { $number }. **{ $action }**{ $why }
hint-better = { " " }– better: { $terms }
hint-worse = { " " }– costs: { $terms }
hint-both = { " " }– better: { $better }; costs: { $worse }
hint-even = { " " }– about as good as most others
hint-only = You have only one move: **{ $action }**.
hint-not-allowed = { $table } — hints are not allowed here yet. Everyone at the table must agree, and the game is then unrated.
hint-allowed-already = Hints are already allowed at table { $table }.
hint-asked = { $table } — I asked the others whether to allow hints.
hint-play = { $number ->
    [1] Play it
   *[other] Play { $number }
}
hint-nothing-owed = No hint needed: it is not your move at table { $table }.
hint-term-position = the position
