"""One source of legality: an action is legal iff it can be built link by link from the title's choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from games.kernel.chance import Chance
from games.kernel.errors import NotLegal, NotUnderstood
from games.kernel.title import TitleRules
from games.kernel.values import Action, Choice, Chosen, Decision, Event, Ref, Say, Seat

S = TypeVar("S")
V = TypeVar("V")

_INSTEAD = 5
_LONGEST_LINK = 100


def decision_of(title: TitleRules[S, V], state: S, seat: Seat) -> Decision | None:
    """Return what a seat may decide now, owed or still open to change; None when it is not asked."""
    return next((d for d in title.decisions(state) if d.seat == seat), None)


def awaited(decisions: Iterable[Decision]) -> tuple[Seat, ...]:
    """Return the seats that everybody may see as waited for: for hidden decisions all asked, answered or not."""
    return tuple(sorted({d.seat for d in decisions if d.owed or d.hides_answered}))


def apply(
    title: TitleRules[S, V],
    state: S,
    seat: Seat,
    action: Action,
    chance: Chance,
    asked: Sequence[Decision] | None = None,
) -> list[Event]:
    """Check an action and carry it out: all or nothing. Raise NotLegal or NotUnderstood, changing nothing.

    `asked` are the decisions of the state, if known.
    """
    check(title, state, seat, action, asked)
    return title.perform(state, seat, action, chance)


def check(
    title: TitleRules[S, V], state: S, seat: Seat, action: Action, asked: Sequence[Decision] | None = None
) -> None:
    """Raise NotLegal or NotUnderstood, with the reason and what is legal, unless the seat may do this now."""
    offered = _followed(title, state, seat, action.links, asked)
    if offered is not None:
        raise NotUnderstood(Say("kernel-unfinished"), given=str(action), chosen=action.links, legal=offered)


def offers(
    title: TitleRules[S, V], state: S, seat: Seat, chosen: Chosen = (), asked: Sequence[Decision] | None = None
) -> list[Choice]:
    """Return the next links for a seat after links that are legal so far; none after a whole action.

    Raise NotLegal when the seat is not asked anything now; NotLegal or NotUnderstood for a link that is not offered.
    """
    return _followed(title, state, seat, chosen, asked) or []


def _followed(
    title: TitleRules[S, V], state: S, seat: Seat, links: Chosen, asked: Sequence[Decision] | None
) -> list[Choice] | None:
    """Follow links from the verb on and return what is offered next; None if they are a whole action.

    A title need not answer for links that it has not offered, so each one is checked.
    """
    asked = title.decisions(state) if asked is None else asked
    if all(decision.seat != seat for decision in asked):
        # Not simply who must decide: a refusal must not show who has answered a secret question.
        waiting = [Ref("seat", str(other)) for other in awaited(asked)]
        reason = Say("kernel-not-your-turn", {"waiting": waiting}) if waiting else Say("kernel-game-over")
        raise NotLegal(reason)
    offered: list[Choice] | None = list(title.choices(state, seat, ()))
    for at, link in enumerate(links):
        chosen = links[:at]
        if offered is None:
            raise NotLegal(Say("kernel-too-many", {"given": link}), given=link, chosen=chosen)
        choice = next((c for c in offered if c.key == link), None)
        if choice is None:
            raise refusal(title, state, seat, chosen, link, links[at + 1 :])
        offered = list(title.choices(state, seat, (*chosen, link))) if choice.more else None
    return offered


def refusal(
    title: TitleRules[S, V], state: S, seat: Seat, chosen: Chosen, link: str, then: Chosen = ()
) -> NotLegal | NotUnderstood:
    """Return the error for a link that is not offered: the rule that forbids it and the nearest legal actions.

    `then` are the links meant to follow: for a verb with which nothing can be done now, the first one's own reason is
    given, if any.
    """
    legal = list(title.choices(state, seat, chosen))
    if len(link) > _LONGEST_LINK:  # nothing has a name that long
        given = f"{link[: _LONGEST_LINK - 1]}…"
        return NotUnderstood(Say("kernel-unknown-link", {"given": given}), given=given, chosen=chosen, legal=legal)
    if not chosen and title.info.verb(link) is None:
        return NotUnderstood(Say("kernel-unknown-verb", {"given": link}), given=link, legal=legal)
    reason = title.why_not_with(state, seat, link, then[0]) if then and not chosen else None
    reason = reason or title.why_not(state, seat, chosen, link)
    if reason is None:
        return NotUnderstood(Say("kernel-unknown-link", {"given": link}), given=link, chosen=chosen, legal=legal)
    # A few only: a decision may have very many actions.
    nearest = list(islice(actions(title, state, seat, chosen), _INSTEAD))
    return NotLegal(reason, given=link, chosen=chosen, legal=legal, instead=nearest)


def actions(title: TitleRules[S, V], state: S, seat: Seat, chosen: Chosen = ()) -> Iterator[Action]:
    """Yield every legal action of a seat that begins with `chosen`, depth first in the order offered. May be very many.

    None if `chosen` is a whole action. Raise NotLegal or NotUnderstood for a link of it that is not offered.
    """
    offered = title.choices(state, seat, ()) if not chosen else offers(title, state, seat, chosen)
    yield from _beginning(title, state, seat, chosen, offered)


def _beginning(
    title: TitleRules[S, V], state: S, seat: Seat, chosen: Chosen, offered: Sequence[Choice]
) -> Iterator[Action]:
    for choice in offered:
        links = (*chosen, choice.key)
        if choice.more:
            yield from _beginning(title, state, seat, links, title.choices(state, seat, links))
        else:
            yield Action.of(links)


def only_action(title: TitleRules[S, V], state: S, seat: Seat) -> Action | None:
    """Return the action of a seat that has exactly one legal answer, else None."""
    chosen: Chosen = ()
    while True:
        offered = title.choices(state, seat, chosen)
        # Link by link instead of listing all actions: a large decision is left at its first fork.
        if len(offered) != 1:
            return None
        chosen = (*chosen, offered[0].key)
        if not offered[0].more:
            return Action.of(chosen)


def random_action(title: TitleRules[S, V], state: S, seat: Seat, chance: Chance) -> Action:
    """Return a legal action built link by link, each offered link equally likely."""
    chosen: Chosen = ()
    while True:
        offered = title.choices(state, seat, chosen)
        many = len(offered)
        choice = offered[chance.aside(many)] if many > 1 else offered[0]
        chosen = (*chosen, choice.key)
        if not choice.more:
            return Action(chosen[0], chosen[1:])
