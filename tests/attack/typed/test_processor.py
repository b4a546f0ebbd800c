"""No handler holds the event loop: whatever is typed into any option of any command, others are answered meanwhile."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord.app_commands import Command, Parameter

from bot.app import Host
from renderers.titles import TITLES
from sandbox.driver import CannotRun, Person, Rig
from tests.discord.processor import allowed
from tests.e2e.hosts import delivered, started
from tests.lengths import long_form

LONGEST = 6000
"""Letters that Discord lets somebody type where an option says nothing else."""
FIRST, HOSTILE = "x", "fire a a 1 swap "
"""What is typed first, so that what a process reads but once is there; and what is measured."""
TIMES = 3
"""What takes long is measured so often: a processor that others use at the same time does less in a second."""


class Step(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are measured: how much of the processor each takes before others have their turn."""

    def __init__(self, inner: Coroutine[Any, Any, Any], steps: list[tuple[float, str]]) -> None:
        self._inner = inner
        self._steps = steps

    def send(self, value: Any) -> Any:
        """Do one step."""
        began = thread_time()
        try:
            return self._inner.send(value)
        finally:
            self._steps.append((thread_time() - began, getattr(self._inner, "__qualname__", "")))

    def throw(self, *error: Any) -> Any:
        """Do one step that begins with an error."""
        return self._inner.throw(*error)

    def close(self) -> None:
        """End it."""
        self._inner.close()

    def __await__(self) -> Any:
        return self._inner.__await__()


@contextmanager
def measured() -> Iterator[list[tuple[float, str]]]:
    """Measure every step of the tasks that are begun from now on; no collection of garbage falls into them."""
    steps: list[tuple[float, str]] = []
    loop = asyncio.get_running_loop()
    loop.set_task_factory(lambda loop, made, **how: asyncio.Task(Step(made, steps), loop=loop, **how))
    gc.collect()
    gc.disable()
    yield steps
    gc.enable()
    loop.set_task_factory(None)


def typed(parameter: Parameter, text: str) -> str:
    """A text over and over, as long as an option takes it."""
    longest = int(parameter.max_value or LONGEST)
    return (text * longest)[:longest]


def filled(command: Command[Any, ..., Any], about: Parameter, text: str, person: Person) -> dict[str, Any]:
    """A hostile text for one parameter, and something for all others that are required."""
    some = {Kind.string: "x", Kind.integer: 1, Kind.boolean: False, Kind.number: 1, Kind.user: person}
    required = [one for one in command.parameters if one.required and one is not about]
    given = {one.display_name: one.choices[0].value if one.choices else some.get(one.type, "x") for one in required}
    return {**given, about.display_name: text}


@long_form
@pytest.mark.e2e
async def test_no_text_in_any_option_holds_the_event_loop(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    for title_id in TITLES:
        await started(host, rig, ann, bo, title=title_id)
    await delivered(host)
    slow: list[tuple[float, str, str, str]] = []
    refused: list[tuple[str, str, str]] = []
    commands = [one for one in host.client.tree.walk_commands() if isinstance(one, Command)]
    options = [(one, p) for one in commands for p in one.parameters if p.type is Kind.string and not p.choices]
    assert {"play", "server", "tournament new"} <= {command.qualified_name for command, _ in options}
    with measured() as steps:
        for command, parameter in options:
            for text in (FIRST, *[typed(parameter, HOSTILE)] * TIMES):
                steps.clear()
                wrong = await sent(rig, ann, command, parameter, text)
                refused += [(command.qualified_name, parameter.name, wrong)] * bool(wrong)
                took, name = max(steps, default=(0.0, ""))
                if text != FIRST and took <= allowed():
                    break
            else:
                slow.append((took, command.qualified_name, parameter.name, name))
    assert refused == []
    assert slow == []


async def sent(rig: Rig, person: Person, command: Command[Any, ..., Any], parameter: Parameter, text: str) -> str:
    """Type a text into an option, and send it, as far as the person's app lets them; what went wrong with it."""
    given = filled(command, parameter, text, person)
    try:
        if parameter.autocomplete:
            others = {name: value for name, value in given.items() if name != parameter.display_name}
            await person.complete(rig.tables, command.qualified_name, parameter.display_name, text, others)
        answer = await person.slash(rig.tables, command.qualified_name, given)
    except CannotRun:
        return ""
    return answer.failed or answer.text * ("Something went wrong" in answer.text)
