command-table-new-pace = Bedenkzeit pro Entscheidung, etwa „2 am Tag“ oder „48h+8h“; ohne Angabe unbegrenzt
command-table-new-pace-name = tempo
command-table-new-about = Einen Tisch in diesem Kanal oder in einem neuen Thread öffnen
command-table-new-title = Welches Spiel
command-table-new-title-name = spiel
command-table-new-seats = Wie viele höchstens mitspielen
command-table-new-seats-name = plätze
command-table-new-scenario = Szenario (wähle zuerst ein Spiel)
command-table-new-scenario-name = szenario
command-table-new-options = Optionen, etwa team=meats,veggies; siehe die Vorschläge
command-table-new-options-name = optionen
command-table-new-thread = Den Tisch in einem eigenen Thread öffnen
command-table-new-thread-name = thread
command-table-join-about = An einem Tisch Platz nehmen, an dem die Partie noch nicht begonnen hat
command-table-leave-about = Einen Tisch vor dem Beginn verlassen
command-table-start-about = Die Partie mit allen am Tisch starten
command-table-invite-about = Jemanden per Direktnachricht einladen
menu-invite = An meinen Tisch einladen
command-table-invite-person = Wen du einlädst
command-table-invite-person-name = person
command-table-add-player-about = Einen Bot zu deinem Tisch hinzufügen
command-table-add-player-kind = Stufe des Bots
command-table-add-player-kind-name = art
command-table-list-about = Offene und laufende Tische zeigen
command-table-list-where = Welche Tische
command-table-list-where-name = wo
command-table-list-mine = meine Tische
command-table-list-here = dieser Kanal oder Thread
command-table-list-server = dieser Server
table-button-join = Platz nehmen
table-button-leave = Verlassen
table-button-start = Starten
table-opened-in = Tisch { $table } ist in { $where } offen.
table-thread-name = { $title } mit { $who }
table-joined = { $who } spielt mit.
table-left = { $who } ist gegangen.
table-added = { $who } spielt mit.
table-started = { $who } hat die Partie gestartet.
table-invited = Einladung an { $who } verschickt.
table-list-none-mine = Du hast keine Tische. Öffne einen mit `/table new`.
table-list-none-here = Keine offenen Tische in diesem Kanal. Öffne einen mit `/table new`.
table-list-none-server = Keine offenen Tische auf diesem Server. Öffne einen mit `/table new`.
table-list-more = … und { $count } weitere.

options-modules = Module
options-no-value = „{ $given }“ ist keine Option. Schreib etwa `{ $example }`; mehrere in beliebiger Reihenfolge, Werte durch Kommas getrennt.
command-table-new-hints = Wer dran ist, darf um Tipps bitten
command-table-new-hints-name = tipps
table-lobby-fair = -# 🎲 Nachweislich fair ✓ – `/table fairness` zeigt, wie
table-lobby-hints = 💡 Tipps erlaubt
host-join = Platz nehmen

# Ein Tisch vor dem Spiel: seine Nachricht, seine Menüs, das private Formular, Einladungen.

table-lobby-set = Einstellungen: { $options }
table-lobby-usual = Standardeinstellungen.
table-lobby-scenario = **{ $scenario }** ({ $options })
table-lobby-length = Etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }{ $least ->
        [0] { "" }
       *[other] { " " }({ $least } bei kleinster Besetzung)
    }, verteilt auf so viele Tage, wie ihr mögt.
table-lobby-rules = Neu im Spiel? Drück *Regeln* oder tippe `/rules`.
table-lobby-rules-typed = Neu im Spiel? Tippe `/rules`.
table-lobby-owner = { $owner } hat den Tisch eröffnet, wählt die Einstellungen und startet die Partie; das darf auch, wer den Server verwaltet.
table-missing = { $seats ->
    [one] Noch eine Person gesucht: Drück *Platz nehmen* oder füge einen Bot hinzu.
   *[other] Noch { $seats } Leute gesucht: Drück *Platz nehmen* oder füge einen Bot hinzu.
}
table-ready = { $free ->
    [0] Der Tisch ist voll: Es kann losgehen.
    [one] Es kann losgehen; ein Platz ist noch frei.
   *[other] Es kann losgehen; { $free } Plätze sind noch frei.
}
table-not-with = ⚠️ { $seats ->
        [one] Allein geht es so nicht los
       *[other] Mit { $seats } Leuten geht es so nicht los
    }: { $reason }

