# Needs python3 and make, nothing else; everything it installs is pinned by hash. The page is built
# with this machine's Node, or, where it has none that is recent, with one that comes as a package.

PYTHON ?= python3
ARGS ?=

# For tests and tools, with the sources as they stand; and for players, with a wheel.
VENV := .venv
PLAY := .venv-play
INSTALL := -m pip --quiet --disable-pip-version-check --no-input install

PACKAGE := $(shell find src -type f -not -name '*.pyc' -not -path '*/web/page/*')
PAGE := src/budgetable/web/page/index.html
CLIENT := $(shell find client -type f -not -path '*/node_modules/*' -not -name 'openapi.*')
# What the page is made from besides: the drawings, the words, and the calls its types are made from.
CALLS := $(wildcard src/budgetable/web/*.py src/budgetable/tables/*.py src/budgetable/words/catalogue/*/*.ftl \
	src/budgetable/decks/drawing.json)
BOTH_MODES := tests/rules tests/conformance tests/solver tests/simulate/test_seeded.py tests/environment
# What people start runs from the compiled wheel, so that is tried with it too.
COMPILED_TOO := tests/coach tests/bots tests/web/test_hints.py tests/web/test_calls.py \
	$(addprefix tests/terminal/test_,table.py puzzles.py review.py)
# Tests are shared out among the cores by file: those of one file share what they start.
SHARED := --numprocesses=logical --dist=loadfile
TYPED := $(wildcard src tests examples bench docs/pictures)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal serve print braille page wheel test check format lint types layers examples compiled coverage mutants bench pictures pins clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | while IFS='	' read -r name does; do \
		printf '  make %-9s %s\n' "$$name" "$$does"; done

play: $(PLAY)/.wheel ## Open the game in the browser; options go in ARGS="..."
	@$(PLAY)/bin/budgetable $(ARGS)

# A game stopped by Ctrl-C (130) has said its last word: make need not call that an error.
terminal: $(PLAY)/.wheel ## Play at this terminal; options go in ARGS="..."
	@trap : INT; $(PLAY)/bin/budgetable play $(ARGS) || test $$? = 130

serve: $(PLAY)/.wheel ## Let many devices play at tables of this machine; options go in ARGS="..."
	@$(PLAY)/bin/budgetable serve $(ARGS)

print: $(PLAY)/.print ## Make a PDF of the cards to print and cut out; options go in ARGS="..."
	@$(PLAY)/bin/budgetable print $(ARGS)

braille: $(PLAY)/.print ## Write the cards and the rules in braille; options go in ARGS="..."
	@$(PLAY)/bin/budgetable braille $(ARGS)

page: $(PAGE) ## Build the page of the browser

wheel: $(PLAY)/.needs $(PAGE) ## Build a wheel into dist/, the page in it
	@$(PLAY)/bin/python -m hatchling build --target wheel

test: $(VENV)/.test $(PAGE) ## Run every test this machine can run, and say which were skipped and why
	@client/with-node npm --silent test
	@$(VENV)/bin/python -m pytest -rs $(SHARED) $(ARGS)

check: lint types layers client examples compiled ## Format, lint, types, layers, the page, examples, and the compiled rules
	@echo "check: all is well"

format: $(VENV)/.test ## Format the sources and mend what the linter can mend
	@$(VENV)/bin/ruff check --quiet --fix-only .
	@$(VENV)/bin/ruff format .
	@client/with-node prettier --log-level warn --write .

lint: $(VENV)/.test
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .

types: $(VENV)/.test
	@$(VENV)/bin/mypy $(TYPED)

layers: $(VENV)/.test
	@$(VENV)/bin/lint-imports --no-logo

.PHONY: client
client: $(PAGE)
	@client/with-node prettier --log-level warn --check .
	@client/with-node svelte-check --fail-on-warnings --output human

examples: $(VENV)/.test
	@$(VENV)/bin/python -m pytest -rs -q tests/test_documents.py

coverage: $(VENV)/.test ## Show which lines and branches of the rules no test reaches
	@$(VENV)/bin/python -m pytest --cov --cov-report=term $(BOTH_MODES)

mutants: $(VENV)/.test ## Change the rules in small ways and list the changes no test notices (slow)
	@$(VENV)/bin/mutmut run && $(VENV)/bin/mutmut results

bench: $(VENV)/.test ## Measure, and compare with the last results
	@if test -x bench/run; then PATH="$(CURDIR)/$(VENV)/bin:$$PATH" bench/run $(ARGS); \
	else echo "bench: nothing to run, bench/run is not there"; fi

pictures: $(VENV)/.test $(PAGE) ## Take the pictures of the page anew
	@$(VENV)/bin/python -m docs.pictures.make
	@$(VENV)/bin/python -m docs.pictures.sheets
	@$(VENV)/bin/python -m docs.pictures.reports

pins: $(VENV)/.test ## Renew requirements/*.txt; ARGS=--upgrade takes newer versions
	@cd requirements && for name in play print test node; do \
		UV_CUSTOM_COMPILE_COMMAND="make pins" ../$(VENV)/bin/uv pip compile --quiet \
			--universal --python-version 3.11 --generate-hashes --no-annotate $(ARGS) \
			--output-file $$name.txt $$(case $$name in \
				play) echo ../pyproject.toml play.in;; \
				print) echo ../pyproject.toml --extra printing --constraint play.txt;; \
				test) echo ../pyproject.toml --all-extras play.in test.in --constraint play.txt;; \
				*) echo $$name.in;; esac) || exit 1; done

