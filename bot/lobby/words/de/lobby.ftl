command-table-new-pace = Wie viel Zeit für eine Entscheidung bleibt, etwa „2 am Tag“ oder „48h+8h“; sonst unbegrenzt
command-table-new-pace-name = tempo
command-table-new-about = Einen Tisch hier oder in einem neuen Thread öffnen
command-table-new-title = Was gespielt wird
command-table-new-title-name = spiel
command-table-new-seats = Wie viele höchstens mitspielen
command-table-new-seats-name = plätze
command-table-new-scenario = Eine Spielart mit Namen: erst das Spiel wählen, dann zeigen die Vorschläge seine Szenarien
command-table-new-scenario-name = szenario
command-table-new-options = Optionen wie team=meats,veggies; die Vorschläge zeigen alle
command-table-new-options-name = optionen
command-table-new-thread = In einem eigenen Thread öffnen
command-table-new-thread-name = thread
command-table-join-about = An einem Tisch, der noch nicht begonnen hat, Platz nehmen
command-table-leave-about = Deinen Platz vor dem Beginn zurückgeben
command-table-start-about = Mit allen, die sitzen, beginnen
command-table-invite-about = Jemanden per Direktnachricht einladen
command-table-invite-person = Wen du einlädst
command-table-invite-person-name = person
command-table-add-player-about = Einen Bot hinzufügen
command-table-add-player-kind = Seine Stufe
command-table-add-player-kind-name = art
command-table-list-about = Tische, die offen sind oder laufen
command-table-list-where = Welche Tische
command-table-list-where-name = wo
command-table-list-mine = Wo ich mitspiele
command-table-list-here = In diesem Kanal oder Thread
command-table-list-server = Auf diesem Server
table-button-join = Platz nehmen
table-button-leave = Gehen
table-button-start = Beginnen
table-opened-in = Tisch { $table } ist in { $where } offen.
table-thread-name = { $title } mit { $who }
table-joined = { $who } nimmt Platz.
table-left = { $who } gibt den Platz zurück.
table-added = { $who } spielt mit.
table-started = { $who } beginnt das Spiel.
table-invited = Ich habe { $who } geschrieben.
table-list-none-mine = Du sitzt an keinem Tisch. `/table new` öffnet einen.
table-list-none-here = In diesem Kanal ist kein Tisch offen. `/table new` öffnet einen.
table-list-none-server = Auf diesem Server ist kein Tisch offen. `/table new` öffnet einen.
table-list-more = … und { $count } weitere.

options-modules = Module
options-no-value = „{ $given }“ ist keine Option. Schreib zum Beispiel `{ $example }`; mehrere in beliebiger Reihenfolge, Werte mit Kommas dazwischen.
command-table-new-hints = Ob man am Zug um Tipps bitten darf
command-table-new-hints-name = tipps
table-form-hints-on = Tipps erlauben
table-form-hints-off = Keine Tipps
table-lobby-hints = 💡 Tipps sind erlaubt.
host-join = Mitspielen

# Ein Tisch vor dem Spiel: seine Nachricht, seine Menüs, das private Formular, Einladungen.

table-lobby-set = Eingestellt: { $options }
table-lobby-usual = Alles ist wie üblich eingestellt.
table-lobby-scenario = **{ $scenario }** ({ $options })
table-lobby-length = Etwa { $minutes ->
        [one] { $minutes } Minute Spielzeit
       *[other] { $minutes } Minuten Spielzeit
    }{ $least ->
        [0] { "" }
       *[other] { " " }({ $least }, wenn so wenige wie möglich spielen)
    }, verteilt auf so viele Tage, wie ihr mögt.
