# What is in a table's way, the tools against it, and what they refuse.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

command-table-resume-about = Resume a suspended table (owner, server managers)
command-table-skip-about = Make a random move for a bot that failed (owner, server managers)
command-table-repost-about = Post the board again; the owner can move the table to another channel this way
command-table-replace-about = Give a seat to another person or a bot (owner, server managers)
command-table-replace-seat = Seat number, as in /table status
command-table-replace-seat-name = seat
command-table-replace-person = Who takes over; leave it out for a bot
command-table-replace-person-name = person
command-table-replace-kind = The bot’s level
command-table-replace-kind-name = kind
command-table-close-about = Close a table for good: before the start or while suspended; managers at any time

table-block-suspended =
    ⚠ Suspended { $when }: a move caused an error (number { $number }) and was not made. The table’s owner or a server manager can use `/table resume`, and another move may work; otherwise the game continues once the bot is fixed.
table-block-unreadable =
    ⚠ This version of the bot cannot read the game. Nothing is lost: it continues once the bot is updated.
table-block-fault =
    ⚠ { $name } (bot) failed to move (error { $number }). The owner or a server manager can make a random move with `/table skip` or replace the bot with `/table replace`.
table-block-lost =
    ⚠ I could not post the last message: { $why }. `/table repost` posts the board again; if the owner uses it in another channel, the table moves there.
table-block-unsent = ⚠ A message has not been posted yet (written: { $when }, attempts: { $tries }). I’ll keep trying.

table-resumed = Table { $table } is running again.
table-skipped = Made a random move for the bot. Table { $table } continues.
table-reposted = Posting the board of table { $table } in { $where }.
table-replaced = { $who } now plays seat { $number }.
table-confirm-close = Close table { $table } for good? The game ends; only its log remains.
table-button-close-now = Yes, close for good

tables-suspended-now =
    Your move was not made because it caused an error. Please report error { $number } to the person who runs this bot. Table { $table } is suspended as it was before the move; see `/table status`.
tables-not-suspended = Nothing to resume: table { $table } is not suspended.
tables-still-suspended = Table { $table } still fails, so it stays suspended. Nothing is lost; it continues once the bot is updated.
tables-no-fault = Nothing to skip: no bot has failed at table { $table }.
tables-no-such-seat = Choose a seat from 1 to { $seats } at table { $table }.
tables-other-server = Table { $table } can’t move here: it belongs to another server.
tables-only-owner = Only the owner of table { $table } and server managers can do that.
tables-only-manager =
    Table { $table } is being played: only server managers can close it. To ask the players, use `/table abandon`.
tables-only-players = Only the players and the owner of table { $table } and server managers can do that.
tables-too-early =
    { $name } still has time: you can give the seat away after { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } of waiting. { $name } can give it up right away with `/table resign`.

tables-has-time = { $name } still has time. You can give the seat away once their time is up.

host-note-suspended =
    ⚠ { $table } — The last move caused an error and was not made. Please report error { $number } to the person who runs this bot. The table is suspended as it was before the move; see `/table status`.
host-note-resumed = { $table } — The game is running again. Continue with `/play` or `/board`.
host-note-replaced = { $table } — { $by } replaces { $name } from now on.
table-block-damaged = ⚠ The record of the last move is damaged. The owner or a server manager can go back to move { $to } with `/table resume`.
table-block-lost-game = ⚠ The record of this game is damaged beyond repair: restore a backup or close the table with `/table close`.
host-note-mended =
    ⚠ { $table } — The record of the last move was damaged. The game continues from move { $to }; please make the later moves again.
tables-nothing-sound = No intact record of table { $table } is left. Restore a backup of the database or close the table.
