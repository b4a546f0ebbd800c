# Words in and beside the pictures of Critter Kitchen: headings, alt texts, the text board.

critter_kitchen-page-board = Waterfront
critter_kitchen-page-kitchen = Kitchen
critter_kitchen-page-reveal = Plans
critter_kitchen-page-score = Scoring

critter_kitchen-board-clock = Critter Kitchen, round { $round } of { $rounds }, day { $day }.
critter_kitchen-board-clock-short = Round { $round } · day { $day }
critter_kitchen-board-track = Priority: { $seats }.
critter_kitchen-board-lost = McDogald’s was not beaten.
critter_kitchen-board-everyone = Everyone to answer
critter_kitchen-board-revealed = All plans are out!
critter_kitchen-board-count = { $count } × { $name }

critter_kitchen-board-stall = { $location }: { $items }.
critter_kitchen-board-stall-now = { $location } (now): { $items }.
critter_kitchen-board-stall-chefs = { $location }: { $items }; in line: { $chefs }.
critter_kitchen-board-stall-chefs-now = { $location } (now): { $items }; in line: { $chefs }.
critter_kitchen-board-surprise = a surprise
critter_kitchen-board-chef = { POSSESSIVE($seat) } { $chef }
critter_kitchen-board-chef-active = { POSSESSIVE($seat) } { $chef } (picking)
critter_kitchen-board-chef-gone = { POSSESSIVE($seat) } { $chef } (done)

critter_kitchen-board-challenges = Challenges of the day: { $challenges }.
critter_kitchen-board-challenge = { $challenge } ({ $needs })
critter_kitchen-board-challenge-held = { $challenge } ({ $needs }; { $held } on hold)
critter_kitchen-board-critic = { $critic } will judge.
critter_kitchen-board-critic-text = { $critic } will judge: { $text }
critter_kitchen-board-rumor = The rumor of { $icon }: { $rumor }.
critter_kitchen-board-rumor-text = The rumor of { $icon }: { $rumor }. { $text }
critter_kitchen-board-rumor-hidden = The rumor of { $icon } is face down.
critter_kitchen-board-own-rumor = Own rumor: { $rumor }. { $text }
critter_kitchen-board-out = Out of the game: { $tokens }.

critter_kitchen-board-seat = { $seat }: { $parts }.
critter_kitchen-board-knows = knows { $rumors }
critter_kitchen-board-working = { $chef } works here
critter_kitchen-board-hired = { $chef } hired for the next round
critter_kitchen-board-cart = from the cart: { $tokens }
critter_kitchen-board-cart-used = { $token } (used)
critter_kitchen-board-meal = serves the critic { $parts }
critter_kitchen-board-storage = On the shelves: { $tokens }.
critter_kitchen-board-soup = Soup { $soup }, bisque { $bisque }.

critter_kitchen-board-kitchens = Behind the shields
critter_kitchen-board-kitchen-closed = Only its owner can see what is in a kitchen. Join the next game to have a kitchen of your own!
critter_kitchen-board-dishes = On the stove
critter_kitchen-board-suggested = Suggested dishes
critter_kitchen-board-quality = Quality { $quality }
critter_kitchen-board-bench = { $title }, { $sum }:
critter_kitchen-board-plate = { $plate }: { $parts }, quality { $quality }{ $stars ->
    [0] .
    [one] , { $stars } star.
   *[other] , { $stars } stars.
}
critter_kitchen-board-kept = Kept so far: { $tokens }.

critter_kitchen-board-plans = Plans
critter_kitchen-board-no-plans = Nobody is out shopping.
critter_kitchen-board-own-plan = Your { $chef } goes to { $location }.

critter_kitchen-board-scoring = Scoring
critter_kitchen-board-no-score = Scoring follows once the critic has eaten.
critter_kitchen-board-total = Stars
critter_kitchen-board-line-soup = Most soup
critter_kitchen-board-line-track = Score track
critter_kitchen-board-scored = { $what }: { $points }
critter_kitchen-board-sheet = { $seat }, { $stars } ({ $parts }).
critter_kitchen-board-tracked = { $seat } on the score track: { $total }.
