# Nachlesen, und Tischen anderer folgen.

command-catch-up-about = Was seit deinem letzten Besuch passiert ist und was auf dich wartet
command-table-follow-about = Neues von einem fremden Tisch erfahren (wie in /me eingestellt) oder nicht mehr
catch-up-title = { $table } · neu seit deinem letzten Besuch
catch-up-again = { $table } · nichts Neues. Zuletzt:
catch-up-nothing = { $table } · nichts Neues.
catch-up-nothing-new = An deinen Tischen gibt es seit deinem letzten Besuch nichts Neues.
catch-up-lost = **Was du gesehen hattest, wurde rückgängig gemacht**, ab hier: { $stage }.
catch-up-waits = **Hier bist du dran.**
catch-up-more = … und mehr: Ein weiteres `/catch-up` zeigt den Rest.
catch-up-closer = Tisch wählen, um sein Bild zu sehen…
catch-up-button = Was war los?
catch-up-button-all = Was war los?
table-button-follow = Folgen
table-button-unfollow = Entfolgen
follow-on = Du folgst Tisch { $table }. Wie du Neues erfährst, stellst du in `/me` ein.
follow-off = Du folgst Tisch { $table } nicht mehr.
tables-plays-here = Du spielst an Tisch { $table } und erfährst ohnehin alles.
inbox-your-move-until = **du bist dran**, { $when } gefragt; deine Zeit endet { $until }

command-me-last = Letzte Erinnerung, bevor deine Zeit um ist, etwa „4h“ oder „nie“
command-me-last-name = zuletzt
me-last-line = Letzte Erinnerung, bevor meine Zeit um ist: **{ $wait }**
me-button-more = Weitere Einstellungen…
inbox-nudged = Die anderen an deinem Tisch würden gern weiterspielen: { $tables }

# Alle Tische einer Person, und was auf sie wartet.

command-games-about = Alle deine Tische auf allen Servern, und wo du dran bist
command-games-show = Welche Tische
command-games-show-name = zeige

inbox-title = { $waiting ->
    [0] **Deine Tische: { $tables }.** Du bist gerade nirgends dran.
    [one] **Deine Tische: { $tables }.** An einem bist du dran.
   *[other] **Deine Tische: { $tables }.** An { $waiting } bist du dran.
}
inbox-none = Du hast keine Tische. Öffne einen mit `/table new`.
inbox-line = { $table } · { $how } · { $where }
inbox-your-move = **du bist dran**, { $when } gefragt
inbox-waits-for = wartet auf { $who }
inbox-nothing-waits = Alles erledigt: Nichts wartet auf dich.
inbox-here = { $table } · { $where }
inbox-button-next = Nächster Zug
inbox-show-all = Alle Tische
inbox-show-mine = Ich bin dran
inbox-show-running = Laufende Partien
inbox-show-open = Mitspieler gesucht
inbox-reminder = Du bist dran:
inbox-button-later = In 4 Stunden erinnern
inbox-button-tomorrow = Morgen erinnern
inbox-later = Keine Erinnerungen bis { $when }. Dann erinnere ich dich an alles, was noch wartet.
inbox-more = { $count ->
    [one] … und ein weiterer Tisch.
   *[other] … und { $count } weitere Tische.
}
inbox-live = Immer aktuell; abschalten kannst du es in `/me`.

digest-title = { $waiting ->
    [0] **Dein Tag im Überblick.** Du bist gerade nirgends dran.
    [one] **Dein Tag im Überblick.** An einem Tisch bist du dran:
   *[other] **Dein Tag im Überblick.** An { $waiting } Tischen bist du dran:
}
digest-more = … und mehr: `/catch-up` zeigt den Rest.

# Die eigenen Einstellungen: Zeit, Erinnerungen, Sprache.

