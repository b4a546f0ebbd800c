# Uhren der Tische: Tempo, Fristen, Pausen, und was geschieht, wenn jemandes Zeit um ist.
# Ids auf -name sind Namen von Parametern: klein, ohne Leerzeichen, höchstens 32 Zeichen.

command-table-time-about = Bedenkzeit eines Tisches ansehen; eine andere oder eine Pause vorschlagen
command-table-time-pace = Neue Bedenkzeit, etwa „2 am Tag“, „48h+8h“ oder „keine“; „Bot“ dahinter: danach antwortet ein Bot
command-table-time-pace-name = tempo

clock-title = { $table } · Bedenkzeit
clock-button-wait = Weiter warten
clock-button-bot = Einmal Bot spielen lassen
clock-done-wait = { $who } bekommt noch einmal so viel Zeit.
clock-done-bot = Dieses eine Mal spielt ein Bot für { $who }.
clock-choose-pace = Bedenkzeit…
clock-choose-pace-end = Wenn die Zeit um ist…
clock-asked = Ich habe die anderen um Zustimmung gebeten.
clock-set = Erledigt.
table-button-pause = Pause
table-button-go-on = Fortsetzen

host-pace-proposed = { $table } — { $who } schlägt eine neue Bedenkzeit vor: **{ $pace }**. Zustimmen müssen: { $needed }.
host-pause-proposed = { $table } — { $who } schlägt eine Pause vor: Die Uhren stehen, bis jemand bei `/table time` *Fortsetzen* drückt. Zustimmen müssen: { $needed }.
host-note-pace = { $table } — Neue Bedenkzeit: **{ $pace }**. Für alle beginnt die Zeit von vorn.
host-note-paused = ⏸ { $table } — Pause: Die Uhren stehen, bis jemand die Partie mit `/table time` fortsetzt.
host-note-goes-on = { $table } — { $name } hat die Pause beendet: Die Zeit läuft wieder.
tables-same-pace = Tisch { $table } hat schon diese Bedenkzeit.
tables-is-paused = An Tisch { $table } ist schon Pause.
tables-not-paused = An Tisch { $table } ist gerade keine Pause.
tables-own-time = Deine eigene Zeit ist um: Mach einfach deinen Zug.

command-table-nudge-about = Alle, auf die ein Tisch wartet, freundlich erinnern, höchstens einmal am Tag
clock-nudged = Ich erinnere { $who } in der Wachzeit, sofern Erinnerungen nicht abgestellt sind. Danke für deine Geduld!
tables-nobody-to-nudge = Hier gibt es niemanden zu erinnern: Tisch { $table } wartet gerade auf niemanden.
tables-nudged-already = Für eine Erinnerung an Tisch { $table } ist es zu früh: Möglich ist sie nach sechs Stunden Wartezeit, danach einmal am Tag.

# Vertretungen: Plätze laufender Spiele, die angeboten, übernommen und zurückgegeben werden.

command-table-substitute-about = Ersatz für deinen Platz suchen oder die Suche beenden; Platz zurücknehmen oder zurückgeben
table-list-none-seats = Auf diesem Server ist kein Platz frei. Öffne einen Tisch mit `/table new`.
clock-button-seat = Ersatz suchen
clock-done-seat = Ersatz wird gesucht. { $who } kann weiterhin spielen.
seat-offered = 👋 { $table } — { $name } braucht Ersatz. Drück *Einspringen*, wenn du magst; die anderen am Tisch entscheiden.
seat-button-take = Einspringen
seat-button-take-of = Für { $name } einspringen ({ $title })
seat-button-back = Platz zurücknehmen
seat-taken = { $table } — { $by } springt für { $name } ein. { $name } kann den Platz jederzeit zurücknehmen.
seat-returned = { $table } — { $by } ist zurück. Danke fürs Einspringen, { $name }!
seat-offered-done = Ich suche Ersatz für dich an Tisch { $table }. Bis dahin kannst du weiterspielen oder die Suche beenden; deinen Platz kannst du jederzeit zurücknehmen.
seat-offer-over = { $table } — { $name } braucht keinen Ersatz mehr.
seat-withdrawn = Suche beendet: Du behältst deinen Platz an Tisch { $table }.
table-button-seat-withdraw = Suche beenden
seat-asked = Ich habe alle an Tisch { $table } gefragt, ob du einspringen darfst.
seat-yours = Du spielst jetzt als Ersatz an Tisch { $table }.
seat-back = Du hast deinen Platz an Tisch { $table } zurück.
seat-given-back = Du hast den Platz an Tisch { $table } zurückgegeben.
seat-list = **Freie Plätze**
seat-line-open = { $table } · { $free ->
        [one] ein Platz ist frei
       *[other] { $free } Plätze sind frei
    } · { $where }
seat-line-offered = { $table } · Ersatz gesucht für { $name } · { $where }
host-substitute-proposed = { $table } — { $name } möchte für { $whose } einspringen. Zustimmen müssen: { $needed }.
host-left-substitute = { $by } sprang für { $name } ein.
host-left-returned = { $name } gab den Platz an { $by } zurück.
tables-offered-already = Für diesen Platz an Tisch { $table } wird schon Ersatz gesucht.
tables-not-offered = Dieser Platz an Tisch { $table } braucht keinen Ersatz mehr.
tables-no-substitute = Du hast an Tisch { $table } keinen Ersatz.
