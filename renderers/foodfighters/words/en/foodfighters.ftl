# Foodfighters

foodfighters-name = Foodfighters
foodfighters-tagline = Two teams of food face each other: knock out three of a kind to win.
foodfighters-pitch = Two teams of nine foods face each other, and every fighter can attack only the enemy type it is thinking of. Roll for Beans, arm your fighters and attack: whoever knocks out three enemies of one type wins at once.

## Verbs

foodfighters-verb-roll = Roll for Beans
foodfighters-verb-roll-about = Roll the dice and take the Beans they show; Splats are rolled again
foodfighters-verb-swap = Swap two fighters
foodfighters-verb-swap-about = Exchange any two of your fighters and take { $swap_beans ->
        [one] { $swap_beans } Bean
       *[other] { $swap_beans } Beans
    }
foodfighters-verb-move = Move a fighter
foodfighters-verb-move-about = Move a fighter into an empty space of its row and take { $swap_beans ->
        [one] { $swap_beans } Bean
       *[other] { $swap_beans } Beans
    }
foodfighters-verb-attack = Attack
foodfighters-verb-attack-about = Attack the enemy that one of your fighters has in mind
foodfighters-verb-buy = Buy something
foodfighters-verb-buy-about = Buy one thing from the Pantry: an item, the Bonus die or a Power card
foodfighters-verb-play = Play a Power card
foodfighters-verb-play-about = Play a Power card that you hold
foodfighters-verb-fill = Fill the gap
foodfighters-verb-fill-about = Fill a gap with a fighter from your rearmost row
foodfighters-verb-pass = Pass
foodfighters-verb-pass-about = Do nothing here and go on

foodfighters-param-attacker = Your attacking fighter’s space, F0 to B2
foodfighters-param-target = The enemy’s space, F0 to B2
foodfighters-param-fighter = Your fighter’s space, F0 to B2
foodfighters-param-other = The other fighter’s space, F0 to B2
foodfighters-param-space = The empty space in the same row
foodfighters-param-thing = An item, the Bonus die or a Power card
foodfighters-param-bearer = Who gets it: your fighter’s space
foodfighters-param-card = A Power card that you hold
foodfighters-param-first = What the card is aimed at
foodfighters-param-second = The card’s second space
foodfighters-param-gap = The empty space to fill
foodfighters-param-filler = The fighter that steps forward

## Names

foodfighters-team-meats = Meats
foodfighters-team-veggies = Veggies
foodfighters-team-grains = Grains
foodfighters-team-seafood = Seafood
foodfighters-team-custom = Custom team

foodfighters-type-chicken = Chicken
foodfighters-type-bacon = Bacon
foodfighters-type-steak = Steak
foodfighters-type-cabbage = Cabbage
foodfighters-type-onion = Onion
foodfighters-type-broccoli = Broccoli
foodfighters-type-bread = Bread
foodfighters-type-rice = Rice
foodfighters-type-pasta = Pasta
foodfighters-type-salmon = Salmon
foodfighters-type-shrimp = Shrimp
foodfighters-type-crab = Crab

foodfighters-item-spoon = Spoon
foodfighters-item-spoon-short = Its bearer attacks at any distance, straight or diagonally; thrown far, it goes back.
foodfighters-item-cracker = Cracker
foodfighters-item-cracker-short = Saves its bearer from one Splat.
foodfighters-item-pan = Pan
foodfighters-item-pan-short = Its bearer attacks any type, until it hits.
foodfighters-item-bonus-die = Bonus die
foodfighters-item-bonus-die-short = A third die for your next roll.

foodfighters-row-f = front row
foodfighters-row-m = middle row
foodfighters-row-b = back row

foodfighters-card-meat-shield = Meat Shield
foodfighters-card-meat-shield-text = Once, when your fighter is hit: another of your fighters in the same row takes the hit instead, with the same dice. Its own Cracker protects it.
foodfighters-card-meat-shield-short = Once, when hit: another of your fighters in that row takes the hit instead.
foodfighters-card-sizzle = Sizzle
foodfighters-card-sizzle-text = When your attack shows no Splat: roll all its dice once more; the second result counts. Then the card is for sale again.
foodfighters-card-sizzle-short = No Splat in your attack: roll all its dice again. Then for sale again.
foodfighters-card-drippings = Drippings
foodfighters-card-drippings-text = Always: when your attack hits, you take the Beans on the dice as well, even if only a Cracker breaks.
foodfighters-card-drippings-short = Always: an attack of yours that hits takes the Beans on its dice, too.
foodfighters-card-bean-boost = Bean Boost
foodfighters-card-bean-boost-text = Always: take { $bean_boost_amount ->
        [one] { $bean_boost_amount } Bean
       *[other] { $bean_boost_amount } Beans
    } more whenever you take Beans from dice, once per roll.
