# Foodfighters

foodfighters-name = Foodfighters
foodfighters-tagline = Two teams of food face each other: knock out three of a kind to win.
foodfighters-pitch = Fighters attack only the type they think of. Knock out three enemies of one type to win.

## Verbs

foodfighters-verb-roll = Roll for Beans
foodfighters-verb-roll-about = Roll the dice and take the Beans they show; Splats are rolled again
foodfighters-verb-swap = Swap two fighters
foodfighters-verb-swap-about = Swap any two of your fighters and take { $swap_beans ->
        [one] { $swap_beans } Bean
       *[other] { $swap_beans } Beans
    }
foodfighters-verb-move = Move a fighter
foodfighters-verb-move-about = Move a fighter into an empty space of its row and take { $swap_beans ->
        [one] { $swap_beans } Bean
       *[other] { $swap_beans } Beans
    }
foodfighters-verb-attack = Attack
foodfighters-verb-attack-about = Attack an enemy of the type that one of your fighters thinks of
foodfighters-verb-buy = Buy something
foodfighters-verb-buy-about = Buy one thing from the Pantry: an item, the Bonus die or a Power card
foodfighters-verb-play = Play a card
foodfighters-verb-play-about = Play a Power card that you hold
foodfighters-verb-fill = Fill the gap
foodfighters-verb-fill-about = Fill a gap with a fighter from your rearmost row
foodfighters-verb-pass = Pass
foodfighters-verb-pass-about = Do nothing here and continue

foodfighters-param-attacker = Your attacking fighter’s space, F0 to B2
foodfighters-param-target = The enemy’s space, F0 to B2
foodfighters-param-fighter = Your fighter’s space, F0 to B2
foodfighters-param-other = The other fighter’s space, F0 to B2
foodfighters-param-space = The empty space in the same row
foodfighters-param-thing = An item, the Bonus die or a Power card
foodfighters-param-bearer = Who gets it: your fighter’s space
foodfighters-param-card = A Power card that you hold
foodfighters-param-first = The card’s target
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
foodfighters-item-spoon-short = Attacks at any range, straight or diagonally; goes back after a long throw.
foodfighters-item-cracker = Cracker
foodfighters-item-cracker-short = Absorbs one Splat.
foodfighters-item-pan = Pan
foodfighters-item-pan-short = Attacks any type until it hits.
foodfighters-item-bonus-die = Bonus die
foodfighters-item-bonus-die-short = A third die for your next roll.

foodfighters-row-f = front row
foodfighters-row-m = middle row
foodfighters-row-b = back row

foodfighters-card-meat-shield = Meat Shield
foodfighters-card-meat-shield-text = Once, when one of your fighters is hit: another one in its row takes the hit instead, on the same dice. Its own Cracker protects it.
foodfighters-card-meat-shield-short = Once, when hit: another of your fighters in that row takes the hit.
foodfighters-card-sizzle = Sizzle
foodfighters-card-sizzle-text = When your attack rolls no Splat: reroll all its dice; the second result counts. Then the card is for sale again.
foodfighters-card-sizzle-short = No Splat in your attack: reroll all its dice. Then for sale again.
foodfighters-card-drippings = Drippings
foodfighters-card-drippings-text = Always: when your attack hits, you also take the Beans on the dice, even if only a Cracker breaks.
foodfighters-card-drippings-short = Always: when your attack hits, also take the Beans on its dice.
foodfighters-card-bean-boost = Bean Boost
foodfighters-card-bean-boost-text = Always: take { $bean_boost_amount ->
        [one] { $bean_boost_amount } extra Bean
       *[other] { $bean_boost_amount } extra Beans
    } whenever you take Beans from dice, once per roll.
foodfighters-card-bean-boost-short = Always: { $bean_boost_amount ->
        [one] { $bean_boost_amount } extra Bean
       *[other] { $bean_boost_amount } extra Beans
    } whenever you take Beans from dice.
