# Das Brett als Webseite.

web-open = Brett öffnen
web-link = Dein Brett ist bereit. Dieser Link ist nur für dich und gilt genau einmal, fünf Minuten lang:
web-open-here = Hier öffnen
web-not-inside = Discord kann das Brett gerade nicht hier öffnen. Drück stattdessen in der Nachricht darüber **Brett öffnen**.
web-sign-out-everywhere = Überall abmelden
web-signed-out = { $count ->
    [0] Du warst auf der Webseite nirgends angemeldet.
   *[other] Du bist auf allen Geräten abgemeldet.
}
web-and = { $first }, und
web-hidden = Spieler { $number }
web-not-enough = Dafür musst du mehr auswählen.
web-activity-declined = Um dein Brett zu zeigen, muss diese Seite wissen, wer du bist. Öffne sie noch einmal und drück **Autorisieren**, wenn Discord fragt.
web-activity-failed = Die Anmeldung hat nicht geklappt. Bitte schließe dieses Fenster und öffne es noch einmal.
web-activity-none = Du hast in diesem Kanal keine laufende Partie.
web-all = Alle Möglichkeiten zeigen
web-as-text = Das Brett als Text
web-back = Zurück
web-board = Das Brett. + und − zoomen.
web-done = Ausführen
web-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
web-gone = Diesen Tisch kannst du nicht sehen.
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch…
web-news = Was geschehen ist
web-none = Gerade läuft keine deiner Partien.
web-not-signed-in = Du bist nicht angemeldet. Drück in Discord unter einem Brett **Brett öffnen**, dann bekommst du deinen Link.
web-pages = Bilder
web-sign-out = Abmelden
web-tables = Deine Tische
web-together = Zwei Züge mit einem Klick
web-watching = Du schaust zu. Um selbst zu spielen, drück in Discord **Brett öffnen**.
web-wrong-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Drück in Discord **Brett öffnen**, dann bekommst du einen neuen.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-reset = Ganzes Brett zeigen
