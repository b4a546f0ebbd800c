# Everything here sets itself up: a fresh machine needs Python >= 3.11 and make, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CHECKS := tests/discord/panel/test_questions.py tests/attack tests/e2e/games/test_whole_games.py tests/games/test_conformance.py tests/shards

# What is measured each time: what is tested without a host. Its tests are quick, and what they miss nobody else finds.
MEASURED := $(filter-out %/__pycache__/,$(wildcard tests/games/*/)) tests/renderers tests/clocks tests/ratings tests/tournaments
COVERED := games,renderers,bot/tables/clocks,bot/tournaments/formats
FLOOR := 95

.PHONY: play test long measured unmeasured floor coverage lint types contracts check bench pictures fuzz menu docs wheel lock audit clean help

help:  ## say what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(READY)  ## start the host: on Discord with a token, else in the sandbox on this machine
	$(BIN)/python -m bot run

test: $(READY)  ## the whole suite; what is skipped is named with its reason
	$(BIN)/python -m pytest -n auto --dist loadgroup -rs $(ARGS)

measured: $(READY)  ## the tests of rules, pictures and arithmetic, and in build/coverage.json which lines they reach
	@mkdir -p build
	$(BIN)/python -m slipcover --source $(COVERED) --json --out build/coverage.json \
		-m pytest -n auto --dist loadgroup -rs $(MEASURED) $(ARGS)

unmeasured: $(READY)  ## all other tests
	$(BIN)/python -m pytest -n auto --dist loadgroup -rs $(addprefix --ignore=,$(MEASURED)) $(ARGS)

floor:  ## of the last measured tests: what they did not reach; fails where that is more than may be
	$(BIN)/python -m slipcover --merge build/coverage.json --out build/coverage.json --skip-covered --fail-under $(FLOOR)

coverage: $(READY)  ## the whole suite measured, and held to a floor of its own; takes half as long again
	$(MAKE) measured MEASURED= COVERED=bot,games,renderers
	$(MAKE) floor FLOOR=80

long: $(READY)  ## the general checks in their long form: labels, veils, whole games under kills, hostile typing
	LONG=1 $(BIN)/python -m pytest -n auto --dist loadgroup -rs $(CHECKS)

lint: $(READY)  ## style and common mistakes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)  ## static types, strict
	$(BIN)/mypy

contracts: $(READY)  ## the walls between the rooms
	$(BIN)/lint-imports

check: test lint types contracts  ## most of what CI runs; .ci/run adds a floor of coverage and the wheel

bench: $(READY)  ## the project's figures, with the machine named
	$(BIN)/python -m bench figures

pictures: $(READY)  ## a contact sheet of every picture of every title, into out/pictures
	$(BIN)/python -m bot pictures

fuzz: $(READY)  ## a thousand games of every title, among players of all kinds
	$(BIN)/python -m bench fuzz all --games 1000

menu: $(READY)  ## four people press a whole game of all modules through the real client
	MENU_SEATS=4 $(BIN)/python -m pytest -s tests/e2e/games/test_henri_lo.py

docs: $(READY)  ## the documentation as a site, into out/site
	$(BIN)/mkdocs build --strict --quiet

wheel:  ## the wheel, installed and tried in an empty place
	PYTHON=$(PYTHON) .ci/wheel

lock: $(READY)  ## every library of a deployment with its hash, anew from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --quiet --universal --upgrade --generate-hashes \
		--no-annotate --custom-compile-command 'make lock' --output-file requirements.lock

audit: $(READY)  ## known weaknesses of the libraries in use; without the network those of a stored list
	-@$(PYTHON) -m venv build/audit && build/audit/bin/python -m pip install --quiet --retries 1 --timeout 10 pip-audit
	$(BIN)/python -m tests.operation.audit --with build/audit/bin/pip-audit

clean:  ## remove what was made
	rm -rf $(VENV) out build .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; say which with: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
