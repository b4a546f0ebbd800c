# Was würdest du tun? Tipps von Bots, an Tischen, die sie erlauben.

command-hint-about = Zeigt, was ein Bot an deiner Stelle täte, wenn der Tisch Tipps erlaubt
table-button-hint = Tipp
host-result-hints = 💡 Tipps waren erlaubt.
hint-head = **Tipp**, nach allem, was du sehen kannst:
hint-line = { $number }. **{ $action }**{ $why }
hint-better = { " " }– besser: { $terms }
hint-worse = { " " }– kostet: { $terms }
hint-both = { " " }– besser: { $better }; kostet: { $worse }
hint-even = { " " }– etwa so gut wie die meisten anderen
hint-only = Du hast nur einen Zug: **{ $action }**.
hint-not-allowed = Keine Tipps an Tisch { $table }: Sie müssen vor der Partie erlaubt werden.
hint-nothing-owed = Kein Tipp nötig: An Tisch { $table } bist du nicht dran.
hint-term-position = die Stellung
