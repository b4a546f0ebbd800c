# Die Befehle: was sie erklärt und was sie antworten.
# Ids auf -name sind Namen von Angaben: klein geschrieben, ohne Leerzeichen, höchstens 32 Zeichen.

## Beschreibungen

command-table-about = Tische: öffnen, mitspielen, starten, nachsehen, rückgängig machen, schließen
command-table = Welcher Tisch; nur nötig, wenn du an mehreren spielst
command-table-name = tisch
command-table-status-about = Zeigt, wer mitspielt, wer dran ist und seit wann
command-table-undo-about = Deinen letzten Zug rückgängig machen; betrifft er andere, müssen sie zustimmen
command-table-redo-about = Wiederherstellen, was rückgängig gemacht wurde
command-table-resign-about = Aufgeben: zählt als Niederlage
command-table-abandon-about = Einen Tisch vor dem Ende schließen; läuft die Partie, müssen alle zustimmen
command-table-export-about = Den Tisch als Datei speichern
command-board-about = Das Brett zeigen, als Bild oder als Text
command-board-text = Das ganze Brett als Text
command-board-text-name = text
command-board-page = Welches Bild, wenn es mehrere gibt
command-board-page-name = seite
command-hand-about = Deine Hand und alles, was nur du wissen darfst
command-hand-text = Alles als Text
command-hand-text-name = text
command-hand-page = Welches Bild, wenn es mehrere gibt
command-hand-page-name = seite
command-rules-about = Die Regeln eines Spiels lesen oder durchsuchen
command-rules-topic = Thema; ohne Angabe die Liste
command-rules-topic-name = thema
command-rules-find = Ein Wort, das du in allen Regeln suchst
command-rules-find-name = suche
command-rules-title = Spiel; ohne Angabe das hier gespielte
command-rules-title-name = spiel
command-orders-about = Daueraufträge: im Voraus antworten, damit niemand auf dich wartet
command-orders-decision = Die Frage; ohne Angabe die Liste
command-orders-decision-name = entscheidung
command-orders-answer = Deine Antwort
command-orders-answer-name = antwort
command-orders-amount = Eine Zahl, falls die Antwort eine braucht
command-orders-amount-name = zahl
command-orders-preferences = Deine Wünsche, das Wichtigste zuerst, durch Kommas getrennt
command-orders-preferences-name = wünsche
command-play-about = Einen Zug machen: Vorschläge nacheinander wählen oder ihn tippen
command-play-action = Dein Zug, etwa „attack F0 F1“; ohne Angabe kommen Knöpfe
command-play-action-name = aktion

## Welcher Tisch

which-ask = Welcher Tisch?
which-placeholder = Tisch wählen…
which-another = Anderer Tisch…
which-none = Dazu passt hier kein Tisch. `/table list` zeigt deine, `/table new` öffnet einen.
which-nobody-to-join = Hier sucht kein Tisch Mitspieler. `/table new` öffnet einen.
which-say-table = Du spielst an mehreren Tischen. Wiederhole es mit der Angabe `tisch`: { $tables }.
which-your-move = du bist dran
which-elsewhere = { $table } in { $where }:

## Bots

bot-random = zieht zufällig
bot-easy = macht kleine Fehler; gut für die erste Partie
bot-normal = nimmt sofort den Zug, der am besten aussieht
bot-hard = denkt bei jedem zweiten Zug voraus
bot-expert = denkt bei jedem Zug voraus
bot-random-level = Zufall
bot-easy-level = Leicht
bot-normal-level = Normal
bot-hard-level = Schwer
bot-expert-level = Experte
bot-random-choice = { bot-random-level }: { bot-random }
bot-easy-choice = { bot-easy-level }: { bot-easy }
bot-normal-choice = { bot-normal-level }: { bot-normal }
bot-hard-choice = { bot-hard-level }: { bot-hard }
bot-expert-choice = { bot-expert-level }: { bot-expert }

## Tische

