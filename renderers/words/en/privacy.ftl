# What the bot keeps of a person.

command-privacy-about = See or delete what this bot stores about you
command-privacy-policy-about = Read the privacy policy and the terms of use
command-privacy-export-about = Get everything stored about you as a file only you can see
command-privacy-delete-about = Delete everything stored about you

privacy-policy =
    What this bot stores about you, how to delete it, and the terms of use.
privacy-policy-links =
    What this bot stores about you and how to delete it: [privacy policy]({ $privacy }). What you agree to: [terms of use]({ $terms }).
privacy-exported =
    This is everything stored about you: seats, moves, results, standing orders and language. Messages already posted in Discord belong to Discord; you can delete your own there.
privacy-confirm =
    Delete everything stored about you? You lose your seats at tables that have not started; a bot plays your running games; finished games no longer show your name. You can’t undo this. Messages already posted in channels stay there: Discord stores them, not this bot.
privacy-button-delete = Yes, delete everything
privacy-deleted =
    Deleted. Tables affected: { $tables }; running games taken over by a bot: { $seats }. Your name and account are no longer stored. If you use the bot again, it will store what it needs.
