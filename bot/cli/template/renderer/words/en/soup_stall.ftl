# Soup Stall. The ids follow from the rules: verbs, parameters, options, kinds of decisions, tags of events.

soup_stall-name = Soup Stall
soup_stall-tagline = One pot for all, a secret recipe for each: serve before it boils over.

## Verbs

soup_stall-verb-keep = Keep a recipe
soup_stall-verb-keep-about = Keep one of the recipes that you were dealt
soup_stall-verb-stir = Stir
soup_stall-verb-stir-about = A card from the deck goes into the pot
soup_stall-verb-serve = Serve
soup_stall-verb-serve-about = Take all cards of one food from the pot into your bowl

soup_stall-param-recipe = One of the recipes that you were dealt
soup_stall-param-food = A food in the pot

soup_stall-option-rounds = rounds

soup_stall-page-board = Board

## Names

soup_stall-food-carrot = Carrot
soup_stall-food-leek = Leek
soup_stall-food-bean = Bean
soup_stall-food-mushroom = Mushroom
soup_stall-food-pepper = Hot pepper

soup_stall-recipe-carrot = Carrot cream
soup_stall-recipe-leek = Leek broth
soup_stall-recipe-bean = Bean stew
soup_stall-recipe-mushroom = Mushroom soup

## Prompts

soup_stall-ask-keep = Which recipe do you keep? Nobody else sees it before the end.
soup_stall-ask-cook = { $peppers ->
    [0] Stir or serve? There is no pepper in the pot.
   *[other] Stir or serve? There is a pepper in the pot: the next one makes it boil over.
}

soup_stall-task-keep = keep a recipe
soup_stall-task-cook = stir or serve

soup_stall-question-keep-recipe = Which recipe do you keep?
soup_stall-question-serve-food = What do you serve?

## What happened

soup_stall-event-dealt = { $seat } can choose from: { $recipes }.
soup_stall-event-kept = { $seat } keeps { $recipe }.
soup_stall-event-stirred = { $seat } stirs: { $food }.
soup_stall-event-boiled-over = The pot boils over! { $cards ->
    [one] { $cards } card is lost.
   *[other] { $cards } cards are lost.
}
soup_stall-event-served = { $seat } serves { $cards } × { $food }.
soup_stall-event-recipe-shown = { $seat } kept { $recipe }.

## What is not legal

soup_stall-not-yet = Everyone has to keep a recipe first.
soup_stall-kept-already = You have already kept a recipe.
soup_stall-no-recipe = You were not dealt this recipe: { $recipe }.
soup_stall-no-pepper = Peppers can’t be served: they stay in the pot.
soup_stall-no-food = There is nothing of this food in the pot: { $food }.
soup_stall-no-cards = The deck is empty. Serve something instead.
soup_stall-nothing-to-serve = Nothing in the pot can be served yet. Stir first.

## The end

soup_stall-over = The kitchen closes.
soup_stall-score-bowl = Cards in the bowl
soup_stall-score-recipe = For the recipe: { $recipe }

## The board in words

soup_stall-board-stage = Round { $round } of { $rounds }
soup_stall-board-title = Soup Stall, round { $round } of { $rounds }.
soup_stall-board-pot = In the pot: { $cards }. { $deck ->
    [one] { $deck } card is in the deck.
   *[other] { $deck } cards are in the deck.
}
soup_stall-board-seat = { $seat }: { $cards }; { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
soup_stall-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup_stall-board-recipe = Recipe: { $recipes }.
soup_stall-board-cards = { $count } × { $food }
soup_stall-board-nothing = nothing
soup_stall-board-waiting = Waiting for { $seats }.

## The rules, topic by topic (`/rules`): each has a name (`-title`) and a text

soup_stall-rules-goal-title = Aim of the game
soup_stall-rules-goal = Everyone cooks in the same pot. Serve what is in it before someone lets it boil over, and keep your recipe in mind. The most points win.
soup_stall-rules-recipes-title = Recipes
soup_stall-rules-recipes = You are dealt two recipes and secretly keep one. Nobody else sees it before the end.
soup_stall-rules-turn-title = A turn
soup_stall-rules-turn = **Stir**: the top card of the deck goes into the pot. You may stir as often as you like.
    Or **serve** one food: all its cards go from the pot into your bowl, and your turn ends. The rest stays for the next player.
soup_stall-rules-pepper-title = Hot peppers
soup_stall-rules-pepper = Peppers are never served. The second one makes the pot boil over: it is emptied, and the turn ends with nothing served.
soup_stall-rules-points-title = Points
soup_stall-rules-points = Each card in your bowl is 1 point, and 2 points more if it is the food of your recipe. Tied players share the place.
soup_stall-rules-notation-title = Typing moves
soup_stall-rules-notation = For example `keep carrot` · `stir` · `serve leek`
