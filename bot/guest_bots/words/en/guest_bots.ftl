# Guest bots: people let their own programs play, over HTTP.

bot-guest = guest bot on its owner’s machine
command-bots-about = Let a bot of your own play here
command-bots-add-about = Register a bot and get its token
command-bots-add-bot = Its name: 3 to 20 lower-case letters, digits and hyphens
command-bots-add-bot-name = bot
command-bots-token-about = Get a new token for your bot; the old one stops working
command-bots-token-bot = Which of your bots
command-bots-token-bot-name = bot
command-bots-remove-about = Delete your bot; Normal bots take over its seats
command-bots-remove-bot = Which of your bots
command-bots-remove-bot-name = bot
command-bots-list-about = Your bots, and whether they are connected
command-bots-seat-about = Seat a guest bot at a table that has not started
command-bots-seat-bot = The bot’s name
command-bots-seat-bot-name = bot
command-bots-allow-about = Allow or forbid guest bots on this server
command-bots-allow-allowed = Whether table owners may seat them
command-bots-allow-allowed-name = allowed

guest-bots-added =
    This is the token of your bot **{ $name }**:
    `{ $token }`
    It is shown **only now**. Anyone who has it can play as your bot. Start your program: `food-court bot-client MODULE`, with the token in `BOT_TOKEN`.
guest-bots-removed = Your bot **{ $name }** is deleted. Normal bots take over its seats.
guest-bots-online = 🟢 **{ $name }**, connected
guest-bots-offline = ⚪ **{ $name }**, not connected
guest-bots-none = You have no bots. Register one with `/bots add`.
guest-bots-seated = **{ $name }** has a seat at { $table }. Games with bots are not rated.
guest-bots-seat = 🤖 { $name }
guest-bots-allowed = Guest bots are allowed on this server. Table owners can seat them with `/bots seat`.
guest-bots-forbidden = Guest bots are no longer allowed on this server. Those already seated can finish their games.
guest-bots-late = ⌛ **{ $name }** did not answer within { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. A Normal bot moves for it until it does.
guest-bots-letters = A bot’s name has 3 to 20 lower-case letters, digits and hyphens, for example `soup-fan`.
guest-bots-taken = There is already a bot named **{ $name }**. Choose another name.
guest-bots-too-many = You already have { $most } bots, the maximum. Delete one with `/bots remove`.
guest-bots-unknown = There is no bot named **{ $name }**. Check the name, or register it with `/bots add`.
guest-bots-not-here = Guest bots are not allowed on this server. Someone with Manage Server can allow them with `/bots allow`.
guest-bots-only-manager = Only server managers (Manage Server) can allow guest bots, and only on their server.