table-status-open = sucht Mitspieler
table-status-running = läuft
table-status-finished = beendet
table-status-abandoned = vorzeitig geschlossen
table-status-suspended = angehalten; siehe `/table status`
table-lobby = **{ $title }** · Tisch { $table } — { $about }
table-seat = { $number }. { $who }
table-seat-waited = { $number }. **{ $who }** ← am Zug
table-bot = { $name } ({ $kind })
table-button-fairness = Fairness
board-pages = Andere Seite zeigen…
table-button-more = Mehr…
table-button-undo = Rückgängig
table-button-resign = Aufgeben
table-button-rules = Regeln
table-button-resign-now = Ja, aufgeben
table-button-abandon-now = Ja, schließen
table-no-thread-kind = Kein Thread: Dieser Kanaltyp hat keine. Der Tisch ist im Kanal selbst.
table-no-thread-full = Kein Thread: Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Der Tisch ist im Kanal selbst. Schließt Threads, um Platz zu schaffen.
table-no-thread-forbidden = Kein Thread: Ich darf hier keinen öffnen. Der Tisch ist im Kanal selbst. Die Serververwaltung kann mir das erlauben: { $missing }.
table-no-member-here = Hier kann ich keinen Tisch öffnen: Ich bin kein Mitglied dieses Servers. Bitte die Serververwaltung, mich hinzuzufügen („Zum Server hinzufügen“, nicht „Zu meinen Apps“), und versuch es noch einmal.
table-no-post-here = In diesem Kanal kann ich keinen Tisch öffnen: Mir fehlt { $missing }. Bitte die Verwaltung des Kanals darum oder nimm einen anderen Kanal.
table-invited-bot = Discord-Bots kannst du nicht einladen. `/table add-player` fügt einen unserer Bots hinzu.
table-status = **{ $title }** · Tisch { $table } in { $where } · { $status } · { $stage }
table-since = Gefragt wurde { $when }.
table-proposal-open = Ein Vorschlag ist offen: Stimm mit den Knöpfen unter seiner Nachricht zu oder lehn ihn ab.
table-asked = Das betrifft die anderen, darum habe ich sie gefragt. Stimmen alle zu, mache ich es.
table-done-undo = Rückgängig gemacht.
table-done-redo = Wiederhergestellt.
table-confirm-resign = An Tisch { $table } aufgeben? Das zählt als Niederlage; rückgängig machen lässt es sich nur, wenn alle anderen zustimmen.
table-confirm-resign-to-bot = An Tisch { $table } aufgeben? Das zählt als Niederlage, ein Bot übernimmt deinen Platz, und es gibt kein Zurück.
table-confirm-abandon = Tisch { $table } vor dem Ende schließen? Läuft die Partie schon, müssen alle zustimmen.
table-resigned = Du hast an Tisch { $table } aufgegeben.
table-closed = Tisch { $table } ist geschlossen.
table-exported = Tisch { $table } mit allen Würfen, Ziehungen und dem Startwert. Nachprüfen: `python -m bot verify DATEI`.
table-exported-part = Tisch { $table }, soweit du ihn schon kennen darfst. Nach dem Ende steht auch der Startwert in der Datei.

## Ansehen

board-shown = { $table }
board-no-page = Ein Bild „{ $given }“ gibt es nicht. Zur Wahl: { $pages }.
hand-shown = { $table } · deine Sicht

## Regeln und Schreibweise