command-me-about = Deine Einstellungen: Zeitzone, Wachzeit, Abwesenheit, Erinnerungen, Sprache
command-me-zone = Deine Zeitzone, etwa „Europe/Berlin“ oder nur „Berlin“
command-me-zone-name = zeitzone
command-me-hours = Wann ich dich benachrichtigen darf, etwa „mo-fr 8-22, sa-so 10-24“
command-me-hours-name = stunden
command-me-away = Tage, an denen du weg bist, etwa „24.12. bis 2.1.“; „nein“, wenn du zurück bist
command-me-away-name = weg
command-me-notify = Wie ich dir Bescheid gebe, wenn du dran bist
command-me-notify-name = bescheid
command-me-first = Wann ich dich zuerst erinnere, etwa „4h“, „2 Tage“ oder „nie“
command-me-first-name = zuerst
command-me-again = Wie oft ich dich danach erinnere, etwa „1 Tag“ oder „nie“
command-me-again-name = wieder
command-me-inbox = Eine Direktnachricht mit allen deinen Tischen, immer aktuell
command-me-inbox-name = posteingang
command-me-digest = Uhrzeit der Tagesübersicht (was wartet, was neu ist), etwa „7:30“ oder „nie“
command-me-digest-name = tagesübersicht
command-me-language = Deine Sprache in privaten Nachrichten
command-me-language-name = sprache

me-title = **Deine Einstellungen**
me-zone = Zeitzone: **{ $zone }** (dort ist es { $time })
me-hours = Benachrichtige mich: **{ $hours }**
me-away = Abwesend: **{ $days }**
me-away-no = nein
me-away-still = An diesen Tagen läuft deine Zeit nicht.
me-away-clocks =
    { $slow ->
        [one] An einem dieser Tage läuft deine Zeit nicht
       *[other] An { $slow } dieser Tage läuft deine Zeit nicht
    } (an { $fast } bei 2 oder mehr Zügen am Tag oder einem Zeitkonto unter 48 Stunden). Danach läuft sie, und die anderen können ohne dich weiterspielen.
me-notify = Wenn ich dran bin: **{ $how }**
me-notify-ping = Ping im Kanal
me-notify-private = Direktnachricht an mich
me-notify-quiet = nicht benachrichtigen
me-remind = Erste Erinnerung: **{ $first }** · danach: **{ $again }**
me-inbox = Posteingang: **{ $how }**
me-inbox-on = eine Direktnachricht mit allen meinen Tischen
me-inbox-off = aus
me-digest = Tagesübersicht: **{ $when }**
me-digest-at = um { $time } Uhr
me-digest-never = aus
me-language = Meine Sprache: **{ $language }**
me-language-discord = wie in Discord
me-typed = Nur du siehst das. Du kannst alles auch eintippen: `/me`.

me-button-home = Ich bin zurück

me-unreadable-zone = Die Zeitzone „{ $given }“ gibt es nicht. Nimm einen Vorschlag wie `Europe/Berlin` oder die größte Stadt deiner Zeitzone.
me-unreadable-hours = „{ $given }“ kann ich nicht als Uhrzeiten lesen. Schreib zum Beispiel `mo-fr 8-22, sa-so 10-24` oder `immer`; mindestens ein Tag muss Zeiten haben.
me-unreadable-away = „{ $given }“ kann ich nicht als Zeitraum lesen. Schreib zum Beispiel `24.12. bis 2.1.`, höchstens ein Jahr; oder `nein`, wenn du zurück bist.
me-unreadable-wait = „{ $given }“ kann ich nicht als Dauer lesen. Schreib zum Beispiel `4h` oder `2 Tage`, von einer halben Stunde bis zu zwei Wochen; oder `nie`.
me-unreadable-digest = „{ $given }“ kann ich nicht als Uhrzeit lesen. Schreib zum Beispiel `7`, `19:30` oder `7 abends`; oder `nie`.

me-button-form = Bearbeiten
me-form-title = Deine Einstellungen
me-field-zone = Zeitzone
me-field-zone-about = Die größte Stadt deiner Zeitzone, etwa Berlin
me-field-hours = Wann ich dich benachrichtigen darf
me-field-hours-about = Etwa mo-fr 8-22, sa-so 10-24; oder: immer
me-field-notify = Wenn du dran bist
me-field-first = Erste Erinnerung
me-field-again = Erneut erinnern
me-field-away = Abwesenheit
me-field-away-about = Etwa 24.12. bis 2.1.; leer, wenn du da bist
me-field-last = Letzte Erinnerung, bevor die Zeit um ist
me-field-inbox = Posteingang
me-field-inbox-about = Eine Direktnachricht mit allen deinen Tischen, immer aktuell
me-field-digest = Tagesübersicht
me-field-locale = Sprache privater Nachrichten
