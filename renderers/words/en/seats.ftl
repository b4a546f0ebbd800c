# Substitutes: seats of running games that are offered, taken and given back.

command-table-substitute-about = Offer your seat to others for a while, or no more; have it back, or give it back
command-table-list-seats = seats that can be taken on this server
table-list-none-seats = No seat can be taken on this server now. `/table new` opens a table.
clock-button-seat = Find a substitute
clock-done-seat = The seat is offered to others. { $who } can still play.
seat-offered = Somebody is wanted to play on for { $name } at table { $table } ({ $title }). Whoever wants to presses the button; then those who play there are asked.
seat-button-take = Stand in
seat-button-take-of = Stand in for { $name } ({ $table })
seat-button-back = Take my seat back
seat-taken = { $by } stands in for { $name } from now on. { $name } can take the seat back at any time.
seat-returned = { $by } is back, and { $name } has given the seat back. Thank you!
seat-offered-done = Your seat at table { $table } is offered to others. You can go on playing until somebody has taken it, offer it no more, and have it back at any time.
seat-offer-over = Nobody is wanted to play on for { $name } any more.
seat-withdrawn = Your seat at table { $table } is not offered any more: it is yours alone.
table-button-seat-withdraw = Offer it no more
seat-asked = Those who play at table { $table } are asked whether you may stand in.
seat-yours = The seat at table { $table } is yours for now.
seat-back = The seat at table { $table } is yours again.
seat-given-back = You have given the seat at table { $table } back.
seat-list = **Seats that can be taken here**
seat-line-open = { $title } { $table } · { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    } · { $where }
seat-line-offered = { $title } { $table } · somebody is wanted to play on for { $name } · { $where }
host-substitute-proposed = { $name } offers to stand in for { $whose }. { $needed } must agree.
host-left-substitute = { $name } was stood in for by { $by }.
host-left-returned = { $name } gave the seat back to { $by }.
tables-offered-already = This seat at table { $table } is offered already.
tables-not-offered = This seat at table { $table } is not offered any more.
tables-no-substitute = Nobody stands in for you at table { $table }.
host-result-timeouts = Out of time, a bot answered: { $who }.
host-result-timeouts-seat = { $count ->
    [one] { $name } (once)
   *[other] { $name } ({ $count } times)
}
table-log-timeout = *(out of time: a bot answered)*
