# Was ein Tisch ablehnt, und warum.
tables-of-tournament = Tisch { $table } gehört zu einem Turnier und beginnt gleich. Aus dem Turnier steigst du mit `/tournament leave` aus; eine laufende Partie gibst du mit `/table resign` auf.

# Turniere: eröffnen, anmelden, Runden, Stand, Leitern.

command-tournament-about = Turniere dieses Servers
command-tournament-which = Welches Turnier; nur nötig, wenn es mehrere gibt
command-tournament-which-name = turnier
command-tournament-new-about = Ein Turnier in diesem Kanal eröffnen; angemeldet wird per Knopf
command-tournament-new-title = Welches Spiel
command-tournament-new-title-name = spiel
command-tournament-new-format = Turnierform
command-tournament-new-format-name = modus
command-tournament-new-seats = Plätze pro Tisch
command-tournament-new-seats-name = plätze
command-tournament-new-scenario = Welches Szenario
command-tournament-new-scenario-name = szenario
command-tournament-new-options = Optionen des Spiels, wie für einen Tisch
command-tournament-new-options-name = optionen
command-tournament-new-pace = Bedenkzeit pro Entscheidung
command-tournament-new-pace-name = tempo
command-tournament-new-rounds = Schweizer: Runden; jeder gegen jeden: Partien pro Paarung; Leiter: wie viele Sprossen hoch
command-tournament-new-rounds-name = runden
command-tournament-new-tables = An wie vielen Turniertischen man höchstens gleichzeitig spielt
command-tournament-new-tables-name = tische
command-tournament-new-called = Name des Turniers
command-tournament-new-called-name = name
command-tournament-set-about = Dein Turnier vor dem Start ändern
command-tournament-set-format = Turnierform
command-tournament-set-format-name = modus
command-tournament-set-seats = Plätze pro Tisch
command-tournament-set-seats-name = plätze
command-tournament-set-scenario = Welches Szenario
command-tournament-set-scenario-name = szenario
command-tournament-set-pace = Bedenkzeit pro Entscheidung
command-tournament-set-pace-name = tempo
command-tournament-set-rounds = Runden, Partien pro Paarung oder Sprossen; 0 für den Standard
command-tournament-set-rounds-name = runden
command-tournament-set-tables = An wie vielen Turniertischen man höchstens gleichzeitig spielt
command-tournament-set-tables-name = tische
command-tournament-set-called = Name des Turniers
command-tournament-set-called-name = name
command-tournament-show-about = Wie ein Turnier läuft, deine nächste Partie und was du tun kannst
command-tournament-standings-about = Tabelle als Text und Bild
command-tournament-join-about = Zu einem Turnier anmelden
command-tournament-leave-about = Abmelden oder aussteigen
command-tournament-start-about = Dein Turnier starten: Die erste Runde wird ausgelost, ihre Tische öffnen
command-tournament-remove-about = Jemanden aus deinem Turnier nehmen, wie beim Aussteigen
command-tournament-remove-who = Wen
command-tournament-remove-who-name = wen
command-tournament-repost-about = Dein Turnier und verpasste Nachrichten neu posten; in einem anderen Kanal zieht es dorthin um
command-tournament-cancel-about = Dein Turnier absagen oder eine Leiter mit ihrem jetzigen Stand beenden
command-tournament-challenge-about = Leiter: jemanden über dir herausfordern
command-tournament-challenge-rival = Wen
command-tournament-challenge-rival-name = gegner

tournament-format-robin = Jeder gegen jeden
tournament-format-robin-short = Jeder spielt gegen jeden; bis zu 20 Leute
tournament-format-swiss = Schweizer System
tournament-format-swiss-short = Einige Runden; Punktgleiche treffen aufeinander; niemand scheidet aus
tournament-format-knockout = K.-o.-System
tournament-format-knockout-short = Wer verliert, ist raus, bis nur eine Person übrig ist
tournament-format-ladder = Leiter
tournament-format-ladder-short = Fordere Leute über dir heraus und erobere ihre Sprosse; ohne festes Ende
tournament-unnamed-robin = { $title }: jeder gegen jeden
tournament-unnamed-swiss = { $title }: Schweizer Turnier
tournament-unnamed-knockout = { $title }: K.-o.-Turnier
tournament-unnamed-ladder = { $title }: Leiter
tournament-head = 🏆 **{ $name }** · { $title } · Turnier { $tournament }
tournament-about-robin-pair = Jeder gegen jeden, in { $rounds ->
        [0] so vielen Runden wie nötig
        [one] 1 Runde
       *[other] { $rounds } Runden
    }. Sieg 1, Unentschieden ½. Steigst du aus, bevor die Hälfte deiner Partien gespielt ist, zählen sie nicht.