table-lobby-rules = Die Regeln: drück *Regeln* oder tippe `/rules`.
table-lobby-rules-typed = Die Regeln: tippe `/rules`.
table-lobby-owner = { $owner } hat diesen Tisch eröffnet, stellt ihn ein und beginnt das Spiel; wer den Server verwaltet, darf ihn auch einstellen.
table-missing = { $seats ->
    [one] Es fehlt noch eine Person: drück *Platz nehmen* oder füge einen Bot hinzu.
   *[other] Es fehlen noch { $seats } Leute: drück *Platz nehmen* oder füge einen Bot hinzu.
}
table-ready = { $free ->
    [0] Alle Plätze sind besetzt: Das Spiel kann beginnen.
    [one] Das Spiel kann beginnen; ein Platz ist noch frei.
   *[other] Das Spiel kann beginnen; { $free } Plätze sind noch frei.
}
table-not-with = ⚠️ { $seats ->
        [one] Allein kann es so nicht beginnen
       *[other] Zu { $seats } kann es so nicht beginnen
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
table-form-modules-choose = Module: beliebig viele oder keins
table-form-scenario-choose = Szenario, oder Module nach Zufall…
table-form-draw = { $modules ->
    [one] Ein Modul nach Zufall
   *[other] { $modules } Module nach Zufall
}
table-form-settings = Einstellungen
table-form-type = Alles tippen
table-form-usual = Alles wie üblich
table-form-thread = In einen Thread
bot-random-level = Zufall
bot-easy-level = Leicht
bot-normal-level = Normal
bot-hard-level = Schwer
bot-expert-level = Experte

## Das private Formular

table-form = **Einstellungen von { $title }**, Tisch { $table }. Wähle, was du einstellst, dann wie; die Nachricht für alle zeigt es sofort.
table-form-of-seat = { $option }, Platz { $number } ({ $who })
table-form-free = frei
table-form-choose = Was möchtest du einstellen?
table-form-by-chance = vom Zufall gezogen
table-form-typed = Das ist eine Liste mit Reihenfolge: Drück *Alles tippen* und schreib sie auf.
table-form-title = Einstellungen von Tisch { $table }
table-form-line = Einstellungen in einer Zeile
table-form-line-about = Etwa { $example }, oder mit den Worten der Menüs; leer für alles wie üblich
table-set = { $who } hat die Einstellungen geändert.
table-set-seats = { $who } hat den Tisch für { $seats ->
        [one] eine Person
       *[other] bis zu { $seats } Leute
    } eingestellt.
table-started-there = Das Spiel an Tisch { $table } beginnt in { $where }.
options-line = { $option }: { $value }
options-yes = ja
options-no = nein
tables-no-such-scenario = „{ $given }“ ist kein Szenario dieses Spiels. Die Vorschläge zu `scenario` nennen alle.

## Einladungen und Nachricht an den, dem der Tisch gehört

host-invitation = { $who } lädt dich zu **{ $title }** an Tisch { $table } in { $where } ein.
host-invitation-with = Bisher am Tisch: { $who } ({ $taken } von { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }).
host-not-join = Absagen
host-note-full = An deinem Tisch { $table } ({ $title }) in { $where } sind alle Plätze besetzt. Du kannst das Spiel jetzt beginnen.
table-lobby-reliable = { $name }: aufgegeben oder Zeit abgelaufen in { $broken } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}

# Dieselben Leute noch einmal.

command-rematch-about = Noch einmal mit den Leuten eines beendeten Spiels: gleiche Optionen, Plätze weitergedreht
table-button-rematch = Revanche

rematch-asked = **{ $who } möchte noch einmal spielen**, wie an Tisch { $of }: dieselben Optionen, jeder Platz eins weiter.
rematch-missing = { $who }: Ein Druck auf *Platz nehmen* genügt; mit der letzten Person beginnt das Spiel von selbst.
rematch-opened = Tisch { $table } ist für eure Revanche eröffnet, in { $where }. Dort werden die anderen gefragt; mit der letzten Person beginnt das Spiel von selbst.
rematch-begun = Deine Revanche hat begonnen: Tisch { $table } in { $where }.
rematch-joined = Du hast deinen Platz an Tisch { $table } in { $where }.
tables-not-over = Das Spiel an Tisch { $table } ist noch nicht zu Ende.

# Tische und Leute finden: freie Plätze, für wen sie sind, wer wartet, wer getrennt bleibt.

