# Geführte erste Partien.

command-learn-about = Lerne ein Spiel in einer kurzen geführten Partie, für dich allein
command-learn-title = Welches Spiel; ohne Angabe geht es dort weiter, wo du warst
command-learn-title-name = spiel
table-button-learn = Spiel lernen
learn-bot = Bot
learn-head = { $title } · { $lesson } · Szene { $scene } von { $scenes }
learn-about =
    ### { $title } lernen
    Eine kurze Partie gegen einen Bot, für dich allein. Nichts zählt, falsche Klicks kosten nichts, und du kannst jederzeit aufhören: `/learn` bringt dich wieder dorthin, wo du warst.
learn-left = Du warst hier: **{ $title }**, { $lesson }, Szene { $scene } von { $scenes }.
learn-done = Du hast { $done } von { $lessons } { $lessons ->
    [one] Lektion
   *[other] Lektionen
} abgeschlossen.
learn-finished = ✓ abgeschlossen
learn-scenes = { $scenes ->
    [one] Eine Szene
   *[other] { $scenes } kurze Szenen
}
learn-choose = Welche Lektion?
learn-choose-title = Ein anderes Spiel …
learn-go-on = Weiter: { $title }
learn-on = Weiter ▶
learn-back = ◀ Zurück
learn-show = Zeig es mir
learn-list = Alle Lektionen
learn-rules = So wird gespielt
learn-next-lesson = Als Nächstes: { $lesson }
learn-and-more = … und mehr; das Bild zeigt, wohin es geführt hat.
learn-wrong = Auch das wäre möglich, aber in dieser Szene geht es um etwas anderes. Es ist nichts passiert; versuch **{ $action }**.
learn-over = 🎓 **Das war die Lektion.** Wenn du so weit bist, öffnet `/table new` einen echten Tisch; auch dort kannst du Bots hinzufügen.
