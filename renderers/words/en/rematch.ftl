# The same people once more.

command-rematch-about = Play again with the people of a finished game: same options, seats turned
table-button-rematch = Rematch

rematch-asked = **{ $who } wants to play again**, as at table { $of }: the same options, each seat one place further.
rematch-missing = { $who }: one press on *Join* is enough; with the last of you the game begins by itself.
rematch-opened = Table { $table } is open for your rematch in { $where }. The others are asked there; the game begins by itself with the last of them.
rematch-begun = Your rematch has begun: table { $table } in { $where }.
rematch-joined = You have your seat at table { $table } in { $where }.
tables-not-over = The game at table { $table } is not over yet.
tables-reserved = The free seats of table { $table } are kept for people who were invited. Whoever has not come within a day gives their seat up.