tournament-about-robin-table = Jeder gegen jeden an Tischen mit bis zu { $seats } Plätzen: Alle treffen mindestens einmal aufeinander, in { $rounds ->
        [0] so vielen Runden wie nötig
        [one] 1 Runde
       *[other] { $rounds } Runden
    }. Der erste Platz am Tisch oder ein Freilos zählt 1, der letzte 0, die dazwischen gleichmäßig abgestuft.
tournament-about-swiss-pair = Schweizer System, { $rounds ->
        [0] so viele Runden wie üblich
        [one] 1 Runde
       *[other] { $rounds } Runden
    }: Punktgleiche treffen aufeinander, ein zweites Mal nur, wenn es nicht anders geht. Sieg oder Freilos 1, Unentschieden ½; kein zweites Freilos, bevor alle eins hatten.
tournament-about-swiss-table = Schweizer System an Tischen mit bis zu { $seats } Plätzen, { $rounds ->
        [0] so viele Runden wie üblich
        [one] 1 Runde
       *[other] { $rounds } Runden
    }: Punktgleiche treffen aufeinander. Der erste Platz am Tisch oder ein Freilos zählt 1, der letzte 0, die dazwischen gleichmäßig abgestuft.
tournament-about-knockout-pair = K.-o.-System: Wer gewinnt, kommt weiter, wer verliert, ist raus. Bei Unentschieden kommt weiter, wer als Zweiter an der Reihe war, denn Anfangen ist ein Vorteil. Die Paarungen werden ausgelost.
tournament-about-knockout-table = K.-o.-System an Tischen mit bis zu { $seats } Plätzen: Die bessere Hälfte jedes Tisches kommt weiter, der letzte Tisch entscheidet. Bei Gleichstand kommt weiter, wer weiter hinten sitzt, denn Anfangen ist ein Vorteil.
tournament-about-ladder-pair = Leiter: Fordere jemanden bis zu { $rounds ->
        [one] 1 Sprosse
       *[other] { $rounds } Sprossen
    } über dir heraus. Gewinnst du, übernimmst du die Sprosse; alle dazwischen rücken eine nach unten. Neue beginnen ganz unten.
tournament-about-ladder-table = Leiter an Tischen mit bis zu { $seats } Plätzen: Fordere die Leute direkt über dir heraus; die Plätze am Tisch entscheiden, wer welche Sprosse bekommt. Neue beginnen ganz unten.
tournament-tables = -# Bedenkzeit: { $pace } · Höchstens { $tables ->
        [one] 1 Turniertisch
       *[other] { $tables } Turniertische
    } gleichzeitig pro Person; Tische warten auf Abwesende (`/me`).
tournament-breaks = -# Bei Punktgleichheit zählen nacheinander: { $breaks }. Wer dann noch gleichauf liegt, teilt sich den Platz.
tournament-fair = -# 🎲 Nachweislich fair: `{ $hash }` – mein Anteil an den Würfeln aller Partien; deiner kommt mit der Anmeldung dazu
tournament-dice = -# 🎲 Nachweislich fair: Die Würfel jeder Partie ergeben sich aus den Anmeldungen ihrer Spieler und einer geheimen Zahl, die vor der ersten Anmeldung feststand. Ihr SHA-256 ist `{ $hash }`; die Zahl steht am Ende hier.
tournament-dice-shown = -# 🎲 Nachweislich fair: Die geheime Zahl war `{ $secret }` (SHA-256 `{ $hash }`). Mein Anteil am Startwert von Partie 1 ist das SHA-256 von `{ $secret } 1`, und so weiter.
tournament-break-direct = direkter Vergleich
tournament-break-sonneborn = Sonneborn-Berger (Punkte der besiegten Gegner + halbe Punkte bei Unentschieden)
tournament-break-wins = Siege
tournament-break-buchholz-cut = Buchholz mit Streichwertung (Punkte der Gegner ohne den schwächsten)
tournament-break-buchholz = Buchholz (Punkte der Gegner)
tournament-signed =
    { $count ->
        [0] Noch hat sich niemand angemeldet.
        [one] **1 Person**: { $who }
       *[other] **{ $count } Leute**: { $who }
    }
