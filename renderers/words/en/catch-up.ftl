# Catching up, and following tables of others.

command-catch-up-about = What has happened since you looked last, and what is waiting for you
command-table-follow-about = Hear of a table without playing there, told as your settings say; or no more
catch-up-title = **What has happened since you looked last: { $title }**, table { $table }
catch-up-again = **Nothing new. What you were told last: { $title }**, table { $table }
catch-up-nothing = Nothing has happened yet that you have not seen: { $title }, table { $table }.
catch-up-nothing-new = Nothing has happened at your tables since you looked last.
catch-up-lost = **What you had seen was taken back**, from here on: { $stage }.
catch-up-waits = **This table is waiting for your decision.**
catch-up-more = … and there is more: `/catch-up` again tells the rest.
catch-up-closer = See one closer, with its picture…
catch-up-button = What has happened?
catch-up-button-all = What has happened?
table-button-follow = Follow
table-button-unfollow = Do not follow any more
follow-on = You follow table { $table }: you are told of it as your settings in `/me` say.
follow-off = You do not follow table { $table } any more.
tables-plays-here = You play at table { $table }, so you hear of it anyway.
host-call-closed = { $who }, this table is waiting for you. I could not write to you: your direct messages are closed.
