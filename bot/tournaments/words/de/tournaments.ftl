# Was ein Tisch ablehnt, und warum.
tables-of-tournament = Tisch { $table } gehört zu einem Turnier und beginnt gleich. *Ausscheiden* (`/tournament leave`) beendet, was noch nicht begonnen hat; an einem laufenden Tisch gibt `/table resign` auf.

# Turniere: eröffnen, anmelden, Runden, Stand, Leitern.

command-tournament-about = Turniere dieses Servers
command-tournament-which = Welches Turnier; nicht nötig, wo es nur eines gibt
command-tournament-which-name = turnier
command-tournament-new-about = Ein Turnier in diesem Kanal eröffnen; angemeldet wird sich mit einem Knopf
command-tournament-new-title = Welches Spiel
command-tournament-new-title-name = spiel
command-tournament-new-format = Wer auf wen trifft
command-tournament-new-format-name = modus
command-tournament-new-seats = Wie viele an einem Tisch sitzen
command-tournament-new-seats-name = plätze
command-tournament-new-scenario = Welches Szenario des Spiels
command-tournament-new-scenario-name = szenario
command-tournament-new-options = Optionen des Spiels, wie für einen Tisch
command-tournament-new-options-name = optionen
command-tournament-new-pace = Wie viel Zeit für eine Entscheidung ist
command-tournament-new-pace-name = tempo
command-tournament-new-rounds = Schweizer: Runden; jeder gegen jeden: wie oft; Leiter: Sprossen, die man fordern darf
command-tournament-new-rounds-name = runden
command-tournament-new-tables = An wie vielen Turniertischen jemand höchstens gleichzeitig spielt
command-tournament-new-tables-name = tische
command-tournament-new-called = Wie es heißt
command-tournament-new-called-name = heißt
command-tournament-set-about = Dein Turnier vor dem Start ändern
command-tournament-set-format = Wer auf wen trifft
command-tournament-set-format-name = modus
command-tournament-set-seats = Wie viele an einem Tisch sitzen
command-tournament-set-seats-name = plätze
command-tournament-set-scenario = Welches Szenario des Spiels
command-tournament-set-scenario-name = szenario
command-tournament-set-pace = Wie viel Zeit für eine Entscheidung ist
command-tournament-set-pace-name = tempo
command-tournament-set-rounds = Runden, Begegnungen oder Sprossen; 0 für das Übliche
command-tournament-set-rounds-name = runden
command-tournament-set-tables = An wie vielen Turniertischen jemand höchstens gleichzeitig spielt
command-tournament-set-tables-name = tische
command-tournament-set-called = Wie es heißt
command-tournament-set-called-name = heißt
command-tournament-show-about = Wie ein Turnier steht, was du als Nächstes spielst und was du tun kannst
command-tournament-standings-about = Der Stand als Text und Bild
command-tournament-join-about = Sich anmelden
command-tournament-leave-about = Sich abmelden oder ausscheiden
command-tournament-start-about = Dein Turnier beginnen: Die erste Runde wird ausgelost, die Tische öffnen von selbst
command-tournament-remove-about = Jemanden aus deinem Turnier nehmen, als wäre die Person ausgeschieden
command-tournament-remove-who = Wen
command-tournament-remove-who-name = wen
command-tournament-repost-about = Dein Turnier neu zeigen, mit dem, was sein Kanal verpasst hat; anderswo zieht es dorthin um
command-tournament-cancel-about = Dein Turnier absagen oder eine Leiter beenden, wie sie steht
command-tournament-challenge-about = Auf einer Leiter: jemanden über dir um die Sprosse fordern
command-tournament-challenge-rival = Wen
command-tournament-challenge-rival-name = gegner

