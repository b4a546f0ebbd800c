# Help where one stands.

command-help-about = What you can do right now, and why something doesn't work
table-button-help = Help
table-button-orders = Standing orders
table-form-ask = Ask about a move
help-nothing =
    Play board games right here. `/table new` opens a table, `/table join` joins one, `/find` lists the open tables of this server, `/rules` explains the games, `/table list` shows yours. I ping you when it is your move; then use the buttons below my messages.
help-open = Join, invite someone with `/table invite`, or read the rules. The table's owner sets it up below its message and starts it.
help-over = This game is over. `/table log` shows what happened, `/table new` opens another table.
help-head = { $table } · { $stage }
help-may = You can now: { $actions }.
help-commands =
    Press *Your move* or type it: `/play` takes any move, `/{ $title }` has a command per action. `/board` and `/hand` show the table, `/table undo` undoes, `/orders` answers in advance.
help-watching = You don't play here. Watch with `/board`, read `/table log`.
help-why = Why can't I…?
help-ask-title = Why can't I…?
help-ask-line = Your move
help-ask-about = As in the menus or as you would type it; it won't be played
help-possible = **You can:** { $action }. Press *Your move* or type it with `/play`.
