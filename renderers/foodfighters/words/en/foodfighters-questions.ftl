## What each link of an action answers (`-more`: from the second time on)

foodfighters-question-attack-attacker = Who attacks?
foodfighters-question-attack-target = Whom does { $attacker } attack?
foodfighters-question-swap-fighter = Which two fighters change places?
foodfighters-question-swap-other = With whom does { $fighter } change places?
foodfighters-question-move-fighter = Who moves?
foodfighters-question-move-space = Where does { $fighter } move to?
foodfighters-question-buy-thing = What do you buy?
foodfighters-question-buy-bearer = { $thing }: who gets it?
foodfighters-question-play-card = Which Power card do you play?
foodfighters-question-play-first = { $card }: on whom, or where?
foodfighters-question-play-second = { $card }: and on whom, or where, besides?
foodfighters-question-fill-gap = Which gap do you fill first?
foodfighters-question-fill-filler = Who steps into { $gap }?

## What somebody has to decide, without giving anything away

foodfighters-task-action = choose an action
foodfighters-task-pre-action = play a card before the action, or not
foodfighters-task-reroll = change the dice by a card, or not
foodfighters-task-react-tears = answer the attack by a card, or not
foodfighters-task-after-miss = follow the miss by a card, or not
foodfighters-task-react-shield = turn the hit by a card, or not
foodfighters-task-buy = buy something or play a card after the action, or not
foodfighters-task-fill = fill the gaps
