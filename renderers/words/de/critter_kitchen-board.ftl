# Wörter in und neben den Bildern von Critter Kitchen: Überschriften, Bildtexte, die Lage in Worten.

critter-kitchen-page-board = Hafen
critter-kitchen-page-kitchen = Küche
critter-kitchen-page-reveal = Pläne
critter-kitchen-page-score = Wertung

critter-kitchen-board-clock = Critter Kitchen, Runde { $round } von { $rounds }, Tag { $day }.
critter-kitchen-board-clock-short = Runde { $round } · Tag { $day }
critter-kitchen-board-track = Reihenfolge: { $seats }.
critter-kitchen-board-lost = McDogald’s wurde nicht geschlagen.
critter-kitchen-board-revealed = Alle Pläne liegen offen!
critter-kitchen-board-count = { $count } × { $name }

critter-kitchen-board-stall = { $location }: { $items }.
critter-kitchen-board-stall-now = { $location } (jetzt): { $items }.
critter-kitchen-board-stall-chefs = { $location }: { $items }; in der Schlange: { $chefs }.
critter-kitchen-board-stall-chefs-now = { $location } (jetzt): { $items }; in der Schlange: { $chefs }.
critter-kitchen-board-surprise = eine Überraschung
critter-kitchen-board-chef = { $chef } von { $seat }
critter-kitchen-board-chef-active = { $chef } von { $seat } (wählt)
critter-kitchen-board-chef-gone = { $chef } von { $seat } (fertig)

critter-kitchen-board-challenges = Aufgaben des Tages: { $challenges }.
critter-kitchen-board-challenge = { $challenge } ({ $needs })
critter-kitchen-board-challenge-held = { $challenge } ({ $needs }; { $held } zugedeckt)
critter-kitchen-board-critic = Das Urteil spricht: { $critic }.
critter-kitchen-board-critic-text = Das Urteil spricht: { $critic }. { $text }
critter-kitchen-board-rumor = Das Gerücht bei { $icon }: { $rumor }.
critter-kitchen-board-rumor-text = Das Gerücht bei { $icon }: { $rumor }. { $text }
critter-kitchen-board-rumor-hidden = Das Gerücht bei { $icon } ist verdeckt.
critter-kitchen-board-own-rumor = Ein eigenes Gerücht: { $rumor }. { $text }

critter-kitchen-board-seat = { $seat }: { $parts }.
critter-kitchen-board-knows = kennt { $rumors }
critter-kitchen-board-working = { $chef } arbeitet hier
critter-kitchen-board-hired = { $chef } ist für die nächste Runde angestellt
critter-kitchen-board-cart = vom Straßenkarren: { $tokens }
critter-kitchen-board-storage = Im Regal: { $tokens }.
critter-kitchen-board-soup = Suppe { $soup }, Bisque { $bisque }.

critter-kitchen-board-kitchens = Hinter den Sichtschirmen
critter-kitchen-board-kitchen-closed = Was eine Küche hat, sieht nur, wem sie gehört. Spiel beim nächsten Mal mit, dann hast du eine eigene!
critter-kitchen-board-dishes = Auf dem Herd
critter-kitchen-board-suggested = Beste Gerichte
critter-kitchen-board-quality = Qualität { $quality }
critter-kitchen-board-bench = { $title }, { $sum }:
critter-kitchen-board-plate = { $plate }: { $parts }, Qualität { $quality }{ $stars ->
    [0] .
    [one] , { $stars } Stern.
   *[other] , { $stars } Sterne.
}
critter-kitchen-board-kept = Bisher behalten: { $tokens }.

critter-kitchen-board-plans = Pläne
critter-kitchen-board-no-plans = Gerade ist niemand einkaufen.
critter-kitchen-board-own-plan = Dein Plan für { $chef }: { $location }.

critter-kitchen-board-scoring = Wertung
critter-kitchen-board-no-score = Die Wertung folgt, wenn das Urteil gesprochen ist.
critter-kitchen-board-total = Sterne
critter-kitchen-board-line-soup = Meiste Suppe
critter-kitchen-board-line-track = Punkteleiste
critter-kitchen-board-scored = { $what } { $points }
critter-kitchen-board-sheet = { $seat }, { $stars }: { $parts }.
