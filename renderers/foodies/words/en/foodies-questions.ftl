## What each link of an action answers (`-more`: from the second time on)

foodies-compound-end-turn = End my turn
foodies-question-buy-stall = Which stall do you buy, and for which space? Pick both.
foodies-question-buy-space = Where does { $stall } go?
foodies-question-flyer-space = Which neighbour do you visit instead?
foodies-question-special-chef = Which special chef do you hire?
foodies-question-face-face = Which space does everyone visit?
foodies-question-target-space = Which neighbour?
foodies-question-targets-first = Which two neighbours?
foodies-question-targets-second = And which other neighbour?

## What somebody has to decide, without giving anything away

foodies-task-face = choose the space that everyone visits
foodies-task-flyer = use a flyer, or keep it
foodies-task-pay = pay for popularity, or not
foodies-task-target = choose neighbouring stalls
foodies-task-buy = buy a stall, or not
foodies-task-hire = hire someone, or end the turn
