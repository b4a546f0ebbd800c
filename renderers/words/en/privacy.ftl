# What the bot keeps of a person.

command-privacy-about = What this bot keeps about you: see it, delete it
command-privacy-export-about = Everything that is kept about you, as a file only you can see
command-privacy-delete-about = Delete everything that is kept about you

privacy-exported =
    This is everything that is kept about you: your seats, your moves, results, standing orders, and your language. Messages that are already in Discord belong to Discord; you can delete your own there.
privacy-confirm =
    Delete everything that is kept about you? Seats at tables that have not begun are given back, running games go on with a bot in your seat, finished games keep a seat without your name. This cannot be undone. What was already written in channels stays there: Discord keeps it, not this bot.
privacy-button-delete = Yes, delete everything
privacy-deleted =
    Done. Tables touched: { $tables }; running games that go on with a bot: { $seats }. Your name and account are no longer kept. If you use the bot again, it begins to keep what it needs for that.
