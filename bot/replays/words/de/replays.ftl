command-table-log-about = Was an einem Tisch passiert ist, soweit du es wissen darfst
command-table-log-page = Welche Seite; ohne Angabe die letzte
command-table-log-page-name = seite
table-button-log = Verlauf
table-log = { $table } · Verlauf, Seite { $page } von { $pages }{ $parts ->
    [1] { "" }
   *[other] , Teil { $part } von { $parts }
}
table-log-nothing = Noch nichts, was du sehen darfst.
table-log-undo = { $who } hat Züge rückgängig gemacht.
table-log-redo = { $who } hat Züge wiederhergestellt.
table-log-mended = Der letzte Spielstand war beschädigt: Die Partie geht beim letzten intakten weiter.

# Was von einem Spiel bleibt: eine Animation, eine Seite, ein Bild seines Verlaufs, eine Durchsicht.

## Die Knöpfe

recap-button-film = Film
recap-button-gif = GIF holen
recap-button-page = Webseite holen
recap-button-course = Partieanalyse
recap-button-review = Mit Bot vergleichen

## Während es entsteht, und wenn es fertig ist

recap-making-film = 🎬 Der Film von Tisch { $table } entsteht… **{ $percent } %**
recap-making-gif = 🎬 Das GIF von Tisch { $table } entsteht… **{ $percent } %**
recap-making-page = 📄 Die Seite von Tisch { $table } entsteht… **{ $percent } %**
recap-making-course = 📈 Analyse der Partie an Tisch { $table }… **{ $percent } %**
recap-making-review = 🔎 Analyse der Partie an Tisch { $table }… **{ $percent } %**
recap-done-film = 🎬 { $table }, aus Sicht von { $who }. Zum Behalten und Teilen.
recap-done-page = 📄 { $table }, aus Sicht von { $who }: Speichere die Datei und öffne sie im Browser, auch offline. Blättern mit den Pfeiltasten.
recap-too-large = Die Partie an Tisch { $table } ist zu lang: Die Datei wäre größer, als Discord hier erlaubt ({ $megabytes } MB).
recap-failed = Das hat für Tisch { $table } nicht geklappt. Drück den Knopf noch einmal.
recap-busy = Ich erstelle gerade noch etwas für dich. Warte bitte, bis es fertig ist.
recap-only-over = Das siehst du, sobald die Partie an Tisch { $table } zu Ende ist.

## Der Film

recap-table = Tisch { $table }
recap-steps = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
 }
recap-step = Schritt { $step } von { $steps }
recap-decided = ◆ Wendepunkt
recap-closed = Partie geschlossen
recap-goes-on = Fortsetzung folgt
recap-so-far = Das ist der Stand bis jetzt.
recap-won = { $who } gewinnt!
recap-draw = { $who }: unentschieden
recap-nobody = Niemand gewinnt
recap-film-alt = Animation einer Partie { $title } mit { $who }

## Die Seite

recap-page-first = Erster Schritt
recap-page-back = Zurück
recap-page-on = Weiter
recap-page-last = Letzter Schritt
recap-page-slider = Schritt
recap-page-turn = Springen zu
recap-page-beginning = Aufbau
recap-page-log = Verlauf
recap-page-words = Das Brett als Text
recap-page-keys = Pfeiltasten: voriger und nächster Schritt. Pos1 und Ende: erster und letzter Schritt.
recap-page-eyes = Aus Sicht von { $who }
recap-page-script = Bitte schalte in deinem Browser JavaScript ein: Diese Seite braucht es.
recap-page-undrawn = Dieses Brett lässt sich hier nicht zeichnen; unten steht es als Text.

## Wie es lief

