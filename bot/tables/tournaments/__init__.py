"""The life of tournaments: people sign up, rounds are drawn, tables open by themselves, results are counted."""

from .tournament_service import TournamentService as TournamentService
from .tournament_state import TournamentSettings as TournamentSettings
from .tournament_state import TournamentState as TournamentState