tournament-format-robin = Jeder gegen jeden
tournament-format-robin-short = Alle treffen auf alle; bis zu 20 Leute
tournament-format-swiss = Schweizer System
tournament-format-swiss-short = Einige Runden; es treffen sich, die gleich gut stehen; niemand scheidet aus
tournament-format-knockout = K.-o.-System
tournament-format-knockout-short = Wer verliert, ist draußen, bis eine Person übrig ist
tournament-format-ladder = Leiter
tournament-format-ladder-short = Fordere Leute über dir um ihre Sprosse; so lange ihr mögt
tournament-unnamed-robin = { $title }: jeder gegen jeden
tournament-unnamed-swiss = { $title }: Schweizer Turnier
tournament-unnamed-knockout = { $title }: K.-o.-Turnier
tournament-unnamed-ladder = { $title }: Leiter
tournament-head = 🏆 **{ $name }** · { $title } · Turnier { $tournament }
tournament-about-robin-pair = Jeder gegen jeden: Alle treffen auf alle, in { $rounds ->
        [0] so vielen Runden wie nötig
        [one] 1 Runde
       *[other] { $rounds } Runden
    }. Ein Sieg zählt 1, ein Gleichstand ½. Wer ausscheidet, bevor die Hälfte der eigenen Spiele gespielt ist, wird nicht gewertet.
tournament-about-robin-table = Jeder gegen jeden an Tischen mit bis zu { $seats }: Alle treffen mindestens einmal auf alle, in { $rounds ->
        [0] so vielen Runden wie nötig
        [one] 1 Runde
       *[other] { $rounds } Runden
    }. Ein Tischsieg zählt 1, der letzte Platz 0, die Plätze dazwischen in gleichen Stufen. Ein Freilos zählt 1.
tournament-about-swiss-pair = Schweizer System, { $rounds ->
        [0] so viele Runden wie üblich
        [one] 1 Runde
       *[other] { $rounds } Runden
    }: Es treffen sich, die gleich viele Punkte haben, und niemand zweimal, wo es sich vermeiden lässt. Ein Sieg oder ein Freilos zählt 1, ein Gleichstand ½; niemand hat ein zweites Freilos, bevor alle eines hatten.
tournament-about-swiss-table = Schweizer System an Tischen mit bis zu { $seats }, { $rounds ->
        [0] so viele Runden wie üblich
        [one] 1 Runde
       *[other] { $rounds } Runden
    }: Es sitzen zusammen, die gleich viele Punkte haben. Ein Tischsieg oder ein Freilos zählt 1, der letzte Platz 0, die Plätze dazwischen in gleichen Stufen.
tournament-about-knockout-pair = K.-o.-System: Wer gewinnt, kommt weiter, wer verliert, ist draußen. Bei Gleichstand kommt weiter, wer an zweiter Stelle saß, denn zu beginnen ist ein Vorteil. Wer auf wen trifft, wird ausgelost.
tournament-about-knockout-table = K.-o.-System an Tischen mit bis zu { $seats }: Die bessere Hälfte eines Tisches kommt weiter, am letzten Tisch gewinnt eine Person. Bei Gleichstand kommt weiter, wer weiter hinten saß, denn zu beginnen ist ein Vorteil.
tournament-about-ladder-pair = Leiter: Fordere jemanden bis zu { $rounds ->
        [one] 1 Sprosse
       *[other] { $rounds } Sprossen
    } über dir. Gewinnst du, nimmst du die Sprosse ein, und die dazwischen rücken um eine nach unten. Wer neu kommt, beginnt ganz unten.
tournament-about-ladder-table = Leiter an Tischen mit bis zu { $seats }: Fordere die direkt über dir; eure Sprossen werden nach den Plätzen am Tisch verteilt. Wer neu kommt, beginnt ganz unten.
tournament-tables = -# Zeit: { $pace } · Niemand spielt an mehr als { $tables ->
        [one] 1 Turniertisch
       *[other] { $tables } Turniertischen
    } gleichzeitig; ein Tisch wartet auf alle, die weg sind (`/me`).
tournament-breaks = -# Bei gleichen Punkten entscheidet nacheinander: { $breaks }. Wer dann noch gleich ist, teilt sich einen Platz.
tournament-break-direct = die Spiele gegeneinander
tournament-break-sonneborn = Sonneborn-Berger (die Punkte derer, die du besiegt hast, und die Hälfte bei Gleichstand)
tournament-break-wins = gewonnene Spiele
tournament-break-buchholz-cut = Buchholz ohne die niedrigste Wertung (die Punkte deiner Gegner bis auf einen)
tournament-break-buchholz = Buchholz (die Punkte aller deiner Gegner)
tournament-signed =
    { $count ->
        [0] Noch hat sich niemand angemeldet.
        [one] **1 Person hat sich angemeldet**: { $who }
       *[other] **{ $count } Leute haben sich angemeldet**: { $who }
    }
