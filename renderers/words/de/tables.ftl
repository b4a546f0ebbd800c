tables-seats-taken = { $have ->
    [one] Ein Platz ist schon besetzt, weniger geht also nicht.
   *[other] { $have } Plätze sind schon besetzt, weniger geht also nicht. Erst muss jemand gehen.
}
tables-not-invited = Ich weiß von keiner Einladung für dich an Tisch { $table }.
tables-reserved = Die freien Plätze an Tisch { $table } sind für Eingeladene reserviert. Wer nach einem Tag nicht gekommen ist, gibt den Platz frei.
tables-private = Tisch { $table } ist privat: Nur Eingeladene dürfen kommen.
tables-has-room = An Tisch { $table } ist ein Platz für dich frei: `/table join`.
tables-waits-already = Du stehst schon auf der Liste von Tisch { $table }. `/table leave` nimmt dich herunter.
tables-time-over = Diese Zeit ist schon vorbei.
tables-kept-apart = An Tisch { $table } sitzt jemand, dem du aus dem Weg gehst, oder wird dort erwartet. `/block` zeigt deine Liste.
tables-no-seat = An Tisch { $table } kannst du keinen Platz nehmen; warum, sage ich niemandem. `/find` zeigt Tische, an denen für dich ein Platz frei ist.
tables-already-seated = Du sitzt schon an Tisch { $table }.
tables-already-resigned = Du hast an Tisch { $table } schon aufgegeben.
tables-full = Tisch { $table } ist voll.
tables-guest-seated = { $name } sitzt dort schon.
tables-guest-invited = { $name } ist schon an Tisch { $table } eingeladen, und ein Platz ist reserviert.
tables-guest-apart = Du gehst { $name } aus dem Weg und kannst deshalb keine Einladung schicken. `/block` mit `remove:True` nimmt { $name } von deiner Liste.
tables-guest-refused = { $name } kann nicht an Tisch { $table } eingeladen werden. Warum, sage ich niemandem.
tables-invites-self = Dich selbst kannst du nicht an Tisch { $table } einladen; `/table join` nimmt einen Platz.
tables-is-open = Tisch { $table } hat noch nicht begonnen. Wer ihn eröffnet hat, beginnt mit `/table start`.
tables-is-running = An Tisch { $table } läuft das Spiel schon.
tables-is-finished = Das Spiel an Tisch { $table } ist zu Ende. `/table new` eröffnet ein neues.
tables-is-abandoned = Tisch { $table } wurde geschlossen. `/table new` eröffnet einen neuen.
tables-is-suspended = Tisch { $table } ist angehalten, wie er zuletzt stand. `/table status` sagt, warum und wie es weitergeht.
tables-no-proposal = An Tisch { $table } ist kein Vorschlag mehr offen.
tables-other-proposal = Danach wird nicht mehr gefragt: An Tisch { $table } geht es jetzt um etwas anderes, mit einer neueren Nachricht.
tables-no-such-player = Die Bot-Stufe „{ $kind }“ gibt es nicht. Zur Wahl stehen: { $known }.
tables-no-such-table = Ich kenne keinen Tisch „{ $table }“. `/table list` zeigt deine.
tables-no-such-title = Ich kenne kein Spiel „{ $title }“. `/table new` zeigt, was es gibt.
tables-not-asked = Deine Zustimmung ist für diesen Vorschlag nicht nötig.
tables-not-owner = Das kann nur, wer Tisch { $table } eröffnet hat.
tables-not-bot = { $name } ist ein Mensch.
tables-not-seated = Du hast keinen Platz an Tisch { $table }; mit `/board` kannst du zuschauen.
tables-not-your-seat = Das ist der Platz von { $name }, nicht deiner.
tables-nothing-to-redo = An Tisch { $table } wurde nichts zurückgenommen, das wieder gelten könnte.
tables-nothing-to-undo = Du hast an Tisch { $table } noch keinen Zug gemacht, der sich zurücknehmen ließe.
tables-stale = An Tisch { $table } ging es weiter, seit du hingesehen hast; darum ist nichts geschehen. Schau mit `/board` noch einmal.
tables-too-few =
    { $have ->
        [one] Erst ein Platz ist besetzt; dieses Spiel braucht { $need }.
       *[other] Erst { $have } Plätze sind besetzt; dieses Spiel braucht { $need }.
    } `/table invite` lädt jemanden ein, `/table add-player` setzt einen Bot dazu.
tables-no-such-preference = „{ $preference }“ lässt sich hier nicht wünschen.
