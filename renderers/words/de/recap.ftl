# Was von einem Spiel bleibt: eine Animation, eine Seite, ein Bild seines Verlaufs, eine Durchsicht.

## Die Knöpfe

keepsake-button-film = Film
keepsake-button-gif = Als GIF
keepsake-button-page = Als Seite
keepsake-button-course = Wie es lief
keepsake-button-review = Was hätte ein Bot gespielt?

## Während es entsteht, und wenn es fertig ist

keepsake-making-film = 🎬 Der Film von Tisch { $table } entsteht: **{ $percent } %**
keepsake-making-gif = 🎬 Das GIF von Tisch { $table } entsteht: **{ $percent } %**
keepsake-making-page = 📄 Die Seite von Tisch { $table } entsteht: **{ $percent } %**
keepsake-making-course = 📈 Das Spiel an Tisch { $table } wird ausgewertet: **{ $percent } %**
keepsake-making-review = 🔎 Das Spiel an Tisch { $table } wird durchgesehen: **{ $percent } %**
keepsake-done-film = 🎬 Der Film von Tisch { $table } ({ $title }), wie es zu sehen war für: { $who }. Du kannst ihn behalten und zeigen.
keepsake-done-page = 📄 Tisch { $table } ({ $title }) als Seite, wie es zu sehen war für: { $who }. Speichere die Datei und öffne sie in einem Browser; sie braucht kein Netz. Die Pfeiltasten blättern.
keepsake-too-large = Das Spiel an Tisch { $table } ist dafür zu lang: Die Datei wäre größer, als Discord hier annimmt ({ $megabytes } MB).
keepsake-failed = Das ließ sich von Tisch { $table } nicht machen. Drücke den Knopf noch einmal, um es wieder zu versuchen.
keepsake-busy = Für dich entsteht gerade schon etwas. Warte, bis es fertig ist.
keepsake-only-over = Das wird erst erzählt, wenn das Spiel an Tisch { $table } vorbei ist.

## Der Film

keepsake-table = Tisch { $table }
keepsake-steps = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
 }
keepsake-step = Schritt { $step } von { $steps }
keepsake-decided = ◆ ein Wendepunkt
keepsake-closed = Das Spiel wurde geschlossen
keepsake-goes-on = Das Spiel geht weiter
keepsake-so-far = So weit ist es gekommen.
keepsake-won = { $who } gewinnt!
keepsake-draw = Unentschieden zwischen { $who }
keepsake-nobody = Niemand hat gewonnen
keepsake-film-alt = Eine Animation eines Spiels { $title }, gespielt von { $who }

## Die Seite

keepsake-page-first = Erster Schritt
keepsake-page-back = Zurück
keepsake-page-on = Weiter
keepsake-page-last = Letzter Schritt
keepsake-page-slider = Schritt
keepsake-page-turn = Springen zu
keepsake-page-beginning = der Anfang
keepsake-page-log = Was geschah
keepsake-page-words = Das Brett in Worten
keepsake-page-keys = Die Pfeiltasten blättern, Pos1 und Ende führen zum ersten und zum letzten Schritt.
keepsake-page-eyes = Wie es zu sehen war für: { $who }
keepsake-page-script = Diese Seite braucht JavaScript, das in deinem Browser ausgeschaltet ist.
keepsake-page-undrawn = Dieses Brett lässt sich hier nicht zeigen; darunter steht es in Worten.

## Wie es lief

keepsake-course-head = Wie es lief
keepsake-course-high = vorn
keepsake-course-low = zurück
keepsake-course-first = Anfang
keepsake-course-place = Platz { $place }
keepsake-course-luck = Glück { $share } von 100
keepsake-course-alt = Eine Linie für jeden Platz zeigt, wie die Auswertung nach jedem Schritt von { $title } ausfiel; die Mitte des Tisches ist ausgeglichen.
keepsake-course-alt-seat = { $who }: { $ended }; nach einem Drittel des Spiels { $first }, nach zwei Dritteln { $second }, am Ende { $third }.
keepsake-course-alt-ahead = vorn
keepsake-course-alt-level = gleichauf
keepsake-course-alt-behind = zurück
keepsake-course-alt-point = Wendepunkt { $number } bei Schritt { $step }, { $best }.
keepsake-course-best = am besten für { $who }
keepsake-course-better = gut für den Platz
keepsake-course-worse = schlecht für den Platz
keepsake-course-intro = **Wie es lief** an Tisch { $table } ({ $title }), nach der Auswertung: jeden Platz aus seiner eigenen Sicht, nach jedem Schritt.
keepsake-course-point = **{ $number }** · Schritt { $step }, { $stage }: { $what } *– { $best }*
keepsake-luck-head = **🍀 Glück** – was Würfel, Stapel und Verdecktes brachten, gegen das, was dieselben Züge im Mittel bringen:
keepsake-luck-line = { $who }: Von 100, die dieselben Aussichten gehabt hätten, wäre es etwa { $share } schlechter ergangen – { $how }.
keepsake-luck-great = viel Glück
keepsake-luck-good = etwas Glück
keepsake-luck-usual = ungefähr wie üblich
keepsake-luck-bad = etwas Pech
keepsake-luck-awful = viel Pech
keepsake-luck-none = 🍀 In diesem Spiel wurde nach seinem Anfang nichts gezogen, was sich auswerten ließe: Was geschah, war gespielt.
keepsake-luck-words = -# Gemessen am Urteil eines Bots, das irren kann. Was vor dem ersten Zug verteilt wurde, zählt nicht mit.

## Die Durchsicht

keepsake-review-head = **Die Züge, die die Auswertung am meisten verschoben**, an Tisch { $table }, das Glück herausgerechnet. Was sie sagt, folgt aus dem, was der Platz in dem Augenblick wissen konnte; sie hat nicht immer recht.
keepsake-review-line = **Schritt { $step }** ({ $stage }), { $who }: **{ $action }** – { $how }. { $other }
keepsake-review-gained = gewonnen
keepsake-review-lost = verloren
keepsake-review-same = Ein Bot hätte dasselbe getan.
keepsake-review-other = Ein Bot hätte gespielt: **{ $action }**{ $why }.
keepsake-review-none = In diesem Spiel gab es keinen Zug, zu dem es etwas zu sagen gibt.
