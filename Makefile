# Everything runs from .venv, which is made on first use. PYTHON=… chooses the Python for it.

.PHONY: play test check format locks clean FORCE

play: .venv/play.stamp
	.venv/bin/renown play

# The kernels are compiled while the code is checked: each takes a core for about a minute.
test: .venv/develop.stamp
	scripts/browser
	.venv/bin/python -m renown.bots.warming & scripts/check && wait $$!
	scripts/test

check: .venv/develop.stamp
	scripts/check

format: .venv/develop.stamp
	.venv/bin/ruff check --fix-only .
	.venv/bin/ruff format .

# Versions that still fit are kept; delete the files first to take the newest of everything.
COMPILE = .venv/uv/bin/uv pip compile pyproject.toml --extra web --quiet \
	--universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make locks"

locks: .venv/uv/bin/uv
	$(COMPILE) --extra arena --extra dask --extra fast --group develop --output-file requirements/develop.txt
	$(COMPILE) --group build --constraint requirements/develop.txt --output-file requirements/play.txt

clean:
	rm -rf .venv build dist test-results .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

INSTALL = .venv/bin/python -m pip --disable-pip-version-check install --quiet

.venv/play.stamp: .venv/pyvenv.cfg requirements/play.txt pyproject.toml
	@echo "Installing Renown into .venv; this happens once."
	$(INSTALL) --require-hashes -r requirements/play.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# All that playing needs is in here too.
.venv/develop.stamp: .venv/pyvenv.cfg requirements/develop.txt pyproject.toml
	@echo "Installing Renown and its development tools into .venv; this happens once."
	$(INSTALL) --require-hashes -r requirements/develop.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch .venv/play.stamp $@

# In a folder of its own, so that it never mixes with what the project imports.
.venv/uv/bin/uv: .venv/pyvenv.cfg
	$(INSTALL) --target .venv/uv --upgrade uv
	@touch $@

# An environment holds the path of its folder and of its Python: when either has moved,
# it is made again.
READY := $(shell .venv/bin/python -c "" 2>/dev/null && \
	grep -qF "$(CURDIR)/.venv/" .venv/bin/pip 2>/dev/null && echo yes)

.venv/pyvenv.cfg: $(if $(READY),,FORCE)
	scripts/environment
