# make play       installs what is needed and starts the table in the browser
# make terminal   the same at the terminal: make terminal GAME=solo
# make test       installs what is needed and runs lint, types and all tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=

.PHONY: play terminal test lint types warm unit browsers golden bench properties fuzz durability load bad-input siege churn restart \
	screenshots sheets icons bundle bundle-check wasm wasm-check vendor vendor-check sbom clean

play: $(VENV)/play.stamp
	@$(BIN)/cardshed

terminal: $(VENV)/play.stamp
	@$(BIN)/cardshed play $(GAME)

# Python keeps what it read, whatever the surroundings say: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

test: lint
	@$(MAKE) --no-print-directory -j2 types warm
	@$(MAKE) --no-print-directory unit

lint: $(VENV)/test.stamp
	$(BIN)/ruff check src tests benchmarks examples tools
	$(BIN)/ruff format --check src tests benchmarks examples tools

types: $(VENV)/test.stamp $(VENV)/node.stamp
	$(BIN)/mypy
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent types

# The games compiled once, before tests that run side by side would each do so.
warm: $(VENV)/test.stamp
	$(BIN)/python -m tests.warming

unit: warm $(VENV)/test.stamp $(VENV)/chromium.stamp $(VENV)/browsers.stamp
	$(BIN)/python -m pytest -n auto

# Of these only what runs in Firefox and WebKit; results in docs/browsers.md.
browsers: $(VENV)/test.stamp $(VENV)/browsers.stamp
	$(BIN)/python -m pytest tests/browser/other -rs

# The pictures of the README, from the running program; needs Chromium.
screenshots: $(VENV)/test.stamp $(VENV)/chromium.stamp
	$(BIN)/python -m tests.browser.screenshots

# The pictures of the program on home screens, from art/tile.svg and art/logo.svg; needs Chromium.
icons: $(VENV)/test.stamp $(VENV)/chromium.stamp
	$(BIN)/python -m tests.browser.icons

# The few files that pages load, made of the browser's modules, or compared with them; needs an npm registry.
bundle bundle-check: $(VENV)/test.stamp
	$(BIN)/python -m tools.bundling $(if $(filter bundle-check,$@),--check)

# The rules as WebAssembly in web/engine, made of the compiled functions, or compared with them.
wasm wasm-check: $(VENV)/wasm.stamp
	$(BIN)/python -m tools.wasm $(if $(filter wasm-check,$@),--check)

# Pictures of all pages and tables in every language, for reading the words where they stand; needs Chromium.
SHEETS ?= build/sheets
sheets: $(VENV)/test.stamp $(VENV)/chromium.stamp
	$(BIN)/python -m tests.browser.sheets $(SHEETS)

# The browser's libraries made again from their packages, or compared with them; needs an npm registry.
vendor vendor-check: $(VENV)/test.stamp
	$(BIN)/python -m tools.vendoring $(if $(filter vendor-check,$@),--check)

# What a release is built on, with versions, licences and checksums: docs/sbom.json.
sbom: $(VENV)/test.stamp
	$(BIN)/python -m tools.sbom

# The readable transcripts and move counts that the tests compare with; look at the diff. What a screen reader says needs Chromium.
golden: $(VENV)/test.stamp $(VENV)/chromium.stamp
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.browser.heard

bench: $(VENV)/bench.stamp
	$(BIN)/cardshed bench

# Longer than what the tests do.
EXAMPLES ?= 1000
properties: $(VENV)/test.stamp
	EXAMPLES=$(EXAMPLES) $(BIN)/python -m pytest tests/test_properties.py tests/table/test_any_course.py

fuzz: COUNT ?= 1000000
fuzz: $(VENV)/test.stamp
	$(BIN)/python -m tests.fuzz $(COUNT)

# What the tables withstand; results in docs/tables.md.
KILLS ?= 200
durability: $(VENV)/test.stamp
	$(BIN)/python -m tests.campaigns.durability --kills $(KILLS)

load: $(VENV)/test.stamp
	$(BIN)/python -m tests.campaigns.load

bad-input: COUNT ?= 100000
bad-input: $(VENV)/test.stamp
	$(BIN)/python -m tests.campaigns.bad_input --count $(COUNT)

siege: SECONDS ?= 300
siege: $(VENV)/test.stamp
	$(BIN)/python -m tests.campaigns.siege --seconds $(SECONDS)

churn: TABLES ?= 20000
churn: $(VENV)/test.stamp
	$(BIN)/python -m tests.campaigns.churn --tables $(TABLES)

restart: TABLES ?= 3000
restart: $(VENV)/test.stamp
	$(BIN)/python -m tests.campaigns.restart --tables $(TABLES)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/play.stamp: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet -c constraints.txt -e .
	@touch $@

$(VENV)/test.stamp: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet -c constraints.txt -e .[test]
	@touch $@

# What checks the types of the browser's side; Node itself comes with the test extra.
$(VENV)/node.stamp: $(VENV)/test.stamp package.json package-lock.json
	PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent
	@touch $@

$(VENV)/bench.stamp: $(VENV)/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet -c constraints.txt -e .[bench]
	@touch $@

$(VENV)/wasm.stamp: $(VENV)/test.stamp
	$(BIN)/python -m pip install --quiet -c constraints.txt -e .[wasm]
	@touch $@

# A browser for the tests, whole and without windows, where there is none and it can be had without a question.
# Without one its tests are skipped and say so; with CI set they fail.
FIND_CHROMIUM = $(BIN)/python -m tests.browser.chromium
AS_ROOT = $(shell if [ "$$(id -u)" = 0 ]; then echo env; elif sudo -n true 2>/dev/null; then echo sudo -n; fi)
$(VENV)/chromium.stamp: $(VENV)/test.stamp
	@if ! $(FIND_CHROMIUM) all && [ -n "$(AS_ROOT)" ] && [ -n "$$(which apt-get)" ]; then \
		$(AS_ROOT) apt-get update -qq; \
		for browser in "chromium fonts-dejavu-core" chromium-headless-shell; do \
			$(AS_ROOT) apt-get install -qqy --no-install-recommends $$browser; done; fi; \
	if $(FIND_CHROMIUM); then touch $@; else echo "no Chromium: nothing is tested in a browser"; fi

# Firefox and WebKit likewise, tried once: each for itself, since a system may have only one of them. Without them
# their tests are skipped, with CI set too.
FIND_OTHERS = $(BIN)/python -m tests.browser.other
$(VENV)/browsers.stamp: $(VENV)/test.stamp
	@if ! $(FIND_OTHERS) >/dev/null && [ -n "$(AS_ROOT)" ] && [ -n "$$(which apt-get)" ]; then \
		$(AS_ROOT) apt-get update -qq; \
		for engine in firefox-esr "webkit2gtk-driver xvfb"; do \
			$(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -qqy --no-install-recommends $$engine; done; fi; \
	$(FIND_OTHERS) || true; touch $@

clean:
	rm -rf $(VENV) node_modules build dist .pytest_cache .mypy_cache .ruff_cache
