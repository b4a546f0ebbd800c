# Guided first games.

command-learn-about = Learn a game in a short guided lesson, just for you
command-learn-title = Game; leave it out to continue where you were
command-learn-title-name = title
table-button-learn = Learn it
learn-bot = The bot
learn-head = { $title } · { $lesson } · scene { $scene } of { $scenes }
learn-about =
    ### Learn { $title }
    A short game against a bot, just for you. Nothing counts, mistakes cost nothing, and you can stop at any time: `/learn` brings you back.
learn-left = You were here: **{ $title }**, { $lesson }, scene { $scene } of { $scenes }.
learn-done = Finished: { $done } of { $lessons } { $lessons ->
    [one] lesson
   *[other] lessons
}.
learn-finished = ✓ finished
learn-scenes = { $scenes ->
    [one] One scene
   *[other] { $scenes } short scenes
}
learn-choose = Choose a lesson…
learn-choose-title = Another game…
learn-go-on = Continue { $title }
learn-on = Next ▶
learn-back = ◀ Back
learn-show = Show me
learn-list = All lessons
learn-rules = How to play
learn-next-lesson = Next: { $lesson }
learn-play = Play this against an Easy bot
learn-and-more = … and more in the picture.
learn-wrong = You could do that, but this scene is about something else. Nothing happened; try **{ $action }**.
learn-over = 🎓 **Lesson finished.** Ready for a real game?
