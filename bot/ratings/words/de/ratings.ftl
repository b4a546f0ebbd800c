command-champions-about = Die Rangliste dieses Servers
command-champions-title = Welches Spiel; ohne Angabe alle
command-champions-title-name = spiel

champions-title = **{ $title }: Rangliste dieses Servers**
champions-all = **Rangliste dieses Servers**
champions-line =
    { $place }. { $name }: { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    } in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
champions-nobody = Noch niemand.
champions-apart = **Andere Partien**
champions-rule =
    Gezählt: Partien, die nur Menschen zu Ende gespielt haben; Aufgeben ist eine Niederlage. In den anderen spielten Bots mit, wurde jemand ersetzt oder etwas Gezogenes oder Aufgedecktes rückgängig gemacht.
champions-none = Auf diesem Server hat noch niemand eine Partie gegen andere beendet. Öffne einen Tisch mit `/table new`.
champions-no-server = Jeder Server hat seine eigene Rangliste. Nutze `/champions` in einem seiner Kanäle.

# Was Leute gespielt haben: Profile, Wertungen, die Besten.

command-profile-about = Partien, Plätze, Wertungen und Abzeichen: deine oder die von jemandem auf diesem Server
command-profile-person = Wer; ohne Angabe du selbst
command-profile-person-name = person
command-profile-file = Deine Partien als Tabelle (CSV)
command-profile-file-name = datei
command-privacy-records-about = Deine Ergebnisse anderen zeigen oder überall verbergen
command-privacy-records-shown = Mich in Ranglisten und Profilen zeigen
command-privacy-records-shown-name = sichtbar
command-champions-season = Welche Partien zählen
command-champions-season-name = saison
command-champions-by = Reihenfolge: nach Siegen oder nach Wertung
command-champions-by-name = nach
champions-season-all = alle Partien
champions-season-this = diese Saison
champions-season-last = letzte Saison
champions-by-wins = Siege
champions-by-rating = Wertung

champions-season-line = Saison { $name }: Partien, die in diesem Vierteljahr endeten.
champions-rating-needs-title = Jedes Spiel hat seine eigene Wertung. Wähle eins: `/champions nach:Wertung spiel:…`.
champions-rating-seats = **{ $seats } Plätze**
champions-rating-line =
    { $place }. { $name }: { $points } ± { $spread }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
champions-rating-rule = Alle beginnen bei 1000. Sortiert nach dem unteren Ende von ±, damit eine einzelne Glückspartie nicht zu viel zählt. Nicht gewertet: Partien mit Tipps, Bots oder Spielerwechsel oder solche, in denen etwas Gezogenes oder Aufgedecktes rückgängig gemacht wurde. Wer aufgibt, verliert allein.

profile-title = **{ $name }**
profile-none-yet = Du hast noch keine Partie gegen andere beendet. `/find` zeigt Tische, die Mitspieler suchen, `/table new` öffnet einen.
profile-hidden = Dieses Profil ist verborgen.
profile-nothing = Noch kein Profil: Diese Person hat auf diesem Server keine Partie gegen andere beendet.
profile-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } gegen andere, { $wins ->
        [one] 1 gewonnen
       *[other] { $wins } gewonnen
    }. Plätze: { $places }.
profile-place = { $place }. × { $count }
profile-favourites = Am meisten gespielt: { $titles }.
profile-favourite = { $title } ({ $wins } von { $games } gewonnen)
profile-rating =
    - { $title }, { $seats } Plätze: **{ $points }** ± { $spread } nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
profile-speed = Antwortet im Mittel nach { $median }, im schnellsten Viertel binnen { $quick }, im langsamsten erst nach über { $slow } ({ $count } Antworten).
profile-reliable =
    Verlässlichkeit: aufgegeben oder Zeit überschritten in { $broken } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } ({ $left }-mal aufgegeben; { $late }-mal Zeit überschritten, ein Bot antwortete).
profile-against =
    Gegen dich: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, du lagst { $ahead ->
        [0] nie
        [one] einmal
       *[other] { $ahead }-mal
    } vorn, { $behind ->
        [0] nie
        [one] einmal
       *[other] { $behind }-mal
    } hinten.
profile-rule = Gewertet: Partien, die nur Menschen zu Ende gespielt haben, ohne Tipps und ohne dass Gezogenes oder Aufgedecktes rückgängig gemacht wurde. Andere können das hier sehen; ändern lässt es sich mit `/privacy records`.
profile-rule-hidden = Gewertet: Partien, die nur Menschen zu Ende gespielt haben. Das siehst nur du; ändern kannst du es mit `/privacy records`.
profile-rule-other = Partien auf diesem Server; in die Wertung gehen alle gewerteten Partien ein.
profile-file = Deine Partien gegen andere, eine pro Zeile, Zeiten in UTC.

badge-winner =
    🏆 Siegreich: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } gegen Menschen gewonnen.
badge-streak =
    🔥 In Fahrt: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } hintereinander gewonnen.
badge-full-table =
    🍽 Kopf der Tafel: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } mit vier oder mehr Leuten gewonnen.
badge-explorer = 🧭 Alles probiert: jedes Spiel gespielt ({ $count }).
badge-master = 👑 Fünf Sterne: jedes Spiel gewonnen ({ $count }).
badge-finisher =
    ⚓ Standhaft: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }, keine aufgegeben.
badge-regular =
    🪑 Stammgast: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }.
badge-hundred =
    💯 Gehört zum Inventar: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }.
badge-fast = ⚡ Flink: die Hälfte von { $count } Antworten binnen einer Stunde.

records-shown = Andere sehen deine Ergebnisse wieder: im Profil, in Ranglisten und Wertungen.
records-hidden = Deine Ergebnisse sind verborgen: Kein Profil, keine Rangliste und keine Wertung zeigt dich anderen.
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