tournament-next-open = ▶ **Als Nächstes:** Drück *Mitmachen*. Sobald { $owner } das Turnier startet, öffnen die Tische hier, und ich pinge dich an, wenn du dran bist.
tournament-next-running = ▶ Es läuft: *Mein Turnier* zeigt deine nächste Partie und die Tabelle.
tournament-next-finished = Beendet: *Mein Turnier* zeigt den Endstand.
tournament-next-cancelled = Dieses Turnier wurde abgesagt.
tournament-nobody = die Serververwaltung
tournament-somebody = Teilnehmer { $number }
tournament-status-open = Anmeldung offen
tournament-status-running = läuft
tournament-status-finished = beendet
tournament-status-cancelled = abgesagt
tournament-state-running = -# Läuft
tournament-state-finished = -# Beendet
tournament-state-cancelled = -# Abgesagt; offene Tische laufen außerhalb des Turniers weiter.
tournament-suggested = { $name } ({ $tournament }, { $state })
tournament-you-not = Du machst nicht mit.
tournament-you-play = ▶ Du spielst gegen { $who } an Tisch { $table } in { $where }.
tournament-you-next = ▶ Dein nächster Gegner: { $who }. Der Tisch öffnet, sobald ihr alle für eine weitere Partie frei seid und niemand abwesend ist.
tournament-you-climb = ▶ Wähle, wen du herausforderst. Kein Menü? Dann spielen gerade alle über dir.
tournament-you-wait = ▶ Gerade keine Partie. Hast du noch eine Runde, wird sie ausgelost, sobald die anderen fertig sind.
tournament-you-soon = ▶ Die erste Runde wird gerade ausgelost. Drück gleich *Mein Turnier*, dann siehst du deinen Gegner.
tournament-you-top = ▶ Du stehst ganz oben! Jetzt können die anderen dich herausfordern.
tournament-line-points = { $place }. **{ $name }**: { $points } · { $won }–{ $equal }–{ $lost }
tournament-line-knockout-in = { $place }. **{ $name }** · noch dabei · { $won }–{ $equal }–{ $lost }
tournament-line-knockout-out = { $place }. { $name } · { $won }–{ $equal }–{ $lost }
tournament-line-knockout-over = { $place }. **{ $name }** · { $won }–{ $equal }–{ $lost }
tournament-line-ladder = { $place }. **{ $name }** · { $won }–{ $equal }–{ $lost }
tournament-dropped-out = ausgestiegen
tournament-more =
    { $count ->
        [one] … und 1 weitere Person
       *[other] … und { $count } weitere
    }
tournament-more-matches =
    { $count ->
        [one] … und 1 weitere Partie
       *[other] … und { $count } weitere Partien
    }
