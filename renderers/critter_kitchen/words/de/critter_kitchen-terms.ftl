# Wonach Bots eine Stellung beurteilen: Gründe der Tipps.

critter_kitchen-term-stars = Sterne
critter_kitchen-term-dishes = die Gerichte des Tages
critter_kitchen-term-kitchen = deine Küche und die Kritik
critter_kitchen-term-plan = was der Plan bringt
critter_kitchen-term-rivals = der Stand der anderen
critter_kitchen-term-result = das Ende der Partie
