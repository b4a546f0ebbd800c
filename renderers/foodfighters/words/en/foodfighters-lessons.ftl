# The guided first games: what each scene tells, and, after its move, what happened and why.

foodfighters-lesson-first-teams = **Two teams of nine.** Yours is at the bottom, in three rows of three; the front row is the one nearest the enemy. There are three types with three fighters each. Only the dice are uncertain. The bot goes first, and attacks.
foodfighters-lesson-first-gap = Your Cabbage in the front row is knocked out and leaves a gap. A fighter from your **rearmost row** must fill it. Send the **Broccoli from B2 to F1**.
foodfighters-lesson-first-gap-after = Your front row is refilled immediately, so your formation shrinks from behind. The fighter that steps up brings its thought along: choose who you want at the front.
foodfighters-lesson-first-gap-wrong = That fighter could fill the gap too, but this lesson needs the Broccoli. Nothing has changed; send **B2 to F1**.
foodfighters-lesson-first-thought = Each fighter **thinks of one enemy type**, the only one it can attack. Your Onion at F0 thinks of Bacon, and Bacon is right opposite. You attack from front row to front row, straight ahead or diagonally.
foodfighters-lesson-first-attack = Your action: attack, roll for Beans, swap or move; you cannot pass. **Attack from F0 to F0**, Onion against Bacon.
foodfighters-lesson-first-attack-after = The dice show Splats, and one is enough to hit. The Bacon is knocked out and now yours. Then the bot filled its gap, attacked and hit, and you closed your ranks again.
foodfighters-lesson-first-sets = **Three knocked-out enemies of one type win immediately.** You have one Bacon so far. Different types do not add up, so watch which of your types the enemy is collecting.
foodfighters-lesson-first-roll = Sometimes it pays to prepare. **Roll for Beans**: reroll Splats until all dice show Beans, then take them all.
foodfighters-lesson-first-roll-after = Beans are money. After every action, whatever it was, you may buy one thing from the Pantry.
foodfighters-lesson-first-shop = The Pantry is to the right of your team: Spoons, Crackers, a Pan, Power cards. Buy the **Spoon for the fighter at F1**: it then attacks at any range along its lane or a diagonal.
foodfighters-lesson-first-shop-after = Your Cabbage has the Spoon. Then the bot attacked it and rolled no Splat: a miss. A miss earns the Beans on the dice, so even bad luck pays a little.
foodfighters-lesson-first-miss = The Cabbage thinks of Steak. **Attack from F1 to F0.**
foodfighters-lesson-first-miss-after = No Splat: a miss, but you take the Beans, and you bought a card with them. Then the bot knocked out your Cabbage, its second: one more and it wins. The Spoon returned to your Pantry.
foodfighters-lesson-first-swap = Your Cabbages are in danger: get them out of the front row. **Swap F1 and M2**: any two of your fighters swap places, and you take a Bean.
foodfighters-lesson-first-swap-after = The last Cabbage is out of reach now, with an Onion in front. Swap to save a threatened type, or to bring the right thought to the front.
foodfighters-lesson-first-goal = **This is how games are won and lost**: the bot needs one more Cabbage. Check both counters every turn: which of your types has the enemy nearly completed, and which enemies in reach think of them?
