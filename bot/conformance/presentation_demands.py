"""Requirements on the presentation of a title: sentences, rules topics, pictures, and that none of them reveals a
secret.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from bot.conformance.rules_demands import SEED, imagined, new_game, play, positions
from bot.discord import limits
from games.kernel import PLAYERS, Chance, Game, InputError, Say, Seat, Title, check
from games.kernel.testing import checks
from renderers import how_to_play, registry
from renderers import lessons as guided
from renderers.kit.presenter import Scene
from renderers.words import LOCALES, Words, catalogue, message_id, message_ids
from renderers.words.sources import ENGLISH, of_title

TOPICS, ILLUSTRATED = 5, 3
"""The minimum of topics that a title explains, and of those with a picture."""
_GAMES = 2
_LOOKED_AT = 6
_NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn")


def words(title: Title[Any, Any]) -> Iterator[str]:
    """Check that everything that the host may have to name in any game has words in every language."""
    for locale in LOCALES:
        yield from (f"{locale}: there is no {one}" for one in sorted(set(named(title)) - message_ids(locale)))


def named(title: Title[Any, Any]) -> Iterator[str]:
    """Return the message ids that follow from the title's own description."""
    info = title.info
    said = partial(message_id, info.id)
    yield from (said("name"), said("tagline"))
    for verb in info.verbs:
        yield from (said("verb", verb.name), said("verb", verb.name, "about"))
        yield from (said("param", param.name) for param in verb.params)
    for option in info.options:
        yield said("option", option.id)
        parts = (option.names,) if option.names else ("option", option.id)
        yield from (said(*parts, value) for value in option.values)
    for module in info.modules:
        yield from (said("module", module.id), said("module", module.id, "text"))
    for preset in info.presets:
        yield from (said("preset", preset.id), said("preset", preset.id, "text"))
    for order in info.orders:
        yield said("order", order.kind)
        yield from (said("order", order.kind, policy) for policy in order.policies)
    yield from (said("page", page) for page in registry.presenter(info.id).pages)


def sentences(title: Title[Any, Any]) -> Iterator[str]:
    """Check that prompts, events, refusals, score lines and boards of random games have no gap in any language."""
    for locale in LOCALES:
        with _complaints() as heard:
            for number in range(_GAMES):
                yield from (f"{locale}: there is no {one}" for one in _unsaid(title, locale, number))
        yield from (f"{locale}: {line}" for line in dict.fromkeys(heard))


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """Return what the catalogue reports meanwhile: missing messages and arguments."""
    heard: list[str] = []

    class _Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record.getMessage())

    ear, log = _Ear(logging.WARNING), logging.getLogger("renderers.words")
    log.addHandler(ear)
    try:
        yield heard
    finally:
        log.removeHandler(ear)


def _unsaid(title: Title[Any, Any], locale: str, number: int) -> list[str]:
    """Format every sentence of one game; return the ids that the language's catalogue lacks."""
    presenter, bound = registry.presenter(title.info.id), Words(locale)
    game, dice, scene = new_game(title, title.info.seats[0], number), Chance(bytes([number])), Scene(_NAMES)
    said: list[Say] = []
    for moved in play(game, PLAYERS["random"], dice):
        view = game.view(None)
        for event in moved.events:
            presenter.event(bound, view, scene, event)
        for decision in game.decisions():
            presenter.prompt(bound, game.view(decision.seat), scene, decision)
            said += _refusals(game, decision.seat, dice)
    result = game.result()
    presenter.text_board(bound, game.view(None), scene)
    said += [result.reason, *(line.what for line in result.sheet)] if result else []
    return sorted({sentence.id for sentence in said} - message_ids(locale))


def _refusals(game: Game[Any, Any], seat: Seat, dice: Chance) -> Iterator[Say]:
    """Return the reasons for which some spoilt actions of a seat are refused."""
    for action in checks.spoilt(checks.CheckedPosition(game, SEED, dice), seat):
        try:
            check(game.title, game.state, seat, action)
        except InputError as error:
            yield error.reason


def labels(title: Title[Any, Any]) -> Iterator[str]:
    """Check that names and descriptions of verbs, arguments and choices fit Discord's buttons, menus and commands."""
    info = title.info
    for locale in LOCALES:
        said = partial(message_id, info.id)
        room = {said("verb", verb.name): limits.LABEL for verb in info.verbs}
        room |= {said("verb", verb.name, "about"): limits.COMMAND_ABOUT for verb in info.verbs}
        room |= {said("param", param.name): limits.COMMAND_ABOUT for verb in info.verbs for param in verb.params}
        room |= {said("name"): limits.CHOICE_NAME}
        room |= {said("preset", one.id, *more): limits.MENU_TEXT for one in info.presets for more in ((), ("text",))}
        bound = Words(locale)
        for one, most in room.items():
            if len(bound.find(one) or "") > most:
                yield f"{locale}: {one} is longer than {most} characters"
        yield from dict.fromkeys(_long_choices(title, bound))


def _long_choices(title: Title[Any, Any], bound: Words) -> Iterator[str]:
    """Return choices whose label is empty or too long, at some positions of random games."""
    presenter = registry.presenter(title.info.id)
    for game, _ in positions(title, _LOOKED_AT, Chance(b"labels")):
        for seat in game.waiting():
            view, scene = game.view(seat), Scene(_NAMES, seat)
            for chosen in ((), *((choice.key,) for choice in game.choices(seat) if choice.more)):
                for choice in game.choices(seat, chosen):
                    label = presenter.choice(bound, view, scene, chosen, choice)
                    if not label.text or len(label.text) > limits.LABEL or len(label.about) > limits.COMMAND_ABOUT:
                        yield f"{bound.locale}: the label of `{choice.key}` after {chosen} is empty or too long"


