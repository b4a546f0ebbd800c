# What would you do? Hints of bots, at tables that allow them.

command-hint-about = What a bot would do in your place, where the table allows it
table-button-hint = Hint
host-result-hints = 💡 Hints were allowed.
hint-head = **Hint** for your seat, from what you can see:
hint-line = { $number }. **{ $action }**{ $why }
hint-better = { " " }– better: { $terms }
hint-worse = { " " }– costs: { $terms }
hint-both = { " " }– better: { $better }; costs: { $worse }
hint-even = { " " }– it weighs as much as many others
hint-only = There is only one thing to do: **{ $action }**.
hint-not-allowed = Hints are not allowed at table { $table }. They are allowed, or not, before a game begins.
hint-nothing-owed = There is nothing for you to decide at table { $table } now.
hint-term-position = the position
