"""Settings: the example is complete, wrong ones are all named at once, and nothing secret is repeated."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

from bot.config import ConfigError, Settings, load, sections

EXAMPLE = Path(__file__).parents[1] / "config.example.toml"


def problems(tmp_path: Path, text: str, **environment: str) -> list[str]:
    """The problems of a file's text."""
    path = tmp_path / "config.toml"
    path.write_text(text)
    with pytest.raises(ConfigError) as refused:
        load(path, environment)
    return refused.value.problems


def test_the_example_shows_every_key_with_its_default() -> None:
    raw = tomllib.loads(EXAMPLE.read_text())
    assert load(EXAMPLE, {}) == Settings()
    assert {name: set(values) for name, values in raw.items()} == {
        name: set(kind.__struct_fields__) for name, kind in sections().items()
    }
    for name, values in raw.items():
        assert values == structs.asdict(getattr(Settings(), name))


def test_every_key_of_the_example_has_a_sentence() -> None:
    lines = EXAMPLE.read_text().splitlines()
    for before, line in pairwise(lines):
        if " = " in line and not line.startswith("#"):
            assert before.startswith("# ") and before.rstrip().endswith((".", '".', "DATABASE_URL."))


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert load(tmp_path / "none.toml", {}) == Settings()


def test_all_problems_are_named_at_once_with_file_key_and_what_is_allowed(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        "[discord]\nsync = 'sometimes'\ntoken = 5\n[host]\nlanguag = 'en'\ndraw_threads = 'two'\n[databse]\nurl = ''\n",
    )
    assert len(found) == 5
    assert all("config.toml" in line for line in found)
    assert "'when-changed', 'always', 'never'" in found[0]
    assert "did you mean language?" in found[2]
    assert "a whole number" in found[3]
    assert "did you mean database?" in found[4]


def test_a_wrong_token_is_never_repeated(tmp_path: Path) -> None:
    assert "secret" not in "".join(problems(tmp_path, "[discord]\ntoken = ['secret']\n"))


def test_the_environment_wins_and_is_named_when_wrong(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("[host]\nlanguage = 'en'\n")
    environment = {"FOOD_COURT_HOST_LANGUAGE": "de", "DISCORD_TOKEN": "t", "FOOD_COURT_SANDBOX_PORT": "0"}
    settings = load(path, environment)
    assert (settings.host.language, settings.discord.token, settings.sandbox.port) == ("de", "t", 0)
    assert "environment: FOOD_COURT_HOST_LOG" in problems(tmp_path, "", FOOD_COURT_HOST_LOG="loud")[0]


@pytest.mark.parametrize(
    "text",
    [
        "[discord]\napi_base = 'http://example.org/api'\ngateway_url = 'ws://127.0.0.1/'\n",
        "[discord]\napi_base = 'ftp://127.0.0.1'\ngateway_url = 'ws://127.0.0.1/'\n",
        "[discord]\napi_base = 'http://127.0.0.1'\n",
        "[sandbox]\nhost = '0.0.0.0'\n",
        "[sandbox]\nport = 70000\n",
        "[database]\nurl = 'mysql://x'\n",
        "[host]\ndraw_threads = 0\n",
        "language = 'en'\n",
        "[host\n",
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, text: str) -> None:
    assert len(problems(tmp_path, text)) == 1


def test_a_remote_api_needs_an_explicit_flag(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    text = (
        "[discord]\napi_base = 'http://example.org/api'\ngateway_url = 'ws://example.org/'\nallow_remote_api = true\n"
    )
    path.write_text(text)
    assert load(path, {}).discord.api_base == "http://example.org/api"
