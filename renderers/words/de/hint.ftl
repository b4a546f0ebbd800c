# Was würdest du tun? Tipps von Bots, an Tischen, die sie erlauben.

command-hint-about = Zeigt, was ein Bot an deiner Stelle täte, wenn der Tisch Tipps erlaubt
table-button-hint = Tipp
table-button-allow-hints = Um Tipps bitten
hint-head = **Tipp**, nach allem, was du sehen kannst:
hint-line = { $number }. **{ $action }**{ $why }
hint-better = { " " }– besser: { $terms }
hint-worse = { " " }– kostet: { $terms }
hint-both = { " " }– besser: { $better }; kostet: { $worse }
hint-even = { " " }– etwa so gut wie die meisten anderen
hint-only = Du hast nur einen Zug: **{ $action }**.
hint-not-allowed = { $table } — Tipps sind hier noch nicht erlaubt. Alle am Tisch müssen zustimmen, und die Partie wird dann nicht gewertet.
hint-allowed-already = An Tisch { $table } sind Tipps schon erlaubt.
hint-asked = { $table } — Ich habe die anderen gefragt, ob Tipps erlaubt sein sollen.
hint-play = { $number ->
    [1] Spielen
   *[other] { $number } spielen
}
hint-nothing-owed = Kein Tipp nötig: An Tisch { $table } bist du nicht dran.
hint-term-position = die Stellung
