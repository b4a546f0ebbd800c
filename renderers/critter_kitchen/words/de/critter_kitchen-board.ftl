# Wörter in und neben den Bildern von Critter Kitchen: Überschriften, Bildtexte, die Lage in Worten.

critter_kitchen-page-board = Hafen
critter_kitchen-page-kitchen = Küche
critter_kitchen-page-reveal = Pläne
critter_kitchen-page-score = Wertung

critter_kitchen-board-clock = Critter Kitchen, Runde { $round } von { $rounds }, Tag { $day }.
critter_kitchen-board-clock-short = Runde { $round } · Tag { $day }
critter_kitchen-board-track = Vorrang: { $seats }.
critter_kitchen-board-lost = McDogald’s wurde nicht geschlagen.
critter_kitchen-board-everyone = Wartet auf alle
critter_kitchen-board-revealed = Alle Pläne liegen offen!
critter_kitchen-board-count = { $count } × { $name }

critter_kitchen-board-stall = { $location }: { $items }.
critter_kitchen-board-stall-now = { $location } (jetzt): { $items }.
critter_kitchen-board-stall-chefs = { $location }: { $items }; in der Schlange: { $chefs }.
critter_kitchen-board-stall-chefs-now = { $location } (jetzt): { $items }; in der Schlange: { $chefs }.
critter_kitchen-board-surprise = eine Überraschung
critter_kitchen-board-chef = { $chef } von { $seat }
critter_kitchen-board-chef-active = { $chef } von { $seat } (wählt)
critter_kitchen-board-chef-gone = { $chef } von { $seat } (fertig)

critter_kitchen-board-challenges = Aufgaben des Tages: { $challenges }.
critter_kitchen-board-challenge = { $challenge } ({ $needs })
critter_kitchen-board-challenge-held = { $challenge } ({ $needs }; { $held } verdeckt)
critter_kitchen-board-critic = Kritik: { $critic }.
critter_kitchen-board-critic-text = Kritik: { $critic }. { $text }
critter_kitchen-board-rumor = Gerücht ({ $icon }): { $rumor }.
critter_kitchen-board-rumor-text = Gerücht ({ $icon }): { $rumor }. { $text }
critter_kitchen-board-rumor-hidden = Gerücht ({ $icon }): verdeckt.
critter_kitchen-board-own-rumor = Eigenes Gerücht: { $rumor }. { $text }
critter_kitchen-board-out = Aus dem Spiel: { $tokens }.

critter_kitchen-board-seat = { $seat }: { $parts }.
critter_kitchen-board-knows = kennt { $rumors }
critter_kitchen-board-working = { $chef } arbeitet hier
critter_kitchen-board-hired = { $chef } kommt in der nächsten Runde
critter_kitchen-board-cart = vom Straßenkarren: { $tokens }
critter_kitchen-board-cart-used = { $token } (verbraucht)
critter_kitchen-board-meal = serviert der Kritik { $parts }
critter_kitchen-board-storage = Im Regal: { $tokens }.
critter_kitchen-board-soup = Suppe { $soup }, Bisque { $bisque }.

critter_kitchen-board-kitchens = Hinter den Sichtschirmen
critter_kitchen-board-kitchen-closed = Was eine Küche hat, sieht nur, wem sie gehört. Spiel beim nächsten Mal mit, dann hast du eine eigene!
critter_kitchen-board-dishes = Auf dem Herd
critter_kitchen-board-suggested = Vorschlag
critter_kitchen-board-quality = Qualität { $quality }
critter_kitchen-board-bench = { $title }, { $sum }:
critter_kitchen-board-plate = { $plate }: { $parts }, Qualität { $quality }{ $stars ->
    [0] .
    [one] , { $stars } Stern.
   *[other] , { $stars } Sterne.
}
critter_kitchen-board-kept = Bisher behalten: { $tokens }.

critter_kitchen-board-plans = Pläne
critter_kitchen-board-no-plans = Gerade ist niemand einkaufen.
critter_kitchen-board-own-plan = Dein Plan: { $chef } → { $location }.

critter_kitchen-board-scoring = Wertung
critter_kitchen-board-no-score = Die Wertung folgt, wenn die Kritik gegessen hat.
critter_kitchen-board-total = Sterne
critter_kitchen-board-line-soup = Meiste Suppe
critter_kitchen-board-line-track = Wertungsleiste
critter_kitchen-board-scored = { $what }: { $points }
critter_kitchen-board-sheet = { $seat }, { $stars } ({ $parts }).
critter_kitchen-board-tracked = { $seat } auf der Wertungsleiste: { $total }.