tournament-next-open = ▶ **Als Nächstes:** Drück auf *Mitmachen*. { $owner } beginnt, wenn genug da sind; dann öffnen die Tische hier von selbst, und du wirst gerufen, wenn du am Zug bist.
tournament-next-running = ▶ Es läuft: *Mein Turnier* zeigt, wie es steht und was du als Nächstes spielst.
tournament-next-finished = Es ist vorbei: *Mein Turnier* zeigt, wie alle stehen.
tournament-next-cancelled = Es wurde abgesagt.
tournament-nobody = jemand, der diesen Server verwaltet,
tournament-somebody = Teilnehmer { $number }
tournament-status-open = Anmeldung
tournament-status-running = läuft
tournament-status-finished = vorbei
tournament-status-cancelled = abgesagt
tournament-state-running = -# Es läuft.
tournament-state-finished = -# Es ist vorbei.
tournament-state-cancelled = -# Es wurde abgesagt; Tische, die offen waren, laufen ohne es weiter.
tournament-suggested = { $name } ({ $tournament }, { $state })
tournament-you-not = Du machst nicht mit.
tournament-you-play = ▶ Du spielst gegen { $who } an Tisch { $table } in { $where }.
tournament-you-next = ▶ Als Nächstes triffst du auf { $who }. Der Tisch öffnet von selbst, sobald ihr alle Platz für einen weiteren habt und niemand weg ist.
tournament-you-climb = ▶ Such dir aus, wen du forderst; wo kein Menü ist, spielen die über dir schon.
tournament-you-wait = ▶ Du hast gerade kein Spiel. Gibt es für dich noch eine Runde, wird sie ausgelost, sobald die anderen fertig sind.
tournament-you-soon = ▶ Die erste Runde wird gerade ausgelost. Drück gleich auf *Mein Turnier*: Da steht, auf wen du triffst.
tournament-you-top = ▶ Du stehst ganz oben. Jetzt ist es an den anderen, dich zu fordern.
tournament-line-points = { $place }. **{ $name }**: { $points } · { $won } gewonnen, { $equal } gleich, { $lost } verloren
tournament-line-knockout-in = { $place }. **{ $name }** · noch dabei · { $won } gewonnen, { $equal } gleich, { $lost } verloren
tournament-line-knockout-out = { $place }. { $name } · { $won } gewonnen, { $equal } gleich, { $lost } verloren
tournament-line-knockout-over = { $place }. **{ $name }** · { $won } gewonnen, { $equal } gleich, { $lost } verloren
tournament-line-ladder = { $place }. **{ $name }** · { $won } gewonnen, { $equal } gleich, { $lost } verloren
tournament-dropped-out = ausgeschieden
tournament-more =
    { $count ->
        [one] … und 1 weitere Person
       *[other] … und { $count } weitere
    }
tournament-more-matches =
    { $count ->
        [one] … und 1 weiteres Spiel
       *[other] … und { $count } weitere Spiele
    }
tournament-decimal-mark = ,
tournament-started-rounds = 🏁 **{ $name }** beginnt. { $who }: Eure Tische öffnen in diesem Kanal von selbst, und ihr werdet gerufen, wenn ihr am Zug seid. *Mein Turnier* zeigt, auf wen ihr trefft.
tournament-started-ladder = 🏁 **{ $name }** beginnt: Die Sprossen sind ausgelost. { $who }: *Mein Turnier* zeigt eure und ein Menü derer, die ihr fordern könnt.
tournament-schedule = 🗓️ **{ $name }**: Alles ist ausgelost. { $matches ->
        [one] 1 Spiel
       *[other] { $matches } Spiele
    } in { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }; jeder Tisch öffnet von selbst, sobald alle an ihm Platz dafür haben.
