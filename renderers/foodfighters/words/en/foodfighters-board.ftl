# Words in and beside the board picture of Foodfighters: badges, alt text, the text board, labels of choices.

foodfighters-page-board = Board

foodfighters-board-to-move = to move
foodfighters-board-wins = wins!
foodfighters-board-draws = draw

foodfighters-board-title = Foodfighters, turn { $turn }.
foodfighters-board-active = { POSSESSIVE($seat) } turn.
foodfighters-board-attack = { $seat } attacks: { $attacker } goes for { $target }{ $far ->
    [yes] {" "}and throws the Spoon.
   *[other] .
}
foodfighters-board-bought = { $seat } has already bought this turn.
foodfighters-board-quiet = { $turns ->
    [one] { $turns } turn in a row without an attack; the game ends at { $limit }.
   *[other] { $turns } turns in a row without an attack; the game ends at { $limit }.
}
foodfighters-board-waiting = { $seats } to move.
foodfighters-board-won = Game over: { $seat } wins{ $by ->
    [three_of_a_kind] {" "}with three of a kind.
    [set] {" "}the stalemate with the larger set.
    [total] {" "}the stalemate with more knock-outs.
   *[other] .
}
foodfighters-board-drawn = Game over: a draw.
foodfighters-board-beans = { $beans ->
    [one] { $beans } Bean
   *[other] { $beans } Beans
}
foodfighters-board-supply = Supply: { $beans }.
foodfighters-board-bonus-pantry = The Bonus die is in the Pantry.
foodfighters-board-bonus-owned = { $seat } has the Bonus die.
foodfighters-board-roll = Last roll, by { $seat }{ $purpose ->
    [beans] {" "}for Beans
    [attack] {" "}for an attack
   *[other] {" "}for the first turn
}: { $dice }.
foodfighters-board-splat = Splat

foodfighters-board-south = South
foodfighters-board-north = North
foodfighters-board-seat = { $side }: { $seat }, { $team }, { $beans }.
foodfighters-board-row-f = Front: { $cells }.
foodfighters-board-row-m = Middle: { $cells }.
foodfighters-board-row-b = Back: { $cells }.
foodfighters-board-fighter = { $cell } { $type } thinks of { $thought }
foodfighters-board-fighter-with = { $cell } { $type } thinks of { $thought }, has { $items }
foodfighters-board-short = { $cell } { $type } ({ $thought })
foodfighters-board-short-with = { $cell } { $type } ({ $thought }, { $items })
foodfighters-board-stuck = stuck: no attack
foodfighters-board-empty = { $cell } empty
foodfighters-board-no-row = nobody
foodfighters-board-fallen = Knocked out: { $fallen }.
foodfighters-board-fallen-none = Knocked out: nobody yet.
foodfighters-board-count = { $type } { $count } of { $fighters_each }
foodfighters-board-count-thoughts = { $type } { $count } of { $fighters_each } (thought of { $thoughts })
foodfighters-board-stock = In the Pantry: { $stock }.
foodfighters-board-stock-item = { $item } { $count }
foodfighters-board-smashed = { $count ->
    [one] { $count } Cracker has left the game.
   *[other] { $count } Crackers have left the game.
}
foodfighters-board-no-cracker-next = A Cracker was smashed: none for sale next turn.
foodfighters-board-not-for-sale = Not for sale this turn: { $things }.
foodfighters-board-card = Power card { $card } — { $text }
foodfighters-board-card-in-full = - **{ $card }** ({ $beans }): { $text }
foodfighters-board-card-pantry = { $card } (for sale, { $beans })
foodfighters-board-card-held = { $card } (in hand)
foodfighters-board-card-ongoing = { $card } (active)
foodfighters-board-card-removed = { $card } (used up)

foodfighters-choice-attacker = { $cell } { $type }
foodfighters-choice-fighter = { $cell } { $type } (thinks of { $thought })
foodfighters-choice-empty = { $cell } (empty space)
foodfighters-odds-cracker = { $hit }% to smash the Cracker, { $double }% to knock out
foodfighters-choice-target = { $cell } { $type } ({ $chance }% to knock it out)
foodfighters-action-attack = Attack { $target } with { $attacker }
foodfighters-choice-about = Thinks of { $thought }
foodfighters-choice-about-with = Thinks of { $thought }, has { $items }
foodfighters-choice-with = Has { $items }
foodfighters-choice-card = { $beans }. { $text }
