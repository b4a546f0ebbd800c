# Vertretungen: Plätze laufender Spiele, die angeboten, übernommen und zurückgegeben werden.

command-table-substitute-about = Biete deinen Platz eine Weile anderen an oder nicht mehr; nimm ihn zurück oder gib ihn zurück
command-table-list-seats = Plätze, die auf diesem Server zu haben sind
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
host-result-timeouts = Zeit abgelaufen, ein Bot hat geantwortet: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (einmal)
   *[other] { $name } ({ $count }-mal)
}
table-log-timeout = *(Zeit abgelaufen: ein Bot hat geantwortet)*
