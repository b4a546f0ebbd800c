# Wonach Bots eine Stellung beurteilen: Gründe der Tipps.

foodies-term-popularity = Beliebtheit
foodies-term-coins = Münzen
foodies-term-flyers = Flyer
foodies-term-visits = was Besuche noch bringen
foodies-term-chefs = die Wünsche der Meisterköche
foodies-term-rivals = der Stand der anderen
foodies-term-result = das Ende der Partie
