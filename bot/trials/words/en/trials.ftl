# Trying moves out on a private copy of the position.

table-button-try = Try it out
trial-head = **Trying it out: nothing is played.** Hidden information and dice rolls are made up.
trial-for = -# This move is for **{ $who }**, with a made-up hand.
trial-late = -# The game has moved on since you began.
trial-kept-now = -# Kept for your next turn: { $moves }.
trial-play = Play these
trial-keep = Keep for my next turn
trial-back = Take back
trial-again = Start over
trial-forget = Forget kept moves
trial-stop = Stop
trial-stale = That button is out of date. Your moves so far:
trial-stopped = Stopped. Nothing was played.
trial-played = ✅ Played: { $moves }.
trial-left = ⚠️ Not played, because not possible right now: { $moves }.
trial-kept = Kept for your next turn, if still possible: { $moves }. Nobody else can see it.
trial-forgotten = Forgotten.
trial-too-long = You can try out { $most } moves at most. Press *Take back* or *Start over*.
