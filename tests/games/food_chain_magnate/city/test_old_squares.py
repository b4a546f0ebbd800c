"""Maps grow as far as players can make them in one turn, and games begun when they grew less continue."""

from __future__ import annotations

from base64 import b85decode
from zlib import decompress

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.squares import SQUARES, at, renumbered
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.modules.lobbyists import lobby, places
from games.food_chain_magnate.modules.rural_marketeers import AREA, Ramps, add_area, connect, sites
from games.kernel import Chance, Game, flow, random_action, thaw
from tests.games.food_chain_magnate.builders import Table, laid, named
from tests.games.food_chain_magnate.modules.test_coffee import shop

_MODULES = ("coffee", "lobbyists", "rural_marketeers")
_OLD = """
c-o~_OK%)S5S|_<OCBbIAfDHV*Tn)7egH^82B91X630=`Ozm!Gd%K739<Mhi$4N{MAg!GsI6B#x-Ss-LO;7@dh{O8AfypmGxj}f{_ybhW?8C8*
kis5jr+ccts;<XZeWjy=D%7c)8fG}$E=w7DL6tJ$)oDdg1F4ERXp(B6M!UU8YG#-ePFF_uUoUp%D33v3Nh-7sNjc`cZ(=1p&g#rKDQBXlQ<!H)
uTiEVP6g<$oCC#a)c2{VdA<T#>jzW_X}pLw`;>DpR911Y7Ex964C63Zqxf#>Ak3g!m!Wm*>Kd26-(=e8P9V!=fGrg(%F%gM0|TIRstumvfpfe&
M-`*Od^T1ds!TBUC{NDxSm)Rghn@ywn5gJh5-`(TO6`&KwJSGRc>SH!3TmgVWWzzHcw84wf(!j+Ix}-(W@h+2VSnlDtbH$@xjV_3(`P?Pt1{N$
uK6+JVQwdf{&*i~@+kC&6X>1Bc0)V6q2JvH+MPhp&JLgd4SirY^m_#~vCw31K*rGc+z+~a`s|qk`N$6BB7;2|o}&TQP$w4{X5g(<su0vqKX&z}
F;%#ok-HiBE+fBY<YA{m@vCTU7XRAA`jia_x7z`Y9Bc`dcLM1JQWzST;VDiPpc!fHKs}j}QyB>|5<VX4jW^#I!cP4*fpuTZ+?O)<{mlK~F`fOW
K)vsfrPUE`>))^j7Au>2I7V~FXv-@ZSt9GGZ74RAFnZ-uV!6ZV6sQ?_9W$x~s2jSG$Oy!CAwb3gKa2##P@o&wK7;V9jNHq}c1Hfr$nP2XBO`xi
<gc_LRZU+^m879=^+p*-M_$RutErKk>*b8R*2#HIuY8^aR9Bs(N=3MkSmg`75d}=86=XoY(68I}G!lFK!nb9nwDCqF9+pjbaOVl#gi~!=X_euo
(*cUkhfXhKI*_rz-nZ<a;>ZlzGB$&~_80bAUHBgc61%*dTM1LmrO{J;0rSQy-a9!@X(t5{VlF#6jw0TC;JkdhP6e%iWmwNBj1|D~JLh7-r1Iui
0A7UV85V+>-gtCfx}#wqvC{W24?%3$9PIi+dJW19uJrU>0S(WOHJa1f3t<j8CS8@<L0OVpTn0HKTgOysOF;$eZL&i)BgF#D_Gn{zi^ub^VxUJm
?$#(yW0*|^fr^>sW3R##pT50gV<fa*RbGez4~$f#Tf{?6r-7tFwUkt16_Y+F%und~vN?S#z~SUs&nYUDZW<K_H9N(ya!VWMA&LMA$cq@}fP7Po
7;A1A=;^J1)+5R)V(h>zKL;NzH;U!hrOg^MIJ?CdVcm}v3VMN*wbFP|g)-?!?EHCJd>Fmk{Ylwx`Zyf1-o{|v;YR5u2Z|>wR%CP6ge+~86@WML
UH|MnMck<a2TM;JI(+2llg~c){0r;3M8URSld00-qsN|praNSmLj~=uIHZfk0BR0a!f<U2xBNv%#C0FkvBWeZSo0a@zC_i6F|fo{xLP#Na^j;u
35T+AyXc$3DjAHJY^7k01i}ieCYT4vFDBSbiD@vLE!M|DC&ZhO?a2yuU@NgR=wM=4P{WoJmQq%6zF>eZPHqgBbHCDjT@cX4wrR+zq%33Q4tdN?
?IlJpwlQL)4V=4OdwnnvE?;|u$nrZuYj`bL%%N`<3r|;Nq<ffx+>zzQU7UJv&()<+PZfqzr@U#Eu4d$NM($+f7keoRYAYidY>qIEs#L@Ela~s!
0;A&@>6Nj5Q(a|cvs9Q&Ed5Og)9o3+hCqX@E;_Gq7_^4X65`wgoC`?G?Q_ykPR_jTr${|vbGxIl_i5ev2Pouqas
"""
"""The game below as it was written under rules 1."""