## Menüs und Knöpfe

table-form-seats = { $seats ->
    [one] Eine Person
   *[other] Bis zu { $seats } Leute
}
table-form-seats-choose = Wie viele spielen?
table-form-bot-choose = Bot hinzufügen…
table-form-add = Bot hinzufügen: { $level }
table-form-dismiss = { $name } entfernen
table-form-modules-choose = Module wählen…
table-form-scenario-choose = Keines: alles selbst einstellen
table-form-draw = { $modules ->
    [one] Ein zufälliges Modul
   *[other] { $modules } zufällige Module
}
table-form-settings = Einstellungen
table-form-type = Als Text bearbeiten
table-form-usual = Zurücksetzen
table-form-thread = In Thread verschieben

## Das private Formular

table-form = **Einstellungen von { $title }**, Tisch { $table }
table-form-of-seat = { $option }, Platz { $number } ({ $who })
table-form-free = frei
table-form-title = { $title }: Einstellungen
table-form-line = Einstellungen in einer Zeile
table-form-line-about = Etwa { $example } oder die Begriffe aus den Menüs; leer für Standard
table-set = { $who } hat die Einstellungen geändert.
table-started-there = Die Partie an Tisch { $table } beginnt in { $where }.
options-line = { $option }: { $value }
options-yes = ja
options-no = nein
tables-no-such-scenario = Dieses Spiel hat kein Szenario „{ $given }“. Nimm einen Vorschlag von `szenario`.

## Einladungen und Nachricht an den, dem der Tisch gehört

host-invitation = { $who } lädt dich zu **{ $title }** in { $where } ein.
host-invitation-with = Bisher: { $who } ({ $taken } von { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }).
host-not-join = Ablehnen
host-note-full = Dein Tisch { $table } in { $where } ist voll. Du kannst die Partie starten.
table-lobby-reliable = { $name }: aufgegeben oder Zeit überschritten in { $broken } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}

# Dieselben Leute noch einmal.

command-rematch-about = Noch einmal mit denselben Leuten und Optionen; die Plätze rücken weiter
table-button-rematch = Revanche

rematch-asked = **{ $who } möchte eine Revanche bei { $title }**: gleiche Optionen, jeder Platz rückt eins weiter.
rematch-missing = { $who }: Bitte *Platz nehmen* drücken. Sobald alle da sind, beginnt die Partie.
rematch-opened = Eure Revanche ist offen: { $table } in { $where }. Die anderen habe ich dort gefragt; sind alle da, beginnt die Partie.
rematch-begun = Deine Revanche hat begonnen: { $table } in { $where }.
rematch-joined = Du bist bei der Revanche dabei: { $table } in { $where }.
tables-not-over = Noch keine Revanche: Die Partie an Tisch { $table } ist nicht zu Ende.

# Tische und Leute finden: freie Plätze, für wen sie sind, wer wartet, wer getrennt bleibt.

command-find-about = Tische dieses Servers finden, die Mitspieler suchen
command-find-title = Welches Spiel; ohne Angabe alle
command-find-title-name = spiel
command-find-scenario = Welches Szenario
command-find-scenario-name = szenario
command-find-pace = Bedenkzeit pro Entscheidung
command-find-pace-name = tempo
command-find-seats = Wie viele mitspielen
command-find-seats-name = plätze
command-find-language = Sprache am Tisch
command-find-language-name = sprache
command-find-experience = Für wen der Tisch gedacht ist
command-find-experience-name = erfahrung
command-find-bots = Mit Bots oder ohne
command-find-bots-name = bots
command-seats-about = Wer an deinem Tisch mitspielen darf und wann es losgeht; oder auf die Warteliste gehen
command-seats-start = Von Hand starten oder automatisch, sobald der Tisch voll ist
command-seats-start-name = beginn
command-seats-hours = In so vielen Stunden automatisch starten
command-seats-hours-name = stunden
command-seats-private = Nur für Eingeladene; der Tisch steht auf keiner Liste
command-seats-private-name = privat
command-seats-language = Sprache am Tisch
command-seats-language-name = sprache
command-seats-experience = Für wen der Tisch gedacht ist
command-seats-experience-name = erfahrung
command-seats-bots = Andere dürfen eigene Bots mitbringen, sofern der Server Gastbots erlaubt
command-seats-bots-name = bots
command-seats-wait = Auf die Warteliste eines vollen Tisches
command-seats-wait-name = warten

