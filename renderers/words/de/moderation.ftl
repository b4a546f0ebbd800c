# Was einem Tisch im Weg steht, die Mittel dagegen, und was sie ablehnen.
# Ids auf -name sind Namen von Parametern: klein, ohne Leerzeichen, höchstens 32 Zeichen.

command-table-resume-about = Einen angehaltenen Tisch fortsetzen, wo er stand (Besitzer, Serververwaltung)
command-table-skip-about = Den Zufall entscheiden lassen, wo ein Bot versagt hat
command-table-repost-about = Den Plan neu zeigen; anderswo vom Besitzer gerufen, zieht der Tisch dorthin um
command-table-replace-about = Einen Platz jemand anderem oder einem Bot geben
command-table-replace-seat = Die Nummer des Platzes, wie in /table status
command-table-replace-seat-name = platz
command-table-replace-person = Wer weiterspielt; ohne Angabe ein Bot
command-table-replace-person-name = person
command-table-replace-kind = Die Stufe des Bots
command-table-replace-kind-name = art
command-table-close-about = Einen Tisch endgültig schließen: vor dem Beginn oder angehalten; Verwaltung jederzeit

table-block-suspended =
    ⚠ Angehalten { $when }: Die Regeln dieses Spiels haben bei einem Zug versagt (Nummer { $number }). Der Tisch steht, wie er davor stand. Wer ihn eröffnet hat oder den Server verwaltet, setzt ihn mit `/table resume` fort, vielleicht mit einem anderen Zug; nach einer Reparatur geht er von selbst weiter.
table-block-unreadable =
    ⚠ Diese Version des Bots kann das Spiel nicht lesen. Nichts ist verloren: Es geht weiter, sobald der Bot aktualisiert ist.
table-block-fault =
    ⚠ { $name } ist ein Bot und konnte sich nicht entscheiden (Nummer { $number }). Wer den Tisch eröffnet hat oder den Server verwaltet, lässt mit `/table skip` den Zufall entscheiden oder vergibt den Platz mit `/table replace`.
table-block-lost =
    ⚠ Die letzte Nachricht ließ sich nicht schreiben: { $why }. `/table repost` zeigt den Plan noch einmal; vom Besitzer in einem anderen Kanal gerufen, zieht der Tisch dorthin um.
table-block-unsent = ⚠ Eine Nachricht konnte noch nicht gesendet werden (entstanden: { $when }, Versuche: { $tries }). Es wird von selbst weiter versucht.

table-resumed = Tisch { $table } geht weiter.
table-skipped = Der Zufall hat entschieden. Tisch { $table } geht weiter.
table-reposted = Der Plan von Tisch { $table } wird in { $where } gezeigt.
table-replaced = Platz { $number } gehört jetzt { $who }.
table-confirm-close = Tisch { $table } endgültig schließen? Dann kann niemand weiterspielen; der Verlauf bleibt lesbar.
table-button-close-now = Ja, endgültig schließen

tables-suspended-now =
    In den Regeln dieses Spiels ist etwas schiefgegangen, dein Zug wurde nicht gemacht. Tisch { $table } ist angehalten, wie er davor stand; `/table status` sagt, wie es weitergeht. Nummer für die Person, die diesen Bot betreibt: { $number }.
tables-not-suspended = Tisch { $table } ist nicht angehalten: Es gibt nichts fortzusetzen.
tables-still-suspended = Die Regeln von Tisch { $table } versagen noch immer. Er geht nach einer Aktualisierung des Bots weiter; nichts ist verloren.
tables-no-fault = An Tisch { $table } hat kein Bot versagt: Es gibt nichts zu überspringen.
tables-no-such-seat = Tisch { $table } hat die Plätze 1 bis { $seats }.
tables-other-server = Tisch { $table } gehört zu einem anderen Server und kann nicht hierher umziehen.
tables-only-owner = Das kann nur, wer Tisch { $table } eröffnet hat oder diesen Server verwaltet.
tables-only-manager =
    Tisch { $table } wird gerade gespielt: Schließen kann ihn nur, wer diesen Server verwaltet. `/table abandon` fragt die Mitspielenden.
tables-only-players = Das kann nur, wer an Tisch { $table } spielt, ihn eröffnet hat oder diesen Server verwaltet.
tables-too-early =
    { $name } darf weiterspielen: Ein Platz kann vergeben werden, wenn { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    } auf ihn gewartet wurde. Mit `/table resign` kann { $name } ihn sofort aufgeben.

tables-has-time = { $name } hat noch Zeit. Ein Platz kann vergeben werden, sobald seine Zeit um ist.

host-note-suspended =
    ⚠ In den Regeln dieses Spiels ist etwas schiefgegangen, der letzte Zug wurde nicht gemacht. Der Tisch ist angehalten, wie er davor stand; `/table status` sagt, wie es weitergeht. Nummer für die Person, die diesen Bot betreibt: { $number }.
host-note-resumed = Der Tisch geht weiter, wo er stand. `/play` und `/board` zeigen, wie es steht.
host-note-replaced = Der Platz von { $name } gehört von nun an { $by }.
table-block-damaged = ⚠ Die Aufzeichnung des letzten Zuges ist beschädigt. Besitzer und Serververwalter können mit `/table resume` zu Zug { $to } zurückgehen.
table-block-lost-game = ⚠ Die Aufzeichnung dieses Spiels ist beschädigt, und keine heile ist übrig: Spielt eine Sicherung ein, oder schließt den Tisch mit `/table close`.
host-note-mended =
    ⚠ Die Aufzeichnung des letzten Zuges war beschädigt. Das Spiel geht bei Zug { $to } weiter; was danach kam, ist neu zu spielen.
tables-nothing-sound = Von Tisch { $table } ist keine heile Aufzeichnung übrig. Spielt eine Sicherung der Datenbank ein, oder schließt den Tisch.
