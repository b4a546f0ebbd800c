# The slash commands: what explains them, and what they answer.
# Ids ending in -name are names of parameters: lower case, no spaces, at most 32 characters.

## Descriptions

command-table-about = Tables: open, join, start, check, undo, leave or close
command-table = Which table; needed only if you play at several
command-table-name = table
command-table-status-about = See who plays, whose move it is and since when
command-table-undo-about = Undo your last move; if others are affected, they must agree
command-table-redo-about = Redo what was undone
command-table-resign-about = Resign: it counts as a loss
command-table-abandon-about = Close a table before its end; once it is running, everyone must agree
command-table-export-about = Save the table as a file
command-board-about = See the board, as a picture or as text
command-board-text = The whole board as text
command-board-text-name = text
command-board-page = Which picture, if there are several
command-board-page-name = page
command-hand-about = See your hand and everything else that only you may see
command-hand-text = Everything as text
command-hand-text-name = text
command-hand-page = Which picture, if there are several
command-hand-page-name = page
command-rules-about = Read or search the rules of a game
command-rules-topic = Topic; leave it out for the list
command-rules-topic-name = topic
command-rules-find = A word to look for in all the rules
command-rules-find-name = find
command-rules-title = Game; leave it out for the one played here
command-rules-title-name = title
command-orders-about = Standing orders: answer questions in advance so nobody has to wait for you
command-orders-decision = The question; leave it out for the list
command-orders-decision-name = decision
command-orders-answer = Your answer
command-orders-answer-name = answer
command-orders-amount = A number, if the answer needs one
command-orders-amount-name = amount
command-orders-preferences = Your preferences, most wanted first, separated by commas
command-orders-preferences-name = preferences
command-play-about = Make a move: pick the suggestions one by one, or type it
command-play-action = Your move, e.g. “attack F0 F1”; leave it out for buttons
command-play-action-name = action

## Which table

which-ask = Which table?
which-placeholder = Choose a table…
which-another = Another table…
which-none = No table here fits. `/table list` shows yours, `/table new` opens one.
which-nobody-to-join = No table here needs players. Open one with `/table new`.
which-say-table = You play at several tables. Please repeat the command with the option `table`: { $tables }.
which-your-move = your move
which-elsewhere = { $table } in { $where }:

## Bots

bot-random = makes random moves
bot-easy = makes small mistakes; good for a first game
bot-normal = takes the best-looking move without thinking ahead
bot-hard = thinks ahead every other move
bot-expert = thinks ahead every move
bot-random-level = Random
bot-easy-level = Easy
bot-normal-level = Normal
bot-hard-level = Hard
bot-expert-level = Expert
bot-random-choice = { bot-random-level }: { bot-random }
bot-easy-choice = { bot-easy-level }: { bot-easy }
bot-normal-choice = { bot-normal-level }: { bot-normal }
bot-hard-choice = { bot-hard-level }: { bot-hard }
bot-expert-choice = { bot-expert-level }: { bot-expert }

## Tables

table-status-open = waiting for players
table-status-running = running
table-status-finished = finished
table-status-abandoned = closed early
table-status-suspended = suspended; see `/table status`
table-lobby = **{ $title }** · table { $table } — { $about }
table-seat = { $number }. { $who }
table-seat-waited = { $number }. **{ $who }** ← to move
table-bot = { $name } ({ $kind })
table-button-fairness = Fairness
board-pages = Show another page…
table-button-more = More…
table-button-undo = Undo
table-button-resign = Resign
table-button-rules = Rules
table-button-resign-now = Yes, resign
table-button-abandon-now = Yes, close it
table-no-thread-kind = No thread: this kind of channel has none. The table is in the channel itself.
table-no-thread-full = No thread: this server has as many active threads as Discord allows. The table is in the channel itself. Close some threads to make room.
table-no-thread-forbidden = No thread: I am not allowed to open one here. The table is in the channel itself. A server manager can give me: { $missing }.
table-no-member-here = I can’t host a table here: I am not a member of this server. Ask a server manager to add me (“Add to server”, not “Add to my apps”), then try again.
table-no-post-here = I can’t host a table in this channel: I need { $missing }. Ask a channel manager for it, or use another channel.
table-invited-bot = You can’t invite Discord bots. `/table add-player` adds one of ours.
table-status = **{ $title }** · table { $table } in { $where } · { $status } · { $stage }
table-since = They were asked { $when }.
table-proposal-open = A proposal is open: agree or decline with the buttons below its message.
table-asked = This affects the others, so I asked them. I’ll do it once everyone agrees.
table-done-undo = Undone.
table-done-redo = Redone.
table-confirm-resign = Resign at table { $table }? It counts as a loss, and you can undo it only if everyone else agrees.
table-confirm-resign-to-bot = Resign at table { $table }? It counts as a loss, a bot takes your seat, and you can’t undo it.
table-confirm-abandon = Close table { $table } before the end? If it is running, everyone must agree.
table-resigned = You resigned at table { $table }.
table-closed = Table { $table } is closed.
table-exported = Table { $table } with every draw and the seed. Verify it with `python -m bot verify FILE`.
table-exported-part = Table { $table }, with everything you may know so far. After the game, the file also contains the seed.

