# Every target installs what it needs: a fresh machine needs only Python >= 3.11 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOST := $(VENV)/.host
READY := $(VENV)/.ready
LONG_FORM := tests/attack tests/bench tests/browser tests/discord tests/e2e tests/features tests/games tests/guest_bots \
	tests/load tests/operation tests/deploy tests/renderers tests/shards tests/store tests/tables tests/trials tests/web \
	tests/webhooks tests/words
COVERED := bot,games,renderers
FLOOR := 80

.PHONY: play test long coverage lint types contracts check bench pictures fuzz menu docs wheel lock audit clean help

help:  ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: $(HOST)  ## start the host: on Discord with a token, else in the sandbox on this machine
	$(BIN)/python -m bot run

test: $(READY)  ## the whole suite; skipped tests are listed with the reason
	$(BIN)/python -m pytest -n auto --dist loadgroup -rs $(ARGS)

long: $(READY)  ## what has a long form: whole games, soaks with kills, thousands of decisions, both databases
	LONG=1 $(BIN)/python -m pytest -n auto --dist loadgroup -rs $(LONG_FORM) $(ARGS)

coverage: $(READY)  ## the whole suite with line coverage, which may not be below the floor; takes half as long again
	@mkdir -p build
	$(BIN)/python -m slipcover --source $(COVERED) --json --out build/coverage.json \
		-m pytest -n auto --dist loadgroup -rs $(ARGS)
	$(BIN)/python -m slipcover --merge build/coverage.json --out build/coverage.json --skip-covered --fail-under $(FLOOR)

lint: $(READY)  ## style and common mistakes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)  ## static types, strict
	$(BIN)/mypy

contracts: $(READY)  ## the import contracts between packages
	$(BIN)/lint-imports

check: test lint types contracts  ## most of what CI runs; .ci/run adds the wheel and the templates

bench: $(READY)  ## measure the project's figures on this machine
	$(BIN)/python -m bench figures

pictures: $(READY)  ## contact sheets of every picture of every title, in out/pictures
	$(BIN)/python -m bot pictures

fuzz: $(READY)  ## a thousand games of every title with bots of all kinds
	$(BIN)/python -m bench fuzz all --games 1000

menu: $(READY)  ## four people press a whole game of all modules through the real client
	MENU_SEATS=4 $(BIN)/python -m pytest -s tests/e2e/games/test_henri_lo.py

docs: $(READY)  ## the documentation as a site, in out/site
	$(BIN)/mkdocs build --strict --quiet

wheel:  ## build the wheel, install it in an empty environment and try it
	PYTHON=$(PYTHON) .ci/wheel

lock: $(READY)  ## update requirements.lock from pyproject.toml, with hashes
	$(BIN)/uv pip compile pyproject.toml --quiet --universal --upgrade --generate-hashes \
		--no-annotate --custom-compile-command 'make lock' --output-file requirements.lock

audit: $(READY)  ## check the installed libraries for known vulnerabilities; offline with a stored list
	-@$(PYTHON) -m venv build/audit && build/audit/bin/python -m pip install --quiet --retries 1 --timeout 10 pip-audit
	$(BIN)/python -m tests.operation.audit --with build/audit/bin/pip-audit

clean:  ## remove everything that was built
	rm -rf $(VENV) out build .mypy_cache .ruff_cache .pytest_cache .hypothesis

# uv installs in a third of pip's time; pip is asked where uv cannot be had or knows no way to the packages.
install = { $(BIN)/uv pip install --quiet --python $(BIN)/python --editable '$(1)' pip 2>/dev/null; } \
	|| { $(PYTHON) -m venv $(VENV) && $(PIP) --editable '$(1)'; }
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The host alone, for `make play`: what tests and developers need is six times as large. An environment begins without
# pip, because making that takes longer than everything else; the pip of Python itself brings uv, and uv brings pip.
$(HOST): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; say which with: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv --without-pip $(VENV)
	-@$(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check --only-binary uv uv 2>/dev/null \
		|| { $(PYTHON) -m venv $(VENV) && $(PIP) --only-binary uv uv; }
	@$(call install,.)
	@touch $@

$(READY): $(HOST)
	@$(call install,.[dev])
	@touch $@