tournament-round = 🎲 **{ $name }**: Runde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }
tournament-match = - { $who }
tournament-bye = - { $who } hat ein Freilos: diesmal kein Gegner
tournament-round-next = -# Die nächste Runde wird ausgelost, wenn all diese Spiele vorbei sind.
tournament-round-last = -# Es ist die letzte Runde: Wer gewonnen hat, steht hier, wenn sie vorbei ist.
tournament-thread-name = { $name }: { $who }
tournament-challenged = 🪜 **{ $name }**: { $who } fordert { $rival }. Der Tisch öffnet von selbst.
tournament-rung = 🪜 **{ $name }**: { $who } steht jetzt auf Sprosse { $place }.
tournament-rung-nobody = 🪜 **{ $name }**: Ein Spiel ist zu Ende, aber niemand von dort steht noch auf der Leiter.
tournament-dropped-pair = **{ $name }**: { $who } ist nicht mehr dabei. Spiele, die noch nicht begonnen haben, gewinnen die anderen; laufende gehen weiter.
tournament-dropped-table = **{ $name }**: { $who } ist nicht mehr dabei. Tische, die noch nicht begonnen haben, spielen ohne diese Person; bleiben dort zu wenige, haben sie gewonnen. Laufende Spiele gehen weiter.
tournament-over = 🏆 **{ $name }** ist vorbei. { $count ->
        [0] Niemand ist mehr dabei.
        [one] { $who } hat gewonnen!
       *[other] { $who } teilen sich den ersten Platz!
    }
tournament-moved = **{ $name }** geht in { $where } weiter: Die neueste Nachricht dort hat die Knöpfe.
tournament-lost =
    ⚠ Was zuletzt zu sagen war, ließ sich in { $where } nicht schreiben: { $why }. Wer das Turnier leitet, lässt es mit `/tournament repost` in einem anderen Kanal sagen: Es zieht mit den Tischen jenes Kanals dorthin um und holt nach, was fehlt.
tournament-cancelled = **{ $name }** wurde abgesagt. Offene Tische laufen ohne es weiter.
tournament-column-balance = S–G–N
tournament-column-points = Punkte
tournament-column-direct = Direkt
tournament-column-sonneborn = Sonneborn
tournament-column-wins = Siege
tournament-column-buchholz-cut = Buchh. −1
tournament-column-buchholz = Buchholz