foodfighters-card-tossed-salad = Tossed Salad
foodfighters-card-tossed-salad-text = Before your action: swap or move once, without taking the Bean. Then the card is for sale again.
foodfighters-card-tossed-salad-short = Before your action: swap or move once, but take no Bean. Then for sale again.
foodfighters-card-onion-tears = Onion Tears
foodfighters-card-onion-tears-text = Once, when an attack on you rolls a Splat: the attacker rerolls each Splat. New Splats count.
foodfighters-card-onion-tears-short = Once, when you are attacked: the attacker rerolls each Splat.
foodfighters-card-rising-dough = Rising Dough
foodfighters-card-rising-dough-text = Once, after your action: one of your knocked-out fighters returns without items, in your foremost row with an empty space.
foodfighters-card-rising-dough-short = Once, after your action: one of your knocked-out fighters returns.
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
foodfighters-card-undertow-text = Once, before your action: swap any two enemy fighters, items included.
foodfighters-card-undertow-short = Once, before your action: swap any two enemy fighters, items included.
foodfighters-card-second-wave = Second Wave
foodfighters-card-second-wave-text = After your attack misses: immediately attack with a different fighter. Then the card is for sale again.
foodfighters-card-second-wave-short = After your miss: immediately attack with another fighter. Then for sale again.
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
foodfighters-ask-pre-action = Before your action: play { $cards }?
foodfighters-ask-reroll = Your { $fighter } rolled { $dice } against { $target } ({ $target_cell }): no Splat. Play { $cards }?
foodfighters-ask-react-tears = { $fighter } rolled { $dice } against your { $target } ({ $target_cell }). Play { $cards }?
foodfighters-ask-after-miss = Your { $fighter } missed { $target } ({ $target_cell }). Play { $cards }?
foodfighters-ask-react-shield = { $splats ->
    [one] { $fighter } hits your { $target } ({ $target_cell }) with one Splat.
   *[other] { $fighter } hits your { $target } ({ $target_cell }) with { $splats } Splats.
} Play { $cards }?
foodfighters-ask-buy = { $then ->
    [play] After your action: play { $cards }?
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
    [coin] Coin flip: { $seat } plays the { $team }.
   *[other] { $seat } plays the { $team }.
}
foodfighters-event-deployed = { POSSESSIVE($seat) } fighters line up.
foodfighters-event-start-rolled = { $beans ->
    [one] { $seat } rolls { $dice } for the first turn: 1 Bean.
   *[other] { $seat } rolls { $dice } for the first turn: { $beans } Beans.
}
foodfighters-event-start-tied = Tied at { $beans }: both roll again.
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
    [sizzle] Sizzle! All dice rerolled: { $dice }.
    [onion_tears] Onion Tears! Splats rerolled: { $dice }.
   *[other] Splats rerolled: { $dice }.
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
foodfighters-event-bonus-die-returned = The Bonus die returns to the Pantry.
foodfighters-event-swapped = { $seat } swaps { $fighter } (now { $cell }) and { $other } (now { $other_cell }).
foodfighters-event-moved = { $seat } moves { $fighter } from { $cell } to { $to }.
foodfighters-event-attacked = { $how ->
    [far] { POSSESSIVE($seat) } { $fighter } ({ $cell }) hurls a Spoon at { $target } ({ $target_cell })!
   *[other] { POSSESSIVE($seat) } { $fighter } ({ $cell }) attacks { $target } ({ $target_cell })!
}
foodfighters-event-spoon-thrown = The Spoon returns to { POSSESSIVE($seat) } Pantry.
foodfighters-event-missed = { $fighter } misses { $target }.
foodfighters-event-hit = { $splats ->
    [one] Splat! { $fighter } hits { $target }.
   *[other] { $splats } Splats! { $fighter } hits { $target } hard.
}
foodfighters-event-pan-returned = { POSSESSIVE($fighter) } Pan returns to the Pantry.
foodfighters-event-redirected = { $fighter } ({ $cell }) jumps in front of { $target }.
foodfighters-event-cracker-smashed = { $fate ->
    [returned] { POSSESSIVE($fighter) } Cracker breaks, but Hard Shell returns it to { POSSESSIVE($seat) } Pantry.
   *[other] Crunch! { POSSESSIVE($fighter) } Cracker is smashed.
}
foodfighters-event-knocked-out = { $count ->
    [one] { $fighter } ({ $cell }) is knocked out: { POSSESSIVE($seat) } first { $kind }.
   *[other] { $fighter } ({ $cell }) is knocked out: { $seat } has { $count } { $kind }.
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
foodfighters-event-revived = { $fighter } is back, at { $cell }.
foodfighters-event-blocked = { $fighter } ({ $cell }) is stuck and cannot attack next turn.
foodfighters-event-filled = { $fighter } steps from { $cell } into the gap at { $to }.
foodfighters-event-quiet-warning = The game ends after { $left ->
    [one] one more turn
   *[other] { $left } more turns
} without an attack.
foodfighters-event-three-of-a-kind = Three of a kind: { $seat } has knocked out every { $kind }!
foodfighters-event-stalemate = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without an attack: stalemate. { $by ->
    [set] The larger set of one type decides.
    [total] The largest sets are tied, so total knock-outs decide.
    [none] Sets and total knock-outs are tied.
   *[other] Knock-outs decide.
}
foodfighters-event-conceded = { $seat } gives up.
foodfighters-event-won = { $seat } wins the food fight!
foodfighters-event-drawn = Nobody wins the food fight.

## What is not legal

foodfighters-no-fighter-there = There is no fighter at { $cell }. Choose a space with a fighter.
foodfighters-no-attack-possible = None of your fighters can attack: no enemy they think of is in reach, or they are stuck. Roll, swap or move instead.
foodfighters-no-attack-blocked = { $fighter } ({ $cell }) is stuck in Sticky Rice and cannot attack this turn. Choose another fighter.
foodfighters-no-attack-from-behind = { $fighter } ({ $cell }) is not in the front row and has no Spoon. Attack from the front row.
foodfighters-no-target-in-mind = { $fighter } ({ $cell }) thinks of { $thought }, but none is in reach. Choose another fighter, or swap first.
foodfighters-no-reach = { $fighter } cannot reach { $cell }: without a Spoon it reaches only the enemy’s front row, straight ahead or diagonally.
foodfighters-no-reach-but-spoon = { $fighter } cannot reach { $cell } without a Spoon. Choose an enemy straight ahead or diagonally next to it, or buy a Spoon.
foodfighters-no-spoon-line = { $fighter } cannot throw to { $cell }: a Spoon flies only along its lane or an exact diagonal.
foodfighters-no-thought = { $fighter } thinks of { $thought }, so it cannot attack { $target } ({ $cell }). With a Pan it could.
foodfighters-no-swap-with-itself = You chose { $cell } twice. Choose a different fighter to swap with.
foodfighters-no-swap-with-empty = { $cell } is empty: there is nobody to swap with. Use Move for an empty space in the same row.
foodfighters-no-empty-space = None of your rows has an empty space. Swap two fighters instead.
foodfighters-no-space-in-row = The { $row } has no empty space, so the fighter at { $cell } cannot move. Swap it instead.
foodfighters-no-move-onto-fighter = There is already a fighter at { $cell }. Choose an empty space.
foodfighters-no-move-to-other-row = { $cell } is in another row; a fighter moves only within its own row. Swap to change rows.
foodfighters-no-action-before-cards = Your Power cards come first: play one now or pass, then take your action.
foodfighters-no-action-left = You have already taken your action this turn. Buy something, play a card or pass.
foodfighters-no-action-while-filling = Fill the gap in your formation first; your turn comes right after.
foodfighters-no-action-in-attack = An attack is under way. Play the card you are asked about, or pass.
foodfighters-no-pass-in-action = You cannot pass: take one action. Attack, roll, swap or move.
foodfighters-no-pass-in-fill = You must fill the gap. Choose a fighter from your rearmost row.
foodfighters-no-gap-now = You have no gap to fill. Gaps are filled after the enemy’s turn.
foodfighters-no-gap-there = { $cell } is not a gap: a gap is an empty space with a fighter in a row behind it.
foodfighters-no-filler = { $cell } is not in your { $row }. Only fighters from your rearmost row can fill a gap.
foodfighters-no-buying-before-action = You buy after your action. Attack, roll, swap or move first.
foodfighters-no-buying-now = You can buy only after the action of your own turn.
foodfighters-no-second-purchase = You can buy only one thing per turn. Buy again next turn.
foodfighters-no-purchase-possible = { $beans ->
    [one] You cannot buy anything with 1 Bean. Play your card, or pass.
   *[other] You cannot buy anything with { $beans } Beans. Play your card, or pass.
}
foodfighters-no-beans = { $thing } costs { $price ->
    [one] { $price } Bean
   *[other] { $price } Beans
} and you have { $beans }. Choose something cheaper, or pass.
foodfighters-no-bearer = All your fighters already have one, and none can carry two. Choose something else.
foodfighters-no-second-in-hand = { $fighter } already has a { $item } and cannot carry two. Choose another fighter.
foodfighters-no-spoon-left = Both your Spoons are in use. One returns after a long throw, or when its fighter is knocked out.
foodfighters-no-cracker-left = Your Pantry has no Crackers left. Choose something else.
foodfighters-no-pan-left = Your Pan is in use. It returns when its fighter hits or is knocked out.
foodfighters-no-spoon-after-throw = You made a long throw with a Spoon this turn, so you cannot buy one until next turn.
foodfighters-no-cracker-after-smash = One of your Crackers was smashed on the enemy’s turn, so you cannot buy one now. Wait a turn.
foodfighters-no-pan-after-hit = You hit with your Pan this turn, so you cannot buy it back until next turn.
foodfighters-no-bonus-die-after-roll = You rolled the Bonus die this turn, so you cannot buy it back until next turn.
foodfighters-no-bonus-die-yours = You already have the Bonus die; your next roll uses it.
foodfighters-no-bonus-die-theirs = The enemy has the Bonus die. It is for sale again after their next roll.
foodfighters-no-card-sold = You have already bought { $thing }.
foodfighters-no-card-after-play = You played { $thing } this turn, so you cannot buy it back until next turn.
foodfighters-no-card-of-other-team = { $card } belongs to the { $team }. Your Pantry sells only your own team’s Power cards.
foodfighters-no-card-of-other-side = { $card } is not one of your team’s Power cards.
foodfighters-no-card-held = You hold no Power card. Buy one after your action.
foodfighters-no-card-now = You cannot play { $cards } right now. See /rules cards.
foodfighters-no-card-ongoing = { $card } always works by itself; you never play it.
foodfighters-no-card-gone = { $card } is used up and out of the game.
foodfighters-no-card-not-bought = You do not hold { $card }. Buy it after your action.
foodfighters-no-window-pre-action = Play { $card } before your action.
foodfighters-no-window-attacker-reroll = Play { $card } right after your attack roll.
foodfighters-no-window-defender-reroll = Play { $card } on the enemy’s turn, right after they roll an attack on you.
foodfighters-no-window-after-miss = Play { $card } right after your attack misses.
foodfighters-no-window-defender-hit = Play { $card } on the enemy’s turn, when one of your fighters is hit.
foodfighters-no-window-post-action = Play { $card } after your action, when you can buy.
foodfighters-no-effect-meat-shield = Meat Shield needs another of your fighters in the row of the one that was hit.
foodfighters-no-effect-sizzle = Sizzle works only while no die shows a Splat.
foodfighters-no-effect-onion-tears = Onion Tears needs a Splat on the dice.
foodfighters-no-effect-second-wave = Second Wave needs a different fighter that can attack now.
foodfighters-no-effect-rising-dough = None of your fighters is knocked out, so nobody can return.
foodfighters-no-shield-there = The fighter at { $cell } cannot take this hit. Choose another one in the row that was hit.
foodfighters-no-same-attacker = The fighter at { $cell } has just attacked. Attack with a different one.
foodfighters-no-revival = { $fighter } is not knocked out. Choose one of your knocked-out fighters.
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
foodfighters-option-custom-south = Custom team of the first seat (South)
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
foodfighters-option-custom-north = Custom team of the second seat (North)
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
foodfighters-option-custom-cards = Custom team: Power cards
foodfighters-option-custom-cards-none = from the first type’s team
foodfighters-option-custom-cards-meats = { foodfighters-team-meats }
foodfighters-option-custom-cards-veggies = { foodfighters-team-veggies }
foodfighters-option-custom-cards-grains = { foodfighters-team-grains }
foodfighters-option-custom-cards-seafood = { foodfighters-team-seafood }

foodfighters-option-custom-missing = { POSSESSIVE($seat) } custom team needs three different types: choose them in { $option }.
foodfighters-option-custom-cards-wrong = { POSSESSIVE($seat) } custom team has no type from the { $team }, so it cannot use their Power cards. Choose a team that one of its types comes from.
foodfighters-option-custom-unused = You chose types or cards for a custom team, but { $seat } does not have one. Choose a custom team for { $seat }, or leave them out.

## Standing orders

foodfighters-order-react-tears = Onion Tears when you are attacked
foodfighters-order-react-tears-never = never play it
foodfighters-order-react-tears-game = only to save the game
foodfighters-order-react-tears-pair = when the enemy would get a second or third of a kind
foodfighters-order-react-tears-knockout = whenever a fighter would be knocked out
foodfighters-order-react-tears-always = at the first Splat
foodfighters-order-react-shield = Meat Shield when you are hit
foodfighters-order-react-shield-never = never play it
foodfighters-order-react-shield-game = only to save the game
foodfighters-order-react-shield-pair = when the enemy would get a second or third of a kind
foodfighters-order-react-shield-knockout = whenever it makes a knock-out hurt less
foodfighters-order-react-shield-always = whenever it helps
foodfighters-order-reroll = Sizzle after your miss
foodfighters-order-reroll-never = never play it
foodfighters-order-reroll-always = always play it
foodfighters-order-pre-action = Cards before your action
foodfighters-order-pre-action-never = don’t ask; play none
foodfighters-order-after-miss = Second Wave after a miss
foodfighters-order-after-miss-never = don’t ask; play none
foodfighters-order-buy = Buying, and cards after your action
foodfighters-order-buy-never = don’t ask; buy and play nothing
foodfighters-order-fill = Gaps
foodfighters-order-fill-first = fill automatically, with the leftmost fighter of the rearmost row
foodfighters-standing-defence = **And from now on?** Each attack you can answer with a card waits for you. Choose once below; `/orders` changes it.
foodfighters-order-defence = Cards when you are attacked
foodfighters-order-defence-ask = Ask me every time
foodfighters-order-defence-ask-about = You decide at each attack; the other player waits for you.
foodfighters-order-defence-never = Keep my cards
foodfighters-order-defence-never-about = You never play Onion Tears or Meat Shield.
foodfighters-order-defence-game = Play one only to save the game
foodfighters-order-defence-game-about = When the knock-out would be the third of a kind.
foodfighters-order-defence-pair = Play one before a second or third of a kind
foodfighters-order-defence-pair-about = A first knock-out of a kind costs you no card.
foodfighters-order-defence-knockout = Play one whenever I would lose a fighter
foodfighters-order-defence-knockout-about = A Meat Shield goes to the fighter whose loss hurts least.
foodfighters-order-defence-always = Play one whenever it can help
foodfighters-order-defence-always-about = Onion Tears at the first Splat, Meat Shield whenever it softens a hit.
foodfighters-standing-gaps = **And from now on?** Gaps in your front rows wait for you. Choose once below; `/orders` changes it.
foodfighters-order-gaps = Gaps
foodfighters-order-gaps-ask = Ask me every time
foodfighters-order-gaps-ask-about = You choose who moves up into each gap.
foodfighters-order-gaps-first = Fill gaps for me
foodfighters-order-gaps-first-about = With the leftmost fighter of the rearmost row.

## The end

foodfighters-score-sum = { $points } knocked out
foodfighters-score-type = { $kind } knocked out
foodfighters-score-total = Knocked out in total
foodfighters-result-three-of-a-kind = { $winner } knocked out three of a kind.
foodfighters-result-stalemate-set = No attack for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. The larger set decided: { $winner } knocked out { $more } of one type, { $loser } at most { $fewer }.
foodfighters-result-stalemate-total = No attack for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and the largest sets are tied. Total knock-outs decided: { $winner } { $more }, { $loser } { $fewer }.
foodfighters-result-concede = { $loser } gave up.
foodfighters-result-draw = No attack for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and both are tied on sets and total knock-outs.

## The rules

foodfighters-rules-goal-title = Goal
foodfighters-rules-goal =
    Two teams of nine face each other: three types, three fighters of each. **Knock out three enemies of one type and you win immediately**, right after the action that did it.

    Each fighter has a type and a *thought*: the one enemy type it can attack. Among the three copies of a type, each thinks of a different enemy type. The target’s own thought does not matter.

    Nothing is hidden: formations, thoughts, Beans, cards and knocked-out fighters are visible to both players. Only the dice are uncertain.
foodfighters-rules-turn-title = A turn
foodfighters-rules-turn =
    1. Play Power cards that say “before your action”, if you like.
    2. **Exactly one action, no passing:** roll for Beans, swap, move, or attack.
    3. Three enemies of one type? Then you have won.
    4. You may **buy one thing** from the Pantry, and play cards that say “after your action”.
    5. The enemy fills the gaps in its formation.

    Then it is the enemy’s turn. For the first turn, both roll all three dice: the player with more Beans goes first, Splats count as nothing, and ties are rerolled. Formations are shuffled. Both start with no Beans; an option gives the second player { $second_beans }.
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

    {""}**Roll for Beans:** roll, reroll every Splat until all dice show Beans, and take the total: { $mean_whole }.{ $mean_tenths } on average, or { $mean_bonus_whole }.{ $mean_bonus_tenths } with the Bonus die.

    There are { $beans_in_all ->
        [one] { $beans_in_all } Bean
       *[other] { $beans_in_all } Beans
    } in all. If the supply runs short, you take what is left; the rest is lost.
foodfighters-rules-swap-title = Swap and move
foodfighters-rules-swap =
    {""}**Swap:** swap any two of your fighters, wherever they are.

    {""}**Move:** move one of your fighters to an empty space in its own row, never to another row.

    Fighters keep everything they carry. Then take **{ $swap_beans ->
        [one] { $swap_beans } Bean
       *[other] { $swap_beans } Beans
    }**. Use this to bring the right thought to the front, or a threatened fighter out of reach.
foodfighters-rules-attack-title = Attack
foodfighters-rules-attack =
    Choose one of your fighters and an enemy in reach that it thinks of: **from front row to front row, straight ahead or diagonally next to it**. Fighters further back need a Spoon to attack.

    Roll the dice:
    - **No Splat:** a miss. You take the Beans showing.
    - **At least one Splat:** a hit. You take no Beans. The target is knocked out and joins your collection.
    - If the target holds a **Cracker**, one Splat only smashes the Cracker; two Splats smash it and knock the fighter out.

    Two dice hit { $hits }% of the time and show two Splats { $double_hits }% of the time; with the Bonus die it is { $bonus_hits }% and { $bonus_double_hits }%. A knocked-out fighter’s Spoon and Pan return to its owner’s Pantry.
foodfighters-rules-items-title = Items
foodfighters-rules-items =
    You may buy one thing per turn, after your action. A fighter carries at most one Spoon, one Cracker and the Pan; items never change hands.

    - **Spoon** ({ $spoon_price ->
        [one] { $spoon_price } Bean
       *[other] { $spoon_price } Beans
    }, { $spoon_each } each): also attacks at any range along its lane or an exact diagonal; nothing blocks the way. Beyond normal reach the Spoon is thrown: hit or miss, it returns to your Pantry, and you cannot buy one that turn.
    - **Cracker** ({ $cracker_price ->
        [one] { $cracker_price } Bean
       *[other] { $cracker_price } Beans
    }, { $cracker_each } each): absorbs one Splat, then leaves the game. If one was smashed on the enemy’s turn, you cannot buy one on your next turn.
    - **Pan** ({ $pan_price ->
        [one] { $pan_price } Bean
       *[other] { $pan_price } Beans
    }, { $pan_each } each): attacks any type. On a miss it stays; after a hit it returns to your Pantry, and you cannot buy it that turn.

    You can combine Spoon and Pan.
foodfighters-rules-bonus-die-title = Bonus die
foodfighters-rules-bonus-die =
    The Bonus die costs { $bonus_die_price ->
        [one] { $bonus_die_price } Bean
       *[other] { $bonus_die_price } Beans
    }; there is only one in the game. Whoever has it **must** use it on their next roll, for Beans or for an attack. Then it returns to the Pantry: you cannot buy it back on the same turn, but the enemy can on theirs.

    While one player has it, the other rolls two dice. You may buy it just to keep it from the enemy. In an attack, a third Splat does nothing more than two.
foodfighters-rules-cards-title = Power cards
foodfighters-rules-cards =
    Each team has three Power cards. You buy them like anything else and keep them face up until their moment comes. Playing them is free.
foodfighters-rules-card-moments-title = When cards are played
foodfighters-rules-card-moments =
    - **Once:** leaves the game once played.
    - **Again and again:** returns to your Pantry once played; you cannot buy it back that turn.
    - **Always:** works by itself from the moment you buy it.

    Each card says when to play it: before the action (Tossed Salad, Undertow), after your attack roll without a Splat (Sizzle), on an enemy’s attack roll with a Splat (Onion Tears), after your miss (Second Wave), when you are hit (Meat Shield), or after the action (Rising Dough, Sticky Rice). Within an attack the order is: Sizzle, Onion Tears, then Second Wave after a miss, or Drippings and Meat Shield after a hit. You are asked only when you can play one. With `/orders` you can answer in advance.
foodfighters-rules-gaps-title = Gaps
foodfighters-rules-gaps =
    A **gap** is an empty space with one of your fighters in any row behind it, whatever the lane. You must fill it after the enemy’s turn: move a fighter from your **rearmost occupied row** into the gap, items included, from any lane.

    An empty space in the rearmost occupied row is not a gap. So your front row stays full and your formation shrinks from behind. Only the last row can have empty spaces, so only there can fighters move.
foodfighters-rules-end-title = End of the game
foodfighters-rules-end =
    Three knocked-out enemies of **one** type win immediately, after the action and all its cards. Different types do not add up: two of each is no win, but the seventh knock-out always wins.

    {""}**Stalemate:** after { $quiet_turns ->
        [one] { $quiet_turns } turn
       *[other] { $quiet_turns } turns
    } in a row without an attack the game ends. The larger set of one type wins, then more total knock-outs; otherwise it is a draw. You are warned in advance. If you give up, you lose.
foodfighters-rules-teams-title = Teams
foodfighters-rules-teams =
    - **Meats:** Chicken, Bacon, Steak. Cards: Meat Shield, Sizzle, Drippings.
    - **Veggies:** Cabbage, Onion, Broccoli. Cards: Bean Boost, Tossed Salad, Onion Tears.
    - **Grains:** Bread, Rice, Pasta. Cards: Rising Dough, Sticky Rice, Whole Grain.
    - **Seafood:** Salmon, Shrimp, Crab. Cards: Undertow, Second Wave, Hard Shell.

    Grains and Seafood are our own designs, not the published expansions. Unless you choose, a coin flip deals out Meats and Veggies. Both may play the same team.

    {""}**Custom team:** any three different types, with the Power cards of one of their teams. Thoughts adapt to the enemy: the three fighters of each type think of its three types.
foodfighters-rules-mistakes-title = Ten beginner mistakes
foodfighters-rules-mistakes =
    - Counting total knock-outs: only three of **one** type win.
    - Forgetting your losses: check which of your types the enemy has almost collected.
    - Attacking just because you can: first ask what the enemy’s front row can hit in return.
    - Leaving the last of a threatened type in the front row: a swap takes it out of reach and even earns a Bean.
    - Filling gaps with whoever is nearest: which thought moves up matters more.
    - Overlooking diagonals: you reach straight ahead **and** diagonally.
    - Saving Beans for turns on end: unspent Beans do nothing, and you can buy only one thing per turn.
    - Throwing the Spoon when normal reach would do: a long throw sends it back to the Pantry.
    - Trying to save the Bonus die: you must use it on your next roll, whatever that is.
    - Trusting a Cracker too much: two Splats smash it and knock out the fighter.
foodfighters-rules-notation-title = Notation
foodfighters-rules-notation =
    Rows: **F** front, **M** middle, **B** back, counted from the line between the teams. Lanes: **0, 1, 2** for the whole table, from left to right on every picture, whichever side is at the bottom. F0 of one side faces F0 of the other.

    `roll` · `swap F0 B2` · `move B0 B1` · `attack F0 F1` (your space, the enemy’s) · `buy spoon F0` · `buy bonus_die` · `buy sizzle` · `fill F1 B0` (gap, filler) · `pass`

    Cards: `play sizzle` · `play onion_tears` · `play meat_shield F2` · `play tossed_salad F0 B2` · `play undertow F0 B1` (both the enemy’s) · `play second_wave F1 F2` · `play sticky_rice F0` · `play rising_dough KC B0` (fighter: letters of type and thought, then the space)
