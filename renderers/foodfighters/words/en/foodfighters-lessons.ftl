# The guided first games: what each scene tells, and, after its move, what happened and why.

foodfighters-lesson-first-teams = **Two teams of nine.** Yours stands below, three rows of three; the front row is the one nearest to the enemy. There are three fighters of each of three types. Nothing is hidden but the dice. The bot begins, and attacks.
foodfighters-lesson-first-gap = Your Cabbage in the front row has been knocked out, and there is a gap. Someone from your **rearmost row** must fill it. Send the **Broccoli from B2 to F1**.
foodfighters-lesson-first-gap-after = Your front row is always full again at once, and your formation melts away from behind. The fighter that stepped forward brought its thought along: choose whom you want at the front.
foodfighters-lesson-first-gap-wrong = That one could fill the gap, too, but the Broccoli is wanted in this scene. Nothing has happened; send **B2 to F1**.
foodfighters-lesson-first-thought = Each fighter **thinks of one enemy type**: the only one that it can attack. Your Onion at F0 thinks of Bacon, and Bacon stands right across. Reach is from front row to front row, straight ahead or diagonally next to it.
foodfighters-lesson-first-attack = Now it is your action: attack, roll for Beans, swap or move; never nothing. **Attack from F0 to F0**, Onion against Bacon.
foodfighters-lesson-first-attack-after = The dice showed Splats: one is enough to hit. The Bacon is out and lies with you now. Then the bot filled its gap, attacked in turn and hit, and you closed your ranks again.
foodfighters-lesson-first-sets = **Three knocked-out enemies of one type win at once.** Here you see what lies with you: one Bacon. Different types do not add up, so mind which type the enemy has collected of yours.
foodfighters-lesson-first-roll = Sometimes it pays to prepare. **Roll for Beans**: Splats are rolled again until all dice show Beans, and you take them all.
foodfighters-lesson-first-roll-after = Beans are money. You may buy one thing from the Pantry after every action, whatever the action was.
foodfighters-lesson-first-shop = The Pantry stands to the right of your team: spoons, crackers, a pan, Power cards. Buy the **spoon for the fighter at F1**: it then reaches enemies at any distance along its lane or a diagonal.
foodfighters-lesson-first-shop-after = The spoon lies with your Cabbage. Then the bot attacked it, and its dice showed no Splat: a miss. Whoever misses takes the Beans on the dice, so that even bad luck pays a little.
foodfighters-lesson-first-miss = The Cabbage thinks of Steak. **Attack from F1 to F0.**
foodfighters-lesson-first-miss-after = No Splat: a miss, but the Beans are yours, and you bought a card with them. Then the bot hit your Cabbage, its second one: one more, and it has won. Its spoon went back to your Pantry.
foodfighters-lesson-first-swap = Your Cabbages are in danger: keep them away from the front. **Swap F1 and M2**: any two of your fighters change places, and you take a Bean for it.
foodfighters-lesson-first-swap-after = The last Cabbage stands out of reach now, and an Onion stands in front. A swap is how you save a threatened type, and how you bring the right thought to the front.
foodfighters-lesson-first-goal = **This is how games are won and lost**: the bot needs one more Cabbage. Watch both counters on every turn: which of yours are nearly complete, and who of the enemy, thinking of that type, stands within reach?
