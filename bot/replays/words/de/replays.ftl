command-table-log-about = Was an einem Tisch geschehen ist, soweit du es wissen darfst
command-table-log-page = Welche Seite; ohne Angabe die letzte
command-table-log-page-name = seite
table-button-log = Verlauf
table-log = **Tisch { $table }**, Seite { $page } von { $pages }{ $parts ->
    [1] { "" }
   *[other] , Teil { $part } von { $parts }
}
table-log-nothing = Nichts, wovon du wissen darfst.
table-log-undo = { $who } hat Züge zurückgenommen.
table-log-redo = { $who } hat Zurückgenommenes wiederhergestellt.
table-log-mended = Die letzte Aufzeichnung war beschädigt: Das Spiel ging zu einer heilen zurück.

# Was von einem Spiel bleibt: eine Animation, eine Seite, ein Bild seines Verlaufs, eine Durchsicht.

## Die Knöpfe

recap-button-film = Film
recap-button-gif = Als GIF
recap-button-page = Als Seite
recap-button-course = Wie es lief
recap-button-review = Was hätte ein Bot gespielt?

## Während es entsteht, und wenn es fertig ist

recap-making-film = 🎬 Der Film von Tisch { $table } entsteht: **{ $percent } %**
recap-making-gif = 🎬 Das GIF von Tisch { $table } entsteht: **{ $percent } %**
recap-making-page = 📄 Die Seite von Tisch { $table } entsteht: **{ $percent } %**
recap-making-course = 📈 Das Spiel an Tisch { $table } wird ausgewertet: **{ $percent } %**
recap-making-review = 🔎 Das Spiel an Tisch { $table } wird durchgesehen: **{ $percent } %**
recap-done-film = 🎬 Der Film von Tisch { $table } ({ $title }), wie es zu sehen war für: { $who }. Du kannst ihn behalten und zeigen.
recap-done-page = 📄 Tisch { $table } ({ $title }) als Seite, wie es zu sehen war für: { $who }. Speichere die Datei und öffne sie in einem Browser; sie braucht kein Netz. Die Pfeiltasten blättern.
recap-too-large = Das Spiel an Tisch { $table } ist dafür zu lang: Die Datei wäre größer, als Discord hier annimmt ({ $megabytes } MB).
recap-failed = Das ließ sich von Tisch { $table } nicht machen. Drücke den Knopf noch einmal, um es wieder zu versuchen.
recap-busy = Für dich entsteht gerade schon etwas. Warte, bis es fertig ist.
recap-only-over = Das wird erst erzählt, wenn das Spiel an Tisch { $table } vorbei ist.

## Der Film

recap-table = Tisch { $table }
recap-steps = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
 }
recap-step = Schritt { $step } von { $steps }
recap-decided = ◆ ein Wendepunkt
recap-closed = Das Spiel wurde geschlossen
recap-goes-on = Das Spiel geht weiter
recap-so-far = So weit ist es gekommen.
recap-won = { $who } gewinnt!
recap-draw = Unentschieden zwischen { $who }
recap-nobody = Niemand hat gewonnen
recap-film-alt = Eine Animation eines Spiels { $title }, gespielt von { $who }

## Die Seite

recap-page-first = Erster Schritt
recap-page-back = Zurück
recap-page-on = Weiter
recap-page-last = Letzter Schritt
recap-page-slider = Schritt
recap-page-turn = Springen zu
recap-page-beginning = der Anfang
recap-page-log = Was geschah
recap-page-words = Das Brett in Worten
recap-page-keys = Die Pfeiltasten blättern, Pos1 und Ende führen zum ersten und zum letzten Schritt.
recap-page-eyes = Wie es zu sehen war für: { $who }
recap-page-script = Diese Seite braucht JavaScript, das in deinem Browser ausgeschaltet ist.
recap-page-undrawn = Dieses Brett lässt sich hier nicht zeigen; darunter steht es in Worten.

## Wie es lief

