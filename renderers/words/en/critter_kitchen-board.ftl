# Words in and beside the pictures of Critter Kitchen: headings, alt texts, the text board.

critter-kitchen-page-board = Waterfront
critter-kitchen-page-kitchen = Kitchen
critter-kitchen-page-reveal = Plans
critter-kitchen-page-score = Scoring

critter-kitchen-board-clock = Critter Kitchen, round { $round } of { $rounds }, day { $day }.
critter-kitchen-board-clock-short = Round { $round } · day { $day }
critter-kitchen-board-track = Priority: { $seats }.
critter-kitchen-board-lost = McDogald’s was not beaten.
critter-kitchen-board-revealed = All plans are out!
critter-kitchen-board-count = { $count } × { $name }

critter-kitchen-board-stall = { $location }: { $items }.
critter-kitchen-board-stall-now = { $location } (now): { $items }.
critter-kitchen-board-stall-chefs = { $location }: { $items }; in line: { $chefs }.
critter-kitchen-board-stall-chefs-now = { $location } (now): { $items }; in line: { $chefs }.
critter-kitchen-board-surprise = a surprise
critter-kitchen-board-chef = { $seat }’s { $chef }
critter-kitchen-board-chef-active = { $seat }’s { $chef } (picking)
critter-kitchen-board-chef-gone = { $seat }’s { $chef } (done)

critter-kitchen-board-challenges = Challenges of the day: { $challenges }.
critter-kitchen-board-challenge = { $challenge } ({ $needs })
critter-kitchen-board-challenge-held = { $challenge } ({ $needs }; { $held } on hold)
critter-kitchen-board-critic = { $critic } will judge.
critter-kitchen-board-critic-text = { $critic } will judge: { $text }
critter-kitchen-board-rumor = The rumor of { $icon }: { $rumor }.
critter-kitchen-board-rumor-text = The rumor of { $icon }: { $rumor }. { $text }
critter-kitchen-board-rumor-hidden = The rumor of { $icon } is face down.
critter-kitchen-board-own-rumor = An own rumor: { $rumor }. { $text }

critter-kitchen-board-seat = { $seat }: { $parts }.
critter-kitchen-board-knows = knows { $rumors }
critter-kitchen-board-working = { $chef } works here
critter-kitchen-board-hired = { $chef } hired for the next round
critter-kitchen-board-cart = from the cart: { $tokens }
critter-kitchen-board-storage = On the shelves: { $tokens }.
critter-kitchen-board-soup = Soup { $soup }, bisque { $bisque }.

critter-kitchen-board-kitchens = Behind the shields
critter-kitchen-board-kitchen-closed = What a kitchen holds is seen by its owner alone. Take a seat in the next game to have a kitchen of your own!
critter-kitchen-board-dishes = On the stove
critter-kitchen-board-suggested = Best dishes found
critter-kitchen-board-quality = Quality { $quality }
critter-kitchen-board-bench = { $title }, { $sum }:
critter-kitchen-board-plate = { $plate }: { $parts }, quality { $quality }{ $stars ->
    [0] .
    [one] , { $stars } star.
   *[other] , { $stars } stars.
}
critter-kitchen-board-kept = Kept so far: { $tokens }.

critter-kitchen-board-plans = Plans
critter-kitchen-board-no-plans = Nobody is out shopping now.
critter-kitchen-board-own-plan = Your { $chef } goes to { $location }.

critter-kitchen-board-scoring = Scoring
critter-kitchen-board-no-score = The scoring follows when the critic has eaten.
critter-kitchen-board-total = Stars
critter-kitchen-board-line-soup = Most soup
critter-kitchen-board-line-track = Score track
critter-kitchen-board-scored = { $what } { $points }
critter-kitchen-board-sheet = { $seat }, { $stars }: { $parts }.
