# Tische und Leute finden: freie Plätze, für wen sie sind, wer wartet, wer getrennt bleibt.

command-find-about = Tische dieses Servers, die auf Leute warten
command-find-title = Welches Spiel; alle, wenn du es weglässt
command-find-title-name = titel
command-find-scenario = Welches Szenario des Spiels
command-find-scenario-name = szenario
command-find-pace = Wie viel Zeit für eine Entscheidung ist
command-find-pace-name = tempo
command-find-seats = Wie viele mitspielen
command-find-seats-name = plätze
command-find-language = In welcher Sprache man sich unterhält
command-find-language-name = sprache
command-find-experience = Für wen der Tisch gedacht ist
command-find-experience-name = erfahrung
command-find-bots = Mit Bots oder nur ohne
command-find-bots-name = bots
command-seats-about = Für wen dein Tisch ist, wann er von selbst beginnt; oder auf einen Platz warten
command-seats-start = Ob du ihn startest oder er von selbst beginnt, sobald er voll ist
command-seats-start-name = beginn
command-seats-hours = In wie vielen Stunden er von selbst beginnt
command-seats-hours-name = stunden
command-seats-private = Nur Eingeladene dürfen kommen, und er steht auf keiner Liste
command-seats-private-name = privat
command-seats-language = In welcher Sprache man sich unterhält
command-seats-language-name = sprache
command-seats-experience = Für wen er gedacht ist
command-seats-experience-name = erfahrung
command-seats-wait = Auf einen Platz an einem vollen Tisch warten
command-seats-wait-name = warten
command-block-about = Jemandem aus dem Weg gehen: Ihr trefft euch nicht mehr an neuen Tischen
command-block-person = Wem; lass es weg, um deine Liste zu lesen
command-block-person-name = person
command-block-remove = Wieder von deiner Liste nehmen
command-block-remove-name = entfernen

table-button-wait = Warteliste
table-form-seats-of = Wer und wann
tables-private = Tisch { $table } ist privat: Nur Eingeladene dürfen kommen.
tables-has-room = An Tisch { $table } ist ein Platz für dich frei: `/table join`.
tables-waits-already = Du stehst schon auf der Liste von Tisch { $table }. `/table leave` nimmt dich herunter.
tables-time-over = Diese Zeit ist schon vorbei.
tables-kept-apart = An Tisch { $table } sitzt jemand, dem du aus dem Weg gehst, oder wird dort erwartet. `/block` zeigt deine Liste.
tables-no-seat = An Tisch { $table } kannst du keinen Platz nehmen; warum, sage ich niemandem. `/find` zeigt Tische, an denen für dich ein Platz frei ist.
host-note-moved-up = An Tisch { $table } ist ein Platz frei geworden, und er gehört dir: Du warst als Nächstes auf der Warteliste. `/table leave` gibt ihn zurück.
host-note-not-begun = Tisch { $table } sollte jetzt beginnen, kann aber noch nicht: Es sind zu wenige gekommen, oder die Optionen passen nicht zu so vielen. Starte ihn mit `/table start`, wann du magst.

seats-private = 🔒 Privat: Nur Eingeladene dürfen kommen.
seats-language = Sprache: { $language }
seats-experience-new = Für Leute, die das Spiel noch nicht kennen
seats-experience-known = Für Leute, die das Spiel kennen
seats-start-full = Beginnt von selbst, sobald alle Plätze besetzt sind.
seats-start-at = Beginnt von selbst { $when } ({ $wait }).
seats-invited = Freigehalten werden Plätze für { $who }.
seats-waiting = Auf der Warteliste: { $who }.
seats-you-wait = Du stehst auf der Warteliste von Tisch { $table }. Wird ein Platz frei, gehört er dir, und ich sage dir Bescheid. `/table leave` nimmt dich von der Liste.
seats-panel = **{ $title }, Tisch { $table }: wer kommen darf und wann er beginnt**
seats-panel-usual = Für alle; wer ihn eröffnet hat, startet ihn.
seats-choose-start = Wann er beginnt…
seats-choose-who = Wer kommen darf…
seats-choose-language = Sprache…
seats-choose-experience = Für wen…
seats-pick-hand = Ich starte ihn selbst
seats-pick-full = Von selbst, sobald er voll ist
seats-pick-hours =
    { $hours ->
        [one] Von selbst in 1 Stunde
       *[other] Von selbst in { $hours } Stunden
    }
seats-pick-all = Alle auf diesem Server
seats-pick-invited = Nur Eingeladene
seats-pick-language-any = Jede Sprache
seats-pick-experience-any = Alle
seats-pick-experience-new = Leute, die das Spiel noch nicht kennen
seats-pick-experience-known = Leute, die das Spiel kennen

find-no-server = Tische findet man auf einem Server. Bitte gib `/find` in einem seiner Kanäle ein.
find-scenario-needs-title = Szenarien gehören zu einem Spiel. Sag bitte mit `titel`, zu welchem.
find-none = Kein solcher Tisch wartet hier auf Leute. `/table new` eröffnet einen.
find-found =
    { $tables ->
        [one] **1 Tisch wartet auf Leute**
       *[other] **{ $tables } Tische warten auf Leute**
    }
find-line =
    - **{ $title }** · { $table } · { $who } · { $free ->
        [0] kein Platz frei
        [one] 1 von { $seats } Plätzen frei
       *[other] { $free } von { $seats } Plätzen frei
    } · { $where }
find-join = Platz nehmen an…
find-board = Alle Tische dieses Servers, die auf Leute warten: { $where }

block-yourself = Dir selbst kannst du nicht aus dem Weg gehen.
block-added = Du und { $name } trefft euch nicht mehr an neuen Tischen. { $name } erfährt nichts davon. Laufende Spiele gehen weiter.
block-removed = { $name } steht nicht mehr auf deiner Liste: Ihr könnt euch wieder an Tischen treffen.
block-list = Du gehst { $who } aus dem Weg. `/block remove:True` nimmt jemanden von der Liste.
block-none = Du gehst niemandem aus dem Weg.
