# Foodies

foodies-name = Foodies
foodies-tagline = Run a food court: every roll feeds everyone, and the most popular court wins.
foodies-pitch = Dice send customers to every court: buy stalls, hire chefs. The most popular court wins.

## Verbs

foodies-verb-buy = Buy a stall
foodies-verb-buy-about = Buy one stall from the market and place it in your court
foodies-verb-pass = Buy nothing
foodies-verb-pass-about = Buy no stall this turn
foodies-verb-flyer = Use a flyer
foodies-verb-flyer-about = Spend a flyer to visit a space next to the rolled one
foodies-verb-stay = Keep my flyer
foodies-verb-stay-about = Visit the rolled space and keep the flyer
foodies-verb-hire = Hire the chef ({ $hire_cost ->
    [one] { $hire_cost } coin
   *[other] { $hire_cost } coins
})
foodies-verb-hire-about = Pay { $hire_cost ->
    [one] { $hire_cost } coin
   *[other] { $hire_cost } coins
} for { $hire_popularity } popularity, once a turn
foodies-verb-special = Hire special chef
foodies-verb-special-about = Hire a special chef whose wish your court fulfils
foodies-verb-done = End my turn
foodies-verb-done-about = Hire no one else and end your turn
foodies-verb-face = Choose the space
foodies-verb-face-about = After a 0: choose the space everyone visits
foodies-verb-pay = Pay { $brazilian_cost ->
    [one] { $brazilian_cost } coin
   *[other] { $brazilian_cost } coins
}
foodies-verb-pay-about = Brazilian stall: pay { $brazilian_cost ->
    [one] { $brazilian_cost } coin
   *[other] { $brazilian_cost } coins
} for { $brazilian_amount } popularity
foodies-verb-keep = Keep my coins
foodies-verb-keep-about = Brazilian stall: pay nothing
foodies-verb-target = Choose a stall
foodies-verb-target-about = Italian or Japanese stall: choose the neighbour it works on
foodies-verb-targets = Choose two stalls
foodies-verb-targets-about = Mexican stall: choose the two neighbours that get a coin

foodies-param-stall = The stall, by name or card id
foodies-param-space = The space, 1 to 9
foodies-param-chef = The special chef
foodies-param-face = The space everyone visits, 1 to 9
foodies-param-first = The lower space, 1 to 9
foodies-param-second = The higher space, 1 to 9

