# Everything is done from here; `make help` lists it. A bare clone needs only Python 3.11 or newer, git and make.

PYTHON ?= python3
UV_VERSION := 0.13.7

# Paths are relative on purpose: make cannot handle the spaces that an absolute one may hold.
UV := .uv/bin/uv
UV_READY := .uv/ready-$(UV_VERSION)
READY := .venv/ready
RUN := .venv/bin

export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.PHONY: help play test check compile page soak load mutants golden bench clicks count look pictures types site lock clean
.DELETE_ON_ERROR:

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1  \2/p' Makefile | awk '{ $$2 = sprintf("%-8s", $$2); print "  " $$0 }'

play: $(READY)  ## start the server and open its page in a browser
	@$(RUN)/python tools/play.py

test: $(READY)  ## run everything that must pass: style, types, and the tests interpreted, compiled and in a browser
	@$(RUN)/python tools/test.py

check: $(READY)  ## run the style and type checks alone
	@$(RUN)/python tools/test.py check

compile: $(READY)  ## compile the rules, if there is a C compiler and they have changed
	@$(RUN)/python tools/compile.py

soak: $(READY)  ## run GAME (gwt, last_spike, server, page or tests) for a long time, looking for trouble, and write down the figures
	@$(RUN)/python tools/compile.py
	@$(RUN)/python tools/soak.py $(or $(GAME),gwt)

load: $(READY)  ## measure how long a server with 500 tables takes to acknowledge a choice, and write it down (MINUTES=5)
	@$(RUN)/python tools/compile.py
	@$(RUN)/python tools/load.py --write --minutes $(or $(MINUTES),5)

mutants: $(READY)  ## see how many small faults in the rules of GAME (gwt) the tests notice (ONLY='rules/*' for a part)
	@$(RUN)/python tools/mutants.py $(or $(GAME),gwt) --workers $(or $(WORKERS),1) $(if $(ONLY),--only $(ONLY))

golden: $(READY)  ## accept the present outcome of the golden games: look at the diff before you commit it
	@$(RUN)/pytest tests/golden --accept

bench: $(READY)  ## measure play-outs and copies per second
	@$(RUN)/python tools/compile.py
	@$(RUN)/railherd bench

clicks: $(READY)  ## measure how long a click in a browser takes until the next choice is lit
	@$(RUN)/python tools/compile.py
	@$(RUN)/python -m tools.click_bench --game $(or $(GAME),last_spike)

count: $(READY)  ## count the clicks that a turn takes, with greedy's choices made by pointer (GAME for one game)
	@$(RUN)/python tools/compile.py
	@$(RUN)/python -m tools.click_count $(if $(GAME),--game $(GAME))

look: $(READY)  ## look at the page in a browser: overlap, clipping, size, contrast, light
	@$(RUN)/python -m tools.look

pictures: $(READY)  ## take the pictures of the documents anew
	@$(RUN)/python -m tools.pictures

page: $(READY)  ## build the page for browsers, if its sources have changed
	@$(RUN)/python tools/page.py

types: $(READY)  ## write what the page takes from here: the types of the protocol, and moments of real games
	@$(RUN)/python -m tools.typescript
	@$(RUN)/python tools/specimens.py

site: $(READY)  ## build a folder of static files that plays without a server (DIR=build/railherd)
	@$(RUN)/python tools/page.py
	@$(RUN)/railherd site $(or $(DIR),build/railherd)

lock: $(UV_READY)  ## work out requirements.lock again (remove it first to get the newest of everything)
	@$(UV) pip compile pyproject.toml --group dev --universal --generate-hashes --no-header --quiet \
		--no-emit-index-url --no-emit-find-links --output-file requirements.lock

clean:  ## remove everything that was built or installed here
	@rm -rf .uv .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist src/railherd/_compiled* src/railherd/server/page web/node_modules web/src/generated
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_READY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "railherd needs Python 3.11 or newer; if you have it by another name, say: make play PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv module is missing; on Debian and Ubuntu this installs it: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Setting up (once, about a minute)…"
	@$(PYTHON) -m venv --clear .uv
	@.uv/bin/python -m pip install --quiet --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# The editable install comes second because it has no hash, and the lock file demands one of everything it installs.
$(READY): $(UV_READY) requirements.lock pyproject.toml hatch_build.py
	@echo "Installing what railherd needs into .venv…"
	@$(UV) venv --quiet --clear --python .uv/bin/python .venv
	@$(UV) pip install --quiet --python .venv/bin/python --require-hashes --requirements requirements.lock
	@RAILHERD_BUILD_COMPILED=0 $(UV) pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	@touch $@
