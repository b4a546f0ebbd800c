tables-seats-taken = { $have ->
    [one] Weniger geht nicht: Ein Platz ist besetzt.
   *[other] Weniger geht nicht: { $have } Plätze sind besetzt. Erst muss jemand gehen.
}
tables-not-invited = Du hast keine Einladung an Tisch { $table }.
tables-reserved = Die freien Plätze an Tisch { $table } sind einen Tag lang für Eingeladene reserviert.
tables-private = Tisch { $table } ist privat: Du brauchst eine Einladung.
tables-has-room = An Tisch { $table } ist ein Platz für dich frei: `/table join`.
tables-waits-already = Du stehst schon auf der Warteliste von Tisch { $table }. Mit `/table leave` verlässt du sie.
tables-time-over = Diese Zeit ist schon vorbei.
tables-kept-apart = An Tisch { $table } kannst du nicht mitspielen: Jemand, den du blockierst, ist dort oder eingeladen. `/block` zeigt deine Liste.
tables-no-seat = An Tisch { $table } kannst du nicht mitspielen; der Grund bleibt vertraulich. `/find` zeigt Tische mit einem Platz für dich.
tables-already-seated = Du spielst schon an Tisch { $table }.
tables-already-resigned = Du hast an Tisch { $table } schon aufgegeben.
tables-full = Tisch { $table } ist voll.
tables-no-guest-bots = Tisch { $table } nimmt keine Bots von anderen auf. Wer ihn eröffnet hat, kann das unter *Einstellungen* › *Mehr…* › *Wer mitspielen darf* ändern.
tables-guest-seated = { $name } hat dort schon einen Platz.
tables-guest-invited = { $name } ist schon an Tisch { $table } eingeladen und hat einen reservierten Platz.
tables-guest-apart = { $name } kannst du nicht einladen: Du blockierst diese Person. `/block` mit `entfernen:True` hebt das auf.
tables-guest-refused = Du kannst { $name } nicht an Tisch { $table } einladen. Der Grund bleibt vertraulich.
tables-invites-self = Dich selbst kannst du nicht an Tisch { $table } einladen; nimm `/table join`.
tables-is-open = An Tisch { $table } hat die Partie noch nicht begonnen. Wer ihn eröffnet hat, startet sie mit `/table start`.
tables-is-running = An Tisch { $table } läuft die Partie schon.
tables-is-finished = Die Partie an Tisch { $table } ist zu Ende. Einen neuen Tisch öffnest du mit `/table new`.
tables-is-abandoned = Tisch { $table } ist geschlossen. Einen neuen öffnest du mit `/table new`.
tables-is-suspended = Tisch { $table } ist angehalten. `/table status` sagt, warum und wie es weitergeht.
tables-no-proposal = An Tisch { $table } ist kein Vorschlag mehr offen.
tables-other-proposal = Dieser Vorschlag ist vorbei. An Tisch { $table } gibt es einen neueren; nimm die Knöpfe seiner Nachricht.
tables-no-such-player = Die Bot-Stufe „{ $kind }“ gibt es nicht. Zur Wahl: { $known }.
tables-no-such-table = Einen Tisch „{ $table }“ gibt es nicht. `/table list` zeigt deine.
tables-no-such-title = Ein Spiel „{ $title }“ gibt es nicht. `/table new` nennt alle.
tables-not-asked = Dieser Vorschlag braucht deine Zustimmung nicht.
tables-not-owner = Das kann nur, wer Tisch { $table } eröffnet hat.
tables-not-bot = { $name } ist ein Mensch, kein Bot.
tables-not-seated = Du spielst an Tisch { $table } nicht mit. Mit `/board` schaust du zu.
tables-not-your-seat = Das ist der Platz von { $name }, nicht deiner.
tables-nothing-to-redo = An Tisch { $table } gibt es nichts wiederherzustellen.
tables-nothing-to-undo = Nichts rückgängig zu machen: Du hast an Tisch { $table } noch nicht gezogen.
tables-stale = Nichts ist passiert: An Tisch { $table } war die Partie schon weiter. Sieh mit `/board` nach.
tables-too-few =
    { $have ->
        [one] Erst ein Platz ist besetzt; dieses Spiel braucht { $need }.
       *[other] Erst { $have } Plätze sind besetzt; dieses Spiel braucht { $need }.
    } Lade mit `/table invite` jemanden ein oder nimm mit `/table add-player` einen Bot dazu.
tables-plan-now = Du bist schon am Zug, es gibt also nichts für später zu merken.
tables-no-such-preference = „{ $preference }“ kannst du dir hier nicht wünschen.
