"""The life of tournaments: people sign up, rounds are drawn, tables open by themselves, results are counted."""

from .contest import Contest as Contest
from .contest import Settings as Settings
from .life import Tournaments as Tournaments
