# Trying moves out on a private copy of the position.

table-button-try = Try it out
trial-head = **Trying it out: nothing is played.** Hidden things and dice are made up.
trial-for = -# This move is for **{ $who }**, with a made-up hand.
trial-late = -# The game has moved on since you began.
trial-kept-now = -# Kept for your next turn: { $moves }.
trial-play = Play these
trial-keep = Keep for my next turn
trial-back = Take back
trial-again = Start from now
trial-forget = Forget kept moves
trial-stop = Stop
trial-stale = That button was old. Your trial now:
trial-stopped = You stopped trying out. Nothing was played.
trial-played = ✅ Played: { $moves }.
trial-left = ⚠️ Not played, as not possible at once: { $moves }.
trial-kept = Kept for your next turn, if still possible: { $moves }. Nobody else can see it.
trial-forgotten = Forgotten.
trial-too-long = That is all you can try, the limit is { $most }. Take something back, or start from now.
