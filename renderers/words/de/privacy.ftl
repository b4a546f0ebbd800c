# Was der Bot über eine Person aufbewahrt.

command-privacy-about = Was dieser Bot über dich aufbewahrt: ansehen, löschen
command-privacy-export-about = Alles, was über dich aufbewahrt wird, als Datei, die nur du siehst
command-privacy-delete-about = Alles löschen, was über dich aufbewahrt wird

privacy-exported =
    Das ist alles, was über dich aufbewahrt wird: deine Plätze, deine Züge, Ergebnisse, Daueraufträge und deine Sprache. Nachrichten, die schon in Discord stehen, gehören zu Discord; deine eigenen kannst du dort löschen.
privacy-confirm =
    Alles löschen, was über dich aufbewahrt wird? Plätze an Tischen, die noch nicht begonnen haben, werden frei, laufende Spiele gehen mit einem Bot auf deinem Platz weiter, beendete behalten einen Platz ohne deinen Namen. Das lässt sich nicht rückgängig machen. Was schon in Kanälen steht, bleibt dort: Das bewahrt Discord auf, nicht dieser Bot.
privacy-button-delete = Ja, alles löschen
privacy-deleted =
    Erledigt. Betroffene Tische: { $tables }; laufende Spiele, die mit einem Bot weitergehen: { $seats }. Dein Name und dein Konto sind nicht mehr gespeichert. Wenn du den Bot wieder benutzt, merkt er sich wieder, was er dafür braucht.
