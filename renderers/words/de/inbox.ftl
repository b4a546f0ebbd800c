# Alle Tische einer Person, und was auf sie wartet.

command-games-about = Alle deine Tische auf allen Servern: wo du am Zug bist, seit wann
command-games-show = Welche davon
command-games-show-name = zeige

inbox-title = { $waiting ->
    [0] **Deine Tische: { $tables }.** Keiner wartet auf dich.
    [one] **Deine Tische: { $tables }.** Einer wartet auf dich.
   *[other] **Deine Tische: { $tables }.** { $waiting } warten auf dich.
}
inbox-none = Du sitzt an keinem Tisch. `/table new` öffnet einen.
inbox-line = **{ $title }** { $table } · { $names } · { $how } · { $where }
inbox-your-move = **du bist am Zug** { $when }
inbox-waits-for = wartet auf { $who }
inbox-nothing-waits = Nichts wartet auf dich: Du hast alles beantwortet.
inbox-here = { $title } { $table } · { $where }
inbox-button-next = Nächste Entscheidung
inbox-show-all = Alle Tische
inbox-show-mine = Wo ich am Zug bin
inbox-show-running = Laufende Spiele
inbox-show-open = Tische, die auf Mitspieler warten
inbox-reminder = Das wartet auf dich:
inbox-button-later = In vier Stunden
inbox-button-tomorrow = Morgen
inbox-later = Bis { $when } wirst du an nichts erinnert, was jetzt wartet. Woran du erinnert worden bist, kommt dann noch einmal, wenn es noch wartet.
inbox-more = { $count ->
    [one] … und ein Tisch mehr.
   *[other] … und { $count } Tische mehr.
}
inbox-live = Wird hier auf dem Laufenden gehalten; `/me` beendet das.

digest-title = { $waiting ->
    [0] **Dein Tag im Überblick.** Kein Tisch wartet auf dich.
    [one] **Dein Tag im Überblick.** Ein Tisch wartet auf dich:
   *[other] **Dein Tag im Überblick.** { $waiting } Tische warten auf dich:
}
digest-more = … und da ist noch mehr: `/catch-up` erzählt den Rest.
