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

# Wie der Platz eines Bots heißt: nach seiner Stufe.
bot-random-seat = Zufalls-Bot { $number }
bot-easy-seat = Leichter Bot { $number }
bot-normal-seat = Normaler Bot { $number }
bot-hard-seat = Schwerer Bot { $number }
bot-expert-seat = Experten-Bot { $number }

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
options-seat = Platz { $number }
tables-seats-taken = { $have ->
    [one] Ein Platz ist schon besetzt, weniger geht also nicht.
   *[other] { $have } Plätze sind schon besetzt, weniger geht also nicht. Erst muss jemand gehen.
}
tables-not-invited = Ich weiß von keiner Einladung für dich an Tisch { $table }.
tables-no-such-scenario = „{ $given }“ ist kein Szenario dieses Spiels. Die Vorschläge zu `scenario` nennen alle.

## Einladungen und Nachricht an den, dem der Tisch gehört

host-invitation = { $who } lädt dich zu **{ $title }** an Tisch { $table } in { $where } ein.
host-invitation-with = Bisher am Tisch: { $who } ({ $taken } von { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }).
host-not-join = Absagen
host-joined = Du hast einen Platz an Tisch { $table } in { $where }. Ich schreibe dir, wenn du am Zug bist.
host-not-joined = Du hast die Einladung an Tisch { $table } in { $where } abgesagt. Falls du es dir anders überlegst, drück dort *Platz nehmen*.
host-note-not-coming = { $name } kann an Tisch { $table } nicht mitspielen und hat deine Einladung abgesagt.
host-note-full = An deinem Tisch { $table } ({ $title }) in { $where } sind alle Plätze besetzt. Du kannst das Spiel jetzt beginnen.
table-lobby-reliable = { $name }: aufgegeben oder Zeit abgelaufen in { $broken } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
