"""The kernel: the contract of a title, and everything that can be done with any title through it."""

from .chance import Chance, Draw, ScriptedChance, commitment, verify
from .errors import Ambiguous, InputError, KernelError, NotLegal, NotUnderstood, OptionsError
from .game import Game, Moved, SnapshotError, thaw
from .legality import actions, apply, check, decision_of, offers, only_action, random_action
from .orders import Answer, Orders, next_answer
from .players import GreedyPlayer, Player, RandomPlayer
from .sealing import Sealed
from .search import PLAYERS, USUAL_PLAYER, SearchPlayer
from .stepped import SteppedTitle
from .title import Title
from .values import (
    Action,
    Choice,
    Chosen,
    Decision,
    Event,
    ModuleSpec,
    Options,
    OptionSpec,
    Order,
    OrderSpec,
    Param,
    Ref,
    Result,
    Say,
    ScoreLine,
    Seat,
    TitleInfo,
    Turn,
    Verb,
)

__all__ = [
    "PLAYERS",
    "USUAL_PLAYER",
    "Action",
    "Ambiguous",
    "Answer",
    "Chance",
    "Choice",
    "Chosen",
    "Decision",
    "Draw",
    "Event",
    "Game",
    "GreedyPlayer",
    "InputError",
    "KernelError",
    "ModuleSpec",
    "Moved",
    "NotLegal",
    "NotUnderstood",
    "OptionSpec",
    "Options",
    "OptionsError",
    "Order",
    "OrderSpec",
    "Orders",
    "Param",
    "Player",
    "RandomPlayer",
    "Ref",
    "Result",
    "Say",
    "ScoreLine",
    "ScriptedChance",
    "Sealed",
    "SearchPlayer",
    "Seat",
    "SnapshotError",
    "SteppedTitle",
    "Title",
    "TitleInfo",
    "Turn",
    "Verb",
    "actions",
    "apply",
    "check",
    "commitment",
    "decision_of",
    "next_answer",
    "offers",
    "only_action",
    "random_action",
    "thaw",
    "verify",
]