rules-topics = **{ $title }**: die Regeln nach Themen.
rules-now = Für deinen jetzigen Zug: { $topics }.
rules-of-now = Jetzt wichtig
rules-choose = Ein Thema lesen…
rules-how = Wähle unten ein Thema oder durchsuche alle Regeln mit `/rules suche:`.
rules-found = { $count ->
    [one] „{ $given }“ kommt in einem Thema vor:
   *[other] „{ $given }“ kommt in { $count } Themen vor:
}
rules-nothing-found = „{ $given }“ kommt in den Regeln nicht vor. Versuch ein anderes Wort; `/rules` nennt die Themen.
rules-no-topic = Ein Thema „{ $given }“ gibt es nicht. Zur Wahl: { $topics }.
rules-notation-title = Schreibweise
rules-notation =
    `/play` nimmt einen ganzen Zug als Text: was du tust, dann womit, wo, an wem. Wähle beim Tippen aus den Vorschlägen; einer führt zum nächsten.

    Groß- und Kleinschreibung und Akzente sind egal; trenne mit Leerzeichen, Kommas, Strichen oder Pfeilen. Nimm die Namen aus den Menüs, in deiner Sprache, oder die Kürzel unten. Der Wortanfang genügt, wenn nur eines passt, und kleine Tippfehler stören nicht. Passt mehreres oder verbietet eine Regel den Zug, passiert nichts, und ich nenne dir, was geht.
notation-ambiguous = „{ $given }“ ist nicht eindeutig.
notation-unknown = „{ $given }“ gibt es hier nicht. `/rules notation` erklärt, wie du Züge schreibst.
notation-too-long = Kein Zug braucht mehr als { $most } Zeichen. Tippe nur deinen Zug.

## Daueraufträge

orders-head = **Tisch { $table }**: deine Antworten im Voraus.
orders-line = { $decision }: { $answer }
orders-how = Was nicht mehr gefragt werden kann, steht nicht dabei. Du kannst auch `/orders` mit `entscheidung` und `antwort` tippen.
orders-ask = mich fragen
orders-set = Gespeichert – { $decision }: { $answer }.
orders-with-amount = { $answer } ({ $amount })
orders-with-preferences = { $answer }: { $preferences }
orders-no-preference = „{ $given }“ ist hier nicht eindeutig. Zur Wahl: { $known }.
orders-none = Bei { $title } lässt sich nichts im Voraus beantworten.
orders-no-decision = Die Frage „{ $given }“ gibt es nicht. Zur Wahl: { $known }.
orders-no-answer = „{ $given }“ ist keine mögliche Antwort. Zur Wahl: { $known }.
how-to-play-facts = { $low ->
        [one] 1
       *[other] { $low }
    } bis { $high } Personen, etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, verteilt auf so viele Tage, wie ihr mögt.

# Wie der Platz eines Bots heißt: nach seiner Stufe.
bot-random-seat = Zufalls-Bot { $number }
bot-easy-seat = Leichter Bot { $number }
bot-normal-seat = Normaler Bot { $number }
bot-hard-seat = Schwerer Bot { $number }
bot-expert-seat = Experten-Bot { $number }
options-seat = Platz { $number }
command-block-about = Jemanden blockieren: An neuen Tischen trefft ihr euch nicht mehr
command-block-person = Wen; ohne Angabe siehst du deine Liste
command-block-person-name = person
command-block-remove = Blockierung aufheben
command-block-remove-name = entfernen

block-yourself = Dich selbst kannst du nicht blockieren.
block-added = Blockiert: Du und { $name } trefft euch nicht mehr an neuen Tischen. { $name } erfährt nichts davon; laufende Partien gehen weiter.
block-removed = Nicht mehr blockiert: Du und { $name } könnt euch wieder an Tischen treffen.
block-list = Du blockierst { $who }. Aufheben: `/block entfernen:True`.
block-none = Du blockierst niemanden.

orders-title = { $title }: Antworten im Voraus
orders-form = { $part ->
    [0] Bearbeiten
   *[other] Weitere Fragen…
}
orders-rest = Einzeln…
orders-boxes = Frag mich nicht nach
orders-list-of = Liste: { $decision }
orders-list-now = Liste wählen…
orders-list-wanted = Wähle jetzt deine Wunschliste, das Wichtigste zuerst: Dann gilt die Antwort.
orders-list-title = Deine Wunschliste, das Wichtigste zuerst
orders-place = { $place }.
orders-more = Danach
orders-more-about = Namen, durch Kommas getrennt
orders-no-list = Die Liste ist leer. Wähle mindestens einen Eintrag.
