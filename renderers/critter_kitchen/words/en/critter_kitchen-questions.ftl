## What each link of an action answers (`-more`: from the second time on)

critter_kitchen-question-plan-mouse = Where does your Mouse go?
critter_kitchen-question-plan-lizard = Where does your Lizard go?
critter_kitchen-question-plan-boar = Where does your Boar go?
critter_kitchen-question-plan-helper = Where does your { $helper } go?
critter_kitchen-question-take-item = What do you take?
critter_kitchen-question-serve-part = Which dish do you cook?
critter_kitchen-question-serve-part-more = What goes into { $dish }?
critter_kitchen-question-keep-token = What stays in the fridge?
critter_kitchen-question-dine-part = What do you put on the menu?
critter_kitchen-question-dine-part-more = What else is on the menu?
critter_kitchen-question-place-space = Where do you place it?
critter_kitchen-question-send-location = Where does Basil go?
critter_kitchen-question-exchange-chef = Which two chefs swap places?
critter_kitchen-question-exchange-other = Swap with whom?
critter_kitchen-question-peek-space = Which rumor do you look at?
critter_kitchen-question-choose-restaurateur = Which one do you keep?
critter_kitchen-question-cart-cart = Which token do you take?

## What somebody has to decide, without giving anything away

critter_kitchen-task-restaurateur = choose a restaurateur
critter_kitchen-task-plan = plan the round
critter_kitchen-task-take = take an item
critter_kitchen-task-place = place the wild rumor
critter_kitchen-task-basil = move Basil, or not
critter_kitchen-task-tansy = swap two chefs, or not
critter_kitchen-task-penny = trade a soup for a bisque, or not
critter_kitchen-task-juniper = look at a rumor, or not
critter_kitchen-task-cart = take from the street cart
critter_kitchen-task-challenge = serve dishes
critter_kitchen-task-refrigerate = choose what the fridge keeps
critter_kitchen-task-critic = serve the critic