clean: ## Remove everything made here, environments included
	rm -rf $(VENV) $(PLAY) build dist mutants htmlcov .coverage .hypothesis .import_linter_cache
	rm -rf client/node_modules client/openapi.json src/budgetable/web/page
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment and what was put into it; the stamps make the second time quick.

$(VENV)/.made $(PLAY)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "budgetable needs Python 3.11 or newer, and $(PYTHON) is not; name another with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "This Python cannot make environments; on Debian and Ubuntu, apt-get install python3-venv mends it."; exit 1; }
	@echo "Setting up $(@D), once ..."
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

# Editable, so that what is tested is always the sources. The back end that builds it comes from the
# pinned requirements, here and below: an isolated build would fetch whatever is newest.
$(VENV)/.test: $(VENV)/.made requirements/test.txt pyproject.toml
	@echo "Installing what the tests need ..."
	@$(VENV)/bin/python $(INSTALL) --require-hashes -r requirements/test.txt
	@$(VENV)/bin/python $(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(PLAY)/.needs: $(PLAY)/.made requirements/play.txt
	@echo "Installing what the game needs ..."
	@$(PLAY)/bin/python $(INSTALL) --require-hashes -r requirements/play.txt
	@touch $@

# The page. Its types are made from the document of the server, as the sources have it.
client/node_modules/.installed: client/package-lock.json client/package.json | $(PLAY)/.needs
	@echo "Installing what builds the page ..."
	@client/with-node npm ci --silent --ignore-scripts
	@touch $@

$(PAGE): client/node_modules/.installed $(PLAY)/.needs $(CLIENT) $(CALLS)
	@PYTHONPATH=src $(PLAY)/bin/python client/document.py > client/openapi.json
	@client/with-node openapi-typescript openapi.json --default-non-nullable false \
		--output src/server/openapi.d.ts > /dev/null
	@client/with-node vite build --logLevel warn
	@touch $@

# The wheel that players play from, its rules compiled where that can be. It is never installed
# editable, because a compiled module next to its source would hide the next edit; for the same
# reason it is built from an sdist, in a folder that pip throws away. Any change of the package or of
# the page builds it anew. `compiled` tests this very wheel.

CAN_COMPILE = import os, shutil, sys, sysconfig as s; \
	sys.exit(not (shutil.which((s.get_config_var("CC") or "cc").split()[0]) \
	and os.path.exists(os.path.join(s.get_path("include"), "Python.h"))))
BUILD := $(PLAY)/bin/python -m pip --disable-pip-version-check wheel \
	--no-build-isolation --no-deps --wheel-dir $(PLAY)/dist $(PLAY)/dist/budgetable.tar.gz
LOG := $(PLAY)/compiling.log

$(PLAY)/.wheel: $(PLAY)/.needs $(PAGE) pyproject.toml $(PACKAGE)
	@rm -rf $(PLAY)/dist
	@$(PLAY)/bin/python -m hatchling build --target sdist --directory $(PLAY)/dist >$(LOG) 2>&1 || { cat $(LOG); exit 1; }
	@mv $(PLAY)/dist/*.tar.gz $(PLAY)/dist/budgetable.tar.gz
	@if ! $(PLAY)/bin/python -c '$(CAN_COMPILE)'; then \
		echo "The rules are not compiled: there is no C compiler with Python's headers (Debian: gcc, python3-dev)." | tee $(LOG); \
		echo "The game is the same, only slower. With a compiler, make clean and start again."; \
		$(BUILD) --quiet; \
	else \
		echo "Compiling the rules; this takes a minute ..."; \
		HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BUILD) >$(LOG) 2>&1 || { \
			echo "Compiling failed; $(LOG) says why. The game is the same uncompiled, only slower."; \
			$(BUILD) --quiet; }; \
	fi
	@$(PLAY)/bin/python $(INSTALL) --no-deps --force-reinstall $(PLAY)/dist/*.whl
	@touch $@

$(PLAY)/.print: $(PLAY)/.wheel requirements/print.txt
	@echo "Installing what printing needs ..."
	@$(PLAY)/bin/python $(INSTALL) --require-hashes -r requirements/print.txt
	@touch $@

# In CI nothing is skipped: there, a missing compiler is a failure.
compiled: $(PLAY)/.made
	@if $(PLAY)/bin/python -c '$(CAN_COMPILE)'; then $(MAKE) --no-print-directory test-compiled; \
	else echo "compiled: skipped, there is no C compiler with Python's headers (Debian: gcc, python3-dev)"; \
	test -z "$(CI)"; fi

$(PLAY)/.test: $(PLAY)/.needs requirements/test.txt
	@echo "Installing what the tests need ..."
	@$(PLAY)/bin/python $(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

.PHONY: test-compiled
test-compiled: $(PLAY)/.wheel $(PLAY)/.test
	@BUDGETABLE_COMPILED=1 $(PLAY)/bin/python -m pytest -rs $(SHARED) $(BOTH_MODES) $(COMPILED_TOO)