command-find-about = Tische dieses Servers, die auf Leute warten
command-find-title = Welches Spiel; alle, wenn du es weglässt
command-find-title-name = titel
command-find-scenario = Welches Szenario des Spiels
command-find-scenario-name = szenario
command-find-pace = Wie viel Zeit für eine Entscheidung ist
command-find-pace-name = tempo
command-find-seats = Wie viele mitspielen
command-find-seats-name = plätze
command-find-language = In welcher Sprache man sich unterhält
command-find-language-name = sprache
command-find-experience = Für wen der Tisch gedacht ist
command-find-experience-name = erfahrung
command-find-bots = Mit Bots oder nur ohne
command-find-bots-name = bots
command-seats-about = Für wen dein Tisch ist, wann er von selbst beginnt; oder auf einen Platz warten
command-seats-start = Ob du ihn startest oder er von selbst beginnt, sobald er voll ist
command-seats-start-name = beginn
command-seats-hours = In wie vielen Stunden er von selbst beginnt
command-seats-hours-name = stunden
command-seats-private = Nur Eingeladene dürfen kommen, und er steht auf keiner Liste
command-seats-private-name = privat
command-seats-language = In welcher Sprache man sich unterhält
command-seats-language-name = sprache
command-seats-experience = Für wen er gedacht ist
command-seats-experience-name = erfahrung
command-seats-wait = Auf einen Platz an einem vollen Tisch warten
command-seats-wait-name = warten

table-button-wait = Warteliste
table-form-seats-of = Wer und wann
host-note-not-begun = Tisch { $table } sollte jetzt beginnen, kann aber noch nicht: Es sind zu wenige gekommen, oder die Optionen passen nicht zu so vielen. Starte ihn mit `/table start`, wann du magst.

seats-private = 🔒 Privat: Nur Eingeladene dürfen kommen.
seats-language = Sprache: { $language }
seats-experience-new = Für Leute, die das Spiel noch nicht kennen
seats-experience-known = Für Leute, die das Spiel kennen
seats-start-full = Beginnt von selbst, sobald alle Plätze besetzt sind.
seats-start-at = Beginnt von selbst { $when } ({ $wait }).
seats-invited = Freigehalten werden Plätze für { $who }.
seats-waiting = Auf der Warteliste: { $who }.
seats-you-wait = Du stehst auf der Warteliste von Tisch { $table }. Wird ein Platz frei, gehört er dir, und ich sage dir Bescheid. `/table leave` nimmt dich von der Liste.
seats-panel = **{ $title }, Tisch { $table }: wer kommen darf und wann er beginnt**
seats-panel-usual = Für alle; wer ihn eröffnet hat, startet ihn.
seats-choose-start = Wann er beginnt…
seats-choose-who = Wer kommen darf…
seats-choose-language = Sprache…
seats-choose-experience = Für wen…
seats-pick-hand = Ich starte ihn selbst
seats-pick-full = Von selbst, sobald er voll ist
seats-pick-hours =
    { $hours ->
        [one] Von selbst in 1 Stunde
       *[other] Von selbst in { $hours } Stunden
    }
seats-pick-all = Alle auf diesem Server
seats-pick-invited = Nur Eingeladene
seats-pick-language-any = Jede Sprache
seats-pick-experience-any = Alle
seats-pick-experience-new = Leute, die das Spiel noch nicht kennen
seats-pick-experience-known = Leute, die das Spiel kennen

find-no-server = Tische findet man auf einem Server. Bitte gib `/find` in einem seiner Kanäle ein.
find-scenario-needs-title = Szenarien gehören zu einem Spiel. Sag bitte mit `titel`, zu welchem.
find-none = Kein solcher Tisch wartet hier auf Leute. `/table new` eröffnet einen.
find-found =
    { $tables ->
        [one] **1 Tisch wartet auf Leute**
       *[other] **{ $tables } Tische warten auf Leute**
    }
find-line =
    - **{ $title }** · { $table } · { $who } · { $free ->
        [0] kein Platz frei
        [one] 1 von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    } · { $where }
find-join = Platz nehmen an…
command-table-list-seats = Plätze, die auf diesem Server zu haben sind
