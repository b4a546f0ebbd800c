## What each link of an action answers (`-more`: from the second time on)

foodfighters-question-attack-attacker = Which attack?
foodfighters-question-attack-target = Who does { $attacker } attack?
foodfighters-question-swap-fighter = Which two fighters swap places?
foodfighters-question-swap-other = Swap { $fighter } with whom?
foodfighters-question-move-fighter = Who moves?
foodfighters-question-move-space = Where does { $fighter } move?
foodfighters-question-buy-thing = What do you buy?
foodfighters-question-buy-bearer = Who gets the { $thing }?
foodfighters-question-play-card = Which Power card do you play?
foodfighters-question-play-first = Which target for “{ $card }”?
foodfighters-question-play-second = Which second space for “{ $card }”?
foodfighters-question-fill-gap = Which gap do you fill first?
foodfighters-question-fill-filler = Who steps up to { $gap }?

## What somebody has to decide, without giving anything away

foodfighters-task-action = choose an action
foodfighters-task-pre-action = play a card before the action, or pass
foodfighters-task-reroll = change the dice with a card, or pass
foodfighters-task-react-tears = answer the attack with a card, or pass
foodfighters-task-after-miss = play a card after the miss, or pass
foodfighters-task-react-shield = redirect the hit with a card, or pass
foodfighters-task-buy = buy something or play a card, or pass
foodfighters-task-fill = fill the gaps