foodfighters-card-bean-boost-short = Always: { $bean_boost_amount ->
        [one] { $bean_boost_amount } Bean
       *[other] { $bean_boost_amount } Beans
    } more whenever you take Beans from dice.
foodfighters-card-tossed-salad = Tossed Salad
foodfighters-card-tossed-salad-text = Before your action: swap or move your fighters once, without the Bean. Then the card is for sale again.
foodfighters-card-tossed-salad-short = Before your action: swap or move once, without the Bean. Then for sale again.
foodfighters-card-onion-tears = Onion Tears
foodfighters-card-onion-tears-text = Once, when dice against your fighter show a Splat: the attacker rolls each Splat once more. New Splats count.
foodfighters-card-onion-tears-short = Once, when you are attacked: the attacker rolls each Splat once more.
foodfighters-card-rising-dough = Rising Dough
foodfighters-card-rising-dough-text = Once, after your action: one of your knocked-out fighters comes back without items, to an empty space of your first row that has one.
foodfighters-card-rising-dough-short = Once, after your action: one of your fallen fighters returns to your formation.
foodfighters-card-sticky-rice = Sticky Rice
foodfighters-card-sticky-rice-text = After your action: choose an enemy fighter; it cannot attack on its next turn. Then the card is for sale again.
foodfighters-card-sticky-rice-short = After your action: one enemy cannot attack on its next turn. Then for sale again.
foodfighters-card-whole-grain = Whole Grain
foodfighters-card-whole-grain-text = Always: your Swap or Move gives you { $whole_grain_amount ->
        [one] { $whole_grain_amount } Bean
       *[other] { $whole_grain_amount } Beans
    } instead of { $swap_beans }.
foodfighters-card-whole-grain-short = Always: your Swap or Move gives you { $whole_grain_amount ->
        [one] { $whole_grain_amount } Bean
       *[other] { $whole_grain_amount } Beans
    } instead of { $swap_beans }.
foodfighters-card-undertow = Undertow
foodfighters-card-undertow-text = Once, before your action: swap any two enemy fighters with all they carry.
foodfighters-card-undertow-short = Once, before your action: swap any two enemy fighters with all they carry.
foodfighters-card-second-wave = Second Wave
foodfighters-card-second-wave-text = After your attack missed: attack at once with a different fighter. Then the card is for sale again.
foodfighters-card-second-wave-short = After your miss: attack at once with another fighter. Then for sale again.
foodfighters-card-hard-shell = Hard Shell
foodfighters-card-hard-shell-text = Always: your Crackers cost { $hard_shell_price ->
        [one] { $hard_shell_price } Bean
       *[other] { $hard_shell_price } Beans
    }, and a smashed one goes back to your Pantry instead of leaving the game.
foodfighters-card-hard-shell-short = Always: your Crackers cost { $hard_shell_price ->
        [one] { $hard_shell_price } Bean
       *[other] { $hard_shell_price } Beans
    }, and smashed ones go back to your Pantry.

## Prompts

foodfighters-ask-action = Your action: attack, roll for Beans, swap or move.
foodfighters-ask-pre-action = Before your action: do you play { $cards }?
foodfighters-ask-reroll = Your { $fighter } rolled { $dice } against { $target } ({ $target_cell }): no Splat. Do you play { $cards }?
foodfighters-ask-react-tears = { $fighter } attacks your { $target } ({ $target_cell }) and rolled { $dice }. Do you play { $cards }?
foodfighters-ask-after-miss = Your { $fighter } missed { $target } ({ $target_cell }). Do you play { $cards }?
foodfighters-ask-react-shield = { $splats ->
    [one] { $fighter } hits your { $target } ({ $target_cell }) with one Splat.
   *[other] { $fighter } hits your { $target } ({ $target_cell }) with { $splats } Splats.
} Do you play { $cards }?
foodfighters-ask-buy = { $then ->
    [play] After your action: do you play { $cards }?
    [either] { $beans ->
        [one] You have 1 Bean. Buy one thing, play { $cards }, or pass.
       *[other] You have { $beans } Beans. Buy one thing, play { $cards }, or pass.
    }
   *[buy] { $beans ->
        [one] You have 1 Bean. Buy one thing, or pass.
       *[other] You have { $beans } Beans. Buy one thing, or pass.
    }
}
foodfighters-ask-fill = Close the ranks: who fills { $gaps }?

## What happened

