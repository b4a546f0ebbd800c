"""Errors of an input. Each holds a message id, never the sentence itself.

InputError
├── NotUnderstood   the words name nothing
├── NotLegal        understood, but the rules forbid it now
└── Ambiguous       several things could be meant
OptionsError        the options of a new game clash
"""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.values import Action, Choice, Say


class KernelError(Exception):
    """The base of every error that a person at the table can cause."""


class InputError(KernelError):
    """A refused input, with the reason, the links accepted before it and the legal ones instead."""

    def __init__(
        self, reason: Say, *, given: str = "", chosen: tuple[str, ...] = (), legal: Sequence[Choice] = ()
    ) -> None:
        super().__init__(reason.id, given)
        self.reason = reason
        self.given = given
        self.chosen = chosen
        self.legal = tuple(legal)


class NotUnderstood(InputError):
    """The words name no verb or thing of this title."""


class NotLegal(InputError):
    """The rules forbid it now; `reason` names the rule."""

    def __init__(
        self,
        reason: Say,
        *,
        given: str = "",
        chosen: tuple[str, ...] = (),
        legal: Sequence[Choice] = (),
        instead: Sequence[Action] = (),
    ) -> None:
        super().__init__(reason, given=given, chosen=chosen, legal=legal)
        self.instead = tuple(instead)


class Ambiguous(InputError):
    """Several legal things fit; `legal` holds the candidates."""


class OptionsError(KernelError):
    """The options of a new game are not possible: all problems found, at once. `title` is the game's id."""

    def __init__(self, problems: Sequence[Say], title: str = "") -> None:
        super().__init__(*(p.id for p in problems))
        self.problems = tuple(problems)
        self.title = title


class TitlesError(Exception):
    """The installed titles conflict; says which, and what to do, for the host's operator."""
