# What would you do? Hints of bots, at tables that allow them.

command-hint-about = See what a bot would do in your place, if the table allows hints
table-button-hint = Hint
host-result-hints = 💡 Hints were allowed.
hint-head = **Hint**, based on what you can see:
hint-line = { $number }. **{ $action }**{ $why }
hint-better = { " " }– better: { $terms }
hint-worse = { " " }– costs: { $terms }
hint-both = { " " }– better: { $better }; costs: { $worse }
hint-even = { " " }– about as good as most others
hint-only = You have only one move: **{ $action }**.
hint-not-allowed = No hints at table { $table }: they have to be allowed before the game starts.
hint-nothing-owed = No hint needed: it is not your move at table { $table }.
hint-term-position = the position