foodfighters-event-team-chosen = { $how ->
    [coin] The coin gives { $seat } the { $team }.
   *[other] { $seat } leads the { $team }.
}
foodfighters-event-deployed = { POSSESSIVE($seat) } fighters line up.
foodfighters-event-start-rolled = { $beans ->
    [one] { $seat } rolls for the first turn: { $dice }, that is 1 Bean.
   *[other] { $seat } rolls for the first turn: { $dice }, that is { $beans } Beans.
}
foodfighters-event-start-tied = A tie at { $beans }: both roll again.
foodfighters-event-goes-first = { $seat } goes first.
foodfighters-event-compensated = { $seat } goes second and starts with { $beans ->
    [one] { $beans } Bean
   *[other] { $beans } Beans
}.
foodfighters-event-turn-started = Turn { $turn }: { $seat }.
foodfighters-event-rolled = { $purpose ->
    [beans] { $seat } rolls for Beans: { $dice }.
   *[other] The dice: { $dice }.
}
foodfighters-event-rerolled = { $why ->
    [sizzle] It sizzles: all dice again, now { $dice }.
    [onion_tears] Tears in the eyes: the Splats are rolled again, now { $dice }.
   *[other] Splats again: { $dice }.
}
foodfighters-event-beans-taken = { $lost ->
    [0] { $beans ->
        [one] { $seat } takes 1 Bean.
       *[other] { $seat } takes { $beans } Beans.
    }
   *[other] { $beans ->
        [0] { $seat } takes nothing: the supply is empty.
        [one] { $seat } takes only 1 Bean: the supply is empty.
       *[other] { $seat } takes only { $beans } Beans: the supply is empty.
    }
}
foodfighters-event-bonus-die-returned = The Bonus die goes back to the Pantry.
foodfighters-event-swapped = { $seat } swaps { $fighter } (now { $cell }) and { $other } (now { $other_cell }).
foodfighters-event-moved = { $seat } moves { $fighter } from { $cell } to { $to }.
foodfighters-event-attacked = { $how ->
    [far] { POSSESSIVE($seat) } { $fighter } ({ $cell }) hurls a Spoon at { $target } ({ $target_cell })!
   *[other] { POSSESSIVE($seat) } { $fighter } ({ $cell }) attacks { $target } ({ $target_cell })!
}
foodfighters-event-spoon-thrown = The Spoon goes back to { POSSESSIVE($seat) } Pantry.
foodfighters-event-missed = { $fighter } misses { $target }.
foodfighters-event-hit = { $splats ->
    [one] Splat! { $fighter } hits { $target }.
   *[other] { $splats } Splats! { $fighter } hits { $target } hard.
}
foodfighters-event-pan-returned = { POSSESSIVE($fighter) } Pan goes back to the Pantry.
foodfighters-event-redirected = { $fighter } ({ $cell }) jumps in front of { $target }.
foodfighters-event-cracker-smashed = { $fate ->
    [returned] { POSSESSIVE($fighter) } Cracker breaks, but the shell holds: it goes back to { POSSESSIVE($seat) } Pantry.
   *[other] Crunch! { POSSESSIVE($fighter) } Cracker is smashed.
}
foodfighters-event-knocked-out = { $count ->
    [one] { $fighter } ({ $cell }) is knocked out: { POSSESSIVE($seat) } first { $kind }.
   *[other] { $fighter } ({ $cell }) is knocked out: { $seat } has { $count } of { $kind }.
}
foodfighters-event-items-returned = Back to { POSSESSIVE($seat) } Pantry: { $items }.
foodfighters-event-item-bought = { $seat } buys { $item } for { $fighter } ({ $cell }), { $price ->
    [one] { $price } Bean
   *[other] { $price } Beans
}.
foodfighters-event-bonus-die-bought = { $seat } buys the Bonus die for { $price ->
    [one] { $price } Bean
   *[other] { $price } Beans
}.
foodfighters-event-card-bought = { $seat } buys the Power card { $card } for { $price ->
    [one] { $price } Bean
   *[other] { $price } Beans
}.
foodfighters-event-card-played = { $seat } plays { $card }.
foodfighters-event-revived = { $fighter } rises again at { $cell }.
foodfighters-event-blocked = { $fighter } ({ $cell }) is stuck: no attack on its next turn.
foodfighters-event-filled = { $fighter } steps from { $cell } into the gap at { $to }.
foodfighters-event-quiet-warning = All quiet: without an attack in the next { $left ->
    [one] turn
   *[other] { $left } turns
} the game ends.
foodfighters-event-three-of-a-kind = Three of a kind: { $seat } has knocked out every { $kind }!
foodfighters-event-stalemate = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without an attack: stalemate. { $by ->
    [set] The larger set of one type decides.
    [total] The largest sets are equal, so the knock-outs in all decide.
    [none] The largest sets are equal, and so are the knock-outs in all.
   *[other] What has been knocked out decides.
}
foodfighters-event-conceded = { $seat } gives up.
foodfighters-event-won = { $seat } wins the food fight!
foodfighters-event-drawn = Nobody wins the food fight.

