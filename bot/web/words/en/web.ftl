# The board as a page.

web-open = Open board
web-link = Your board is ready. This link is for you alone; it works once, within five minutes:
web-open-here = Open it here
web-not-inside = Discord can’t open the board here right now. Press **Open board** in the message above instead.
web-sign-out-everywhere = Sign out everywhere
web-signed-out = { $count ->
    [0] You were not signed in on the board’s page.
   *[other] You are signed out on every device.
}
web-and = { $first }, and
web-hidden = Player { $number }
web-not-enough = Pick more to complete this.
web-activity-declined = To show your board, this page has to know who you are. Open it again, and press **Authorize** when Discord asks.
web-activity-failed = You could not be signed in. Please close this window and open it again.
web-activity-none = You have no game in progress in this channel.
web-all = Show all choices
web-as-text = The board as text
web-back = Back
web-board = The board. + and − zoom.
web-done = Do it
web-failed = That did not work. Please try again.
web-gone = You can’t see this table.
web-lost = Connection lost. Trying again…
web-news = What happened
web-none = You have no games in progress right now.
web-not-signed-in = You are not signed in. In Discord, press **Open board** below a board to get your link.
web-pages = Pictures
web-sign-out = Sign out
web-tables = Your tables
web-together = Two moves with one click
web-watching = You are watching. To play your own seat, press **Open board** in Discord.
web-wrong-link = This link has already been used or has expired. In Discord, press **Open board** for a new one.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-reset = Show the whole board