foodies-space = space { $space }
foodies-space-built = Space { $space }: { $stall }
foodies-space-empty = Space { $space }: empty
foodies-space-bare = Space { $space }: { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $hearts ->
    [0] {""}
   *[other] {" "}and { $hearts } popularity
}
foodies-place-built = { $stall }
foodies-place-empty = Empty
foodies-place-bare = { $coins ->
    [0] { $hearts ->
        [0] nothing
       *[other] { $hearts } popularity
    }
    [one] { $coins } coin{ $hearts ->
        [0] {""}
       *[other] {" "}and { $hearts } popularity
    }
   *[other] { $coins } coins{ $hearts ->
        [0] {""}
       *[other] {" "}and { $hearts } popularity
    }
}
foodies-space-covers = Covers { $stall }, which leaves the game
foodies-space-printed = { $coins ->
    [0] Covers no coin
    [one] Covers { $coins } printed coin
   *[other] Covers { $coins } printed coins
}
foodies-space-visit = Gives { $coins ->
    [0] { $popularity ->
        [0] nothing
       *[other] { $popularity } popularity
    }
    [one] { $coins } coin{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
   *[other] { $coins } coins{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
}
foodies-stall-price = { $stall } for { $price }
foodies-stall-about = { $culture }: { $coins ->
    [0] {""}
    [one] { $coins } coin,{" "}
   *[other] { $coins } coins,{" "}
}{ $popularity ->
    [0] {""}
   *[other] { $popularity } popularity,{" "}
}{ $halves }
foodies-stall-effect = { $about }; { $effect }
foodies-halves = half-stars { $sides }
foodies-halves-none = no half-stars
foodies-halves-all = half-stars all around
foodies-side-n = top
foodies-side-e = right
foodies-side-s = bottom
foodies-side-w = left

## Prompts

foodies-ask-face = A 0! Which space does everyone visit?
foodies-ask-flyer = Everyone visits space { $space }. Use a flyer to visit a neighbour instead?
foodies-flyer-mine = Everyone visits space { $space }. Use { $flyers ->
    [one] your only flyer
   *[other] one of your { $flyers } flyers
} to visit a neighbour instead?
foodies-ask-pay = Your { $culture } stall on space { $space }: pay { $brazilian_cost ->
    [one] { $brazilian_cost } coin
   *[other] { $brazilian_cost } coins
} for { $brazilian_amount } popularity?
foodies-ask-target = Your { $culture } stall on space { $space }: { $effect }. { $targets ->
    [one] Which neighbour?
   *[other] Which { $targets } neighbours?
}
foodies-note-answer = Your answer: **{ $answer }**
foodies-note-odds = -# Each space comes up { $percent }% of the time; on a 0 ({ $percent }%) the active player picks.
foodies-ask-buy = Buy a stall? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
foodies-ask-hire = Hire anyone before your turn ends?

## Events

foodies-event-first-seat = { $seat } goes first.
foodies-event-opened = In play: { $cultures }. Special chefs: { $chefs }. Reaching { $goal } popularity triggers the last round.
foodies-event-rolled = { $face ->
    [0] 🎲 { $seat } rolls a 0 and chooses the space.
   *[other] 🎲 { $seat } rolls { $face }: everyone visits space { $face }.
}
foodies-event-face-chosen = { $seat } sends everyone to space { $face }.
foodies-event-flyer-used = { $seat } uses a flyer and visits { $space } instead.
foodies-digest-flyers = With flyers: { $visits }.
foodies-digest-flyer = { $seat } visits { $space }
foodies-event-collected = { $seat } collects { $coins ->
    [0] { $popularity ->
        [0] nothing
       *[other] { $popularity } popularity
    }
    [one] { $coins } coin{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
   *[other] { $coins } coins{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
}{ $stars ->
    [0] {""}
    [one] {" "}({ $stars } star)
   *[other] {" "}({ $stars } stars)
}{ $flyers ->
    [0] {""}
   *[other] , and a flyer
}{ $stall ->
    [none] .
   *[other] {" "}at { $stall }.
}
foodies-event-paid = { $seat } pays { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} for { $popularity } popularity.
foodies-event-kept = { $seat } keeps the coins.
foodies-event-copied = { $seat } copies { $space }: { $coins ->
    [0] { $popularity ->
        [0] nothing
       *[other] { $popularity } popularity
    }
    [one] { $coins } coin{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
   *[other] { $coins } coins{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
}.
foodies-event-laid-coins = { $seat } puts { $each ->
    [one] a coin
   *[other] { $each } coins
} on { $spaces }.
foodies-event-laid-popularity = { $seat } puts a popularity token on { $spaces }.
foodies-event-bought = { $seat } buys { $stall } for { $price } and puts it on { $space }{ $covered ->
    [none] .
   *[other] , over { $covered }.
}
foodies-event-buy-passed = { $seat } buys nothing.
foodies-event-chef-hired = { $seat } hires a chef for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}: +{ $popularity } popularity.
foodies-event-special-hired = ⭐ { $seat } hires { $chef }: +{ $popularity } popularity!
foodies-event-end-triggered = 🏁 { $seat } has { $popularity } popularity: this is the last round!
foodies-event-game-over = The food court closes. { $seats } won.

## Refusals

foodies-no-now = “{ $verb }” is not possible right now.
foodies-no-coins-any = The cheapest stall costs { $least ->
    [one] { $least } coin
   *[other] { $least } coins
}; you have { $coins }.
foodies-no-stalls-left = The market is sold out.
foodies-no-coins = You need { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} for { $stall }; you have { $coins }.
foodies-no-in-market = Not in the market: { $stall }.
foodies-no-coins-chef = The chef costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { $coins }.
foodies-no-second-hire = You can hire the chef only once per turn.
foodies-no-chef-free = Your court does not yet fulfil the wish of any available special chef.
foodies-no-chef-in-play = You cannot hire { $chef } in this game.
foodies-no-chef-twice = You cannot hire { $chef }: already hired.
foodies-no-chef-requirement = Your court does not yet fulfil the wish of { $chef }.
foodies-no-such-effect = “{ $verb }” belongs to another culture; your stall asks for something else.
foodies-no-flyer-space = From space { $face } a flyer takes you only to { $near }.
foodies-no-space = You cannot choose space { $space }. Choose one from the menu.
foodies-no-target = There is no neighbouring stall on space { $space }. The { $culture } effect can choose { $near }.
foodies-no-targets = Choose { $targets ->
    [one] { $targets } different space
   *[other] { $targets } different spaces
}, all at once, in any order.
foodies-no-such-first = There is no seat { $first } at a table of { $seats }.
foodies-deck-needs-cultures = You can set a deck only together with its five cultures.
foodies-deck-foreign = These cards belong to cultures that are not in play: { $stalls }.

## Names

foodies-culture-american = American
foodies-culture-brazilian = Brazilian
foodies-culture-chinese = Chinese
foodies-culture-german = German
foodies-culture-indian = Indian
foodies-culture-italian = Italian
foodies-culture-japanese = Japanese
foodies-culture-mexican = Mexican
foodies-culture-russian = Russian
foodies-culture-thai = Thai
foodies-culture-american-text = { $american_amount ->
    [one] { $american_amount } coin
   *[other] { $american_amount } coins
} for each other American stall in your court, at most { $american_cap }
foodies-culture-brazilian-text = you may pay { $brazilian_cost ->
    [one] { $brazilian_cost } coin
   *[other] { $brazilian_cost } coins
} for { $brazilian_amount } popularity
foodies-culture-chinese-text = { $chinese_amount ->
    [one] { $chinese_amount } coin
   *[other] { $chinese_amount } coins
} for each different culture next to it, at most { $chinese_cap }
foodies-culture-german-text = { $german_amount ->
    [one] { $german_amount } flyer
   *[other] { $german_amount } flyers
}
foodies-culture-indian-text = { $indian_amount } popularity if every space next to it has a stall
foodies-culture-italian-text = put { $italian_amount ->
    [one] { $italian_amount } popularity token
   *[other] { $italian_amount } popularity tokens
} on a stall next to it
foodies-culture-japanese-text = gain the printed coins and popularity of a stall next to it
foodies-culture-mexican-text = put { $mexican_amount ->
    [one] { $mexican_amount } coin
   *[other] { $mexican_amount } coins
} on each of two stalls next to it
foodies-culture-russian-text = put { $russian_amount ->
    [one] { $russian_amount } coin
   *[other] { $russian_amount } coins
} on this space for the next visit
foodies-culture-thai-text = { $thai_amount ->
    [one] { $thai_amount } coin
   *[other] { $thai_amount } coins
} for each complete star of this stall

foodies-culture-american-short = { $american_amount ->
    [one] { $american_amount } coin
   *[other] { $american_amount } coins
} per other American stall
foodies-culture-brazilian-short = { $brazilian_amount } popularity for { $brazilian_cost ->
    [one] { $brazilian_cost } coin
   *[other] { $brazilian_cost } coins
}
foodies-culture-chinese-short = { $chinese_amount ->
    [one] { $chinese_amount } coin
   *[other] { $chinese_amount } coins
} per culture next to it
foodies-culture-german-short = { $german_amount ->
    [one] { $german_amount } flyer
   *[other] { $german_amount } flyers
}
foodies-culture-indian-short = { $indian_amount } popularity if surrounded by stalls
foodies-culture-italian-short = { $italian_amount ->
    [one] { $italian_amount } popularity token
   *[other] { $italian_amount } popularity tokens
} next to it
foodies-culture-japanese-short = copies a stall next to it
foodies-culture-mexican-short = { $mexican_amount ->
    [one] { $mexican_amount } coin
   *[other] { $mexican_amount } coins
} on each of two stalls next to it
foodies-culture-russian-short = { $russian_amount ->
    [one] { $russian_amount } coin
   *[other] { $russian_amount } coins
} for the next visit
foodies-culture-thai-short = { $thai_amount ->
    [one] { $thai_amount } coin
   *[other] { $thai_amount } coins
} per complete star

foodies-chef-same4 = the Specialist
foodies-chef-diverse5 = the Globetrotter
foodies-chef-stars6 = the Stargazer
foodies-chef-cross5 = the Crossroads Cook
foodies-chef-pairs3 = the Matchmaker
foodies-chef-same4-text = four stalls of one culture
foodies-chef-diverse5-text = stalls of five cultures
foodies-chef-stars6-text = six complete stars
foodies-chef-cross5-text = stalls on spaces 2, 4, 5, 6 and 8
foodies-chef-pairs3-text = two stalls each of three cultures

## Options

foodies-option-first = First seat
foodies-option-first-random = random
foodies-option-first-1 = seat 1
foodies-option-first-2 = seat 2
foodies-option-first-3 = seat 3
foodies-option-first-4 = seat 4
foodies-option-first-5 = seat 5
foodies-option-dashboards = Dashboards
foodies-option-dashboards-random = random
foodies-option-dashboards-a = Board A
foodies-option-dashboards-b = Board B
foodies-option-dashboards-c = Board C
foodies-option-dashboards-d = Board D
foodies-option-dashboards-e = Board E
foodies-option-cultures = Cultures in play
foodies-option-chefs = Special chefs in play
foodies-option-deck = Order of the deck
foodies-option-special-chef-scope = Special chefs can be hired
foodies-option-special-chef-scope-game = once in the game
foodies-option-special-chef-scope-player = once per player

## Standing orders

foodies-order-flyer = Flyers
foodies-order-flyer-never = never use one
foodies-standing-flyers = **And from now on?** While you have a flyer, every roll waits for your answer. Choose once below; `/orders` changes it.
foodies-order-flyers = Flyers
foodies-order-flyers-ask = Ask me every time
foodies-order-flyers-ask-about = You never miss a chance, but the others wait for you on every roll while you have a flyer.
foodies-order-flyers-never = Always keep them
foodies-order-flyers-never-about = You visit the rolled space; nobody waits for you.
foodies-order-flyers-worth = Use one for a gain worth { $flyer_gain ->
    [one] { $flyer_gain } coin
   *[other] { $flyer_gain } coins
} or more
foodies-order-flyers-worth-about = You visit the best neighbour if it is worth it, otherwise the rolled space. Nobody waits for you.
foodies-order-flyer-worth = use one for a gain worth { $flyer_gain ->
    [one] { $flyer_gain } coin
   *[other] { $flyer_gain } coins
} or more
foodies-order-flyer-gain = use one for a gain worth at least this many coins
foodies-order-pay = Brazilian stalls
foodies-order-pay-always = always pay
foodies-order-pay-never = never pay
foodies-order-target = Choosing neighbours
foodies-order-target-first = the lowest spaces
foodies-order-target-best = the most valuable spaces
foodies-order-buy = Purchases
foodies-order-buy-never = buy nothing
foodies-order-hire = Chefs
foodies-order-hire-never = hire nobody
foodies-order-hire-special = special chefs only

## Result

foodies-score-sum = { $points } popularity
foodies-score-popularity = Popularity
foodies-score-coins = Coins left (tiebreaker)
foodies-result-goal = The goal of { $goal } popularity was reached.
foodies-result-round-cap = { $round_cap ->
    [one] { $round_cap } round was played.
   *[other] { $round_cap } rounds were played.
}

## Pictures and the text board

foodies-page-board = Whole table
foodies-page-court = Your court
foodies-court-of = { POSSESSIVE($seat) } food court
foodies-market = Market
foodies-market-next = next card
foodies-market-empty = sold out
foodies-rolled = rolled
foodies-round = Round { $round }
foodies-over = Game over
foodies-goal = Goal { $goal }
foodies-chefs = Special chefs
foodies-chef-free = free
foodies-chef-taken = hired by { $seats }
foodies-waiting = { $seats } to answer
foodies-to-move = { $seat } to move
foodies-won = { $seats } won
foodies-deck-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
foodies-phase = round { $round }
foodies-text-head = Round { $round }, goal { $goal } popularity. The die shows { $face }.
foodies-text-head-no-die = Round { $round }, goal { $goal } popularity.
foodies-text-seat = { $seat }: { $popularity } popularity, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $flyers ->
    [one] { $flyers } flyer
   *[other] { $flyers } flyers
}, { $stars ->
    [one] { $stars } complete star
   *[other] { $stars } complete stars
}.
foodies-text-space = { $space }: { $what }
foodies-text-tokens = with tokens on it: { $coins ->
    [0] { $popularity ->
        [0] nothing
       *[other] { $popularity } popularity
    }
    [one] { $coins } coin{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
   *[other] { $coins } coins{ $popularity ->
        [0] {""}
       *[other] {" "}and { $popularity } popularity
    }
}
foodies-text-printed = empty, { $coins ->
    [one] { $coins } printed coin
   *[other] { $coins } printed coins
}
foodies-text-stall = { $stall } ({ $culture }), { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $popularity } popularity, { $halves }, { $stars } complete
foodies-text-market = Market, priciest first: { $stalls }
foodies-text-offers = Market, priciest first, { $left }:
foodies-text-offer = { $stall } ({ $about })
foodies-text-removed = Out of the game: { $stalls }
foodies-text-last-round = This is the last round.
foodies-text-scope = A special chef can be hired { $scope }.
foodies-text-chef = { $chef }: { $wish }, { $pays } popularity, { $state }

## Rules

foodies-rules-goal-title = Aim of the game
foodies-rules-goal = Everyone runs a food court of nine spaces. Each turn one die is rolled, and **everyone** collects from that space in their own court. Better stalls pay more. Once a court reaches the goal ({ $goal_2 } popularity with two players, { $goal_3 } with three, { $goal_4 } with four, { $goal_5 } with five), finish the round: most popularity wins, then most coins; players still tied share the victory. After { $round_cap ->
    [one] { $round_cap } round
   *[other] { $round_cap } rounds
} the game ends anyway.
foodies-rules-turn-title = A turn
foodies-rules-turn = 1. **Roll.** 1 to 9 is the space everyone visits; on a 0 the active player chooses it.
    2. **Visit.** With a flyer you may secretly visit a neighbouring space instead. Then everyone collects at the same time.
    3. **Buy** one stall from the market, if you like, and place it immediately.
    4. **Hire** chefs, if you like.
    Turns go clockwise; everyone has the same number of turns.
foodies-rules-visit-title = Visiting a space
foodies-rules-visit = In this order: take the tokens on the space; then the printed coins of an empty space, or the printed coins and popularity of the stall; then 1 popularity for each **complete star** of that stall; then the effect of its **culture**. A star is complete where the half-stars of two neighbouring stalls meet. It pays on every visit to either stall.
foodies-rules-flyers-title = Flyers
foodies-rules-flyers = A flyer moves your own visit to a space next to the rolled one (never diagonally). One flyer per visit; a flyer you gain on a visit can be used from the next one on. Answers stay hidden until all are in. With `/orders` you can answer in advance, and nobody can see that you did. Starting flyers, in turn order: { $flyers_1 }, { $flyers_2 }, { $flyers_3 }, { $flyers_4 } and { $flyers_5 }.
foodies-rules-market-title = The market
foodies-rules-market = From left to right, the five slots cost { $price_1 }, { $price_2 }, { $price_3 }, { $price_4 } and { $price_5 ->
    [one] { $price_5 } coin
   *[other] { $price_5 } coins
}. Put the stall on any space in your court. An old stall there leaves the game; tokens stay on the space. Cards to the left of the gap slide right, and a new card enters on the left. A stall does nothing until it is visited.
foodies-rules-cultures-title = Cultures
foodies-rules-cultures = Five of ten cultures are in play.
    • American: { foodies-culture-american-text }
    • Brazilian: { foodies-culture-brazilian-text }
    • Chinese: { foodies-culture-chinese-text }; a Chinese stall counts as one of them
    • German: { foodies-culture-german-text }
    • Indian: { foodies-culture-indian-text }
    • Italian: { foodies-culture-italian-text }
    • Japanese: { foodies-culture-japanese-text }
    • Mexican: { foodies-culture-mexican-text }, or on the only one
    • Russian: { foodies-culture-russian-text }
    • Thai: { foodies-culture-thai-text }
foodies-rules-chefs-title = Chefs
foodies-rules-chefs = Once a turn you may pay { $hire_cost ->
        [one] { $hire_cost } coin
       *[other] { $hire_cost } coins
    } for { $hire_popularity } popularity. Two **special chefs** are in play: on your turn, hire one for free if your court fulfils its wish, for { $special_popularity } popularity. Each can be hired once in the game; an option lets every player hire each of them once. The wishes: four stalls of one culture; stalls of five cultures; six complete stars; stalls on spaces 2, 4, 5, 6 and 8; or two stalls each of three cultures.
foodies-rules-mistakes-title = Ten beginner mistakes
foodies-rules-mistakes =
    - Saving up for an expensive stall: a cheap one pays right away, and on every later roll.
    - Building far apart: a stall without neighbours never completes a star.
    - Thinking only of your own rolls: everyone collects on every roll, so your stalls also pay on other players’ turns.
    - Building over an old stall while you have empty spaces: the old one leaves the game.
    - Spending flyers on one extra coin: keep them for rolls that miss your stars.
    - Ignoring the market’s drift: whatever you leave gets cheaper for the next player.
    - Forgetting the special chefs: the first to fulfil a wish gets them for free.
    - Not hiring chefs at the end: popularity wins; leftover coins only break ties.
    - Collecting coins all game: from the middle of the game on, every purchase should bring popularity.
    - Watching only your own score: once anyone reaches the goal, it is the last round.
foodies-rules-notation-title = Typing moves
foodies-rules-notation = Spaces are numbered 1 2 3 / 4 5 6 / 7 8 9.
    `buy ramen 5` · `pass` · `flyer 6` · `stay` · `hire` · `special cross5` · `done` · `face 4` · `pay` · `keep` · `target 8` · `targets 2 8`
    Name stalls by dish or card id, with or without accents.

## Dishes

foodies-stall-am01 = Cheeseburger
foodies-stall-am02 = Hot dog
foodies-stall-am03 = Buffalo wings
foodies-stall-am04 = Pancake stack
foodies-stall-am05 = Apple pie
foodies-stall-am06 = Mac and cheese
foodies-stall-am07 = Onion rings
foodies-stall-am08 = Clam chowder
foodies-stall-am09 = Barbecue ribs
foodies-stall-am10 = Pulled pork bun
foodies-stall-br01 = Feijoada
foodies-stall-br02 = Pão de queijo
foodies-stall-br03 = Coxinha
foodies-stall-br04 = Moqueca
foodies-stall-br05 = Brigadeiro
foodies-stall-br06 = Picanha skewer
foodies-stall-br07 = Açaí bowl
foodies-stall-br08 = Pastel
foodies-stall-br09 = Farofa plate
foodies-stall-br10 = Acarajé
foodies-stall-cn01 = Spring rolls
foodies-stall-cn02 = Dim sum basket
foodies-stall-cn03 = Kung pao chicken
foodies-stall-cn04 = Fried rice
foodies-stall-cn05 = Peking duck
foodies-stall-cn06 = Mapo tofu
foodies-stall-cn07 = Wonton soup
foodies-stall-cn08 = Chow mein
foodies-stall-cn09 = Sesame balls
foodies-stall-cn10 = Hot pot
foodies-stall-de01 = Bratwurst
foodies-stall-de02 = Pretzel
foodies-stall-de03 = Currywurst
foodies-stall-de04 = Schnitzel
foodies-stall-de05 = Sauerkraut bowl
foodies-stall-de06 = Potato salad
foodies-stall-de07 = Black forest cake
foodies-stall-de08 = Spaetzle
foodies-stall-de09 = Sauerbraten
foodies-stall-de10 = Apple strudel
foodies-stall-in01 = Samosa
foodies-stall-in02 = Butter chicken
foodies-stall-in03 = Palak paneer
foodies-stall-in04 = Biryani
foodies-stall-in05 = Masala dosa
foodies-stall-in06 = Tandoori skewer
foodies-stall-in07 = Naan basket
foodies-stall-in08 = Chana masala
foodies-stall-in09 = Gulab jamun
foodies-stall-in10 = Vindaloo
foodies-stall-it01 = Margherita pizza
foodies-stall-it02 = Lasagne
foodies-stall-it03 = Carbonara
foodies-stall-it04 = Gnocchi
foodies-stall-it05 = Risotto
foodies-stall-it06 = Minestrone
foodies-stall-it07 = Tiramisu
foodies-stall-it08 = Bruschetta
foodies-stall-it09 = Gelato
foodies-stall-it10 = Calzone
foodies-stall-jp01 = Sushi set
foodies-stall-jp02 = Ramen
foodies-stall-jp03 = Tempura
foodies-stall-jp04 = Udon
foodies-stall-jp05 = Okonomiyaki
foodies-stall-jp06 = Takoyaki
foodies-stall-jp07 = Yakitori
foodies-stall-jp08 = Onigiri
foodies-stall-jp09 = Miso soup
foodies-stall-jp10 = Mochi
foodies-stall-mx01 = Taco
foodies-stall-mx02 = Burrito
foodies-stall-mx03 = Quesadilla
foodies-stall-mx04 = Enchilada
foodies-stall-mx05 = Nachos
foodies-stall-mx06 = Tamales
foodies-stall-mx07 = Guacamole
foodies-stall-mx08 = Churros
foodies-stall-mx09 = Pozole
foodies-stall-mx10 = Fajitas
foodies-stall-ru01 = Borscht
foodies-stall-ru02 = Pelmeni
foodies-stall-ru03 = Blini
foodies-stall-ru04 = Beef stroganoff
foodies-stall-ru05 = Pirozhki
foodies-stall-ru06 = Solyanka
foodies-stall-ru07 = Olivier salad
foodies-stall-ru08 = Shashlik
foodies-stall-ru09 = Kholodets
foodies-stall-ru10 = Syrniki
foodies-stall-th01 = Pad thai
foodies-stall-th02 = Green curry
foodies-stall-th03 = Tom yum
foodies-stall-th04 = Satay
foodies-stall-th05 = Papaya salad
foodies-stall-th06 = Massaman curry
foodies-stall-th07 = Mango sticky rice
foodies-stall-th08 = Tom kha
foodies-stall-th09 = Pad kra pao
foodies-stall-th10 = Fish cakes
