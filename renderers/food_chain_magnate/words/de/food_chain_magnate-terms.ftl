# Wonach Bots eine Stellung beurteilen: Gründe der Tipps.

food_chain_magnate-term-cash = Geld
food_chain_magnate-term-milestones = Meilensteine
food_chain_magnate-term-goods = Waren im Lager
food_chain_magnate-term-staff = dein Personal
food_chain_magnate-term-sales = erwartete Verkäufe
food_chain_magnate-term-rivals = der Stand der anderen
food_chain_magnate-term-result = das Ende der Partie

## Listen zwischen Strichen

# Vor welchen Teilen ein langer Name auf einer Karte getrennt werden darf
food_chain_magnate-page-second-halves = manager | direktor | präsident | unternehmer | küchenchef | fahrer | meister | pilot | werber
# Was vor einer Firma („plane 2 Kellnerin, Ausbilder“) und zwischen Kampagnenplättchen und Ort stehen darf
food_chain_magnate-typed-work = plane | plan
food_chain_magnate-typed-at = auf | bei | an | in
