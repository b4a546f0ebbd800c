# The slash commands: what explains them, and what they answer.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

## Descriptions

command-table-about = Tables: open one, take a seat, start, look back, take back, stop
command-table = Which table; needed only if you play at several
command-table-name = table
command-table-status-about = Who plays, whose move it is, and since when
command-table-undo-about = Take back your last move; if it touches others, they are asked
command-table-redo-about = Restore what was taken back
command-table-resign-about = Give up
command-table-abandon-about = Close a table before its end; a running one only if everybody agrees
command-table-export-about = The table as a file
command-board-about = The board as everybody may see it, as a picture or as text
command-board-text = The complete board in words
command-board-text-name = text
command-board-page = Which picture, where there are several
command-board-page-name = page
command-hand-about = What your own seat may know, only for you
command-hand-text = Everything in words
command-hand-text-name = text
command-hand-page = Which picture, where there are several
command-hand-page-name = page
command-rules-about = The rules of a game, topic by topic
command-rules-topic = What about; leave it out for the list
command-rules-topic-name = topic
command-rules-find = A word to look for in all rules, headings and text
command-rules-find-name = find
command-rules-title = Which game; the one played here if you leave it out
command-rules-title-name = title
command-orders-about = Standing orders: answer decisions in advance, so that nobody waits for you
command-orders-decision = What you would be asked; leave it out for the list
command-orders-decision-name = decision
command-orders-answer = What you answer then
command-orders-answer-name = answer
command-orders-amount = A number, for answers that need one
command-orders-amount-name = amount
command-orders-preferences = What you prefer, most wanted first, separated by commas
command-orders-preferences-name = preferences
command-play-about = Make a move: pick suggestions link by link, or type it all
command-play-action = Such as “attack F0 F1”; leave it out for buttons
command-play-action-name = action

## Which table

which-ask = At which table?
which-placeholder = Choose a table…
which-none = There is no table here that this could be about. `/table list` shows yours, `/table new` opens one.
which-nobody-to-join = No table here is waiting for players. `/table new` opens one.
which-say-table = You play at several tables. Please type it again with the parameter `table`: { $tables }.
which-your-move = your move
which-elsewhere = This is about **{ $title }**, table { $table } in { $where }.

## Bots

bot-random = plays at random
bot-easy = makes small mistakes, for a first game
bot-normal = plays for the best next position, at once
bot-hard = thinks ahead on every other move
bot-expert = thinks ahead on every move
bot-random-choice = { bot-random-level }: { bot-random }
bot-easy-choice = { bot-easy-level }: { bot-easy }
bot-normal-choice = { bot-normal-level }: { bot-normal }
bot-hard-choice = { bot-hard-level }: { bot-hard }
bot-expert-choice = { bot-expert-level }: { bot-expert }

## Tables

table-status-open = waits for players
table-status-running = running
table-status-finished = finished
table-status-abandoned = closed before the end
table-status-suspended = suspended: see `/table status`
table-lobby = **{ $title }** · table { $table } — { $about }
table-seat = { $number }. { $who }
table-seat-waited = { $number }. **{ $who }** ← to move
table-bot = { $name } ({ $kind })
table-button-commitments = Commitments
board-pages = Turn to another page…
table-button-rules = Rules
table-button-resign-now = Yes, I give up
table-button-abandon-now = Yes, close the table
table-no-thread-kind = There are no threads in this kind of channel, so the table is in the channel itself.
table-no-thread-full = This server has as many active threads as Discord allows, so the table is in the channel itself. Close some threads to make room.
table-no-thread-forbidden = I cannot open a thread here, so the table is in the channel itself. Somebody who manages the server can allow me: { $missing }.
table-no-member-here = I am not a member of this server, so I could not post the board here. Somebody who manages the server has to add me to it (“Add to server”, not “Add to my apps”); then try again.
table-no-post-here = I could not post the board in this channel: I lack { $missing }. Have somebody who manages the channel allow that, or take another channel.
table-invited-bot = Discord bots cannot be invited. `/table add-player` adds one of ours.
table-status = **{ $title }** · table { $table } in { $where } · { $status } · { $stage }
table-since = The wait began { $when }.
table-proposal-open = A proposal is open: its message has the buttons to agree or decline.
table-commitment = SHA-256 of the secret seed of all dice: `{ $hash }`
table-asked = That touches the others, so I have asked them. It is done when all agree.
table-done-undo = Taken back.
table-done-redo = Restored.
table-confirm-resign = Do you really want to give up at table { $table }? It counts as a loss, and can be taken back only if all others agree.
table-confirm-resign-to-bot = Give up at table { $table }? It counts as a loss, a bot takes your seat, and it cannot be undone.
table-confirm-abandon = Do you really want to close table { $table } before its end? If it is running, everybody has to agree.
table-resigned = You gave up at table { $table }.
table-closed = Table { $table } is closed.
table-exported = Table { $table }, with every draw and the seed. `python -m bot verify FILE` checks it.
table-exported-part = Table { $table } as far as you may know it now. When the game is over the file also holds the seed.

