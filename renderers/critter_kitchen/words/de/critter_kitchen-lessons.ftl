# Die geführten ersten Partien: was jede Szene zeigt, und nach ihrem Zug, was geschehen ist und warum.

critter_kitchen-lesson-first-market = **Die Stadt bei Tag**: Orte und die Zutaten, die es dort gibt. Die Zahl ist die Qualität einer Zutat. Du siehst, was es gibt; nur der Nachthändler zeigt seine Ware erst, wenn die anderen geschlossen haben.
critter_kitchen-lesson-first-challenge = **Wofür du einkaufst**: Aufgaben nennen die Sorten, die ein Gericht braucht. Am Ende von Tag 1 und 2 kochst du für die Aufgaben des Tages; mit Sternen gewinnt man. Diese hier will Fleisch, Käse und Karotte.
critter_kitchen-lesson-first-plan = Alle schicken ihre Köche heimlich los, jeden an einen anderen Ort. **Maus zum Wüstenstand, Echse zum Dachgartenladen, Eber zur Kochakademie.**
critter_kitchen-lesson-first-plan-after = Alle Pläne werden gleichzeitig aufgedeckt: Der Bot hatte dieselbe Idee, ihr trefft euch also überall. Die Läden öffnen von links nach rechts; in jedem kommen erst die Mäuse dran, dann die Echsen, dann die Eber. Unter Gleichen kommt der vordere Hut zuerst.
critter_kitchen-lesson-first-lizard = Deine **Echse trägt zwei Waren**, doch die des Bots hat dir den Käse weggenommen. **Nimm den Fisch mit der Sechs.**
critter_kitchen-lesson-first-lizard-after = Wer im Gleichstand die erste Ware nimmt, dessen Hut rückt ans Ende: Das war der Bot, also kommst du beim nächsten Gleichstand zuerst dran.
critter_kitchen-lesson-first-mouse = Die **Maus trägt nur eine Ware, kommt aber immer zuerst dran**. Diesmal liegt dein Hut vorn: **Nimm den Käse mit der Sieben**, das Beste des Tages.
critter_kitchen-lesson-first-mouse-after = Du hast das Beste, dafür rückte dein Hut ans Ende. Der Bot nahm ein Gerücht: Er darf eine von drei geheimen Karten lesen, die am Ende für alle zählen.
critter_kitchen-lesson-first-boar = Der **Eber trägt drei Waren, kommt aber zuletzt dran**. Nimm, was übrig ist: **Das Fleisch mit der Zwei** fehlt dir noch für das erste Gericht.
critter_kitchen-lesson-first-boar-after = So läuft eine Runde: planen, aufdecken, einkaufen. Den Rest des Tages haben wir für dich übersprungen: zwei weitere Runden und zwei weitere Aufgaben.
critter_kitchen-lesson-first-serve = **Kochen.** Ein Gericht je Aufgabe, mit beliebig vielen Zutaten jeder Sorte. Die Qualität zählt in Stufen: Was zwischen zwei Stufen liegt, ist verschenkt. Wir haben eine gute Aufteilung ausgerechnet: **Nimm den Vorschlag.**
critter_kitchen-lesson-first-serve-after = Acht Sterne für dich, acht für den Bot. Was du verkochst, ist weg, und vom Rest passt über Nacht nur ein Teil in den Kühlschrank: Kauf für Gerichte ein, nicht auf Vorrat.
critter_kitchen-lesson-first-zous = Ein neuer Tag. In der Kochakademie wartet **Penny, eine Souschefin**: Du heuerst sie an wie eine Ware, und in der nächsten Runde arbeitet sie für dich, mit eigener Fähigkeit. **Nimm sie.**
critter_kitchen-lesson-first-zous-after = Penny war für eine Runde dein vierter Koch. Wir sind zum letzten Abend gesprungen: Tag 2 ist vorbei, und die Kritik ist da.
critter_kitchen-lesson-first-critic = **Das Menü für die Kritik**: sieben Gänge, je eine Zutat, mit einem Gewürz, wenn du eins hast. Keine Suppe. **Nimm den Vorschlag.**
critter_kitchen-lesson-first-critic-after = Alle Menüs werden gleichzeitig aufgedeckt, und nun wird zusammengezählt.
critter_kitchen-lesson-first-end = **Die Wertung**: die Sterne beider Tage, die meiste Suppe, der beste Gang jeder Sorte, die Gerüchte und zuletzt die Wertungsleiste für die Qualität des ganzen Menüs. Dreißig zu achtundzwanzig: Ein Gerücht hat den Ausschlag gegeben.
