# Gastbots: Leute lassen eigene Programme mitspielen, über HTTP.

bot-guest = Gastbot auf dem Rechner seines Besitzers
command-bots-about = Einen eigenen Bot hier mitspielen lassen
command-bots-add-about = Einen Bot anmelden und sein Token bekommen
command-bots-add-bot = Wie er heißt: 3 bis 20 Kleinbuchstaben, Ziffern und Bindestriche
command-bots-add-bot-name = bot
command-bots-token-about = Ein neues Token für deinen Bot; das alte gilt nicht mehr
command-bots-token-bot = Welcher deiner Bots
command-bots-token-bot-name = bot
command-bots-remove-about = Deinen Bot löschen; auf seinen Plätzen spielen normale Bots weiter
command-bots-remove-bot = Welcher deiner Bots
command-bots-remove-bot-name = bot
command-bots-list-about = Deine Bots, und ob sie verbunden sind
command-bots-seat-about = Einen Gastbot an einen Tisch setzen, an dem die Partie noch nicht begonnen hat
command-bots-seat-bot = Wie der Bot heißt
command-bots-seat-bot-name = bot
command-bots-allow-about = Gastbots auf diesem Server erlauben oder verbieten
command-bots-allow-allowed = Ob Tischbesitzer sie an den Tisch setzen dürfen
command-bots-allow-allowed-name = erlaubt

guest-bots-added =
    Das ist das Token deines Bots **{ $name }**:
    `{ $token }`
    Du siehst es **nur jetzt**. Wer es hat, spielt als dein Bot. Starte dein Programm: `food-court bot-client MODUL`, mit dem Token in `BOT_TOKEN`.
guest-bots-removed = Dein Bot **{ $name }** ist gelöscht. Auf seinen Plätzen spielen normale Bots weiter.
guest-bots-online = 🟢 **{ $name }**, verbunden
guest-bots-offline = ⚪ **{ $name }**, nicht verbunden
guest-bots-none = Du hast keine Bots. Melde einen mit `/bots add` an.
guest-bots-seated = **{ $name }** spielt jetzt an { $table } mit. Partien mit Bots werden nicht gewertet.
guest-bots-seat = 🤖 { $name }
guest-bots-allowed = Gastbots sind auf diesem Server erlaubt. Tischbesitzer setzen sie mit `/bots seat` an den Tisch.
guest-bots-forbidden = Gastbots sind auf diesem Server nicht mehr erlaubt. Wer schon einen Platz hat, spielt weiter.
guest-bots-late = ⌛ **{ $name }** hat nicht innerhalb von { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } geantwortet. Bis er es tut, zieht ein normaler Bot für ihn.
guest-bots-letters = Der Name eines Bots besteht aus 3 bis 20 Kleinbuchstaben, Ziffern und Bindestrichen, zum Beispiel `suppen-fan`.
guest-bots-taken = Es gibt schon einen Bot namens **{ $name }**. Wähle einen anderen Namen.
guest-bots-too-many = Du hast schon { $most } Bots, mehr gehen nicht. Lösche einen mit `/bots remove`.
guest-bots-unknown = Diesen Bot gibt es nicht: **{ $name }**.
guest-bots-not-here = Gastbots sind auf diesem Server nicht erlaubt. Wer das Recht „Server verwalten“ hat, kann sie mit `/bots allow` erlauben.
guest-bots-only-manager = Nur wer auf einem Server das Recht „Server verwalten“ hat, kann dort Gastbots erlauben.
