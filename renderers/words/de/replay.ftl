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
