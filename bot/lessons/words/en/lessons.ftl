# Guided first games.

command-learn-about = Learn a title in a short guided game, for you alone
command-learn-title = Which title; leave it out to go on where you were
command-learn-title-name = title
table-button-learn = Learn it
learn-bot = The bot
learn-head = { $title } · { $lesson } · scene { $scene } of { $scenes }
learn-about =
    ### Learn { $title }
    A short game against a bot, for you alone. Nothing counts, wrong presses cost nothing, and you can stop at any time: `/learn` brings you back to where you were.
learn-left = You were here: **{ $title }**, { $lesson }, scene { $scene } of { $scenes }.
learn-done = You have finished { $done } of { $lessons } { $lessons ->
    [one] lesson
   *[other] lessons
}.
learn-finished = ✓ finished
learn-scenes = { $scenes ->
    [one] One scene
   *[other] { $scenes } short scenes
}
learn-choose = Which lesson?
learn-choose-title = Another title…
learn-go-on = Go on: { $title }
learn-on = Next ▶
learn-back = ◀ Back
learn-show = Show me
learn-list = All lessons
learn-rules = How to play
learn-next-lesson = Next: { $lesson }
learn-and-more = … and more; the picture shows where it has led.
learn-wrong = That is a real possibility, too, but this scene is about something else. Nothing has happened; try **{ $action }**.
learn-over = 🎓 **That was the lesson.** When you feel ready, `/table new` opens a real table; you can add bots there, too.