recap-course-head = Wie es lief
recap-course-high = vorn
recap-course-low = zurück
recap-course-first = Anfang
recap-course-place = Platz { $place }
recap-course-luck = Glück { $share } von 100
recap-course-alt = Eine Linie für jeden Platz zeigt, wie die Auswertung nach jedem Schritt von { $title } ausfiel; die Mitte des Tisches ist ausgeglichen.
recap-course-alt-seat = { $who }: { $ended }; nach einem Drittel des Spiels { $first }, nach zwei Dritteln { $second }, am Ende { $third }.
recap-course-alt-ahead = vorn
recap-course-alt-level = gleichauf
recap-course-alt-behind = zurück
recap-course-alt-point = Wendepunkt { $number } bei Schritt { $step }, { $best }.
recap-course-best = am besten für { $who }
recap-course-better = gut für den Platz
recap-course-worse = schlecht für den Platz
recap-course-intro = **Wie es lief** an Tisch { $table } ({ $title }), nach der Auswertung: jeden Platz aus seiner eigenen Sicht, nach jedem Schritt.
recap-course-point = **{ $number }** · Schritt { $step }, { $stage }: { $what } *– { $best }*
recap-luck-head = **🍀 Glück** – was Würfel, Stapel und Verdecktes brachten, gegen das, was dieselben Züge im Mittel bringen:
recap-luck-line = { $who }: Von 100, die dieselben Aussichten gehabt hätten, wäre es etwa { $share } schlechter ergangen – { $how }.
recap-luck-great = viel Glück
recap-luck-good = etwas Glück
recap-luck-usual = ungefähr wie üblich
recap-luck-bad = etwas Pech
recap-luck-awful = viel Pech
recap-luck-none = 🍀 In diesem Spiel wurde nach seinem Anfang nichts gezogen, was sich auswerten ließe: Was geschah, war gespielt.
recap-luck-words = -# Gemessen am Urteil eines Bots, das irren kann. Was vor dem ersten Zug verteilt wurde, zählt nicht mit.

## Die Durchsicht

recap-review-head = **Die Züge, die die Auswertung am meisten verschoben**, an Tisch { $table }, das Glück herausgerechnet. Was sie sagt, folgt aus dem, was der Platz in dem Augenblick wissen konnte; sie hat nicht immer recht.
recap-review-line = **Schritt { $step }** ({ $stage }), { $who }: **{ $action }** – { $how }. { $other }
recap-review-gained = gewonnen
recap-review-lost = verloren
recap-review-same = Ein Bot hätte dasselbe getan.
recap-review-other = Ein Bot hätte gespielt: **{ $action }**{ $why }.
recap-review-none = In diesem Spiel gab es keinen Zug, zu dem es etwas zu sagen gibt.

# Zurückblicken auf ein Spiel, Schritt für Schritt.

## Zurückblicken

command-replay-about = Ein Spiel Schritt für Schritt: wie dein Platz es damals sah, nach dem Ende offen
command-replay-turn = Welcher Zug; ohne Angabe der Anfang oder das, was zuletzt geschah
command-replay-turn-name = zug
replay-open = Noch einmal ansehen
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-last = Ende ⏭
replay-mine = Nur meine Züge
replay-theirs = Nur Züge von { $who }
replay-decided = Wo fiel die Entscheidung?
replay-decided-here = 💥 *Kein anderer Schritt hat die Analyse so sehr zugunsten von { $who } verschoben, der oder die am Ende gewann.*
replay-jump = Springen zu …
replay-eyes = Mit wessen Augen …
replay-log = Das Brett ansehen, wie es stand nach …
replay-beginning = Vor dem ersten Zug
replay-at-step = Schritt { $step }
replay-spectator = jemand, der zuschaut
replay-seat = { $who }
replay-step = **Schritt { $step } von { $steps }**, wie es zu sehen war für: { $who }
replay-taken-back = *Das wurde später zurückgenommen. „Weiter“ führt dahin, wie das Spiel wirklich weiterging.*
replay-unreadable = Dieser Schritt von Tisch { $table } ist nicht mehr lesbar. Die anderen sind es.
table-log-timeout = *(Zeit abgelaufen: ein Bot hat geantwortet)*
