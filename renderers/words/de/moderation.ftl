# Was einem Tisch im Weg steht, die Mittel dagegen, und was sie ablehnen.
# Ids auf -name sind Namen von Parametern: klein, ohne Leerzeichen, höchstens 32 Zeichen.

command-table-resume-about = Einen angehaltenen Tisch fortsetzen (Besitzer, Serververwaltung)
command-table-skip-about = Für einen Bot, der versagt hat, zufällig ziehen (Besitzer, Serververwaltung)
command-table-repost-about = Das Brett neu posten; in einem anderen Kanal zieht der Tisch dorthin um (nur Besitzer)
command-table-replace-about = Einen Platz jemand anderem oder einem Bot geben (Besitzer, Serververwaltung)
command-table-replace-seat = Nummer des Platzes, wie in /table status
command-table-replace-seat-name = platz
command-table-replace-person = Wer weiterspielt; ohne Angabe ein Bot
command-table-replace-person-name = person
command-table-replace-kind = Die Stufe des Bots
command-table-replace-kind-name = art
command-table-close-about = Einen Tisch endgültig schließen: vor dem Beginn oder angehalten; Verwaltung jederzeit

table-block-suspended =
    ⚠ Angehalten { $when }: Bei einem Zug ist im Spiel ein Fehler aufgetreten (Nummer { $number }); der Zug wurde nicht ausgeführt. Wer den Tisch eröffnet hat oder den Server verwaltet, kann ihn mit `/table resume` fortsetzen, vielleicht mit einem anderen Zug; sonst geht es weiter, sobald der Bot repariert ist.
table-block-unreadable =
    ⚠ Diese Version des Bots kann die Partie nicht lesen. Nichts ist verloren: Weiter geht es, sobald der Bot aktualisiert ist.
table-block-fault =
    ⚠ { $name } (Bot) konnte nicht ziehen (Fehler { $number }). Wer den Tisch eröffnet hat oder den Server verwaltet, kann mit `/table skip` zufällig ziehen lassen oder den Bot mit `/table replace` ersetzen.
table-block-lost =
    ⚠ Die letzte Nachricht ließ sich nicht posten: { $why }. `/table repost` postet das Brett noch einmal; in einem anderen Kanal zieht der Tisch dorthin um (nur Besitzer).
table-block-unsent = ⚠ Eine Nachricht ist noch nicht gepostet (geschrieben: { $when }, Versuche: { $tries }). Ich versuche es weiter.

table-resumed = Tisch { $table } geht weiter.
table-skipped = Für den Bot wurde zufällig gezogen. Tisch { $table } geht weiter.
table-reposted = Das Brett von Tisch { $table } kommt gleich in { $where }.
table-replaced = Auf Platz { $number } spielt jetzt { $who }.
table-confirm-close = Tisch { $table } endgültig schließen? Die Partie endet; nur der Verlauf bleibt.
table-button-close-now = Ja, endgültig schließen

tables-suspended-now =
    Dein Zug wurde nicht ausgeführt: In den Spielregeln ist ein Fehler aufgetreten (Fehler { $number }; bitte melde ihn dem Betreiber dieses Bots). Tisch { $table } ist auf dem letzten Stand angehalten; mehr zeigt `/table status`.
tables-not-suspended = Nichts fortzusetzen: Tisch { $table } ist nicht angehalten.
tables-still-suspended = An Tisch { $table } tritt der Fehler noch immer auf; der Tisch bleibt angehalten. Nichts ist verloren; nach einem Update des Bots geht es weiter.
tables-no-fault = Nichts zu überspringen: An Tisch { $table } hat kein Bot versagt.
tables-no-such-seat = Wähle an Tisch { $table } einen Platz von 1 bis { $seats }.
tables-other-server = Tisch { $table } kann nicht hierher umziehen: Er gehört zu einem anderen Server.
tables-only-owner = Das kann nur, wer Tisch { $table } eröffnet hat oder diesen Server verwaltet.
tables-only-manager =
    Tisch { $table } wird gerade gespielt: Schließen kann ihn nur, wer den Server verwaltet. `/table abandon` fragt alle am Tisch.
tables-only-players = Das kann nur, wer an Tisch { $table } spielt, ihn eröffnet hat oder diesen Server verwaltet.
tables-too-early =
    { $name } hat noch Zeit: Vergeben kannst du den Platz nach { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    } Wartezeit. { $name } kann ihn mit `/table resign` sofort aufgeben.

tables-has-time = { $name } hat noch Zeit. Vergeben kannst du den Platz, sobald sie um ist.

host-note-suspended =
    ⚠ { $table } — Der letzte Zug wurde nicht ausgeführt: In den Spielregeln ist ein Fehler aufgetreten (Fehler { $number }; bitte meldet ihn dem Betreiber dieses Bots). Der Tisch ist auf dem letzten Stand angehalten; mehr zeigt `/table status`.
host-note-resumed = { $table } — Die Partie läuft wieder. Weiter mit `/play` oder `/board`.
host-note-replaced = { $table } — Ab jetzt spielt { $by } für { $name }.
table-block-damaged = ⚠ Die Aufzeichnung des letzten Zuges ist beschädigt. Wer den Tisch eröffnet hat oder den Server verwaltet, kann mit `/table resume` zu Zug { $to } zurück.
table-block-lost-game = ⚠ Die Aufzeichnung dieser Partie ist nicht mehr zu retten: Spielt eine Sicherung ein oder schließt den Tisch mit `/table close`.
host-note-mended =
    ⚠ { $table } — Die Aufzeichnung des letzten Zuges war beschädigt. Die Partie geht bei Zug { $to } weiter; spielt alles danach noch einmal.
tables-nothing-sound = Von Tisch { $table } ist keine intakte Aufzeichnung übrig. Spielt eine Sicherung der Datenbank ein oder schließt den Tisch.
