# Was der Bot über eine Person aufbewahrt.

command-privacy-about = Ansehen oder löschen, was dieser Bot über dich speichert
command-privacy-policy-about = Datenschutzerklärung und Nutzungsbedingungen lesen
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei, die nur du siehst
command-privacy-delete-about = Alles löschen, was über dich gespeichert ist

privacy-policy =
    Was dieser Bot über dich speichert, wie du es löschst, und die Nutzungsbedingungen.
privacy-policy-links =
    Was dieser Bot über dich speichert und wie du es löschst: [Datenschutzerklärung]({ $privacy }). Was bei der Nutzung gilt: [Nutzungsbedingungen]({ $terms }).
privacy-exported =
    Das ist alles, was über dich gespeichert ist: Plätze, Züge, Ergebnisse, Daueraufträge und Sprache. Nachrichten, die schon in Discord stehen, gehören Discord; deine eigenen kannst du dort löschen.
privacy-confirm =
    Alles löschen, was über dich gespeichert ist? Deine Plätze an Tischen, die noch nicht begonnen haben, werden frei; deine laufenden Partien übernimmt ein Bot; beendete zeigen deinen Namen nicht mehr. Das lässt sich nicht rückgängig machen. Was schon in Kanälen steht, bleibt dort: Das speichert Discord, nicht dieser Bot.
privacy-button-delete = Ja, alles löschen
privacy-deleted =
    Gelöscht. Betroffene Tische: { $tables }; laufende Partien, die ein Bot übernimmt: { $seats }. Dein Name und dein Konto sind nicht mehr gespeichert. Nutzt du den Bot wieder, speichert er, was er dafür braucht.