## Looking

board-shown = { $title } · table { $table }
board-no-page = There is no picture “{ $given }”. There are: { $pages }.
hand-shown = { $title } · table { $table }, from your seat

## Rules and notation

rules-topics = **{ $title }**: these are the topics of the rules.
rules-now = For this moment: { $topics }.
rules-of-now = Matters now
rules-choose = Read a topic…
rules-how = Pick a topic below, or look for a word in all rules with `/rules find:`.
rules-found = { $count ->
    [one] One topic says something about “{ $given }”:
   *[other] { $count } topics say something about “{ $given }”:
}
rules-nothing-found = The rules say nothing about “{ $given }”. Try another word; `/rules` lists the topics.
rules-no-topic = There is no topic “{ $given }”. There are: { $topics }.
rules-notation-title = Notation
rules-notation =
    `/play` takes a whole move as text, its parts in order: what you do, then with what, where, to whom. Suggestions appear as you type; each one you pick leads to the next.

    Upper and lower case and accents do not matter, and spaces, commas, dashes and arrows all separate. Names work as they stand in the menus, in your language; the short marks below always work. Beginnings of words are enough while they fit only one thing, and small typing mistakes are forgiven. Where several things fit, or a rule forbids it, nothing is done and I say what is possible.
notation-ambiguous = “{ $given }” could mean several things.
notation-unknown = There is nothing called “{ $given }” here. `/rules notation` explains how to write moves.
notation-too-long = No action takes more than { $most } letters. Type only your move.

## Standing orders

orders-head = **Table { $table }**: what you are asked, and what you answer in advance.
orders-line = { $decision }: { $answer }
orders-how = Set one with the menus below, or with `/orders` and both `decision` and `answer`.
orders-choose = What do you want to answer in advance?
orders-answer = Your answer from now on…
orders-amount = A number…
orders-preference = Your next preference, most wanted first…
orders-give = That is the whole list
orders-preferences = Your preferences so far: { $preferences }
orders-ask = ask me
orders-set = From now on: { $decision }: { $answer }.
orders-with-amount = { $answer } ({ $amount })
orders-with-preferences = { $answer }: { $preferences }
orders-no-preference = “{ $given }” is nothing you can list as a preference, or not clear enough. There are: { $known }.
orders-none = { $title } has nothing to answer in advance.
orders-no-decision = No decision is called “{ $given }”. There are: { $known }.
orders-no-answer = “{ $given }” is no answer to that. There are: { $known }.
how-to-play-facts = For { $low ->
        [one] one player
       *[other] { $low } players
    } at least and { $high } at most, about { $minutes ->
        [one] { $minutes } minute of play
       *[other] { $minutes } minutes of play
    }, spread over as many days as you like.

# The name of a bot's seat: its level.
bot-random-seat = Random bot { $number }
bot-easy-seat = Easy bot { $number }
bot-normal-seat = Normal bot { $number }
bot-hard-seat = Hard bot { $number }
bot-expert-seat = Expert bot { $number }
options-seat = seat { $number }
command-block-about = Keep apart from somebody: you no longer meet at new tables
command-block-person = Whom; leave it out to read your list
command-block-person-name = person
command-block-remove = Take them off your list again
command-block-remove-name = remove

block-yourself = You cannot keep apart from yourself.
block-added = You and { $name } no longer meet at new tables. { $name } is not told. Games that are running go on.
block-removed = { $name } is off your list: you may meet at tables again.
block-list = You keep apart from { $who }. `/block remove:True` takes somebody off the list.
block-none = You keep apart from nobody.
