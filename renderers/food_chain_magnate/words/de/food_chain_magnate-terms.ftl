# Wonach die Spieler des Hauses eine Stellung beurteilen: Gründe der Tipps.

food_chain_magnate-term-cash = Geld
food_chain_magnate-term-milestones = Meilensteine
food_chain_magnate-term-goods = Waren im Lager
food_chain_magnate-term-staff = dein Personal
food_chain_magnate-term-sales = zu erwartende Verkäufe
food_chain_magnate-term-rivals = der Stand der anderen
food_chain_magnate-term-result = das Ende der Partie
