# Uhren der Tische: Tempo, Fristen, Pausen, und was geschieht, wenn jemandes Zeit um ist.
# Ids auf -name sind Namen von Parametern: klein, ohne Leerzeichen, höchstens 32 Zeichen.

command-table-time-about = Wie viel Zeit ein Tisch lässt; ein anderes Tempo oder eine Pause vorschlagen
command-table-time-pace = Ein anderes Tempo, etwa „2 am Tag“ oder „48h+8h“; „keins“. „Bot“ dahinter: dann antwortet ein Bot
command-table-time-pace-name = tempo

clock-title = **Zeit** an Tisch { $table } ({ $title })
clock-button-wait = Weiter warten
clock-button-bot = Einmal ein Bot
clock-done-wait = Für { $who } gibt es noch einmal so viel Zeit.
clock-done-bot = Dieses Mal antwortet ein Bot für { $who }.
clock-choose-pace = Wie viel Zeit für eine Entscheidung…
clock-choose-pace-end = Wenn eine Zeit um ist…
clock-asked = Die anderen werden gefragt, ob sie zustimmen.
clock-set = Erledigt.
table-button-pause = Pause
table-button-go-on = Weiter

host-pace-proposed = { $who } schlägt ein anderes Tempo vor: **{ $pace }**. Zustimmen müssen: { $needed }.
host-pause-proposed = { $who } schlägt eine Pause vor: Keine Uhr läuft, bis jemand bei `/table time` auf *Weiter* drückt. Zustimmen müssen: { $needed }.
host-note-pace = Von jetzt an gilt ein anderes Tempo: **{ $pace }**. Alle Uhren beginnen neu.
host-note-paused = ⏸ Dieser Tisch macht Pause: Keine Uhr läuft, bis jemand ihn mit `/table time` weitergehen lässt.
host-note-goes-on = { $name } lässt die Uhren dieses Tisches wieder laufen.
tables-same-pace = Dieses Tempo hat Tisch { $table } schon.
tables-is-paused = Tisch { $table } macht schon Pause.
tables-not-paused = Tisch { $table } macht keine Pause.
tables-own-time = Es ist deine eigene Zeit, die um ist. Entscheide einfach: Dein Platz gehört dir.

command-table-nudge-about = Höflich erinnern lassen, auf wen ein Tisch wartet, höchstens einmal am Tag
clock-nudged = Eine Erinnerung bekommt, sobald die Wachzeit beginnt, wer sie sich nicht ganz verbeten hat: { $who }. Danke für deine Geduld!
tables-nobody-to-nudge = Tisch { $table } wartet auf niemanden, der sich erinnern ließe.
tables-nudged-already = Für eine Erinnerung an Tisch { $table } ist es zu früh: nach sechs Stunden Warten, und dann einmal am Tag.

# Vertretungen: Plätze laufender Spiele, die angeboten, übernommen und zurückgegeben werden.

command-table-substitute-about = Biete deinen Platz eine Weile anderen an oder nicht mehr; nimm ihn zurück oder gib ihn zurück
table-list-none-seats = Auf diesem Server ist gerade kein Platz zu haben. `/table new` öffnet einen Tisch.
clock-button-seat = Vertretung suchen
clock-done-seat = Der Platz wird anderen angeboten. Weiterspielen kann { $who } trotzdem.
seat-offered = Gesucht wird jemand, der an Tisch { $table } ({ $title }) für { $name } weiterspielt. Wer mag, drückt den Knopf; dann werden alle gefragt, die dort spielen.
seat-button-take = Vertreten
seat-button-take-of = { $name } vertreten ({ $table })
seat-button-back = Meinen Platz zurück
seat-taken = Ab jetzt spielt { $by } in Vertretung für { $name }. Der Platz kann jederzeit zurückgenommen werden.
seat-returned = Der Platz von { $name } gehört wieder { $by }. Danke fürs Vertreten!
seat-offered-done = Dein Platz an Tisch { $table } wird anderen angeboten. Bis ihn jemand übernimmt, kannst du weiterspielen und das Angebot beenden, und zurückhaben kannst du ihn jederzeit.
seat-offer-over = Für { $name } wird niemand mehr gesucht.
seat-withdrawn = Dein Platz an Tisch { $table } wird nicht mehr angeboten: Er gehört dir allein.
table-button-seat-withdraw = Nicht mehr anbieten
seat-asked = Alle am Tisch { $table } entscheiden jetzt, ob du vertreten darfst.
seat-yours = Der Platz an Tisch { $table } gehört vorerst dir.
seat-back = Der Platz an Tisch { $table } gehört wieder dir.
seat-given-back = Du hast den Platz an Tisch { $table } zurückgegeben.
seat-list = **Plätze, die hier zu haben sind**
seat-line-open = { $title } { $table } · { $free ->
        [one] ein Platz ist frei
       *[other] { $free } Plätze sind frei
    } · { $where }
seat-line-offered = { $title } { $table } · gesucht wird eine Vertretung für { $name } · { $where }
host-substitute-proposed = { $name } bietet an, für { $whose } weiterzuspielen. Zustimmen müssen: { $needed }.
host-left-substitute = { $name } ließ sich von { $by } vertreten.
host-left-returned = { $name } gab den Platz an { $by } zurück.
tables-offered-already = Dieser Platz an Tisch { $table } wird schon angeboten.
tables-not-offered = Dieser Platz an Tisch { $table } wird nicht mehr angeboten.
tables-no-substitute = An Tisch { $table } vertritt dich niemand.