## What is not legal

foodfighters-no-fighter-there = No fighter stands at { $cell }. Choose a space with a fighter.
foodfighters-no-attack-possible = None of your fighters can attack now: each reaches nobody whom it has in mind, or is stuck. Roll, swap or move instead.
foodfighters-no-attack-blocked = { $fighter } ({ $cell }) is stuck in Sticky Rice and cannot attack this turn. Choose another fighter.
foodfighters-no-attack-from-behind = { $fighter } ({ $cell }) is not in the front row and has no Spoon, so it reaches nobody. Attack from the front row.
foodfighters-no-target-in-mind = { $fighter } ({ $cell }) thinks of { $thought }, and none is in its reach. Choose another fighter, or swap first.
foodfighters-no-reach = { $fighter } cannot reach { $cell }: without a Spoon only the front row is in reach, straight ahead or diagonally next to it.
foodfighters-no-reach-but-spoon = { $fighter } cannot reach { $cell } without a Spoon. Choose an enemy right next to it, or buy a Spoon.
foodfighters-no-spoon-line = { $fighter } cannot throw to { $cell }: a Spoon flies only along its lane or an exact diagonal.
foodfighters-no-thought = { $fighter } thinks of { $thought } and cannot attack { $target } ({ $cell }). A Pan would let it attack any type.
foodfighters-no-swap-with-itself = { $cell } is already the first fighter. Choose a different one to swap with.
foodfighters-no-swap-with-empty = { $cell } is empty, so there is nobody to swap with. Use Move for an empty space in the same row.
foodfighters-no-empty-space = None of your fighters has an empty space in its row. Swap two fighters instead.
foodfighters-no-space-in-row = The { $row } has no empty space, so the fighter at { $cell } cannot move. Swap it instead.
foodfighters-no-move-onto-fighter = A fighter stands at { $cell } already. Choose an empty space.
foodfighters-no-move-to-other-row = { $cell } is in another row; a fighter moves only within its own row. Swap to change rows.
foodfighters-no-action-before-cards = Your Power cards come first: play one now or pass, then take your action.
foodfighters-no-action-left = You have taken your one action of this turn. Now buy something, play a card or pass.
foodfighters-no-action-while-filling = First close the gap in your formation; your turn comes right after.
foodfighters-no-action-in-attack = An attack is under way. Play the card you are asked about, or pass.
foodfighters-no-pass-in-action = You must take one action: attack, roll, swap or move. Passing is not allowed.
foodfighters-no-pass-in-fill = A gap must be filled. Choose a fighter from your rearmost row.
foodfighters-no-gap-now = You have no gap to fill now. Gaps are filled after the enemy’s turn.
foodfighters-no-gap-there = { $cell } is not a gap: a gap is an empty space with a fighter in a row behind it.
foodfighters-no-filler = { $cell } is not in your { $row }. Only a fighter from the rearmost row with fighters may fill a gap.
foodfighters-no-buying-before-action = You buy after your action. Attack, roll, swap or move first.
foodfighters-no-buying-now = You can buy only after the action of your own turn.
foodfighters-no-second-purchase = You have bought something this turn; one thing per turn. Buy again next turn.
foodfighters-no-purchase-possible = { $beans ->
    [one] With 1 Bean you can buy nothing now. Play your card, or pass.
   *[other] With { $beans } Beans you can buy nothing now. Play your card, or pass.
}
foodfighters-no-beans = { $thing } costs { $price ->
    [one] { $price } Bean
   *[other] { $price } Beans
} and you have { $beans }. Choose something cheaper, or pass.
foodfighters-no-bearer = All your fighters carry one already; none may hold two.
foodfighters-no-second-in-hand = { $fighter } already has this: { $item }. No fighter holds two of the same; choose another fighter.
foodfighters-no-spoon-left = Both your Spoons are on fighters. One comes back when it is thrown far or its fighter falls.
foodfighters-no-cracker-left = None of your Crackers is left in your Pantry. Choose something else.
foodfighters-no-pan-left = Your Pan is on a fighter. It comes back when that fighter hits or falls.
foodfighters-no-spoon-after-throw = You threw a Spoon far this turn, so you cannot buy one. Buy it next turn.
foodfighters-no-cracker-after-smash = One of your Crackers was smashed on the enemy’s turn, so you cannot buy one now. Buy it on a later turn.
foodfighters-no-pan-after-hit = Your Pan hit this turn, so you cannot buy it back at once. Buy it next turn.
foodfighters-no-bonus-die-after-roll = You rolled the Bonus die this turn, so you cannot buy it back at once. Buy it next turn.
foodfighters-no-bonus-die-yours = You own the Bonus die already; your next roll uses it.
foodfighters-no-bonus-die-theirs = The enemy owns the Bonus die. It is for sale again once it has been rolled.
foodfighters-no-card-sold = You have bought { $thing } already; it is not in your Pantry.
foodfighters-no-card-after-play = You played { $thing } this turn, so you cannot buy it back at once. Buy it next turn.
foodfighters-no-card-of-other-team = { $card } belongs to the { $team }. Your Pantry sells only your own team’s Power cards.
foodfighters-no-card-of-other-side = { $card } is not one of your team’s Power cards.
foodfighters-no-card-held = You hold no Power card. Buy one after your action.
foodfighters-no-card-now = You hold { $cards }, but its moment is not now. See /rules cards.
foodfighters-no-card-ongoing = { $card } works by itself all the time; it is never played.
foodfighters-no-card-gone = { $card } has been used and is out of the game.
foodfighters-no-card-not-bought = You do not hold { $card }. Buy it after your action.
foodfighters-no-window-pre-action = { $card } is played before your action.
foodfighters-no-window-attacker-reroll = { $card } is played right after you rolled for an attack.
foodfighters-no-window-defender-reroll = { $card } is played on the enemy’s turn, right after an attack on you was rolled.
foodfighters-no-window-after-miss = { $card } is played right after your attack missed.
foodfighters-no-window-defender-hit = { $card } is played on the enemy’s turn, when one of your fighters is hit.
foodfighters-no-window-post-action = { $card } is played after your action, in your buying step.
foodfighters-no-effect-meat-shield = Meat Shield needs another of your fighters in the row of the one that was hit.
foodfighters-no-effect-sizzle = Sizzle works only while no die shows a Splat.
foodfighters-no-effect-onion-tears = Onion Tears needs a Splat on the dice.
foodfighters-no-effect-second-wave = Second Wave needs a different fighter that can attack now.
foodfighters-no-effect-rising-dough = None of your fighters has been knocked out, so nobody can come back.
foodfighters-no-shield-there = The fighter at { $cell } cannot take this hit. Choose another one in the row of the fighter that was hit.
foodfighters-no-same-attacker = The fighter at { $cell } has just attacked. A different fighter must attack now.
foodfighters-no-revival = { $fighter } still stands. Choose one of your knocked-out fighters.
foodfighters-no-revival-there = { $cell } is not in the first row with an empty space. Choose a space of that row.

