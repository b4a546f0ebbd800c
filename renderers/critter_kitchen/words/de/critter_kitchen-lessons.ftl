# Die geführten ersten Partien: was jede Szene zeigt, und nach ihrem Zug, was geschehen ist und warum.

critter_kitchen-lesson-first-market = **Die Stadt bei Tag**: Orte mit den Zutaten, die dort liegen. Die Zahl ist die Güte einer Zutat. Du siehst schon, was es gibt; nur der Mitternachtshändler zeigt seine Ware erst, wenn die anderen geschlossen haben.
critter_kitchen-lesson-first-challenge = **Wofür du einkaufst**: Aufgaben nennen die Sorten, die ein Gericht braucht. Am Ende von Tag 1 und 2 kochst du für die des Tages; mit Sternen gewinnt man. Hier sind Fleisch, Käse und Karotte gefragt.
critter_kitchen-lesson-first-plan = Alle schicken ihre Köche heimlich los, jeden an einen eigenen Ort. **Maus zum Wüstenstand, Echse zum Dachgartenladen, Eber zur Kochakademie.**
critter_kitchen-lesson-first-plan-after = Alle Pläne kamen gleichzeitig heraus: Der Bot hatte dieselbe Idee, ihr trefft euch also überall. Die Läden öffnen von links nach rechts; in jedem kommen erst die Mäuse dran, dann die Echsen, dann die Eber. Unter Gleichen entscheidet der Hut, der weiter vorn liegt.
critter_kitchen-lesson-first-lizard = Deine **Echse trägt zwei Dinge**, doch die des Bots hat dir den Käse weggenommen. **Nimm den Fisch mit der Sechs.**
critter_kitchen-lesson-first-lizard-after = Wer bei Gleichstand das erste Stück nimmt, legt seinen Hut nach hinten: Das war der Bot. Beim nächsten Gleichstand bist also du zuerst dran.
critter_kitchen-lesson-first-mouse = Die **Maus trägt nur ein Ding, wird aber immer zuerst bedient**. Diesmal liegt dein Hut vorn: **Nimm den Käse mit der Sieben**, das Beste des Tages.
critter_kitchen-lesson-first-mouse-after = Du hast das Beste, dafür wanderte dein Hut nach hinten. Der Bot nahm ein Gerücht: Er darf eine von drei geheimen Karten lesen, die am Ende für alle zählen.
critter_kitchen-lesson-first-boar = Der **Eber trägt drei Dinge und wird zuletzt bedient**. Nimm, was übrig ist: **Das Fleisch mit der Zwei** fehlt dir noch für das erste Gericht.
critter_kitchen-lesson-first-boar-after = So läuft eine Runde: planen, aufdecken, einkaufen. Den Rest des Tages haben wir für dich übersprungen: zwei weitere Runden und zwei weitere Aufgaben.
critter_kitchen-lesson-first-serve = **Kochen.** Ein Gericht für jede Aufgabe, mit beliebig vielen Zutaten einer Sorte. Die Güte zählt in Stufen: Was über eine Stufe hinausgeht, ist verschenkt. Der Bot hat eine gute Aufteilung ausgerechnet: Nimm **die vorgeschlagenen Gerichte**.
critter_kitchen-lesson-first-serve-after = Acht Sterne für jeden. Was du verkochst, ist weg, und vom Rest passt über Nacht nur ein Teil in den Kühlschrank: Kauf für Gerichte ein, nicht auf Vorrat.
critter_kitchen-lesson-first-zous = Ein neuer Tag. In der Kochakademie wartet **Penny, eine Souschefin**: Man nimmt sie wie eine Zutat, und in der nächsten Runde arbeitet sie für dich, mit einer eigenen Fähigkeit. **Nimm sie.**
critter_kitchen-lesson-first-zous-after = Penny war für eine Runde dein vierter Koch. Wir sind zum letzten Abend gesprungen: Tag 2 ist gekocht, und die Kritikerin ist da.
critter_kitchen-lesson-first-critic = **Das Mahl der Kritikerin**: sieben Gänge, je eine Zutat, mit einem Gewürz, wenn du eins hast. Keine Suppe. Serviere **das vorgeschlagene Menü**.
critter_kitchen-lesson-first-critic-after = Alle Menüs werden gleichzeitig aufgedeckt, und nun wird zusammengezählt.
critter_kitchen-lesson-first-end = **Die Abrechnung**: Sterne beider Tage, die meiste Suppe, der beste Gang jeder Sorte, die Gerüchte und zuletzt die Wertungsleiste für die Güte des ganzen Menüs. Dreißig zu achtundzwanzig: Ein Gerücht hat den Ausschlag gegeben.
