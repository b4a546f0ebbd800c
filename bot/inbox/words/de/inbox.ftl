# Nachlesen, und Tischen anderer folgen.

command-catch-up-about = Was geschehen ist, seit du zuletzt hergesehen hast, und was auf dich wartet
command-table-follow-about = Von einem Tisch hören, ohne mitzuspielen, wie deine Einstellungen es sagen; oder nicht mehr
catch-up-title = **Was seit deinem letzten Blick geschehen ist: { $title }**, Tisch { $table }
catch-up-again = **Nichts Neues. Das hast du zuletzt gelesen: { $title }**, Tisch { $table }
catch-up-nothing = Noch ist nichts geschehen, was du nicht gesehen hast: { $title }, Tisch { $table }.
catch-up-nothing-new = An deinen Tischen ist seit deinem letzten Blick nichts geschehen.
catch-up-lost = **Was du gesehen hattest, wurde zurückgenommen**, von hier an: { $stage }.
catch-up-waits = **Dieser Tisch wartet auf deine Entscheidung.**
catch-up-more = … und noch mehr: `/catch-up` erzählt dann den Rest.
catch-up-closer = Einen genauer ansehen, mit Bild…
catch-up-button = Was ist geschehen?
catch-up-button-all = Was ist geschehen?
table-button-follow = Folgen
table-button-unfollow = Nicht mehr folgen
follow-on = Du folgst Tisch { $table }: Du hörst von ihm, wie deine Einstellungen in `/me` es sagen.
follow-off = Du folgst Tisch { $table } nicht mehr.
tables-plays-here = An Tisch { $table } spielst du mit, also hörst du ohnehin von ihm.
host-call-closed = { $who }, dieser Tisch wartet auf dich. Ich konnte dir nicht schreiben: Deine Direktnachrichten sind geschlossen.
inbox-your-move-until = **du bist am Zug** { $when }, deine Zeit endet { $until }

command-me-last = Wie lange bevor deine Zeit um ist du noch einmal erinnert wirst, etwa „4h“; „nie“
command-me-last-name = zuletzt
me-last = Bevor meine Zeit um ist: { $wait }
me-menu-last = Bevor meine Zeit um ist…
me-last-line = Bevor meine Zeit um ist: **{ $wait }**
me-button-more = Mehr
inbox-nudged = Die anderen an deinem Tisch würden sich freuen, wenn es weitergeht: { $tables }

# Alle Tische einer Person, und was auf sie wartet.

command-games-about = Alle deine Tische auf allen Servern: wo du am Zug bist, seit wann
command-games-show = Welche davon
command-games-show-name = zeige

inbox-title = { $waiting ->
    [0] **Deine Tische: { $tables }.** Keiner wartet auf dich.
    [one] **Deine Tische: { $tables }.** Einer wartet auf dich.
   *[other] **Deine Tische: { $tables }.** { $waiting } warten auf dich.
}
inbox-none = Du sitzt an keinem Tisch. `/table new` öffnet einen.
inbox-line = **{ $title }** { $table } · { $names } · { $how } · { $where }
inbox-your-move = **du bist am Zug** { $when }
inbox-waits-for = wartet auf { $who }
inbox-nothing-waits = Nichts wartet auf dich: Du hast alles beantwortet.
inbox-here = { $title } { $table } · { $where }
inbox-button-next = Nächste Entscheidung
inbox-show-all = Alle Tische
inbox-show-mine = Wo ich am Zug bin
inbox-show-running = Laufende Spiele
inbox-show-open = Tische, die auf Mitspieler warten
inbox-reminder = Das wartet auf dich:
inbox-button-later = In vier Stunden
inbox-button-tomorrow = Morgen
inbox-later = Bis { $when } wirst du an nichts erinnert, was jetzt wartet. Woran du erinnert worden bist, kommt dann noch einmal, wenn es noch wartet.
inbox-more = { $count ->
    [one] … und ein Tisch mehr.
   *[other] … und { $count } Tische mehr.
}
inbox-live = Wird hier auf dem Laufenden gehalten; `/me` beendet das.

digest-title = { $waiting ->
    [0] **Dein Tag im Überblick.** Kein Tisch wartet auf dich.
    [one] **Dein Tag im Überblick.** Ein Tisch wartet auf dich:
   *[other] **Dein Tag im Überblick.** { $waiting } Tische warten auf dich:
}
digest-more = … und da ist noch mehr: `/catch-up` erzählt den Rest.

# Die eigenen Einstellungen: Zeit, Erinnerungen, Sprache.

