# The guided first games: what each scene tells, and, after its move, what happened and why.

foodies-lesson-first-court = **This is your food court**: nine spaces, three by three. The coin on an empty space is what you get for a visit there. The heart at the top counts your popularity: that is what wins. The bot’s court is next to yours.
foodies-lesson-first-visit = The roll is a **7**. Everybody visits space 7, no matter whose turn it is. With a flyer you could visit a space next to it instead, but every empty space around it pays about the same. **Keep your flyer** and visit the rolled space.
foodies-lesson-first-visit-after = Everybody collected from space 7 at once: the whole table earns on every roll, so nobody just waits. Then the bot, whose turn it was, bought a stall. Next came your roll: another 7, another coin.
foodies-lesson-first-visit-wrong = Flyers are scarce, and using one here would gain you nothing. Nothing has changed; keep it and **visit the rolled space**.
foodies-lesson-first-market = **The market**: five stalls. The price is below each, highest on the left; what you leave slides to the right and gets cheaper. On a card: the coins and hearts that every visit pays, and half-stars on some edges. Stalls you cannot afford are dimmed.
foodies-lesson-first-buy = It is your turn, and you have five coins. Buy the **Quesadilla**, the cheapest stall, and put it on **space 3**. It pays two coins instead of one, and its Mexican effect puts coins on its neighbours.
foodies-lesson-first-buy-after = Your stall is open, and the market has closed the gap. A stall does nothing by itself: it pays when its space is visited, on anybody’s roll. So each stall makes every future roll worth more.
foodies-lesson-first-hire = Once per turn you may hire a chef: coins for popularity. You cannot afford that yet, so just **end your turn**.
foodies-lesson-first-hire-after = There were two more rolls, one of them a 0: on a 0 the active player chooses the space. Both times everybody got a coin. Now you can afford a second stall.
foodies-lesson-first-star = Look at the left edge of your Quesadilla: half a star. Where the half-stars of two neighbouring stalls meet, the star is complete. Buy the **Solyanka** and put it on **space 2**: the picture marks it with a star.
foodies-lesson-first-star-after = The next roll was a 3, and your Quesadilla paid its coins **and one popularity for the complete star**. It pays on every visit to either stall. Where you build matters as much as what you buy.
foodies-lesson-first-flyer = The roll is a 6, and your space 6 is empty. Your Quesadilla is right above it. **Use a flyer and go to space 3.** Your answer is secret; the bot is asked the same.
foodies-lesson-first-flyer-after = You both went to space 3: coins and popularity instead of a single coin. Flyers help when the die misses your good spaces. Never diagonally, and one per visit.
foodies-lesson-first-goal = **The goal**: the track at the top shows how far everybody is. Once somebody reaches the flag, the round is finished, and the most popularity wins. Collect coins early, turn them into stars, and hire chefs for the last steps.
