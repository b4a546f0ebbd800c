# What is in a table's way, the tools against it, and what they refuse.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

command-table-resume-about = Take a suspended table up again where it stood (owner, server managers)
command-table-skip-about = Let chance decide where a bot has failed (owner, server managers)
command-table-repost-about = Post the board again; called elsewhere by the owner, the table moves there
command-table-replace-about = Give a seat to another person or to a bot (owner, server managers)
command-table-replace-seat = The number of the seat, as in /table status
command-table-replace-seat-name = seat
command-table-replace-person = Who plays on; leave it out for a bot
command-table-replace-person-name = person
command-table-replace-kind = The bot's level
command-table-replace-kind-name = kind
command-table-close-about = Close a table for good: before its start or while suspended; managers at any time

table-block-suspended =
    ⚠ Suspended { $when }: this game's rules failed on a move (number { $number }). It stands as it was before that move. Its owner or a server manager can go on with `/table resume`, perhaps by another move; after a mend it goes on by itself.
table-block-unreadable =
    ⚠ This version of the bot cannot read the game. Nothing is lost: it goes on as soon as the bot is updated.
table-block-fault =
    ⚠ { $name } is a bot and could not decide (number { $number }). The owner or a server manager can let chance decide with `/table skip`, or give the seat away with `/table replace`.
table-block-lost =
    ⚠ The last message could not be posted: { $why }. `/table repost` posts the board again; called by the owner in another channel, it moves the table there.
table-block-unsent = ⚠ A message is still waiting to be posted (written: { $when }, tries: { $tries }). It is tried again by itself.

table-resumed = Table { $table } goes on.
table-skipped = Chance has decided. Table { $table } goes on.
table-reposted = The board of table { $table } is being posted in { $where }.
table-replaced = Seat { $number } is now { POSSESSIVE($who) }.
table-confirm-close = Close table { $table } for good? Nobody can play on then; the log stays readable.
table-button-close-now = Yes, close it for good

tables-suspended-now =
    Something in the rules of this game went wrong, so your move was not made. Table { $table } is suspended as it stood before; `/table status` says how it goes on. Number for the person who runs this bot: { $number }.
tables-not-suspended = Table { $table } is not suspended: there is nothing to resume.
tables-still-suspended = The rules of table { $table } still fail. It goes on after an update of this bot; nothing is lost.
tables-no-fault = No bot has failed at table { $table }: there is nothing to skip.
tables-no-such-seat = Table { $table } has the seats 1 to { $seats }.
tables-other-server = Table { $table } belongs to another server and cannot move here.
tables-only-owner = Only the owner of table { $table } and those who manage this server can do that.
tables-only-manager =
    Only those who manage this server can close table { $table } while it is being played. `/table abandon` asks the players.
tables-only-players = Only those who play at table { $table }, its owner, and those who manage this server can do that.
tables-too-early =
    { $name } may play on: a seat can be given away after it has been waited for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }. `/table resign` lets { $name } give it up at once.

tables-has-time = { $name } still has time. A seat can be given away once its time is up.

host-note-suspended =
    ⚠ Something in the rules of this game went wrong, and the last move was not made. The table is suspended as it stood before; `/table status` says how it goes on. Number for the person who runs this bot: { $number }.
host-note-resumed = The table goes on where it stood. `/play` and `/board` show how things are.
host-note-replaced = { POSSESSIVE($name) } seat is { POSSESSIVE($by) } from now on.
table-block-damaged = ⚠ The record of the last move is damaged. Owner and server managers can go back to move { $to } with `/table resume`.
table-block-lost-game = ⚠ The record of this game is damaged and no sound one is left: restore a backup, or close the table with `/table close`.
host-note-mended =
    ⚠ The record of the last move was damaged. The game goes on from move { $to }; what came after it is to be played again.
tables-nothing-sound = No sound record of table { $table } is left. Restore a backup of the database, or close the table.
