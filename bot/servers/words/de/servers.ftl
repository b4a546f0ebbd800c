# Die Einstellungen eines Servers, für die, die ihn verwalten.

command-server-about = Einstellungen des Servers: Spiele, Kanäle, wer Tische öffnet, Aushang, Sprache
command-server-setting = Welche Einstellung; ohne Angabe die Übersicht
command-server-setting-name = einstellung
command-server-value = Der neue Wert; „keine“ setzt ihn zurück
command-server-value-name = wert

server-title = **Einstellungen dieses Servers**
server-welcome =
    👋 **Hallo! Mit mir gibt es hier Brettspiele:** { $titles } und mehr. Spielt miteinander oder gegen Bots, Zug um Zug.
    Drück *Spielen*, und schon geht es los; `/help` hilft überall weiter. Einstellungen für den Server: `/server`.
server-line = { $name }: **{ $value }**
server-now = Jetzt: **{ $value }**
server-more = und { $count } weitere
server-at-most = höchstens { $number }
server-somebody = eine gelöschte Person
server-typed = Ändere sie mit den Knöpfen unten oder tippe `/server einstellung:… wert:…`. Das Protokoll zeigt jede Änderung.
server-all-well = ✅ In diesen Kanälen habe ich alle nötigen Rechte.
server-only-managers = Das darf nur, wer diesen Server verwaltet (Discord-Recht *Server verwalten*).
server-no-such-setting = Diese Einstellung gibt es nicht. `/server` zeigt alle.
server-unreadable = „{ $given }“ ist kein möglicher Wert. Wähle einen in `/server`; „keine“ setzt die Einstellung zurück.
server-no-such-channel = Ich sehe auf diesem Server keinen Kanal „{ $given }“. Nimm einen Vorschlag oder gib mir erst Zugang.
server-no-such-role = Dieser Server hat keine Rolle „{ $given }“. Nimm einen Vorschlag.

## Einstellungen

server-setting-titles = Spiele
server-setting-titles-about = Welche Spiele man hier öffnen kann.
server-setting-channels = Kanäle für Tische
server-setting-channels-about = Wo man Tische öffnen kann, auch in Threads dieser Kanäle.
server-setting-channels-title = Kanäle für { $title }
server-setting-channels-title-about = Wo man { $title } öffnen kann; sonst überall, wo alle Spiele erlaubt sind.
server-setting-openers = Wer Tische öffnen darf
server-setting-openers-about = Eine dieser Rollen genügt. Wer den Server verwaltet, darf es immer.
server-setting-tables = Tische gleichzeitig
server-setting-tables-about = Wie viele Tische hier offen sein oder laufen dürfen; leer für unbegrenzt.
server-setting-each = Tische pro Person
server-setting-each-about = Wie viele offene oder laufende Tische einer Person gehören dürfen; leer für unbegrenzt.
server-setting-threads = Threads
server-setting-threads-about = Bekommt jeder Tisch einen eigenen Thread?
server-setting-pace = Standard-Bedenkzeit
server-setting-pace-about = Bedenkzeit pro Entscheidung, wenn beim Öffnen keine andere gewählt wird.
server-setting-hints = Tipps als Standard
server-setting-hints-about = Ob neue Tische Tipps erlauben, wenn beim Öffnen nichts anderes gewählt wird.
server-setting-board = Aushang offener Tische
server-setting-board-about = Eine Nachricht dort zeigt alle Tische, die Mitspieler suchen, mit einem Menü zum Mitspielen.
server-setting-vacancies = Freie Plätze ankündigen
server-setting-vacancies-about = Eine Nachricht für jeden neuen Tisch, in dem Kanal, in dem man Mitspieler findet.
server-setting-results = Ergebnisse verkünden
server-setting-results-about = Eine Nachricht für jede beendete Partie, außer an privaten Tischen.
server-setting-records = Rekorde verkünden
server-setting-records-about = Eine Nachricht, wenn hier jemand ein Abzeichen verdient oder eine Wertung anführt.
server-setting-reports = Meldungen
server-setting-reports-about = Wohin /report Meldungen schickt. Nimm einen Kanal, den nur die Verwaltung lesen kann.
server-setting-weekly = Wochenüberblick
server-setting-weekly-about = Jeden Montag eine Zeile: beendete Partien, wie viele gespielt haben, Tische mit Störungen.
server-setting-language = Sprache
server-setting-language-about = Die Sprache, in der ich hier schreibe; privat liest jeder die eigene.
server-setting-preset = Vorlage
server-setting-preset-usual = Standardvorlage ihres Spiels

server-usual-titles = alle
server-usual-channels = überall
server-usual-channels-title = wie für alle Spiele
server-usual-openers = alle
server-usual-tables = unbegrenzt
server-usual-each = unbegrenzt
server-usual-threads = nach Wunsch beim Öffnen
server-usual-pace = unbegrenzt
server-usual-hints = nein
server-usual-board = keiner
server-usual-vacancies = aus
server-usual-results = aus
server-usual-records = aus
server-usual-reports = kein Kanal
server-usual-weekly = aus
server-usual-language = Discords Sprache für diesen Server
server-switch-on = ja
server-threads-always = einer für jeden Tisch
server-threads-never = keine Threads

## Die Übersicht

server-menu-preset = Vorlage wählen…
server-menu-save = Einstellungen eines Tisches als Vorlage speichern…
server-button-presets = Vorlagen
server-button-log = Protokoll
server-button-reports-on = Meldungen an mich
server-button-reports-off = Keine Meldungen mehr
server-button-make-usual = Als Standard nehmen
server-button-drop-usual = Nicht mehr Standard
server-button-delete = Löschen

