# What the kernel says of any title: refusals that are no rule of a game.

kernel-not-your-turn = It is not your move; the table waits for { $waiting }. You are pinged when you are asked.
kernel-game-over = The game is over. `/table new` opens another one.
kernel-unknown-verb = This game knows no action “{ $given }”.
kernel-unknown-link = “{ $given }” names nothing that could stand here.
kernel-unfinished = That is only the beginning of an action. Say how it goes on.
kernel-too-many = The action is complete before “{ $given }”. Leave that out.

## Options of a new game

kernel-seats-wrong = This game is for { $low } to { $high } players, not { $seats }.
kernel-option-unknown = This game has no option “{ $option }”. The suggestions of `options` list what there is.
kernel-option-wrong = The option { $option } cannot be “{ $value }”. Possible: { $allowed }.
kernel-module-unknown = This game has no module “{ $module }”.
kernel-module-needs = The module { $module } needs the module { $other } beside it.
kernel-module-excludes = The modules { $module } and { $other } cannot be played together. Leave one out.

## Standing orders

kernel-order-unknown = This game never asks for “{ $kind }”, so there is nothing to answer in advance.
kernel-order-policy = “{ $policy }” is no answer to give in advance. Possible: { $allowed }.
kernel-order-amount = The number must be from { $low } to { $high }.
kernel-order-preferences = “{ $policy }” takes no list of preferences.
