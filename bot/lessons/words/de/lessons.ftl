# Geführte erste Partien.

command-learn-about = Lerne ein Spiel in einer kurzen geführten Lektion, nur für dich
command-learn-title = Spiel; ohne Angabe geht es da weiter, wo du warst
command-learn-title-name = spiel
table-button-learn = Spiel lernen
learn-bot = Bot
learn-head = { $title } · { $lesson } · Szene { $scene } von { $scenes }
learn-about =
    ### { $title } lernen
    Eine kurze Partie gegen einen Bot, nur für dich. Nichts zählt, falsche Klicks kosten nichts, und du kannst jederzeit aufhören: `/learn` bringt dich zurück.
learn-left = Du warst hier: **{ $title }**, { $lesson }, Szene { $scene } von { $scenes }.
learn-done = Abgeschlossen: { $done } von { $lessons } { $lessons ->
    [one] Lektion
   *[other] Lektionen
}.
learn-finished = ✓ abgeschlossen
learn-scenes = { $scenes ->
    [one] Eine Szene
   *[other] { $scenes } kurze Szenen
}
learn-choose = Lektion wählen…
learn-choose-title = Anderes Spiel…
learn-go-on = { $title } fortsetzen
learn-on = Weiter ▶
learn-back = ◀ Zurück
learn-show = Zeig es mir
learn-list = Alle Lektionen
learn-rules = So wird gespielt
learn-next-lesson = Als Nächstes: { $lesson }
learn-play = Gegen einen leichten Bot spielen
learn-and-more = … und mehr im Bild.
learn-wrong = Das ginge auch, aber in dieser Szene geht es um etwas anderes. Es ist nichts passiert; versuch **{ $action }**.
learn-over = 🎓 **Lektion geschafft.** Bereit für eine echte Partie?
