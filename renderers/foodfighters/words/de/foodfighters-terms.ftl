# Wonach Bots eine Stellung beurteilen: Gründe der Tipps.

foodfighters-term-sets = die Sorte, die du sammelst
foodfighters-term-beans = deine Bohnen
foodfighters-term-items = Gegenstände
foodfighters-term-cards = Machtkarten
foodfighters-term-threat = was du bedrohst
foodfighters-term-danger = Schutz vor gegnerischen Angriffen
foodfighters-term-quiet = Züge ohne Angriff
foodfighters-term-result = das Ende der Partie
