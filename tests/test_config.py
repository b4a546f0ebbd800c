"""Settings: the example is complete, wrong ones are all named at once, and nothing secret is repeated."""

from __future__ import annotations

import gc
import json
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as limited
from hypothesis import strategies as st
from msgspec import structs

from bot.config import ConfigError, Settings, load, sections, shown_servers

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


def test_a_file_is_read_as_editors_write_it(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_bytes(b"\xef\xbb\xbf[host]\r\nlanguage = 'de'\r\n")
    assert load(tmp_path / "config.toml", {}).host.language == "de"


def test_all_problems_are_named_at_once_with_file_key_and_what_is_allowed(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        "[discord]\nsync = 'sometimes'\ntoken = 5\n[host]\nlanguag = ''\ndraw_processes = 'two'\n[databse]\nurl = ''\n",
    )
    assert len(found) == 5
    assert all("config.toml" in line for line in found)
    assert "'when-changed', 'always', 'never'" in found[0]
    assert "did you mean language?" in found[2]
    assert "a whole number" in found[3]
    assert "did you mean database?" in found[4]


def test_a_language_without_a_catalogue_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    found = problems(tmp_path, "[host]\nlanguage = 'tlh'\n")
    assert found == [f"{tmp_path / 'config.toml'}: host.language: 'tlh' is not allowed; allowed is 'en', 'de'"]
    (tmp_path / "config.toml").write_text("[host]\nlanguage = 'de'\n")
    assert load(tmp_path / "config.toml", {}).host.language == "de"


def test_a_wrong_token_is_never_repeated(tmp_path: Path) -> None:
    assert "secret" not in "".join(problems(tmp_path, "[discord]\ntoken = ['secret']\n"))


def test_a_password_within_an_address_is_never_repeated(tmp_path: Path) -> None:
    wrong = "[discord]\napi_base = 'ftp://me:secret@127.0.0.1'\ngateway_url = 'ws//me:secret@127.0.0.1'\n"
    found = problems(tmp_path, wrong)
    assert len(found) == 2 and "secret" not in "".join(found)


def test_the_environment_wins_and_is_named_when_wrong(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("[host]\nlanguage = 'en'\n")
    environment = {"FOOD_COURT_HOST_LANGUAGE": "de", "DISCORD_TOKEN": "t", "FOOD_COURT_SANDBOX_PORT": "0"}
    settings = load(path, environment)
    assert (settings.host.language, settings.discord.token, settings.sandbox.port) == ("de", "t", 0)
    assert "environment: FOOD_COURT_HOST_LOG" in problems(tmp_path, "", FOOD_COURT_HOST_LOG="loud")[0]


def test_a_variable_that_names_no_key_is_refused_with_the_one_that_is_meant(tmp_path: Path) -> None:
    found = problems(tmp_path, "", FOOD_COURT_HOST_LANGAUGE="de", FOOD_COURT_SANDBOX_DATABASE="x", HOME="/")
    assert found == ["environment: FOOD_COURT_HOST_LANGAUGE: unknown; did you mean FOOD_COURT_HOST_LANGUAGE?"]


@pytest.mark.parametrize(
    "text",
    [
        "[discord]\napi_base = 'http://example.org/api'\ngateway_url = 'ws://127.0.0.1/'\n",
        "[discord]\napi_base = 'ftp://127.0.0.1'\ngateway_url = 'ws://127.0.0.1/'\n",
        "[discord]\napi_base = 'http://127.0.0.1'\n",
        "[sandbox]\nhost = '0.0.0.0'\n",
        "[sandbox]\nport = 70000\n",
        "[database]\nurl = 'mysql://x'\n",
        "[host]\ndraw_processes = -2\n",
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


KEYS = [(name, key) for name, kind in sections().items() for key in kind.__struct_fields__]
HUGE = "1" * 5_000
HOSTILE = [
    HUGE, f"-{HUGE}", "1e999", "nan", "inf", "port", "²", "١٢", "1_000", " 5 ", "http://[bad]/", "http://a:port/",
    "http://a:99999/", "ws://[::1", "ws://", "sqlite+aiosqlite:///", "postgresql+asyncpg://u@h:port/x",
    "postgresql+asyncpg://u@h:99999/x", "two\nlines", "a\0b", "\ud800", "x" * 100_000, "[" * 100,
]  # fmt: skip
TOML = [HUGE, f"0x{'f' * 5_000}", "9" * 30, "nan", "-inf", "[]", "{}", "1979-05-27", "[" * 3_000, "{a=" * 2_000, "'\0'"]


@pytest.fixture
def collected() -> Iterator[None]:
    """Collect no garbage meanwhile: where the stack is used up, what other tests left behind cannot be closed."""
    gc.disable()
    yield
    gc.enable()


def judged(path: Path, environment: dict[str, str], place: str) -> None:
    """Loading gives settings, or lines that name the place and can be read; never another failure."""
    try:
        load(path, environment)
    except ConfigError as error:
        assert error.problems and any(place in line for line in error.problems)
        assert all("\n" not in line and len(line) < 400 for line in error.problems)


@pytest.mark.usefixtures("collected")
@pytest.mark.parametrize(("section", "key"), KEYS)
def test_a_hostile_value_of_any_setting_is_answered_by_its_place(tmp_path: Path, section: str, key: str) -> None:
    path = tmp_path / "config.toml"
    for value in HOSTILE:
        name = f"FOOD_COURT_{section}_{key}".upper()
        judged(tmp_path / "none.toml", {name: value}, f"environment: {name}")
        if value.isprintable():
            path.write_text(f"[{section}]\n{key} = {json.dumps(value)}\n")
            judged(path, {}, f"{path}: {section}.{key}")
    for value in TOML:
        path.write_text(f"[{section}]\n{key} = {value}\n")
        judged(path, {}, str(path))


@limited(max_examples=150, deadline=None)
@given(st.sampled_from(KEYS), st.text(max_size=40) | st.integers().map(str) | st.floats().map(str))
def test_any_value_of_any_setting_is_answered(where: tuple[str, str], value: str) -> None:
    name = f"FOOD_COURT_{where[0]}_{where[1]}".upper()
    judged(Path("none.toml"), {name: value}, f"environment: {name}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[sandbox]\nport = 'port'\n", "sandbox.port: 'port' is not allowed; allowed is a whole number"),
        ("[sandbox]\nport = 70000\n", "sandbox.port: allowed is 0 to 65535"),
        ("[database]\nurl = 'postgresql+asyncpg://u:secret@h:port/x'\n", "allowed is postgresql+asyncpg://USER"),
        ("[operation]\nhealth_host = 'http://[bad]/'\n", "'http://[bad]/' is not allowed; allowed is a host's name"),
        (
            "[discord]\napi_base = 'http://[bad]/'\ngateway_url = 'ws://127.0.0.1/'\n",
            "discord.api_base: 'http://[bad]/' is not an address; allowed is http://HOST:PORT/",
        ),
        (f"[host]\npace = {'9' * 40}\n", "host.pace: this number is not allowed; allowed is a whole number"),
    ],
)
def test_what_is_wrong_is_said_with_what_is_allowed(tmp_path: Path, text: str, said: str) -> None:
    (line,) = problems(tmp_path, text)
    assert said in line and "secret" not in line


def test_wrong_forms_and_wrong_meanings_are_named_together(tmp_path: Path) -> None:
    found = problems(tmp_path, "[host]\npace = 'x'\ndraw_processes = -2\n[sandbox]\nport = 70000\n[operatio]\nx = 1\n")
    assert len(found) == 4


def test_what_cannot_be_meant_of_the_view_of_public_tables_is_named(tmp_path: Path) -> None:
    text = (
        "[operation]\nwebhooks = 'everywhere'\nhealth_port = 8080\npublic_api_port = 8080\n"
        "public_api_host = '0.0.0.0'\n"
        "public_api_servers = '1, 2'\npublic_api_rate_limit = -1\n"
    )
    found = "\n".join(problems(tmp_path, text))
    assert "'public', 'anywhere', 'off'" in found
    assert "public_api_port: is operation.health_port, too" in found
    assert "public_api_host: others can reach 0.0.0.0; set operation.public_api_allow_remote = true" in found
    assert (
        "public_api_servers: allowed is 'all', or ids" in found
        and "public_api_rate_limit: allowed is 1 to 100000" in found
    )
    path = tmp_path / "config.toml"
    path.write_text("[operation]\npublic_api_port = 8081\npublic_api_servers = '12 34'\n")
    assert shown_servers(load(path, {}).operation.public_api_servers) == {12, 34}