## Options

foodfighters-option-team = Team
foodfighters-option-team-auto = A base team, by coin flip
foodfighters-option-team-meats = { foodfighters-team-meats }
foodfighters-option-team-veggies = { foodfighters-team-veggies }
foodfighters-option-team-grains = { foodfighters-team-grains } (our own design)
foodfighters-option-team-seafood = { foodfighters-team-seafood } (our own design)
foodfighters-option-team-custom = Custom: three types of your choice
foodfighters-option-second-beans = Beans for the second player
foodfighters-option-second-beans-0 = none
foodfighters-option-second-beans-2 = 2 Beans
foodfighters-option-custom-south = Custom team of the first seat (South): its three types
foodfighters-option-custom-south-chicken = { foodfighters-type-chicken }
foodfighters-option-custom-south-bacon = { foodfighters-type-bacon }
foodfighters-option-custom-south-steak = { foodfighters-type-steak }
foodfighters-option-custom-south-cabbage = { foodfighters-type-cabbage }
foodfighters-option-custom-south-onion = { foodfighters-type-onion }
foodfighters-option-custom-south-broccoli = { foodfighters-type-broccoli }
foodfighters-option-custom-south-bread = { foodfighters-type-bread }
foodfighters-option-custom-south-rice = { foodfighters-type-rice }
foodfighters-option-custom-south-pasta = { foodfighters-type-pasta }
foodfighters-option-custom-south-salmon = { foodfighters-type-salmon }
foodfighters-option-custom-south-shrimp = { foodfighters-type-shrimp }
foodfighters-option-custom-south-crab = { foodfighters-type-crab }
foodfighters-option-custom-north = Custom team of the second seat (North): its three types
foodfighters-option-custom-north-chicken = { foodfighters-type-chicken }
foodfighters-option-custom-north-bacon = { foodfighters-type-bacon }
foodfighters-option-custom-north-steak = { foodfighters-type-steak }
foodfighters-option-custom-north-cabbage = { foodfighters-type-cabbage }
foodfighters-option-custom-north-onion = { foodfighters-type-onion }
foodfighters-option-custom-north-broccoli = { foodfighters-type-broccoli }
foodfighters-option-custom-north-bread = { foodfighters-type-bread }
foodfighters-option-custom-north-rice = { foodfighters-type-rice }
foodfighters-option-custom-north-pasta = { foodfighters-type-pasta }
foodfighters-option-custom-north-salmon = { foodfighters-type-salmon }
foodfighters-option-custom-north-shrimp = { foodfighters-type-shrimp }
foodfighters-option-custom-north-crab = { foodfighters-type-crab }
foodfighters-option-custom-cards = Custom team: whose Power cards
foodfighters-option-custom-cards-none = those of the first type’s team
foodfighters-option-custom-cards-meats = { foodfighters-team-meats }
foodfighters-option-custom-cards-veggies = { foodfighters-team-veggies }
foodfighters-option-custom-cards-grains = { foodfighters-team-grains }
foodfighters-option-custom-cards-seafood = { foodfighters-team-seafood }