tournament-decimal-mark = ,
tournament-started-rounds = 🏁 **{ $name }** beginnt! { $who }: Eure Tische öffnen in diesem Kanal, und ich pinge euch an, wenn ihr dran seid. *Mein Turnier* zeigt eure Gegner.
tournament-started-ladder = 🏁 **{ $name }** beginnt! { $who }: *Mein Turnier* zeigt eure Sprosse und wen ihr herausfordern könnt.
tournament-schedule = 🗓️ **{ $name }**: Die Paarungen stehen. { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } in { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }; jeder Tisch öffnet, sobald alle dort frei sind.
tournament-round = 🎲 **{ $name }**: Runde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }
tournament-match = - { $who }
tournament-bye = - { $who }: Freilos
tournament-round-next = -# Die nächste Runde wird ausgelost, sobald alle diese Partien beendet sind.
tournament-round-last = -# Letzte Runde: Wer gewinnt, steht dann hier.
tournament-thread-name = { $name }: { $who }
tournament-challenged = 🪜 **{ $name }**: { $who } fordert { $rival } heraus. Der Tisch öffnet automatisch.
tournament-rung = 🪜 **{ $name }**: { $who } steht jetzt auf Sprosse { $place }.
tournament-rung-nobody = 🪜 **{ $name }**: Eine Partie ist zu Ende, aber niemand von dort steht noch auf der Leiter.
tournament-dropped-pair = **{ $name }**: { $who } ist ausgestiegen. Partien, die noch nicht begonnen haben, gewinnen die anderen; laufende gehen weiter.
tournament-dropped-table = **{ $name }**: { $who } ist ausgestiegen. An Tischen, die noch nicht begonnen haben, wird ohne diese Person gespielt; sind dort zu wenige übrig, gewinnen sie. Laufende Partien gehen weiter.
tournament-over = 🏆 **{ $name }** ist vorbei. { $count ->
        [0] Niemand ist mehr dabei.
        [one] { $who } gewinnt!
       *[other] { $who } teilen sich den ersten Platz!
    }
tournament-moved = **{ $name }** ist nach { $where } umgezogen: Nutze dort die Knöpfe der neuesten Nachricht.
tournament-lost =
    ⚠ Die letzten Turniernachrichten kamen in { $where } nicht an: { $why }. Wer das Turnier leitet, kann in einem anderen Kanal `/tournament repost` nutzen: Das Turnier und seine Tische von dort ziehen um, und Verpasstes wird nachgereicht.
tournament-cancelled = **{ $name }** wurde abgesagt. Offene Tische laufen außerhalb des Turniers weiter.
tournament-column-balance = S–U–N
tournament-column-points = Punkte
tournament-column-direct = Direkt
tournament-column-sonneborn = Sonneborn
tournament-column-wins = Siege
tournament-column-buchholz-cut = Buchh. −1
tournament-column-buchholz = Buchholz

tournament-button-join = Mitmachen
tournament-button-leave-open = Abmelden
tournament-button-leave-running = Aussteigen
tournament-button-start = Starten
tournament-button-settings = Einstellungen
tournament-button-show = Mein Turnier
tournament-button-standings = Tabelle
tournament-button-people = Jemanden entfernen…
tournament-button-repost = Hier posten
tournament-button-cancel = Turnier beenden
tournament-button-more = Weitere Einstellungen…
tournament-form-name = Name des Turniers
tournament-choose-format = Turnierform
tournament-choose-title = Spiel
tournament-choose-size = Plätze pro Tisch
tournament-choose-pace = Bedenkzeit
tournament-choose-tables = Tische gleichzeitig pro Person
tournament-choose-rounds-robin = Partien pro Paarung
tournament-choose-rounds-swiss = Runden
tournament-choose-rounds-knockout = Runden (je nach Zahl der Leute)
tournament-choose-rounds-ladder = Wie weit nach oben man herausfordern darf
tournament-choose-remove = Wen entfernen…
tournament-choose-challenge = Wen herausfordern…
tournament-challenge-one = { $who } herausfordern
tournament-size =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
tournament-rounds-usual = Standard
tournament-rounds-robin =
    { $rounds ->
        [one] Einmal
       *[other] { $rounds }-mal, mit wechselnden Plätzen
    }
tournament-rounds-swiss =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
tournament-rounds-ladder =
    { $rounds ->
        [one] 1 Sprosse
       *[other] { $rounds } Sprossen
    }
tournament-at-once =
    { $tables ->
        [one] 1 Tisch gleichzeitig
       *[other] { $tables } Tische gleichzeitig
    }