def languages(title: Title[Any, Any]) -> Iterator[str]:
    """Check that every language has the same messages with the same arguments, and that Fluent can read them all."""
    own = {one: {found.id: found for found in catalogue.messages(of_title(title.info.id, one))} for one in LOCALES}
    if not own[ENGLISH]:
        yield f"there is no words/{ENGLISH}/*.ftl beside the presenter"
    for locale, known in own.items():
        state = catalogue.compared(own[ENGLISH], known, catalogue.unread(of_title(title.info.id, locale)))
        yield from (f"{locale}: lacks {line}" for line in state.missing)
        yield from (f"{locale}: has {line}, English does not" for line in state.stale)
        yield from (f"{locale}: {line}" for line in (*state.different, *state.unread))


def topics(title: Title[Any, Any]) -> Iterator[str]:
    """Check that the rules are explained in topics, one of them about typed moves, and that each fits one message."""
    prefix = f"{title.info.id}-rules-"
    known = [one.removeprefix(prefix) for one in sorted(message_ids(ENGLISH)) if one.startswith(prefix)]
    texts = [one for one in known if not one.endswith("-title")]
    if len(texts) < TOPICS:
        yield f"there are {len(texts)} topics `{prefix}…`; at least {TOPICS} are needed"
    if how_to_play.NOTATION not in texts:
        yield f"there is no topic `{prefix}{how_to_play.NOTATION}`"
    yield from (f"there is no `{prefix}{one}-title`" for one in texts if f"{one}-title" not in known)
    for locale in LOCALES:
        for topic in how_to_play.topics(title.info.id, Words(locale)):
            if not 0 < len(topic.text) <= limits.CONTENT:
                yield f"{locale}: `{prefix}{topic.id}` is empty or longer than {limits.CONTENT} characters"


def pictures(title: Title[Any, Any]) -> Iterator[str]:
    """Check that `situations.pictures(words)` draws pictures with alt text, and `HOW_TO_PLAY` illustrates topics."""
    found = registry.situations(title.info.id)
    with _complaints() as heard:
        drawn = dict(found.pictures(Words(ENGLISH)))
    yield from dict.fromkeys(heard)
    known = {topic.id for topic in how_to_play.topics(title.info.id, Words(ENGLISH))}
    yield from (f"the picture {name!r} has no alt text" for name, picture in drawn.items() if not picture.alt)
    if len(found.HOW_TO_PLAY) < ILLUSTRATED:
        yield f"HOW_TO_PLAY has {len(found.HOW_TO_PLAY)} pictures; at least {ILLUSTRATED} are needed"
    for topic, name in found.HOW_TO_PLAY:
        if topic not in known or name not in drawn:
            yield f"HOW_TO_PLAY names the topic {topic!r} and the picture {name!r}; one of them is not there"


def lessons(title: Title[Any, Any]) -> Iterator[str]:
    """Check that every move of the lessons is legal, has the promised result, and has its words."""
    owner, known = title.info.id, message_ids(ENGLISH)
    for one in guided.lessons(owner):
        for number, scene in enumerate(one.scenes):
            try:
                _, events = guided.position(owner, one.id, 2 * number + 1)
            except InputError as error:
                yield f"the lesson {one.id} breaks off at its scene {scene.id}: {error.reason.id}"
                break
            missing = set(scene.happens) - {str(event.__struct_config__.tag) for event in events}
            yield from (f"the scene {scene.id} of {one.id} brings no {tag}" for tag in sorted(missing))
            said = message_id(owner, "lesson", one.id, scene.id)
            if not scene.topic and said not in known:
                yield f"there is no {said}"


def secrecy(title: Title[Any, Any]) -> Iterator[str]:
    """Check that words and pictures are equal, to the byte, for two games that a viewer cannot tell apart."""
    dice = Chance(b"secrecy")
    for number, (game, _) in enumerate(positions(title, _LOOKED_AT, dice)):
        for viewer in (None, number % game.seats):
            twin = imagined(game, viewer, dice)
            locale = LOCALES[number % len(LOCALES)]
            for (what, one), (_, other) in zip(_texts(game, viewer, locale), _texts(twin, viewer, locale), strict=True):
                if one != other:
                    yield f"the {what} shows {'a spectator' if viewer is None else 'a seat'} what it may not know"


def _texts(game: Game[Any, Any], viewer: Seat | None, locale: str) -> Iterator[tuple[str, object]]:
    presenter, bound, view = registry.presenter(game.title.info.id), Words(locale), game.view(viewer)
    decision = next((d for d in game.decisions() if d.seat == viewer), None)
    scene = Scene(_NAMES[: game.seats], viewer, waiting=game.awaited(), decision=decision)
    yield "text board", presenter.text_board(bound, view, scene)
    yield "notes", presenter.notes(bound, view, scene)
    if decision is not None:
        yield "prompt", presenter.prompt(bound, view, scene, decision)
    for page in dict.fromkeys((presenter.pages[0], presenter.layout.private_page(view, scene))):
        picture = presenter.picture(bound, view, scene, page)
        yield f"picture {page}", (picture.data, picture.alt)
