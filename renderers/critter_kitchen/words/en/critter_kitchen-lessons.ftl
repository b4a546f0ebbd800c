# The guided first games: what each scene tells, and, after its move, what happened and why.

critter_kitchen-lesson-first-market = **The city by day**: locations and the ingredients they offer. A number is an ingredient’s quality. You see what there is; only the Midnight Merchant shows its wares after the others have closed.
critter_kitchen-lesson-first-challenge = **What you shop for**: challenges name the types a dish needs. At the end of days 1 and 2 you cook for that day’s challenges; stars win the game. This one wants meat, cheese and carrot.
critter_kitchen-lesson-first-plan = Everyone secretly sends their chefs out, each to a different location. **Mouse to the Desert Vendor, Lizard to the Garden Top Shop, Boar to the Chef Academy.**
critter_kitchen-lesson-first-plan-after = All plans are revealed together: the bot had the same idea, so you meet everywhere. Shops open from left to right; in each the mice go first, then the lizards, then the boars. Between equals, the hat further in front goes first.
critter_kitchen-lesson-first-lizard = Your **Lizard carries two items**, but the bot’s took the cheese before you. **Take the fish with a six.**
critter_kitchen-lesson-first-lizard-after = Taking the first item in a tie sends your hat to the back: that was the bot, so you go first in the next tie.
critter_kitchen-lesson-first-mouse = The **Mouse carries only one item, but always goes first**. This time your hat is in front: **take the cheese with a seven**, the best of the day.
critter_kitchen-lesson-first-mouse-after = You have the best one, and your hat went to the back. The bot took a rumor: it may read one of three secret cards that score for everyone at the end.
critter_kitchen-lesson-first-boar = The **Boar carries three items but goes last**. Take what is left: you still need **the meat with a two** for the Savory Stack.
critter_kitchen-lesson-first-boar-after = That is a round: plan, reveal, shop. We skipped the rest of the day for you: two more rounds, with two more challenges.
critter_kitchen-lesson-first-serve = **Cooking.** One dish per challenge, with as many ingredients of each type as you like. Quality counts in steps: anything between two steps is wasted. We worked out a good split: **take the suggestion**.
critter_kitchen-lesson-first-serve-after = Eight stars each. What you cook is gone, and only some of the rest fits into the fridge overnight: shop for dishes, not to hoard.
critter_kitchen-lesson-first-zous = A new day. **Penny, a zous chef**, is waiting at the Chef Academy: hire her like an item, and in the next round she works for you with her own ability. **Take her.**
critter_kitchen-lesson-first-zous-after = Penny was your fourth chef for one round. We skipped ahead to the last evening: day 2 is over, and the critic is here.
critter_kitchen-lesson-first-critic = **The critic’s meal**: seven courses, one ingredient each, with a spice if you have one. No soup. **Take the suggestion.**
critter_kitchen-lesson-first-critic-after = All meals are revealed together; now everything is added up.
critter_kitchen-lesson-first-end = **Scoring**: the stars of both days, the most soup, the best course of each type, the rumors, and finally the score track for the quality of the whole meal. Thirty to twenty-eight: one rumor made the difference.
