# Die Einstellungen eines Servers, für die, die ihn verwalten.

command-server-about = Regeln dieses Servers: Spiele, Kanäle, wer Tische eröffnet, Aushang, Sprache
command-server-setting = Was eingestellt wird; weglassen für die Übersicht
command-server-setting-name = einstellung
command-server-value = Wie es sein soll; „keine“ für wie üblich
command-server-value-name = wert

server-title = **Die Regeln dieses Servers**
server-line = { $name }: **{ $value }**
server-now = Jetzt: **{ $value }**
server-more = und { $count } weitere
server-at-most = höchstens { $number }
server-somebody = jemand, der seine Daten gelöscht hat
server-typed = Unten für alles ein Menü, oder getippt: `/server einstellung:… wert:…`. Jede Änderung steht im Protokoll.
server-all-well = ✅ In den genannten Kanälen darf ich alles, was dafür nötig ist.
server-only-managers = Das darf nur, wer diesen Server verwaltet: Bei Discord heißt die Berechtigung *Server verwalten*.
server-no-such-setting = Diese Einstellung gibt es nicht. `/server` zeigt alle.
server-unreadable = „{ $given }“ lässt sich hier nicht lesen. `/server` zeigt, was zur Wahl steht; „keine“ heißt: wie üblich.
server-no-such-channel = „{ $given }“ ist kein Kanal dieses Servers, den ich sehe. Nimm einen Vorschlag, oder lass mich ihn zuerst sehen.
server-no-such-role = „{ $given }“ ist keine Rolle dieses Servers. Nimm einen Vorschlag.

## Einstellungen

server-setting-titles = Spiele
server-setting-titles-about = Welche Spiele hier eröffnet werden dürfen.
server-setting-channels = Kanäle für Tische
server-setting-channels-about = Wo Tische eröffnet werden dürfen, auch in Threads dieser Kanäle.
server-setting-channels-title = Kanäle für { $title }
server-setting-channels-title-about = Wo { $title } eröffnet werden darf, auch in Threads dieser Kanäle; üblich ist: wo alle Titel.
server-setting-openers = Wer Tische eröffnet
server-setting-openers-about = Rollen, von denen eine genügt. Wer den Server verwaltet, darf es immer.
server-setting-tables = Tische gleichzeitig
server-setting-tables-about = Wie viele Tische auf diesem Server offen sein oder laufen dürfen.
server-setting-each = Tische einer Person
server-setting-each-about = Wie viele offene oder laufende Tische dieselbe Person eröffnet haben darf.
server-setting-threads = Threads
server-setting-threads-about = Ob jeder Tisch einen eigenen Thread bekommt.
server-setting-pace = Übliches Tempo
server-setting-pace-about = Wie viel Zeit für eine Entscheidung ist, wenn beim Eröffnen nichts gesagt wird.
server-setting-hints = Übliche Tipps
server-setting-hints-about = Ob man an neuen Tischen um Tipps bitten darf, wenn beim Eröffnen nichts gesagt wird.
server-setting-board = Aushang offener Tische
server-setting-board-about = Eine Nachricht in diesem Kanal zeigt alle Tische, die auf Mitspieler warten, immer aktuell, mit einem Menü zum Hinsetzen. Ich pinne sie an, wenn ich darf; wird sie gelöscht, schreibe ich sie neu.
server-setting-vacancies = Freie Plätze werden angekündigt
server-setting-vacancies-about = Eine Nachricht für jeden neuen Tisch, dort, wo Leute einen suchen.
server-setting-results = Ergebnisse werden verkündet
server-setting-results-about = Eine Nachricht für jede Partie, die zu Ende ist. Private Tische bleiben ungenannt.
server-setting-records = Rekorde werden verkündet
server-setting-records-about = Eine Nachricht, wenn hier jemand ein Abzeichen verdient oder in einer Wertung dieses Servers die Führung übernimmt. Wer seine Bilanz verbirgt, bleibt ungenannt.
server-setting-reports = Meldungen
server-setting-reports-about = Wo ankommt, was mit `/report` gemeldet wird. Nimm einen Kanal, den nur die Verwaltung liest. Wer verwaltet, kann Meldungen auch als Direktnachricht bekommen.
server-setting-language = Sprache
server-setting-language-about = In welcher Sprache ich hier zu allen spreche; privat liest jeder seine eigene.
server-setting-preset = Fertiger Tisch
server-setting-preset-usual = Üblicher Tisch seines Spiels

server-usual-titles = alle
server-usual-channels = überall
server-usual-channels-title = wie für alle Titel
server-usual-openers = alle
server-usual-tables = keine Grenze
server-usual-each = keine Grenze
server-usual-threads = wie beim Eröffnen gewünscht
server-usual-pace = so lange, wie man mag
server-usual-hints = nein
server-usual-board = keiner
server-usual-vacancies = nirgends
server-usual-results = nirgends
server-usual-records = nirgends
server-usual-reports = in keinen Kanal
server-usual-language = wie bei Discord für diesen Server eingestellt
server-switch-on = ja
server-threads-always = ein Thread für jeden Tisch
server-threads-never = keine Threads

