# Was würdest du tun? Tipps von Bots, an Tischen, die sie erlauben.

command-hint-about = Was ein Bot an deiner Stelle täte, wo der Tisch es erlaubt
table-button-hint = Tipp
host-result-hints = 💡 Tipps waren erlaubt.
hint-head = **Tipp** für deinen Platz, nach dem, was du sehen kannst:
hint-line = { $number }. **{ $action }**{ $why }
hint-better = { " " }– besser: { $terms }
hint-worse = { " " }– kostet: { $terms }
hint-both = { " " }– besser: { $better }; kostet: { $worse }
hint-even = { " " }– das wiegt so viel wie vieles andere
hint-only = Es gibt nur eins zu tun: **{ $action }**.
hint-not-allowed = An Tisch { $table } sind keine Tipps erlaubt. Ob es welche gibt, wird vor der Partie bestimmt.
hint-nothing-owed = Für dich gibt es an Tisch { $table } gerade nichts zu entscheiden.
hint-term-position = die Stellung