tournament-sure-leave = Aus **{ $name }** aussteigen? Deine Partien, die noch nicht begonnen haben, verlierst du; laufende gehen weiter. Das lässt sich nicht rückgängig machen.
tournament-sure-leave-yes = Ja, aussteigen
tournament-remove-whom = Jemanden aus **{ $name }** entfernen? Sinnvoll, wenn jemand gegangen ist oder die anderen zu lange warten lässt.
tournament-sure-remove = **{ $who }** aus **{ $name }** entfernen? Das Turnier geht ohne diese Person weiter; an laufenden Tischen übernimmt ein Bot ihren Platz, und sie wird Letzte. Zurückkehren kann sie später nur auf einer Leiter.
tournament-sure-remove-yes = Ja, entfernen
tournament-sure-cancel = **{ $name }** jetzt beenden? Eine Leiter endet mit ihrem jetzigen Stand, jedes andere Turnier wird abgesagt. Offene Tische laufen weiter.
tournament-sure-cancel-yes = Ja, beenden

tournament-opened = Turnier { $tournament } ist offen: Angemeldet wird über die Nachricht in diesem Kanal. Leg hier die Einstellungen fest; los geht es mit *Starten*.
tournament-joined-open = Du bist für **{ $name }** angemeldet. Ich pinge dich hier an, wenn es beginnt.
tournament-joined-running = Du bist jetzt auf der Leiter **{ $name }**, ganz unten.
tournament-left-open = Du hast dich von **{ $name }** abgemeldet.
tournament-left-running = Du bist aus **{ $name }** ausgestiegen.
tournament-begun-rounds = **{ $name }** hat begonnen: Die ersten Tische öffnen gleich.
tournament-begun-ladder = **{ $name }** hat begonnen. Alle außer der Spitze können jemanden herausfordern.
tournament-removed = Aus **{ $name }** entfernt.
tournament-reposted = **{ $name }** erscheint gleich hier, mit allem, was seither passiert ist.
tournament-ended-finished = **{ $name }** ist beendet; der jetzige Stand gilt.
tournament-ended-cancelled = **{ $name }** ist abgesagt.
tournament-challenge-made = Herausforderung verschickt. Der Tisch öffnet, sobald ihr beide frei seid.
tournament-no-server = Turniere gehören zu einem Server. Nutze `/tournament` in einem seiner Kanäle.
tournament-none = Keine Turniere auf diesem Server. Eröffne eins mit `/tournament new`.
tournament-which = Es gibt mehrere Turniere: { $tournaments }. Wähle eins mit `turnier`.
tournament-unknown = Dieser Server hat kein Turnier { $tournament }.
tournament-not-yours = Das darf nur, wer das Turnier eröffnet hat oder den Server verwaltet.
tournament-closed = Zu spät: Das Turnier hat schon begonnen oder ist vorbei.
tournament-not-begun = Noch keine Tabelle: Das Turnier hat nicht begonnen.
tournament-in-already = Du bist schon angemeldet.
tournament-not-in = Du machst bei diesem Turnier nicht mit.
tournament-not-there = Niemand hat diesen Namen oder diese Nummer. Nimm einen Vorschlag von `/tournament remove`.
tournament-apart = Du kannst dich nicht anmelden: Jemand, den du blockierst, ist dabei. `/block` zeigt deine Liste.
tournament-refused = Für dieses Turnier kannst du dich nicht anmelden; der Grund bleibt vertraulich.
tournament-full = Das Turnier ist voll: höchstens 64 Leute, bei „Jeder gegen jeden“ 20.
tournament-too-few = Zu wenige Anmeldungen: Mindestens { $need } sind nötig.
tournament-too-many = Von dir oder auf diesem Server gibt es schon zu viele Turniere. Warte, bis eins vorbei ist.
tournament-seats = Tische dieses Spiels haben { $low } bis { $high } Plätze.
tournament-most-rounds = Runden, Partien pro Paarung oder Sprossen: höchstens { $most }; 0 für den Standard.
tournament-most-tables = Turniertische pro Person gleichzeitig: 1 bis { $most }.
tournament-no-ladder = Herausfordern kannst du nur auf einer laufenden Leiter.
tournament-out-of-reach = Du kannst diese Person jetzt nicht herausfordern: Wähle jemanden ein paar Sprossen über dir, der gerade nicht spielt. Nach einer Niederlage muss erst einer von euch eine andere Partie spielen.
tournament-form-title = Einstellungen des Turniers