foodfighters-option-custom-missing = { POSSESSIVE($seat) } custom team needs three different types: choose them in { $option }.
foodfighters-option-custom-cards-wrong = { POSSESSIVE($seat) } custom team has no type of the { $team }, so it cannot bring their Power cards. Choose a team one of its types comes from.
foodfighters-option-custom-unused = Types and cards of a custom team count only with team “custom”: choose that for { $seat }, or leave them out.

## Standing orders

foodfighters-order-react-tears = Onion Tears against an attack on you
foodfighters-order-react-tears-never = never play it
foodfighters-order-react-tears-game = only to save the game
foodfighters-order-react-tears-pair = when the enemy would get a second or third of a kind
foodfighters-order-react-tears-knockout = whenever a fighter would be knocked out
foodfighters-order-react-tears-always = at the first Splat
foodfighters-order-react-shield = Meat Shield when you are hit
foodfighters-order-react-shield-never = never play it
foodfighters-order-react-shield-game = only to save the game
foodfighters-order-react-shield-pair = when the enemy would get a second or third of a kind
foodfighters-order-react-shield-knockout = whenever it makes a knock-out less bad
foodfighters-order-react-shield-always = whenever it helps
foodfighters-order-reroll = Sizzle after your own miss
foodfighters-order-reroll-never = never play it
foodfighters-order-reroll-always = always play it
foodfighters-order-pre-action = Cards before your action
foodfighters-order-pre-action-never = do not ask, play none
foodfighters-order-after-miss = Second Wave after a miss
foodfighters-order-after-miss-never = do not ask, play none
foodfighters-order-buy = Purchases, and cards after your action
foodfighters-order-buy-never = do not ask, buy and play nothing
foodfighters-order-fill = Gaps
foodfighters-order-fill-first = fill them without asking, with the leftmost fighter of the rearmost row

## The end

foodfighters-score-sum = { $points } knocked out
foodfighters-score-type = { $kind } knocked out
foodfighters-score-total = Knocked out in all
foodfighters-result-three-of-a-kind = { $winner } knocked out three of a kind.
foodfighters-result-stalemate-set = No attack for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. The larger set decided: { $winner } knocked out { $more } of one type, { $loser } at most { $fewer }.
foodfighters-result-stalemate-total = No attack for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and the largest sets are equal. The knock-outs in all decided: { $winner } has { $more }, { $loser } { $fewer }.
foodfighters-result-concede = { $loser } gave up.
foodfighters-result-draw = No attack for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and both have equal sets and as many knock-outs in all.

## The rules

foodfighters-rules-goal-title = Goal
foodfighters-rules-goal =
    Two teams of nine face each other, three fighters each of three types. **Knock out three enemies of one type and you win at once**, right after the action that did it.

    Each fighter has a type and a *thought*: the one enemy type it can attack. Among the three copies of a type, each thinks of a different enemy type. What the target itself thinks of does not matter.

    Nothing is hidden: formations, thoughts, Beans, cards and knocked-out fighters lie open. Only the dice are unknown.
foodfighters-rules-turn-title = A turn
foodfighters-rules-turn =
    1. Before the action you may play Power cards that say so.
    2. **One action, never none:** roll for Beans, swap, move, or attack.
    3. Three enemies of one type? Then you have won.
    4. You may **buy one thing** from the Pantry, and play cards that are played after the action.
    5. The enemy fills the gaps in its formation.

    Then it is the enemy’s turn. To begin, both roll all three dice; more Beans goes first, Splats count nothing, and a tie is rolled again. Formations are shuffled. Everybody starts with no Beans; an option gives the second player { $second_beans }.
