# Die Befehle: was sie erklärt und was sie antworten.
# Ids auf -name sind Namen von Angaben: klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen.

## Beschreibungen

command-table-about = Tische: öffnen, Platz nehmen, beginnen, nachlesen, zurücknehmen, beenden
command-table = Welcher Tisch; nur nötig, wenn du an mehreren spielst
command-table-name = tisch
command-table-status-about = Wer mitspielt, wer am Zug ist und seit wann
command-table-undo-about = Deinen letzten Zug zurücknehmen; betrifft er andere, werden sie gefragt
command-table-redo-about = Zurückgenommenes wiederherstellen
command-table-resign-about = Aufgeben
command-table-abandon-about = Einen Tisch vor dem Ende schließen; läuft er, müssen alle zustimmen
command-table-export-about = Der Tisch als Datei
command-board-about = Das Brett, wie alle es sehen dürfen, als Bild oder als Text
command-board-text = Das ganze Brett in Worten
command-board-text-name = text
command-board-page = Welches Bild, wo es mehrere gibt
command-board-page-name = seite
command-hand-about = Was dein Platz wissen darf, nur für dich
command-hand-text = Alles in Worten
command-hand-text-name = text
command-hand-page = Welches Bild, wo es mehrere gibt
command-hand-page-name = seite
command-rules-about = Die Regeln eines Spiels, Thema für Thema
command-rules-topic = Worüber; ohne Angabe die Liste
command-rules-topic-name = thema
command-rules-find = Ein Wort, das in allen Regeln gesucht wird, in Überschrift und Text
command-rules-find-name = suche
command-rules-title = Welches Spiel; ohne Angabe das hier gespielte
command-rules-title-name = spiel
command-orders-about = Daueraufträge: im Voraus antworten, damit niemand auf dich wartet
command-orders-decision = Wonach du gefragt würdest; ohne Angabe die Liste
command-orders-decision-name = entscheidung
command-orders-answer = Was du dann antwortest
command-orders-answer-name = antwort
command-orders-amount = Eine Zahl, für Antworten, die eine brauchen
command-orders-amount-name = zahl
command-orders-preferences = Was du dir wünschst, das Liebste zuerst, durch Kommas getrennt
command-orders-preferences-name = wünsche
command-play-about = Einen Zug machen: Vorschläge Glied für Glied wählen oder alles tippen
command-play-action = Etwa „attack F0 F1“; ohne Angabe kommen Knöpfe
command-play-action-name = aktion

## Welcher Tisch

which-ask = An welchem Tisch?
which-placeholder = Wähle einen Tisch…
which-none = Hier ist kein Tisch, um den es gehen könnte. `/table list` zeigt deine, `/table new` öffnet einen.
which-nobody-to-join = Hier wartet kein Tisch auf Leute. `/table new` öffnet einen.
which-say-table = Du spielst an mehreren Tischen. Bitte tippe es noch einmal mit der Angabe `tisch`: { $tables }.
which-your-move = du bist dran
which-elsewhere = Hier geht es um **{ $title }**, Tisch { $table } in { $where }.

## Bots

bot-random = spielt zufällig
bot-easy = macht kleine Fehler, für die erste Partie
bot-normal = spielt auf die beste nächste Stellung, und sofort
bot-hard = denkt bei jedem zweiten Zug voraus
bot-expert = denkt bei jedem Zug voraus
bot-random-choice = { bot-random-level }: { bot-random }
bot-easy-choice = { bot-easy-level }: { bot-easy }
bot-normal-choice = { bot-normal-level }: { bot-normal }
bot-hard-choice = { bot-hard-level }: { bot-hard }
bot-expert-choice = { bot-expert-level }: { bot-expert }

## Tische

