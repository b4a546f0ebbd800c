# The guided first games: what each scene tells, and, after its move, what happened and why.

critter_kitchen-lesson-first-market = **The city by day**: locations with the ingredients that lie there. A number is an ingredient’s quality. You see now what there is; the Midnight Merchant shows its wares only when the others have closed.
critter_kitchen-lesson-first-challenge = **What you shop for**: challenges name the types that a dish needs. At the end of days 1 and 2 you cook for those of the day; stars are what wins. Here meat, cheese and carrot are wanted.
critter_kitchen-lesson-first-plan = Everybody sends their chefs out in secret, each to a location of its own. **Mouse to the Desert Vendor, Lizard to the Garden Top Shop, Boar to the Chef Academy.**
critter_kitchen-lesson-first-plan-after = All plans came out together: the bot had the same idea, so you meet everywhere. The shops open from left to right; in each the mice go first, then the lizards, then the boars. Of equals the hat further in front decides.
critter_kitchen-lesson-first-lizard = Your **Lizard carries two items**, but the bot’s took the cheese before you. **Take the fish with a six.**
critter_kitchen-lesson-first-lizard-after = Whoever takes the first item in a tie moves their hat to the back: that was the bot, so at the next tie you are first.
critter_kitchen-lesson-first-mouse = The **Mouse carries one item only, but is always served first**. This time your hat is in front: **take the cheese with a seven**, the best of the day.
critter_kitchen-lesson-first-mouse-after = You have the best one, and your hat went to the back. The bot took a rumor: it may read one of three secret cards that score at the end, for everybody.
critter_kitchen-lesson-first-boar = The **Boar carries three items and is served last**. Take what is left over: **the meat with a two** is still missing for the Savory Stack.
critter_kitchen-lesson-first-boar-after = So a round goes: plan, reveal, shop. We have skipped the rest of the day for you: two more rounds and two more challenges have come.
critter_kitchen-lesson-first-serve = **Cooking.** One dish for each challenge, all ingredients of a type if you like. Quality counts in steps: better than a step is wasted. The bot has worked out a good division: take **the suggested dishes**.
critter_kitchen-lesson-first-serve-after = Eight stars each. What you cook with is gone, and only some of the rest fits into the fridge overnight: shop for dishes, not for a hoard.
critter_kitchen-lesson-first-zous = A new day. At the Chef Academy waits **Penny, a zous chef**: hired like an item, she works for you in the next round with an ability of her own. **Take her.**
critter_kitchen-lesson-first-zous-after = Penny was a fourth chef for one round. We have skipped to the last evening: day 2 has been cooked, and the critic is here.
critter_kitchen-lesson-first-critic = **The critic’s meal**: seven courses, one ingredient each, with a spice if you have one. No soup. Serve **the suggested menu**.
critter_kitchen-lesson-first-critic-after = All meals are uncovered together, and now everything is added up.
critter_kitchen-lesson-first-end = **The reckoning**: stars of both days, the most soup, the best course of each type, the rumors, and at last the score track for the quality of the whole menu. Thirty to twenty-eight: one rumor made the difference.