recap-course-head = Partieanalyse
recap-course-high = vorn
recap-course-low = hinten
recap-course-first = Anfang
recap-course-place = Platz { $place }
recap-course-luck = mehr Glück als { $share } %
recap-course-alt = Diagramm von { $title }: Eine Linie pro Platz zeigt, wie weit er nach jedem Schritt vorn oder hinten lag, so wie ein Bot es beurteilt; die Mitte ist ausgeglichen.
recap-course-alt-seat = { $who }: { $ended }; nach einem Drittel der Partie { $first }, nach zwei Dritteln { $second }, am Ende { $third }.
recap-course-alt-ahead = vorn
recap-course-alt-level = gleichauf
recap-course-alt-behind = hinten
recap-course-alt-point = Wendepunkt { $number } bei Schritt { $step }, { $best }.
recap-course-best = am besten für { $who }
recap-course-better = gut für diesen Platz
recap-course-worse = schlecht für diesen Platz
recap-course-intro = **Partieanalyse** von { $table }: wer nach jedem Schritt vorn lag, gemessen an dem, was jeder Platz wusste.
recap-course-point = **{ $number }** · Schritt { $step }, { $stage }: { $what } *– { $best }*
recap-luck-head = **🍀 Glück** – was Würfel, Stapel und Verdecktes brachten, verglichen mit dem Schnitt für dieselben Züge:
recap-luck-line = { $who }: mehr Glück als { $share } % – { $how }.
recap-luck-great = großes Glück
recap-luck-good = Glück
recap-luck-usual = durchschnittlich
recap-luck-bad = Pech
recap-luck-awful = großes Pech
recap-luck-none = 🍀 Glück lässt sich hier nicht messen: Nach dem Anfang wurde nichts gezogen, was die Analyse bewerten kann.
recap-luck-words = -# Nach dem Urteil eines Bots, der irren kann. Was vor dem ersten Zug verteilt wurde, zählt nicht.

## Die Durchsicht

recap-review-head = **Die wichtigsten Züge** an Tisch { $table }, ohne Glücksanteil. Die Analyse nutzt nur, was der Platz damals wissen konnte, und kann irren.
recap-review-line = **Schritt { $step }** ({ $stage }), { $who }: **{ $action }** – { $how }. { $other }
recap-review-gained = gewonnen
recap-review-lost = verloren
recap-review-same = Ein Bot hätte dasselbe getan.
recap-review-other = Ein Bot hätte **{ $action }** gespielt{ $why }.
recap-review-none = Zu den Zügen dieser Partie hat die Analyse nichts zu sagen.

# Zurückblicken auf ein Spiel, Schritt für Schritt.

## Zurückblicken

command-replay-about = Eine Partie Schritt für Schritt: wie du sie gesehen hast, nach dem Ende alles offen
menu-board = Brett von hier an zeigen
replay-no-board = Diese Nachricht zeigt kein Brett. Nimm eine Nachricht mit dem Brett einer Partie.
command-replay-turn = Welcher Zug; ohne Angabe der Anfang oder der letzte
command-replay-turn-name = zug
replay-open = Wiederholung
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-last = Ende ⏭
replay-play = Ab hier weiterspielen
replay-played-on = { $table } — Dein neuer Tisch steht unten: Du hast den Platz von { $seat }, auf den übrigen sitzen Bots. Mit `/table replace` bekommt jemand den Platz eines Bots.
replay-note = { $table } — Diese Partie geht ab Schritt { $step } der Wiederholung weiter. Verdeckte Karten bleiben, wie sie waren, Stapel werden neu gemischt. Sie wird nicht gewertet.
replay-mine = Nur meine Züge
replay-theirs = Nur Züge von { $who }
replay-decided = Wendepunkt zeigen
replay-decided-here = 💥 *Wendepunkt: Dieser Schritt hat { $who } auf dem Weg zum Sieg am meisten geholfen.*
replay-jump = Springen zu…
replay-eyes = Aus Sicht von…
replay-log = Brett zeigen nach…
replay-beginning = Vor dem ersten Zug
replay-at-step = Schritt { $step }
replay-spectator = Zuschauenden
replay-seat = { $who }
replay-step = **Schritt { $step } von { $steps }**, aus Sicht von { $who }
replay-taken-back = *Das wurde später rückgängig gemacht. „Weiter“ folgt der Partie, wie sie wirklich lief.*
replay-unreadable = Dieser Schritt von Tisch { $table } ist nicht mehr lesbar, die anderen schon.
table-log-timeout = *(Zeit abgelaufen; ein Bot hat geantwortet)*

# Ein Tisch aus einer Datei

command-import-about = Eine beendete Partie aus ihrer Tischdatei wieder ansehen
command-import-file = Die Datei von /table export; ohne sie öffnet sich ein Formular
command-import-file-name = datei
import-title = Beendete Partie importieren
import-file = Tischdatei
import-about = Die JSON-Datei, die /table export nach dem Ende einer Partie erstellt
import-done = **{ $title } · { $names }** ist als Tisch { $table } wieder da. Sieh dir die Partie mit den Knöpfen unten oder mit `/replay` an.
import-wrong = Diese Datei lässt sich nicht importieren: { $given }. Nimm eine Datei, die `/table export` nach dem Ende einer Partie erstellt hat.
import-too-large = Die Datei ist zu groß: höchstens { $most } MB.
import-too-fast = Bitte nur eine Datei pro Minute. Versuch es gleich noch einmal.
import-no-server = Importiere die Datei in dem Serverkanal, in dem der Tisch sein soll.
