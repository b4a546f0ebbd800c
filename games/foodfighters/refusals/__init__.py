"""Why a link is not legal now, as sentences for a player: `shared` with the cards, and `why_not` over all verbs."""
