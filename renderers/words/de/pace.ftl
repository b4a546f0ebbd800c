# Wie viel Zeit es an einem Tisch gibt, und Zeiten, wie sie gesagt werden.

clock-pace = Bedenkzeit: **{ $pace }**
clock-pace-none = unbegrenzt
clock-pace-moves = { $moves ->
    [one] ein Zug am Tag
   *[other] { $moves } Züge am Tag
} (in der Wachzeit)
clock-pace-bank = { $bank } { $bank ->
    [one] Stunde Wachzeit
   *[other] Stunden Wachzeit
} + { $more } pro Entscheidung
clock-pace-bot = { $pace }, danach antwortet ein Bot
clock-until = ⏳ { $who }: { $when } ({ $at })
clock-up = ⌛ { $who }: Zeit abgelaufen
clock-paused = ⏸ Pause: Die Uhren stehen.
clock-bank = { $who } hat noch { $hours ->
        [one] eine Stunde Bedenkzeit
       *[other] { $hours } Stunden Bedenkzeit
    }.
clock-late = ⌛ { $table } — Für { $who } ist die Zeit um (*{ $task }*); der Zug ist weiterhin möglich. Die anderen können jetzt wählen:
clock-late-all = ⌛ { $table } — { $who }: Die Zeit ist um (*{ $task }*). Wer noch nicht geantwortet hat, kann das weiterhin. Alle am Tisch können jetzt wählen:
clock-settled = ✔ { $table } — Für { $who } war die Zeit um; die Partie ist weitergegangen.
clock-settled-bot = ✔ { $table } — Für { $who } war die Zeit um; ein Bot hat geantwortet.
clock-settled-moved = ✔ { $table } — Für { $who } war die Zeit um; der Zug kam danach doch noch.
clock-settled-waited = ✔ { $table } — Für { $who } war die Zeit um; es gibt noch einmal so viel Zeit.
clock-button-of = { $what }: { $who }
clock-everybody = alle Gefragten
clock-end-ask = Zeit um: die anderen entscheiden
clock-end-bot = Zeit um: ein Bot antwortet
tables-unreadable-pace = „{ $given }“ ist keine Bedenkzeit. Schreib `2 am Tag` oder `48h+8h` (Stunden zu Beginn + pro Entscheidung), dahinter `Bot`, damit ein Bot antwortet, wenn die Zeit um ist; oder `keine`.
tables-not-late = Nichts zu entscheiden: Niemand ist mehr überfällig.
me-last-never = keine
me-last-hours = { $count ->
    [one] 1 Stunde vorher
   *[other] { $count } Stunden vorher
}
me-last-minutes = { $count ->
    [one] eine Minute vorher
   *[other] { $count } Minuten vorher
}
me-last-days = { $count ->
    [one] 1 Tag vorher
   *[other] { $count } Tage vorher
}
tables-proposal-open = An Tisch { $table } ist noch ein anderer Vorschlag offen. Beantwortet ihn zuerst oder zieht ihn zurück; die Knöpfe stehen unter seiner Nachricht.
me-hours-none = nie
me-away-days = { $first } – { $last }
me-wait-never = nie
me-wait-minutes = { $count ->
    [one] nach einer Minute
   *[other] nach { $count } Minuten
}
me-wait-hours = { $count ->
    [one] nach 1 Stunde
   *[other] nach { $count } Stunden
}
me-wait-days = { $count ->
    [one] nach 1 Tag
   *[other] nach { $count } Tagen
}