## Die Übersicht

server-menu-setting = Was möchtest du einstellen?
server-menu-preset = Einen fertigen Tisch wählen …
server-menu-save = Einen machen, so wie ein Tisch jetzt eingestellt ist …
server-button-presets = Fertige Tische
server-button-log = Protokoll
server-button-reports-on = Meldungen an mich
server-button-reports-off = Keine Meldungen an mich
server-button-usual = Wie üblich
server-button-make-usual = Zum üblichen machen
server-button-drop-usual = Nicht mehr der übliche
server-button-delete = Löschen

server-problem-lacks = ⚠ { $setting }: In { $where } fehlt mir { $missing }. Gib es mir in den Einstellungen des Kanals unter *Berechtigungen*.
server-problem-gone = ⚠ { $setting }: Den Kanal { $where } gibt es nicht mehr, oder ich sehe ihn nicht. Wähle einen anderen, oder lass mich ihn sehen (*View Channel*).
server-problem-public = ⚠ { $setting }: Alle können { $where } lesen. Meldungen nennen Menschen: Nimm einen Kanal, den nur die Verwaltung sieht.

server-log-title = **Was hier geändert wurde, das Neueste zuerst**
server-log-none = Hier wurde noch nichts geändert.
server-log-line = { $when } · { $who } · { $name }: { $before } → { $after }

server-presets = **Fertige Tische.** `/table new` bietet sie als Szenarien an; der übliche eines Spiels gilt, wenn nichts anderes gesagt wird.
server-presets-none = Noch keine fertigen Tische. Stelle einen Tisch ein, wie du ihn magst, wähle ihn unten und gib ihm einen Namen: `/table new` bietet ihn von da an an.
server-preset-line = - **{ $name }**: { $title }, für { $seats }
server-preset-usual = (der übliche)
server-preset-offered = ★ { $name } (dieser Server)
server-preset-name = Name
server-preset-form = Wie Tisch { $table } eingestellt ist, als
server-no-such-preset = Hier gibt es keinen fertigen Tisch namens „{ $given }“.
server-too-many-presets = Für mehr als { $most } davon ist hier kein Platz. Lösche zuerst einen.

## Meldungen

command-report-about = Der Verwaltung dieses Servers etwas melden: Person oder Tisch; nur sie liest es
command-report-reason = Was geschehen ist, in deinen Worten
command-report-reason-name = grund
command-report-person = Um wen es geht
command-report-person-name = person
report-sent = Die Verwaltung dieses Servers erfährt es, in deinen Worten und mit deinem Namen; sonst niemand. Wenn du mit jemandem nicht mehr am Tisch sitzen möchtest, trennt euch `/block` sofort.
report-no-server = Meldungen gehen an die Verwaltung eines Servers: Bitte tippe es dort. Nur du siehst, was du tippst.
report-about-nothing = Bitte sag, worum es geht: eine Person, einen Tisch oder beides.
report-yourself = Dich selbst kannst du nicht melden.
report-no-reason = Bitte sag, was geschehen ist.
report-nobody-reads = Die Verwaltung dieses Servers hat nicht festgelegt, wo Meldungen ankommen (das geht mit `/server`). Bitte schreib jemandem von ihr direkt; Discord selbst nimmt Meldungen per Rechtsklick auf eine Nachricht.
report-too-many = Du hast hier innerhalb eines Tages { $most } Meldungen gemacht. Wenn es nicht warten kann, schreib bitte jemandem von der Verwaltung direkt.
report-head = 🚩 **Meldung** von { $by } über { $about } auf { $server }:
report-table = Tisch { $table } ({ $title }, { $where })
report-foot = { $when } · Die gemeldete Person erfährt nichts davon. `/table status` zeigt einen Tisch, `/table close` schließt ihn.

## Von einer Regel abgelehnt

server-refuses-titles = { $title } wird auf diesem Server nicht gespielt, nur: { $titles }. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
server-refuses-channels = Kein Tisch von { $title } in diesem Kanal: Eröffne ihn in { $channels }. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
server-refuses-openers = Tische eröffnet hier nur { $roles }. Bitte jemanden mit dieser Rolle darum; `/find` zeigt Tische zum Mitspielen. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
server-refuses-tables = Auf diesem Server { $most ->
    [one] darf es höchstens einen Tisch
   *[other] darf es höchstens { $most } Tische
} gleichzeitig geben, und so viele sind es. `/find` zeigt die mit freien Plätzen. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
server-refuses-each = Niemand darf hier mehr als { $most ->
    [one] einen eigenen Tisch
   *[other] { $most } eigene Tische
} gleichzeitig haben. Schließe einen (`/table close`) oder setz dich an einen anderen (`/find`). { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
server-refuses-threads-always = Hier bekommt jeder Tisch einen eigenen Thread: Lass `thread` weg. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
server-refuses-threads-never = Hier gibt es keine Threads für Tische: Lass `thread` weg, dann wird der Tisch im Kanal eröffnet. { $by ->
    [nobody] Die Verwaltung hat
   *[other] { $by } hat
} das mit `/server` festgelegt.