## Looking

board-shown = { $table }
board-no-page = There is no picture “{ $given }”. Choose from: { $pages }.
hand-shown = { $table } · your view

## Rules and notation

rules-topics = **{ $title }**: rules by topic.
rules-now = For your current move: { $topics }.
rules-of-now = Relevant now
rules-choose = Read a topic…
rules-how = Pick a topic below or search all rules with `/rules find:`.
rules-found = { $count ->
    [one] “{ $given }” comes up in one topic:
   *[other] “{ $given }” comes up in { $count } topics:
}
rules-nothing-found = “{ $given }” is not in the rules. Try another word; `/rules` lists the topics.
rules-no-topic = There is no topic “{ $given }”. Choose from: { $topics }.
rules-notation-title = Notation
rules-notation =
    `/play` takes a whole move as text: what you do, then with what, where, to whom. Pick suggestions as you type; each leads to the next.

    Case and accents don’t matter; separate parts with spaces, commas, dashes or arrows. Use names as in the menus, in your language, or the short codes below. The beginning of a word is enough if only one thing fits, and small typos are fine. If several things fit or a rule forbids the move, nothing happens and I list what is possible.
notation-ambiguous = “{ $given }” fits several things.
notation-unknown = There is no “{ $given }” here. `/rules notation` explains how to write moves.
notation-too-long = No move needs more than { $most } characters. Type only your move.

## Standing orders

orders-head = **Table { $table }**: your answers in advance.
orders-line = { $decision }: { $answer }
orders-how = Questions that cannot come up are left out. You can also type `/orders` with `decision` and `answer`.
orders-ask = ask me
orders-set = Saved: { $decision }: { $answer }.
orders-with-amount = { $answer } ({ $amount })
orders-with-preferences = { $answer }: { $preferences }
orders-no-preference = “{ $given }” is not a clear choice. Choose from: { $known }.
orders-none = { $title } has no questions to answer in advance.
orders-no-decision = There is no question “{ $given }”. Choose from: { $known }.
orders-no-answer = “{ $given }” is not a possible answer. Choose from: { $known }.
how-to-play-facts = { $low ->
        [one] 1
       *[other] { $low }
    } to { $high } players, about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, spread over as many days as you like.

# The name of a bot's seat: its level.
bot-random-seat = Random bot { $number }
bot-easy-seat = Easy bot { $number }
bot-normal-seat = Normal bot { $number }
bot-hard-seat = Hard bot { $number }
bot-expert-seat = Expert bot { $number }
options-seat = seat { $number }
command-block-about = Block someone: you won’t meet at new tables any more
command-block-person = Who; leave it out to see your list
command-block-person-name = person
command-block-remove = Unblock this person
command-block-remove-name = remove

block-yourself = You can’t block yourself.
block-added = Blocked: you and { $name } won’t meet at new tables. { $name } is not told; running games continue.
block-removed = Unblocked: you and { $name } can meet at tables again.
block-list = You have blocked { $who }. To unblock, use `/block remove:True`.
block-none = You haven’t blocked anyone.

orders-title = { $title }: answers in advance
orders-form = { $part ->
    [0] Edit
   *[other] More questions…
}
orders-rest = One by one…
orders-boxes = Don’t ask me about
orders-list-of = List: { $decision }
orders-list-now = Choose the list…
orders-list-wanted = Now make your list, most wanted first. Your answer only takes effect with a list.
orders-list-title = Your list, most wanted first
orders-place = { $place }.
orders-more = Then
orders-more-about = Names, separated by commas
orders-no-list = The list is empty. Choose at least one entry.