table-status-open = wartet auf Leute
table-status-running = läuft
table-status-finished = beendet
table-status-abandoned = vor dem Ende geschlossen
table-status-suspended = angehalten: siehe `/table status`
table-lobby = **{ $title }** · Tisch { $table } — { $about }
table-seat = { $number }. { $who }
table-seat-waited = { $number }. **{ $who }** ← am Zug
table-bot = { $name } ({ $kind })
table-button-commitments = Festlegungen
board-pages = Andere Seite aufschlagen …
table-button-rules = Regeln
table-button-resign-now = Ja, ich gebe auf
table-button-abandon-now = Ja, den Tisch schließen
table-no-thread-kind = In Kanälen dieser Art gibt es keine Threads. Der Tisch ist deshalb im Kanal selbst.
table-no-thread-full = Auf diesem Server sind so viele Threads aktiv, wie Discord erlaubt. Der Tisch ist deshalb im Kanal selbst. Wenn du Threads schließt, wird Platz.
table-no-thread-forbidden = Ich kann hier keinen Thread öffnen. Der Tisch ist deshalb im Kanal selbst. Wer den Server verwaltet, kann mir das erlauben: { $missing }.
table-no-member-here = Ich bin kein Mitglied dieses Servers und könnte das Spielbrett hier nicht zeigen. Jemand mit Verwaltungsrechten muss mich dem Server hinzufügen („Zum Server hinzufügen“, nicht „Zu meinen Apps“); versuch es dann noch einmal.
table-no-post-here = In diesem Kanal könnte ich das Spielbrett nicht zeigen: Mir fehlt { $missing }. Lass das von jemandem erlauben, der den Kanal verwaltet, oder nimm einen anderen Kanal.
table-invited-bot = Discord-Bots kann man nicht einladen. `/table add-player` fügt einen von unseren hinzu.
table-status = **{ $title }** · Tisch { $table } in { $where } · { $status } · { $stage }
table-since = Das Warten begann { $when }.
table-proposal-open = Ein Vorschlag ist offen: Seine Nachricht hat die Knöpfe zum Zustimmen oder Ablehnen.
table-commitment = SHA-256 des geheimen Startwerts aller Würfel: `{ $hash }`
table-asked = Das betrifft die anderen, darum habe ich sie gefragt. Es geschieht, sobald alle zustimmen.
table-done-undo = Zurückgenommen.
table-done-redo = Wiederhergestellt.
table-confirm-resign = Willst du an Tisch { $table } wirklich aufgeben? Das zählt als Niederlage und lässt sich nur zurücknehmen, wenn alle anderen zustimmen.
table-confirm-resign-to-bot = An Tisch { $table } aufgeben? Das zählt als Niederlage, ein Bot übernimmt deinen Platz, und es lässt sich nicht zurücknehmen.
table-confirm-abandon = Willst du Tisch { $table } wirklich vor dem Ende schließen? Läuft er schon, müssen alle zustimmen.
table-resigned = Du hast an Tisch { $table } aufgegeben.
table-closed = Tisch { $table } ist geschlossen.
table-exported = Tisch { $table } mit jedem Wurf und dem Startwert. `python -m bot verify DATEI` prüft ihn nach.
table-exported-part = Tisch { $table }, soweit du ihn jetzt kennen darfst. Nach dem Ende enthält die Datei auch den Startwert.

## Ansehen

board-shown = { $title } · Tisch { $table }
board-no-page = Ein Bild „{ $given }“ gibt es nicht. Es gibt: { $pages }.
hand-shown = { $title } · Tisch { $table }, von deinem Platz aus

## Regeln und Schreibweise

