# Help where one stands.

command-help-about = What you can do here and now, and why something is not possible
table-button-help = Help: why not?
table-button-orders = Standing orders
table-form-ask = Ask about a move
help-nothing =
    I host board games in this channel. `/table new` opens a table, `/table join` takes a seat at one that is open here, `/find` looks for one on the whole server, `/rules` explains the games, `/table list` shows where you play. When it is your move, I call you; the buttons below my messages do the rest.
help-open = You can take a seat, invite somebody with `/table invite`, or read the rules. Who opened the table sets it up with the menus below its message and starts it.
help-over = Nothing can be done here any more. `/table log` tells what happened, `/table new` opens another table.
help-head = **{ $title }** · table { $table } · { $stage }
help-may = You may now: { $actions }.
help-commands =
    Press *Your move*, or type: `/play` takes any move, `/{ $title }` has a command for each action. `/board` and `/hand` show, `/table undo` takes back, `/orders` answers in advance.
help-watching = You have no seat here. `/board` shows the game, `/table log` tells what happened.
help-why = Why can't I…
help-ask-title = Why can't I…?
help-ask-line = The move you have in mind
help-ask-about = As in the menus or as you would type it; nothing is done
help-possible = **That is possible:** { $action }. Press *Your move*, or type it with `/play`.
