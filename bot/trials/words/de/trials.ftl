# Züge ausprobieren, auf einer eigenen Kopie der Stellung.

table-button-try = Ausprobieren
trial-head = **Nur ausprobiert: Nichts wird gespielt.** Verdecktes und Würfel sind ausgedacht.
trial-for = -# Dieser Zug ist für **{ $who }**, mit ausgedachter Hand.
trial-late = -# Seit du angefangen hast, ist die Partie weitergegangen.
trial-kept-now = -# Gemerkt für deinen nächsten Zug: { $moves }.
trial-play = So spielen
trial-keep = Für meinen Zug merken
trial-back = Zurücknehmen
trial-again = Neu anfangen
trial-forget = Gemerktes löschen
trial-stop = Beenden
trial-stale = Dieser Knopf war veraltet. So steht dein Versuch:
trial-stopped = Ausprobieren beendet. Es wurde nichts gespielt.
trial-played = ✅ Gespielt: { $moves }.
trial-left = ⚠️ Nicht gespielt, weil nicht sofort möglich: { $moves }.
trial-kept = Gemerkt für deinen nächsten Zug, falls noch möglich: { $moves }. Niemand sonst sieht das.
trial-forgotten = Gelöscht.
trial-too-long = Mehr kannst du nicht ausprobieren, höchstens { $most ->
        [one] { $most } Zug
       *[other] { $most } Züge
    }. Drück *Zurücknehmen* oder *Neu anfangen*.