command-me-about = Deine Einstellungen: Zeitzone, wache Stunden, Abwesenheit, Erinnerungen, Sprache
command-me-zone = Deine Zeitzone, etwa „Europe/Berlin“ oder nur „Berlin“
command-me-zone-name = zeitzone
command-me-hours = Wann man dich stören darf, etwa „mo-fr 8-22, sa-so 10-24“
command-me-hours-name = stunden
command-me-away = Tage, an denen du weg bist, etwa „24.12. bis 2.1.“; „nein“, wenn du zurück bist
command-me-away-name = weg
command-me-notify = Wie du erfährst, dass du am Zug bist
command-me-notify-name = bescheid
command-me-first = Wann du zuerst erinnert wirst, etwa „4h“ oder „2 Tage“; „nie“
command-me-first-name = zuerst
command-me-again = Wie oft du danach erinnert wirst, etwa „1 Tag“; „nie“
command-me-again-name = wieder
command-me-inbox = Ob eine Direktnachricht alle deine Tische zeigt, immer auf dem Stand
command-me-inbox-name = eingang
command-me-digest = Wann du einmal am Tag hörst, was wartet und was neu ist, etwa „7:30“; „nie“
command-me-digest-name = tagesbericht
command-me-language = In welcher Sprache du privat angesprochen wirst
command-me-language-name = sprache

me-title = **Deine Einstellungen**
me-zone = Zeitzone: **{ $zone }** (dort ist es { $time })
me-hours = Stören darf man dich: **{ $hours }**
me-away = Abwesend: **{ $days }**
me-away-no = nein
me-away-still = Deine Uhren stehen an diesen Tagen still.
me-away-clocks =
    { $slow ->
        [one] Deine Uhren stehen an einem dieser Tage still
       *[other] Deine Uhren stehen an { $slow } dieser Tage still
    } (an { $fast } bei einem Tempo ab 2 Zügen am Tag oder einem Konto unter 48 Stunden). Danach läuft deine Zeit, und die anderen können ohne dich weiterspielen.
me-notify = Wenn du am Zug bist: **{ $how }**
me-notify-as = Bin ich am Zug: { $how }
me-notify-ping = im Kanal anpingen
me-notify-private = eine Direktnachricht schreiben
me-notify-quiet = nichts sagen
me-remind = Erste Erinnerung: **{ $first }** · weitere: **{ $again }**
me-first = Erste Erinnerung: { $wait }
me-again = Weitere Erinnerungen: { $wait }
me-inbox = Eingang: **{ $how }**
me-inbox-as = Eingang: { $how }
me-inbox-on = eine Direktnachricht zeigt alle meine Tische
me-inbox-off = keiner
me-digest = Tagesbericht: **{ $when }**
me-digest-as = Tagesbericht: { $when }
me-digest-at = um { $time } Uhr
me-digest-never = keiner
me-language = Sprache unter vier Augen: **{ $language }**
me-language-as = Sprache: { $language }
me-language-discord = wie in deinem Discord
me-typed = Alles lässt sich auch tippen: `/me` nimmt es an. Nur du siehst das hier.

me-menu-notify = Wie du Bescheid bekommst…
me-menu-first = Erste Erinnerung…
me-menu-again = Weitere Erinnerungen…
me-menu-inbox = Eingang…
me-menu-digest = Tagesbericht…
me-menu-language = Sprache…
me-menu-region = Welcher Teil der Welt…
me-menu-place = Welcher Ort… (Seite { $page } von { $pages })
me-menu-days = Welche Tage…
me-menu-from = Wach ab…
me-menu-to = Bis…
me-menu-leave = Erster Tag weg…
me-menu-return = Letzter Tag weg…
me-button-zone = Zeitzone
me-button-hours = Wache Stunden
me-button-away = Abwesenheit
me-button-home = Ich bin zurück
me-region-africa = Afrika
me-region-america = Amerika
me-region-antarctica = Antarktis
me-region-asia = Asien
me-region-atlantic = Atlantik
me-region-australia = Australien
me-region-europe = Europa
me-region-indian = Indischer Ozean
me-region-pacific = Pazifik

me-unreadable-zone = Es gibt keine Zeitzone „{ $given }“. Nenne eine wie `Europe/Berlin` oder die größte Stadt mit deiner Uhrzeit; die Vorschläge zeigen alle.
me-unreadable-hours = „{ $given }“ sind keine Stunden einer Woche. Tippe sie etwa so: `mo-fr 8-22, sa-so 10-24`, oder `immer`; wenigstens ein Tag braucht welche.
me-unreadable-away = „{ $given }“ sind keine Tage, an denen du weg sein kannst. Tippe sie etwa so: `24.12. bis 2.1.`, höchstens ein Jahr; `nein`, wenn du zurück bist.
me-unreadable-wait = „{ $given }“ ist keine Wartezeit. Tippe sie etwa so: `4h` oder `2 Tage`, von einer halben Stunde bis zu zwei Wochen; oder `nie`.
me-unreadable-digest = „{ $given }“ ist keine Uhrzeit. Schreib sie etwa als `7`, `19:30` oder `7 pm`; oder `nie`.
