# Uhren der Tische: Tempo, Fristen, Pausen, und was geschieht, wenn jemandes Zeit um ist.
# Ids auf -name sind Namen von Parametern: klein, ohne Leerzeichen, höchstens 32 Zeichen.

command-table-time-about = Wie viel Zeit ein Tisch lässt; ein anderes Tempo oder eine Pause vorschlagen
command-table-time-pace = Ein anderes Tempo, etwa „2 am Tag“ oder „48h+8h“; „keins“. „Bot“ dahinter: dann antwortet ein Bot
command-table-time-pace-name = tempo
command-table-new-pace = Wie viel Zeit für eine Entscheidung bleibt, etwa „2 am Tag“ oder „48h+8h“; sonst unbegrenzt
command-table-new-pace-name = tempo

clock-title = **Zeit** an Tisch { $table } ({ $title })
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
clock-button-wait = Weiter warten
clock-button-bot = Einmal ein Bot
clock-button-of = { $what }: { $who }
clock-everybody = alle Gefragten
clock-done-wait = Für { $who } gibt es noch einmal so viel Zeit.
clock-done-bot = Dieses Mal antwortet ein Bot für { $who }.
clock-choose-pace = Wie viel Zeit für eine Entscheidung…
clock-choose-pace-end = Wenn eine Zeit um ist…
clock-end-ask = Ist die Zeit um, entscheiden die anderen
clock-end-bot = Ist die Zeit um, antwortet ein Bot
clock-asked = Die anderen werden gefragt, ob sie zustimmen.
clock-set = Erledigt.
table-button-pause = Pause
table-button-go-on = Weiter

host-pace-proposed = { $who } schlägt ein anderes Tempo vor: **{ $pace }**. Zustimmen müssen: { $needed }.
host-pause-proposed = { $who } schlägt eine Pause vor: Keine Uhr läuft, bis jemand bei `/table time` auf *Weiter* drückt. Zustimmen müssen: { $needed }.
host-note-pace = Von jetzt an gilt ein anderes Tempo: **{ $pace }**. Alle Uhren beginnen neu.
host-note-paused = ⏸ Dieser Tisch macht Pause: Keine Uhr läuft, bis jemand ihn mit `/table time` weitergehen lässt.
host-note-goes-on = { $name } lässt die Uhren dieses Tisches wieder laufen.
tables-unreadable-pace = „{ $given }“ ist kein Tempo. Schreib etwa `2 am Tag` oder `48h+8h` (Stunden zu Beginn, und für jede Entscheidung), mit `Bot` dahinter, wenn ein Bot antworten soll, sobald die Zeit um ist; oder `keins`.
tables-same-pace = Dieses Tempo hat Tisch { $table } schon.
tables-is-paused = Tisch { $table } macht schon Pause.
tables-not-paused = Tisch { $table } macht keine Pause.
tables-not-late = Das hat sich inzwischen erledigt: Niemandes Zeit ist mehr um.
tables-own-time = Es ist deine eigene Zeit, die um ist. Entscheide einfach: Dein Platz gehört dir.
inbox-your-move-until = **du bist am Zug** { $when }, deine Zeit endet { $until }

command-me-last = Wie lange bevor deine Zeit um ist du noch einmal erinnert wirst, etwa „4h“; „nie“
command-me-last-name = zuletzt
me-last = Bevor meine Zeit um ist: { $wait }
me-menu-last = Bevor meine Zeit um ist…
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
me-last-line = Bevor meine Zeit um ist: **{ $wait }**
me-button-more = Mehr
tables-proposal-open = An Tisch { $table } wird gerade etwas anderes gefragt. Erst muss das beantwortet sein, oder wer gefragt hat, zieht es zurück: beides mit den Knöpfen seiner Nachricht.

command-table-nudge-about = Höflich erinnern lassen, auf wen ein Tisch wartet, höchstens einmal am Tag
clock-nudged = Eine Erinnerung bekommt, sobald die Wachzeit beginnt, wer sie sich nicht ganz verbeten hat: { $who }. Danke für deine Geduld!
inbox-nudged = Die anderen an deinem Tisch würden sich freuen, wenn es weitergeht: { $tables }
tables-nobody-to-nudge = Tisch { $table } wartet auf niemanden, der sich erinnern ließe.
tables-nudged-already = Für eine Erinnerung an Tisch { $table } ist es zu früh: nach sechs Stunden Warten, und dann einmal am Tag.
