# The guided first games: what each scene tells, and, after its move, what happened and why.

food_truck_city-lesson-first-city = **A city nobody knows yet.** In the middle some blocks are face up, with customer icons on their edges; all others are face down. Streets run between the blocks, and trucks stand on the streets.
food_truck_city-lesson-first-start = Everyone starts with one of six trucks; the bot chose BBQ. **Start with Pizza.**
food_truck_city-lesson-first-start-after = Your truck is on its start segment. Then the bot rolled, drove and revealed a block. On your own turn the dice say: **Seniors are hungry, and Pizza is in demand.**
food_truck_city-lesson-first-bonus = Before everyone collects you may pay ${ $bonus_price } for a **bonus move**. Seniors face the street V2-2, and Pizza is in demand: drive **Pizza to V2-2**.
food_truck_city-lesson-first-bonus-after = You spent one dollar and collected three: one for the Senior facing the truck, one because Pizza is in demand, and a bonus buck for both together. **Everyone collects on every turn**, so the bot earned too.
food_truck_city-lesson-first-icons = **One icon of each block beside it** faces a truck: at most two. Only this turn’s hungry customer pays. Good places have different customers on both sides, so they pay on many rolls.
food_truck_city-lesson-first-move = Now each of your trucks must move once. Drive **Pizza to V1-2**: block 1-3 beside it is still face down.
food_truck_city-lesson-first-move-after = Driving beside a face-down block reveals it. The first one each turn earns ${ $reveal_gain } and brings the end closer: the game ends after the last block.
food_truck_city-lesson-first-buy = The most trucks win, and your second one costs ${ $truck_price_2 }. Buy **BBQ and place it on V2-1**. The map shows what a place earns on average.
food_truck_city-lesson-first-buy-after = Two trucks collect twice and count twice at the end. Each one costs more than the last: money is for trucks, not for hoarding. You also drew an action card, as at the end of every turn.
food_truck_city-lesson-first-window = The bot is about to roll. Before the roll, before collecting and before the fines, everyone with cards is asked. You have nothing to do here yet: **pass**.
food_truck_city-lesson-first-window-after = A window closes when all pass. With `/orders`, or the first time a window asks you, you can choose once and for all when to be asked; nobody sees your choice.
food_truck_city-lesson-first-card = This is the next window, before everyone collects. There is no reason to hold on to your card: **play Award Winning Sushi**. It stays in front of you for the rest of the game.
food_truck_city-lesson-first-card-after = From now on Sushi in demand pays you more, once you own that truck. Then the bot drove, bought a second truck and played a card against your roll: cards can upset your plans.
food_truck_city-lesson-first-fines = Your turn to move, now with two trucks. Each must move, or it is fined: ${ $fine_first } the first time, ${ $fine_second } the second, and so on. Drive **BBQ to V3-1**; Pizza is next.
food_truck_city-lesson-first-fines-after = Both have moved, so there is no fine. Plan ahead so that no truck gets boxed in: a fine you cannot pay impounds the truck.
food_truck_city-lesson-first-goal = **The goal**: at the top you see how many blocks are still face down, at the bottom how many trucks everyone has. After the last block everyone else has one more turn. Most trucks on the board win, then most money.
