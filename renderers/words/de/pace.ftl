# Wie viel Zeit es an einem Tisch gibt, und Zeiten, wie sie gesagt werden.

clock-pace = Tempo: **{ $pace }**
clock-pace-none = keine Uhr
clock-pace-moves = { $moves ->
    [one] ein Zug am Tag
   *[other] { $moves } Züge am Tag
}, nach der eigenen Wachzeit aller
clock-pace-bank = { $bank } { $bank ->
    [one] wache Stunde
   *[other] wache Stunden
} zu Beginn, { $more } dazu für jede Entscheidung
clock-pace-bot = { $pace }; ist die Zeit um, antwortet ein Bot
clock-until = ⏳ { $who }: { $when } ({ $at })
clock-up = ⌛ { $who }: die Zeit ist um
clock-paused = ⏸ Dieser Tisch macht Pause: keine Uhr läuft.
clock-bank = { $who } hat noch { $hours ->
        [one] eine wache Stunde
       *[other] { $hours } wache Stunden
    }.
clock-late = ⌛ { $who }, deine Zeit für diese Entscheidung ist um. Du kannst sie immer noch treffen. Die anderen können jetzt drücken:
clock-late-all = ⌛ Die Zeit für diese Frage ist um. Gefragt sind: { $who }. Wer noch nicht geantwortet hat, kann es weiterhin. Wer hier mitspielt, kann jetzt drücken:
clock-settled = ✔ Hier war eine Zeit um. Das hat sich erledigt.
clock-button-of = { $what }: { $who }
clock-everybody = alle Gefragten
clock-end-ask = Ist die Zeit um, entscheiden die anderen
clock-end-bot = Ist die Zeit um, antwortet ein Bot
tables-unreadable-pace = „{ $given }“ ist kein Tempo. Schreib etwa `2 am Tag` oder `48h+8h` (Stunden zu Beginn, und für jede Entscheidung), mit `Bot` dahinter, wenn ein Bot antworten soll, sobald die Zeit um ist; oder `keins`.
tables-not-late = Das hat sich inzwischen erledigt: Niemandes Zeit ist mehr um.
me-last-never = keine Erinnerung
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
tables-proposal-open = An Tisch { $table } wird gerade etwas anderes gefragt. Erst muss das beantwortet sein, oder wer gefragt hat, zieht es zurück: beides mit den Knöpfen seiner Nachricht.
me-hours-none = gar nicht
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