tournament-button-join = Mitmachen
tournament-button-leave-open = Abmelden
tournament-button-leave-running = Ausscheiden
tournament-button-start = Beginnen
tournament-button-settings = Einstellungen
tournament-button-show = Mein Turnier
tournament-button-standings = Stand
tournament-button-people = Jemanden herausnehmen…
tournament-button-repost = Hier zeigen
tournament-button-cancel = Beenden
tournament-button-more = Weitere Einstellungen
tournament-button-name = Benennen
tournament-form-name = Wie das Turnier heißt
tournament-choose-format = Wer auf wen trifft …
tournament-choose-title = Welches Spiel …
tournament-choose-size = Plätze an einem Tisch …
tournament-choose-pace = Zeit für eine Entscheidung …
tournament-choose-tables = Tische gleichzeitig für jede Person …
tournament-choose-rounds-robin = Wie oft alle aufeinandertreffen …
tournament-choose-rounds-swiss = Wie viele Runden …
tournament-choose-rounds-knockout = Die Runden folgen aus der Zahl der Leute
tournament-choose-rounds-ladder = Wie weit nach oben man fordern darf …
tournament-choose-remove = Wer gehen soll…
tournament-choose-challenge = Wen du forderst …
tournament-challenge-one = { $who } fordern
tournament-size =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
tournament-rounds-usual = Wie üblich
tournament-rounds-robin =
    { $rounds ->
        [one] Einmal
       *[other] { $rounds }-mal, mit getauschten Plätzen
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
tournament-sure-leave = Aus **{ $name }** ausscheiden? Spiele, die noch nicht begonnen haben, sind verloren; laufende gehen weiter. Es gibt kein Zurück.
tournament-sure-leave-yes = Ja, ausscheiden
tournament-remove-whom = Jemanden aus **{ $name }** nehmen? Gut für alle, die so lange weg oder ganz gegangen sind, dass die anderen umsonst warten.
tournament-sure-remove = **{ $who }** aus **{ $name }** nehmen? Was noch nicht begonnen hat, geht ohne diese Person weiter; an laufenden Tischen spielt ein Bot auf ihrem Platz zu Ende, und sie steht dort hinter allen anderen. Wird schon gespielt, kommt sie nur auf einer Leiter zurück.
tournament-sure-remove-yes = Ja, herausnehmen
tournament-sure-cancel = **{ $name }** jetzt beenden? Eine Leiter endet mit ihren Sprossen, wie sie sind, alles andere wird abgesagt. Offene Tische laufen weiter.
tournament-sure-cancel-yes = Ja, beenden

tournament-opened = Turnier { $tournament } ist offen: Angemeldet wird sich über die Nachricht in diesem Kanal. Hier stellst du ein, wie gespielt wird; *Beginnen* startet es.
tournament-joined-open = Du hast dich für **{ $name }** angemeldet. Wenn es beginnt, wirst du hier gerufen.
tournament-joined-running = Du bist auf der Leiter von **{ $name }**, ganz unten.
tournament-left-open = Du hast dich von **{ $name }** abgemeldet.
tournament-left-running = Du bist aus **{ $name }** ausgeschieden.
tournament-begun-rounds = **{ $name }** hat begonnen: Jetzt wird ausgelost, und die ersten Tische öffnen gleich.
tournament-begun-ladder = **{ $name }** hat begonnen, und die Sprossen sind ausgelost. Wer nicht ganz oben steht, kann jemanden fordern.
tournament-removed = Die Person ist bei **{ $name }** nicht mehr dabei.
tournament-reposted = **{ $name }** wird hier gezeigt, mit dem, was sich zuvor nicht sagen ließ.
tournament-ended-finished = **{ $name }** ist zu Ende, wie es steht.
tournament-ended-cancelled = **{ $name }** ist abgesagt.
tournament-challenge-made = Deine Forderung steht. Der Tisch öffnet von selbst, sobald ihr beide Platz dafür habt.
tournament-no-server = Turniere gehören zu einem Server. Bitte benutze `/tournament` in einem seiner Kanäle.
tournament-none = Auf diesem Server gibt es kein Turnier. `/tournament new` eröffnet eines.
tournament-which = Es gibt mehrere Turniere: { $tournaments }. Bitte sag mit `tournament`, welches.
tournament-unknown = Ein Turnier { $tournament } gibt es auf diesem Server nicht.
tournament-not-yours = Das darf nur, wer das Turnier eröffnet hat oder den Server verwaltet.
tournament-closed = Das Turnier ist nicht an diesem Punkt: Es hat schon begonnen oder ist vorbei.
tournament-not-begun = Das Turnier hat nicht begonnen: Es gibt noch keinen Stand.
tournament-in-already = Du hast dich schon angemeldet.
tournament-not-in = Du machst bei diesem Turnier nicht mit.
tournament-not-there = Unter diesem Namen oder dieser Nummer ist niemand dabei. `/tournament remove` schlägt vor, wer es ist.
tournament-apart = Hier kannst du dich nicht anmelden: Jemand, dem du aus dem Weg gehst, hat sich schon angemeldet. `/block` zeigt deine Liste.
tournament-refused = Für dieses Turnier kannst du dich nicht anmelden; warum, sage ich niemandem.
tournament-full = Das Turnier ist voll: Es machen höchstens 64 Leute mit, bei jeder gegen jeden 20.
tournament-too-few = Zu wenige haben sich angemeldet: Es braucht mindestens { $need }.
tournament-too-many = Auf diesem Server, oder von dir, gibt es vorerst genug Turniere. Warte, bis eines vorbei ist.
tournament-seats = Tische dieses Spiels haben { $low } bis { $high } Plätze.
tournament-most-rounds = Runden, Begegnungen oder Sprossen: höchstens { $most }, oder 0 für das Übliche.
tournament-most-tables = Turniertische gleichzeitig für eine Person: 1 bis { $most }.
tournament-no-ladder = Fordern kann man auf einer Leiter, die läuft.
tournament-out-of-reach = Jetzt kannst du sie nicht fordern: Such dir jemanden ein paar Sprossen über dir aus, der nicht spielt. Wer dich besiegt hat, kommt nach einem anderen Spiel von einem von euch wieder dran.
