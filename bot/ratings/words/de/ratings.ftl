command-champions-about = Wer auf diesem Server gewonnen hat
command-champions-title = Welches Spiel; alle, wenn du es weglässt
command-champions-title-name = titel

champions-title = **{ $title }: die Besten dieses Servers**
champions-all = **Die Besten dieses Servers**
champions-line =
    { $place }. { $name }: { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    } in { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
champions-nobody = Noch niemand.
champions-apart = **Andere Spiele**
champions-rule =
    Gezählt werden Spiele, die nur Menschen zu Ende gespielt haben; Aufgeben ist eine Niederlage. Andere Spiele sind solche mit Bots, mit Plätzen, die den Besitzer gewechselt haben, oder in denen etwas zurückgenommen wurde, was schon gezogen oder aufgedeckt war.
champions-none = Auf diesem Server hat noch niemand ein Spiel gegen andere beendet. `/table new` eröffnet einen Tisch.
champions-no-server = Siege zählen für jeden Server. Bitte gib `/champions` in einem Kanal des Servers ein.

# Was Leute gespielt haben: Profile, Wertungen, die Besten.

command-profile-about = Spiele, Plätze, Wertungen, Abzeichen: deine, oder die von anderen auf diesem Server
command-profile-person = Von wem; deine, wenn du es weglässt
command-profile-person-name = person
command-profile-file = Deine Spiele als Tabelle (CSV)
command-profile-file-name = datei
command-privacy-records-about = Deine Erfolge anderen zeigen oder überall verbergen
command-privacy-records-shown = Ob andere dich auf Listen und in Profilen sehen dürfen
command-privacy-records-shown-name = sichtbar
command-champions-season = Welche Spiele zählen
command-champions-season-name = saison
command-champions-by = In welcher Reihenfolge: nach Siegen oder nach Wertung
command-champions-by-name = nach
champions-season-all = alle Spiele
champions-season-this = diese Saison
champions-season-last = letzte Saison
champions-by-wins = Siege
champions-by-rating = Wertung

champions-season-line = Saison { $name }: Spiele, die in diesem Vierteljahr endeten.
champions-rating-needs-title = Wertungen gelten für jedes Spiel einzeln. Sag bitte, für welches: `/champions by:rating title:…`.
champions-rating-seats = **{ $seats } Plätze**
champions-rating-line =
    { $place }. { $name }: { $points } ± { $spread }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
champions-rating-rule = Alle beginnen bei 1000. Geordnet nach dem, was so gut wie sicher ist, damit niemand mit einem Glücksspiel vorn steht. Spiele mit Hinweisen oder Bots, mit Plätzen, die den Besitzer wechselten, oder in denen Gezogenes oder Aufgedecktes zurückgenommen wurde, werten niemanden; wer einen Platz aufgibt, hat allein verloren.

profile-title = **{ $name }**
profile-none-yet = Du hast noch kein Spiel gegen andere beendet. `/find` zeigt Tische, die auf Leute warten, `/table new` eröffnet einen.
profile-hidden = Diese Person zeigt ihre Erfolge nicht.
profile-nothing = Von dieser Person ist auf diesem Server nichts bekannt: Sie hat hier kein Spiel gegen andere beendet.
profile-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } gegen andere, { $wins ->
        [one] 1 gewonnen
       *[other] { $wins } gewonnen
    }. Plätze: { $places }.
profile-place = { $place }. × { $count }
profile-favourites = Am meisten gespielt: { $titles }.
profile-favourite = { $title } ({ $wins } von { $games } gewonnen)
profile-rating =
    - { $title }, { $seats } Plätze: **{ $points }** ± { $spread } nach { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
profile-speed = Antwortet in { $median } (die Hälfte; das schnellste Viertel in { $quick }, das langsamste braucht über { $slow }), bei { $count } Antworten.
profile-reliable =
    Verlässlichkeit: aufgegeben oder Zeit abgelaufen in { $broken } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } ({ $left } aufgegeben; { $late }, in denen die Zeit um war und ein Bot antwortete).
profile-against =
    Gegen dich: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, du warst { $ahead ->
        [one] einmal
       *[other] { $ahead }-mal
    } vorn, { $behind ->
        [one] einmal
       *[other] { $behind }-mal
    } hinten.
profile-rule = Wertungen zählen Spiele, die nur Menschen zu Ende gespielt haben, ohne Hinweise und ohne dass Gezogenes oder Aufgedecktes zurückgenommen wurde. Du bist nicht verborgen: `/privacy records` ändert das.
profile-rule-hidden = Wertungen zählen Spiele, die nur Menschen zu Ende gespielt haben. Das siehst nur du: `/privacy records` zeigt dich wieder allen.
profile-rule-other = Spiele auf diesem Server; Wertungen nach allen Spielen unter Menschen.
profile-file = Deine Spiele gegen andere, eines in jeder Zeile, mit Zeiten in UTC.

badge-winner =
    🏆 Siegreich: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    } unter Menschen gewonnen.
badge-streak =
    🔥 In Fahrt: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    } hintereinander gewonnen.
badge-full-table =
    🍽 Kopf der Tafel: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    } zu viert oder mehr gewonnen.
badge-explorer = 🧭 Alles gekostet: alle { $count } Titel gespielt.
badge-master = 👑 Fünf Sterne: alle { $count } Titel gewonnen.
badge-finisher =
    ⚓ Standhaft: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }, keines aufgegeben.
badge-regular =
    🪑 Stammgast: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }.
badge-hundred =
    💯 Gehört zum Inventar: { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }.
badge-fast = ⚡ Flink: die Hälfte von { $count } Antworten binnen einer Stunde.

records-shown = Andere sehen deine Erfolge wieder: in Profilen, bei den Besten und bei den Wertungen.
records-hidden = Niemand außer dir sieht deine Erfolge mehr: Du stehst in keinem Profil, nicht bei den Besten und bei keiner Wertung.
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
