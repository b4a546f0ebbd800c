# Help where one stands.

command-help-about = What you can do right now, and why something doesn’t work
table-button-help = Help
table-button-orders = Standing orders
table-form-ask = Ask about a move
help-home = **Board games, right here.** Play with people or bots, one move at a time, whenever you like. I’ll ping you when it is your move.
help-home-privacy = Privacy and terms: `/privacy policy`
help-home-play = Play
help-home-learn = Learn
help-home-games = My games
help-home-find = Find a table
help-home-settings = Settings
help-home-commands = All commands
help-home-button = Home
help-all-commands = **All commands**
help-command = `/{ $name }` — { $about }
help-open = Join, invite someone with `/table invite`, or read the rules. The table’s owner sets it up and starts it with the buttons below its message.
help-over = This game is over. `/table log` shows what happened, `/table new` opens another table.
help-head = { $table } · { $stage }
help-may = You can now: { $actions }.
help-commands =
    Press *Your move* or type it: `/play` takes any move, `/{ $title }` has a command for each action. `/board` and `/hand` show the table, `/table undo` undoes your last move, `/orders` answers questions in advance.
help-watching = You are not playing here. Watch with `/board` or read `/table log`.
help-why = Why can’t I…?
help-ask-title = Why can’t I…?
help-ask-line = Your move
help-ask-about = As in the menus or as you would type it; it won’t be played
help-possible = **You can:** { $action }. Press *Your move* or type it with `/play`.
