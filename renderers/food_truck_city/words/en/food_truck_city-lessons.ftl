# The guided first games: what each scene tells, and, after its move, what happened and why.

food_truck_city-lesson-first-city = **A city that nobody knows yet.** In the middle some blocks lie face up, with icons of customers on their edges; all others are face down. Streets run between the blocks, and trucks stand on the streets.
food_truck_city-lesson-first-start = Everybody begins with one of six trucks; the bot has chosen BBQ. **Begin with Pizza.**
food_truck_city-lesson-first-start-after = Your truck stands on its start segment. Then the bot rolled, drove and turned up a block. On your own turn the dice say: **Seniors are hungry, and the demand is for Pizza.**
food_truck_city-lesson-first-bonus = Before everybody collects you may pay ${ $bonus_price } for a **bonus move**. Seniors face the street V2-2, and Pizza is in demand: drive **Pizza to V2-2**.
food_truck_city-lesson-first-bonus-after = One dollar spent, three collected: one for the Senior who faces the truck, one since Pizza is in demand, and a bonus buck for both together. **Everybody collects on every turn**, so the bot earned, too.
food_truck_city-lesson-first-icons = A truck is faced by **one icon of each block beside it**: at most two. Only the hungry customer of this turn pays. Good places have different customers on both sides, so that they pay on many rolls.
food_truck_city-lesson-first-move = Now every one of your trucks has to move, once. Drive **Pizza to V1-2**: the block 1-3 beside it is still face down.
food_truck_city-lesson-first-move-after = Whoever drives beside a face-down block turns it up. The first one of a turn brings ${ $reveal_gain }, and the end of the city comes nearer: the game ends after the last block.
food_truck_city-lesson-first-buy = The most trucks win, and the second one costs ${ $truck_price_2 }. Buy **BBQ and place it on V2-1**. The map tells what a place may bring on average.
food_truck_city-lesson-first-buy-after = Two trucks collect twice and count twice at the end. Each further truck costs more than the one before: money is for trucks, not for keeping. You also drew an action card, as at the end of each turn.
food_truck_city-lesson-first-window = The bot is about to roll. Before the roll, before collecting and before the fines everybody who holds cards is asked. Nothing to do here yet: **pass to the end** of this window.
food_truck_city-lesson-first-window-after = A window closes when all pass. With `/orders`, or when a window first asks you, you can say once and for all when you want to be asked; nobody sees it.
food_truck_city-lesson-first-card = The next window, before everybody collects. Your card has no moment that would be better than another: **play Award Winning Sushi**. It lies before you for the rest of the game.
food_truck_city-lesson-first-card-after = From now on Sushi in demand pays you more, once you own that truck. Then the bot drove, bought a second truck and played a card against your roll: cards turn what you had counted on.
food_truck_city-lesson-first-fines = Your turn to move, with two trucks. Each must move, or it is fined: ${ $fine_first } the first time, ${ $fine_second } the second, and so on. Drive **BBQ to V3-1**; Pizza follows at once.
food_truck_city-lesson-first-fines-after = Both have moved, so there is no fine. Plan ahead so that no truck gets stuck between others: a fine that you cannot pay impounds the truck.
food_truck_city-lesson-first-goal = **The goal**: above you see how many blocks are still face down, below how many trucks everybody has. When the last block is up, everybody else has one more turn. Most trucks on the board win, then most money.
