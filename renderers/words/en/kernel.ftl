# What the kernel says of any title: refusals that are no rule of a game.

kernel-not-your-turn = It is not your move; waiting for { $waiting }. I’ll ping you.
kernel-game-over = The game is over. Open a new table with `/table new`.
kernel-unknown-verb = This game has no action “{ $given }”. `/rules notation` lists what you can type.
kernel-unknown-link = “{ $given }” doesn’t fit here.
kernel-unfinished = Your move is incomplete. Type the rest.
kernel-too-many = Your move is complete before “{ $given }”. Leave that out.

## Options of a new game

kernel-seats-wrong = This game is for { $low } to { $high } players, not { $seats }.
kernel-option-unknown = This game has no option “{ $option }”. Pick one from the suggestions of `options`.
kernel-option-wrong = Option { $option } can’t be “{ $value }”. Choose from: { $allowed }.
kernel-module-unknown = This game has no module “{ $module }”.
kernel-module-needs = The module { $module } needs { $other }. Add it too.
kernel-module-excludes = The modules { $module } and { $other } don’t go together. Leave one out.

## Standing orders

kernel-order-unknown = This game never asks “{ $kind }”, so you can’t answer it in advance.
kernel-order-policy = “{ $policy }” is not an answer you can give in advance. Choose from: { $allowed }.
kernel-order-amount = Enter a number from { $low } to { $high }.
kernel-order-preferences = “{ $policy }” takes no list of preferences. Leave it out.