foodfighters-rules-roll-title = Beans and dice
foodfighters-rules-roll =
    There are two normal dice and one Bonus die. Each face shows a **Splat** or Beans, from { $least_beans } to { $most_beans }.

    - First die: { $normal1_1 ->
        [0] Splat
       *[other] { $normal1_1 }
    }, { $normal1_2 ->
        [0] Splat
       *[other] { $normal1_2 }
    }, { $normal1_3 ->
        [0] Splat
       *[other] { $normal1_3 }
    }, { $normal1_4 ->
        [0] Splat
       *[other] { $normal1_4 }
    }, { $normal1_5 ->
        [0] Splat
       *[other] { $normal1_5 }
    }, { $normal1_6 ->
        [0] Splat
       *[other] { $normal1_6 }
    }
    - Second die: { $normal2_1 ->
        [0] Splat
       *[other] { $normal2_1 }
    }, { $normal2_2 ->
        [0] Splat
       *[other] { $normal2_2 }
    }, { $normal2_3 ->
        [0] Splat
       *[other] { $normal2_3 }
    }, { $normal2_4 ->
        [0] Splat
       *[other] { $normal2_4 }
    }, { $normal2_5 ->
        [0] Splat
       *[other] { $normal2_5 }
    }, { $normal2_6 ->
        [0] Splat
       *[other] { $normal2_6 }
    }
    - Bonus die: { $bonus_1 ->
        [0] Splat
       *[other] { $bonus_1 }
    }, { $bonus_2 ->
        [0] Splat
       *[other] { $bonus_2 }
    }, { $bonus_3 ->
        [0] Splat
       *[other] { $bonus_3 }
    }, { $bonus_4 ->
        [0] Splat
       *[other] { $bonus_4 }
    }, { $bonus_5 ->
        [0] Splat
       *[other] { $bonus_5 }
    }, { $bonus_6 ->
        [0] Splat
       *[other] { $bonus_6 }
    }

    {""}**Roll for Beans:** roll, then roll every Splat again until all dice show Beans, and take the total. The total is { $mean_whole }.{ $mean_tenths } on average, or { $mean_bonus_whole }.{ $mean_bonus_tenths } with the Bonus die.

    There are { $beans_in_all ->
        [one] { $beans_in_all } Bean
       *[other] { $beans_in_all } Beans
    } in all. If the supply is short you take what is left; the rest is lost.
foodfighters-rules-swap-title = Swap and move
foodfighters-rules-swap =
    {""}**Swap:** exchange any two of your own fighters, in any rows and lanes.

    {""}**Move:** shift one of your fighters into an empty space of the row it stands in. A move never leads to another row.

    Fighters keep all they carry. Afterwards you take **{ $swap_beans ->
        [one] { $swap_beans } Bean
       *[other] { $swap_beans } Beans
    }**. Use it to bring a fighter with the right thought to the front, or to get a threatened one out of reach.
foodfighters-rules-attack-title = Attack
foodfighters-rules-attack =
    Name one of your fighters and an enemy of the type it thinks of, within reach: **from front row to front row, straight ahead or diagonally next to it**. From further behind nobody attacks without a Spoon.

    Roll the dice:
    - **No Splat:** a miss. You take the Beans showing.
    - **At least one Splat:** a hit. You take no Beans. The target is knocked out and lies with you from now on.
    - If the target holds a **Cracker**, one Splat only smashes the Cracker; two Splats smash it and knock the fighter out.

    Two dice hit in { $hits } of 100 attacks and show two Splats in { $double_hits }; all three hit in { $bonus_hits } and show two or more in { $bonus_double_hits }. Spoon and Pan of a fallen fighter go back to its owner’s Pantry.
foodfighters-rules-items-title = Items
foodfighters-rules-items =
    You may buy one thing per turn, after your action. A fighter holds at most one Spoon, one Cracker and the Pan; items are never traded.

    - **Spoon** ({ $spoon_price ->
        [one] { $spoon_price } Bean
       *[other] { $spoon_price } Beans
    }, { $spoon_each } each): the fighter also reaches enemies at any distance along its lane or an exact diagonal; nothing blocks the way. Beyond normal reach the Spoon is thrown and goes back to your Pantry, hit or miss, and you cannot buy one that turn.
    - **Cracker** ({ $cracker_price ->
        [one] { $cracker_price } Bean
       *[other] { $cracker_price } Beans
    }, { $cracker_each } each): protects from one Splat and then leaves the game. If one was smashed on the enemy’s turn, you cannot buy one on your next.
    - **Pan** ({ $pan_price ->
        [one] { $pan_price } Bean
       *[other] { $pan_price } Beans
    }, { $pan_each } each): the fighter may attack any type. It stays on a miss; after a hit it goes back and you cannot buy it that turn.

    Spoon and Pan work together.
foodfighters-rules-bonus-die-title = Bonus die
foodfighters-rules-bonus-die =
    The Bonus die costs { $bonus_die_price ->
        [one] { $bonus_die_price } Bean
       *[other] { $bonus_die_price } Beans
    }, and there is only one for both players. Whoever owns it **must** use it for the next roll, for Beans or in an attack. Then it goes back to the Pantry, and the one who rolled it cannot buy it on that turn; the enemy may, on the next.

    While one player owns it, the other rolls two dice. You may buy it only to keep it from the enemy. In an attack, a third Splat does nothing more than two.