table-button-wait = Auf die Warteliste
table-form-seats-of = Wer mitspielen darf
host-note-not-begun = { $table } — Ich konnte nicht pünktlich starten: Es sind zu wenige Leute da, oder die Optionen passen nicht zur Spielerzahl. Starte mit `/table start`, sobald es passt.

seats-private = 🔒 Privat: nur auf Einladung.
seats-language = Sprache: { $language }
seats-experience-new = Für Neulinge
seats-experience-known = Für Erfahrene
seats-guest-bots = 🤖 Eigene Bots willkommen: `/bots seat`
seats-start-full = Beginnt automatisch, sobald der Tisch voll ist.
seats-start-at = Beginnt automatisch { $when } ({ $wait }).
seats-invited = Reserviert für { $who }.
seats-waiting = Warteliste: { $who }.
seats-you-wait = Du stehst auf der Warteliste von Tisch { $table }. Der nächste freie Platz ist deiner; ich sage dir Bescheid. Mit `/table leave` verlässt du die Liste.
seats-panel-usual = Offen für alle; gestartet wird von Hand.
seats-choose-start = Wann die Partie beginnt
seats-choose-who = Wer mitspielen darf
seats-choose-language = Sprache am Tisch
seats-choose-experience = Für wen der Tisch ist
seats-choose-bots = Gastbots
seats-choose-bots-about = Andere dürfen eigene Bots mitbringen. Du darfst es immer: /bots seat
seats-pick-hand = Ich starte selbst
seats-pick-full = Automatisch, sobald der Tisch voll ist
seats-pick-hours =
    { $hours ->
        [one] Automatisch in 1 Stunde
       *[other] Automatisch in { $hours } Stunden
    }
seats-pick-all = Alle auf diesem Server
seats-pick-invited = Nur Eingeladene
seats-pick-language-any = Jede Sprache
seats-pick-experience-any = Alle
seats-pick-experience-new = Neulinge
seats-pick-experience-known = Erfahrene

find-no-server = `/find` zeigt die Tische eines Servers. Nutze es in einem seiner Kanäle.
find-scenario-needs-title = Zu einem Szenario gehört ein Spiel: Wähle es mit `spiel`.
find-none = Kein passender Tisch sucht hier Mitspieler. Öffne einen mit `/table new`.
find-found =
    { $tables ->
        [one] **1 Tisch sucht Mitspieler**
       *[other] **{ $tables } Tische suchen Mitspieler**
    }
find-line =
    - **{ $title }** · { $who } · { $free ->
        [0] voll
        [one] 1 von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    } · { $where }
find-join = Tisch wählen…
command-table-list-seats = freie Plätze auf diesem Server

table-form-more = Mehr…
table-form-part = { $part ->
    [0] Einstellungen
   *[other] { $parts ->
        [2] Weitere Einstellungen…
       *[other] Weitere Einstellungen ({ $part })…
    }
}
table-form-scenario = Szenario
table-form-pace = Bedenkzeit
table-form-switches = Optionen
table-form-hints = Tipps erlauben
table-form-hints-about = Wer am Zug ist, kann fragen, was ein Bot tun würde.
table-form-number = Eine Zahl von { $low } bis { $high }
table-form-list = Der Reihe nach, durch Kommas getrennt; leer für zufällig
table-form-elsewhere = Für „{ $value }“ siehe „Weitere Einstellungen“.
table-form-no-number = „{ $given }“ ist keine Zahl von { $low } bis { $high }.
seats-form-title = Wer mitspielen darf
seats-pick-kept = Automatisch, zur schon gewählten Zeit
table-form-some = { $low ->
    [0] Wähle { $high } oder nichts (dann zufällig).
   *[other] Wähle { $low } bis { $high } oder nichts (dann zufällig).
}
table-form-random = Zufällig
table-form-needed = Wähle { $high } für „{ $value }“ oder nichts.
play-which = Welches Spiel?
play-against = Gegen wen möchtest du spielen?
play-bot = Gegen einen leichten Bot
play-people = Mit anderen
play-begun = { $table } hat begonnen; das Brett ist in { $where }.
