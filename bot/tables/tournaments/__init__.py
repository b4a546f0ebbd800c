"""The life of tournaments: people sign up, rounds are drawn, tables open by themselves, results are counted."""

from .tournament_service import Tournaments as Tournaments
from .tournament_state import Contest as Contest
from .tournament_state import Settings as Settings