foodfighters-rules-cards-title = Power cards
foodfighters-rules-cards =
    Each team has three Power cards. You buy one like any other thing; it lies open until its moment comes. Playing it is free.
foodfighters-rules-card-moments-title = When cards are played
foodfighters-rules-card-moments =
    - **Once:** out of the game after play.
    - **Again and again:** goes back to your Pantry after play; not for sale to you on that turn.
    - **Always:** works by itself from the moment you buy it.

    A card tells when it is played: before the action (Tossed Salad, Undertow), after your attack roll without a Splat (Sizzle), on an enemy’s attack roll with a Splat (Onion Tears), after your miss (Second Wave), when you are hit (Meat Shield), or after the action (Rising Dough, Sticky Rice). The order in one attack is: Sizzle, Onion Tears, then Second Wave after a miss, or Drippings and Meat Shield after a hit. You are asked only when you hold a card that can work. With `/orders` you can answer in advance.
foodfighters-rules-gaps-title = Gaps
foodfighters-rules-gaps =
    A **gap** is an empty space with any of your fighters in a row behind it, in any lane. After the enemy’s turn you must fill it: take one fighter from your **rearmost row that has fighters**, with all it carries, and put it in the gap. The lane does not matter.

    An empty space in the rearmost row is no gap. So your front row is always full, and your formation melts from behind. Only the last row can have holes, and only there fighters can move.
foodfighters-rules-end-title = End of the game
foodfighters-rules-end =
    Three knocked-out enemies of **one** type in your discard area win at once, after the action with all its cards. Different types do not add up: two and two and two is no win, but the seventh knock-out always is.

    {""}**Stalemate:** after { $quiet_turns ->
        [one] { $quiet_turns } turn
       *[other] { $quiet_turns } turns
    } in a row without an attack the game ends. The larger set of one type wins, then more knock-outs in all; if both are equal it is a draw. You are warned in time. Whoever gives up loses.
foodfighters-rules-teams-title = Teams
foodfighters-rules-teams =
    - **Meats:** Chicken, Bacon, Steak. Cards: Meat Shield, Sizzle, Drippings.
    - **Veggies:** Cabbage, Onion, Broccoli. Cards: Bean Boost, Tossed Salad, Onion Tears.
    - **Grains:** Bread, Rice, Pasta. Cards: Rising Dough, Sticky Rice, Whole Grain.
    - **Seafood:** Salmon, Shrimp, Crab. Cards: Undertow, Second Wave, Hard Shell.

    Grains and Seafood are designs of our own, not the published expansions. Without a choice the coin deals Meats and Veggies. Both may lead the same team.

    {""}**Custom team:** any three different types, with the Power cards of one team they come from. Thoughts follow the enemy: each type’s three copies think of the enemy’s three types.
foodfighters-rules-mistakes-title = Ten mistakes of beginners
foodfighters-rules-mistakes =
    - Counting knock-outs in all: only three of **one** type win.
    - Forgetting one’s own losses: look which of your types the enemy has nearly complete.
    - Attacking just because one can: ask first what the enemy’s front can hit afterwards.
    - Leaving the last of a threatened type in the front row: a swap takes it out of reach and even brings a Bean.
    - Filling gaps with whoever is nearest: the thought that comes to the front matters more.
    - Overlooking diagonals: reach goes straight ahead **and** diagonally next to it.
    - Buying nothing for turns: unspent Beans help nobody, and only one thing can be bought a turn.
    - Throwing the Spoon where normal reach would do: beyond it the Spoon goes back to the Pantry.
    - Keeping the Bonus die: whoever owns it must use it for the next roll, whatever that is.
    - Trusting a Cracker too much: two Splats smash it and hit as well.
foodfighters-rules-notation-title = Notation
foodfighters-rules-notation =
    Rows: **F** front, **M** middle, **B** back, counted from the line between the teams. Lanes: **0, 1, 2** for the whole table, from left to right on every picture, whoever’s side lies below. F0 of one side touches F0 of the other.

    `roll` · `swap F0 B2` · `move B0 B1` · `attack F0 F1` (your space, the enemy’s) · `buy spoon F0` · `buy bonus_die` · `buy sizzle` · `fill F1 B0` (gap, filler) · `pass`

    Cards: `play sizzle` · `play onion_tears` · `play meat_shield F2` · `play tossed_salad F0 B2` · `play undertow F0 B1` (both the enemy’s) · `play second_wave F1 F2` · `play sticky_rice F0` · `play rising_dough KC B0` (fighter: letters of type and thought, then the space)