server-problem-lacks = ⚠ { $setting }: In { $where } brauche ich { $missing }. Erlaube es in den Einstellungen des Kanals unter *Berechtigungen*.
server-problem-gone = ⚠ { $setting }: Ich finde { $where } nicht. Wähle einen anderen Kanal oder gib mir Zugang (*View Channel*).
server-problem-public = ⚠ { $setting }: Alle können { $where } lesen, und in Meldungen stehen Namen. Nimm einen Kanal, den nur die Verwaltung sieht.

server-log-title = **Änderungen, neueste zuerst**
server-log-none = Noch keine Änderungen.
server-log-line = { $when } · { $who } · { $name }: { $before } → { $after }

server-presets = **Vorlagen.** `/table new` bietet sie als Szenarien an; die Standardvorlage eines Spiels gilt, wenn keine andere gewählt wird.
server-presets-none = Noch keine Vorlagen. Richte einen Tisch ein, wie du ihn magst, wähle ihn unten und gib ihm einen Namen: `/table new` bietet ihn dann an.
server-preset-line = - **{ $name }**: { $title }, für { $seats }
server-preset-usual = (Standard)
server-preset-offered = ★ { $name } (dieser Server)
server-preset-name = Name
server-preset-form = Tisch { $table } als Vorlage speichern
server-no-such-preset = Hier gibt es keine Vorlage „{ $given }“.
server-too-many-presets = Mehr als { $most } Vorlagen gehen hier nicht. Lösche zuerst eine.

## Meldungen

command-report-about = Der Verwaltung dieses Servers eine Person oder einen Tisch melden; nur sie liest es
command-report-reason = Was passiert ist, in deinen Worten
command-report-reason-name = grund
command-report-person = Um wen es geht
command-report-person-name = person
report-sent = Deine Meldung ging mit deinen Worten und deinem Namen an die Verwaltung dieses Servers; sonst sieht sie niemand. Willst du jemandem nicht mehr am Tisch begegnen, nutze `/block`.
report-no-server = Meldungen gehen an die Verwaltung eines Servers: Gib den Befehl auf diesem Server ein. Nur du siehst, was du tippst.
report-about-nothing = Bitte nenne eine Person, einen Tisch oder beides.
report-yourself = Dich selbst kannst du nicht melden.
report-no-reason = Bitte sag, was passiert ist.
report-nobody-reads = Dieser Server nimmt noch keine Meldungen an (die Verwaltung stellt das mit `/server` ein). Schreib der Verwaltung bitte direkt oder melde eine Nachricht per Rechtsklick bei Discord.
report-too-many = Du hast hier heute schon { $most } Meldungen geschickt. Ist es dringend, schreib bitte direkt an die Verwaltung.
report-head = 🚩 **Meldung** von { $by } über { $about } auf { $server }:
report-table = { $table } (`{ $id }`, { $where })
report-foot = { $when } · Die gemeldete Person erfährt nichts. `/table status` zeigt einen Tisch, `/table close` schließt ihn.

## Von einer Regel abgelehnt

server-refuses-titles = { $title } kannst du auf diesem Server nicht öffnen, nur: { $titles }. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.
server-refuses-channels = { $title } kannst du nicht in diesem Kanal öffnen, sondern nur hier: { $channels }. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.
server-refuses-openers = Tische öffnen dürfen hier nur { $roles }. Frag jemanden mit so einer Rolle oder spiel an einem Tisch mit (`/find`). { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.
server-refuses-tables = Dieser Server ist voll: höchstens { $most ->
    [one] ein Tisch
   *[other] { $most } Tische
} gleichzeitig. Finde mit `/find` einen zum Mitspielen. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.
server-refuses-each = Du darfst hier höchstens { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} gleichzeitig haben. Schließ einen (`/table close`) oder spiel an einem anderen mit (`/find`). { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.
server-refuses-threads-always = Hier bekommt jeder Tisch einen eigenen Thread: Lass `thread` weg. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.
server-refuses-threads-never = Hier bekommt kein Tisch einen Thread: Lass `thread` weg, dann öffnet er im Kanal. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` eingestellt.

server-setting-board-note = Sie ist immer aktuell. Ich pinne sie an, wenn ich darf, und poste sie neu, wenn sie gelöscht wird.
server-setting-records-note = Wer seine Ergebnisse verbirgt, bleibt ungenannt.
server-setting-reports-note = Wer den Server verwaltet, kann sie auch per Direktnachricht bekommen.
server-form-setup = Einrichten
server-form-limits = Grenzen
server-form-news = Ankündigungen
server-form-managers = Für die Verwaltung
server-form-games = Kanäle pro Spiel
server-button-change = Ändern
server-button-preview = Vorschau
server-button-all = Alle Einstellungen

server-preview = **Was man auf { $server } sieht**
server-preview-play = *Spielen* und `/table new` bieten an:
server-preview-title = - **{ $title }** · { $seats } Personen · ~{ $minutes } min
server-preview-where = { $line } · nur in { $where }
server-preview-new = An einem neuen Tisch:

server-weekly = 📅 **Die letzten sieben Tage**: { $games ->
    [0] keine Partie beendet
    [one] 1 Partie beendet, mit { $who }
   *[other] { $games } Partien beendet, mit { $who }
}; zurzeit laufende Partien: { $running }.
server-weekly-people = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
server-weekly-faults = ⚠ { $faults ->
    [one] 1 Tisch ruht
   *[other] { $faults } Tische ruhen
} nach einem Fehler. Wer diesen Bot betreibt, findet den Grund im Protokoll.