def everything_on_the_map() -> Table:
    """A working day with something of every kind that lies on squares."""
    table = Table(2, laid("A0 T0 B0", "adjacent"), _MODULES).restaurant(0, (0, 3), (1, 3)).restaurant(1, (3, 8), (3, 8))
    add_area(table.state)
    table.state.extra["rural_marketeers"] = Ramps((sites(table.state)["-A3-tall"],))
    connect(flow.Play(table.state, Chance(b"")))
    shop(table, 0, (3, 6)).company(0, work="3 lobbyist").campaign(14, 1, "beer", 2, named((3, 13)))
    lobby(table.state).tiles = ("F",)
    table.at_work().skip_to(0, "road").act(0, f"road two-0 {named((0, 0))}")
    table.act(0, f"add_tile F-1 {named((5, 0))}")
    table.act(0, f"park strip-0 {table.offered(0, 'park strip-0')[0]}")
    return table


def test_a_game_begun_under_older_rules_goes_on() -> None:
    game = thaw(TITLE, decompress(b85decode(_OLD.replace("\n", ""))))
    state = everything_on_the_map().state
    assert game.state == state
    assert state.city.works.tolls and state.city.covered and lobby(state).planted and state.city.house(AREA).contacts
    dice = Chance(b"dice")
    for _ in range(30):
        game.act(game.waiting()[0], random_action(TITLE, game.state, game.waiting()[0], dice), b"seed" * 8)
        assert TITLE.testing.invariants(game.state) == []


def test_roads_over_bridges_keep_their_sign() -> None:
    assert renumbered(-(8 * 48 + 7), 48, 6) == -at(2, 1)


def test_a_tile_may_be_added_beyond_one_that_was_added() -> None:
    state = Table(5, laid("A0 T0 B0", "adjacent"), ("lobbyists", "new_districts")).state
    for ring in range(1, 6):
        assert {(-ring, 0), (0, -ring), (ring, 2), (0, 2 + ring)} <= set(places(state))
        for row, column in ((-ring, 0), (0, -ring), (ring, 2), (0, 2 + ring)):
            state.city = state.city.with_tile(Laid.of("F", state.rules.tiles["F"], 0, row, column))
    for lines in (1, 3):
        assert ("top", -25) in state.city.flights(lines) and ("left", 29 - lines) in state.city.flights(lines)
    assert all(SQUARES[named(place)] == at(*place) for place in ((-25, 0), (0, -25), (29, 14), (4, 39)))
    assert TITLE.testing.invariants(state) == []


def frozen(table: Table) -> bytes:
    options = TITLE.options({"modules": list(_MODULES)}, 2)
    return Game(TITLE, options, 2, table.state, 0).freeze()