rules-topics = **{ $title }**: Das sind die Themen der Regeln.
rules-now = Für diesen Augenblick: { $topics }.
rules-of-now = Jetzt wichtig
rules-choose = Ein Thema lesen…
rules-how = Wähle unten ein Thema oder such mit `/rules find:` ein Wort in allen Regeln.
rules-found = { $count ->
    [one] Ein Thema sagt etwas zu „{ $given }“:
   *[other] { $count } Themen sagen etwas zu „{ $given }“:
}
rules-nothing-found = Zu „{ $given }“ sagen die Regeln nichts. Versuch ein anderes Wort; `/rules` nennt die Themen.
rules-no-topic = Ein Thema „{ $given }“ gibt es nicht. Es gibt: { $topics }.
rules-notation-title = Schreibweise
rules-notation =
    `/play` nimmt einen ganzen Zug als Text, seine Teile der Reihe nach: was du tust, dann womit, wo, an wem. Beim Tippen erscheinen Vorschläge; jeder, den du wählst, führt zum nächsten.

    Groß und klein und Akzente sind egal, und Leerzeichen, Kommas, Striche und Pfeile trennen gleichermaßen. Namen gelten, wie sie in den Menüs stehen, in deiner Sprache; die kurzen Zeichen unten gelten immer. Wortanfänge genügen, solange sie nur zu einem passen, und kleine Tippfehler stören nicht. Passt mehreres oder verbietet es eine Regel, so geschieht nichts, und ich sage, was möglich ist.
notation-ambiguous = „{ $given }“ könnte mehreres heißen.
notation-unknown = „{ $given }“ gibt es hier nicht. `/rules notation` erklärt, wie man Züge schreibt.
notation-too-long = Keine Aktion braucht mehr als { $most } Zeichen. Tippe nur deinen Zug.

## Daueraufträge

orders-head = **Tisch { $table }**: wonach du gefragt wirst und was du im Voraus antwortest.
orders-line = { $decision }: { $answer }
orders-how = Gib einen mit den Menüs unten, oder mit `/orders` und sowohl `entscheidung` als auch `antwort`.
orders-choose = Was möchtest du im Voraus beantworten?
orders-answer = Deine Antwort von jetzt an…
orders-amount = Eine Zahl…
orders-preference = Dein nächster Wunsch, der liebste zuerst…
orders-give = Das ist die ganze Liste
orders-preferences = Deine Wünsche bisher: { $preferences }
orders-ask = mich fragen
orders-set = Von jetzt an: { $decision }: { $answer }.
orders-with-amount = { $answer } ({ $amount })
orders-with-preferences = { $answer }: { $preferences }
orders-no-preference = „{ $given }“ lässt sich nicht wünschen oder ist nicht klar genug. Es gibt: { $known }.
orders-none = Bei { $title } gibt es nichts im Voraus zu beantworten.
orders-no-decision = Keine Entscheidung heißt „{ $given }“. Es gibt: { $known }.
orders-no-answer = „{ $given }“ ist keine Antwort darauf. Es gibt: { $known }.
how-to-play-facts = Für mindestens { $low ->
        [one] eine Person
       *[other] { $low } Personen
    } und höchstens { $high }, etwa { $minutes ->
        [one] { $minutes } Minute Spielzeit
       *[other] { $minutes } Minuten Spielzeit
    }, verteilt auf so viele Tage, wie ihr mögt.

# Wie der Platz eines Bots heißt: nach seiner Stufe.
bot-random-seat = Zufalls-Bot { $number }
bot-easy-seat = Leichter Bot { $number }
bot-normal-seat = Normaler Bot { $number }
bot-hard-seat = Schwerer Bot { $number }
bot-expert-seat = Experten-Bot { $number }
options-seat = Platz { $number }
command-block-about = Jemandem aus dem Weg gehen: Ihr trefft euch nicht mehr an neuen Tischen
command-block-person = Wem; lass es weg, um deine Liste zu lesen
command-block-person-name = person
command-block-remove = Wieder von deiner Liste nehmen
command-block-remove-name = entfernen

block-yourself = Dir selbst kannst du nicht aus dem Weg gehen.
block-added = Du und { $name } trefft euch nicht mehr an neuen Tischen. { $name } erfährt nichts davon. Laufende Spiele gehen weiter.
block-removed = { $name } steht nicht mehr auf deiner Liste: Ihr könnt euch wieder an Tischen treffen.
block-list = Du gehst { $who } aus dem Weg. `/block remove:True` nimmt jemanden von der Liste.
block-none = Du gehst niemandem aus dem Weg.
