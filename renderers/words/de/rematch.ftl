# Dieselben Leute noch einmal.

command-rematch-about = Noch einmal mit den Leuten eines beendeten Spiels: gleiche Optionen, Plätze weitergedreht
table-button-rematch = Revanche

rematch-asked = **{ $who } möchte noch einmal spielen**, wie an Tisch { $of }: dieselben Optionen, jeder Platz eins weiter.
rematch-missing = { $who }: Ein Druck auf *Platz nehmen* genügt; mit der letzten Person beginnt das Spiel von selbst.
rematch-opened = Tisch { $table } ist für eure Revanche eröffnet, in { $where }. Dort werden die anderen gefragt; mit der letzten Person beginnt das Spiel von selbst.
rematch-begun = Deine Revanche hat begonnen: Tisch { $table } in { $where }.
rematch-joined = Du hast deinen Platz an Tisch { $table } in { $where }.
tables-not-over = Das Spiel an Tisch { $table } ist noch nicht zu Ende.
tables-reserved = Die freien Plätze an Tisch { $table } sind für Eingeladene reserviert. Wer nach einem Tag nicht gekommen ist, gibt den Platz frei.
