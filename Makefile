# Everything a user or developer runs. `make demo` and `make test` install what they need.

SWIFT ?= swift
SAMPLE := Samples/apps/wrnavigationbar-demo.navstyle.yaml
DEMO := .build/demo
TOOL := .build/debug/navstyle
PREFIX ?= /usr/local
PYTHON ?= python3

# What is installed and measured.
RELEASE := SWIFT='$(SWIFT)' ./.ci/release
ifeq ($(shell uname),Linux)
# Without its symbols the binary is half as large; on macOS they are what its signature covers.
STRIP := -s
endif
INSTALLED := .build/install/release/navstyle

.PHONY: setup build demo test test-thorough check format test-threads bench fuzz install uninstall clean

## What must be there before anything is built.
setup:
	@./.ci/setup

build: setup
	$(SWIFT) build --product navstyle

## Lints and compiles a real app's styles and explains one of its transitions.
demo: build
	@mkdir -p $(DEMO)
	@printf '\n\033[1m$$ navstyle lint Samples/broken/unquoted-color-value.navstyle.yaml\033[0m\n'
	@$(TOOL) lint Samples/broken/unquoted-color-value.navstyle.yaml || true
	@printf '\n\033[1m$$ navstyle lint Samples/apps/*.navstyle.yaml\033[0m\n'
	@$(TOOL) lint Samples/apps/*.navstyle.yaml
	@printf '\n\033[1m$$ navstyle compile -o $(DEMO) $(SAMPLE)\033[0m\n'
	@$(TOOL) compile -o $(DEMO) $(SAMPLE)
	@printf '\n\033[1m$$ navstyle preview -o $(DEMO)/preview.html $(SAMPLE)\033[0m\n'
	@$(TOOL) preview -o $(DEMO)/preview.html $(SAMPLE)
	@printf '\n\033[1m$$ navstyle explain NormalListController WeiBoMineController $(SAMPLE)\033[0m\n'
	@$(TOOL) explain NormalListController WeiBoMineController $(SAMPLE)

test: setup
	@PYTHON='$(PYTHON)' ./.ci/validators
	$(SWIFT) test

## What takes minutes, such as every sample with every one of its bytes changed; with optimisation.
test-thorough: setup
	THOROUGH=1 $(SWIFT) test -c release -Xswiftc -enable-testing --scratch-path .build/thorough \
		--filter 'BrokenFileTests|HostileSizeTests|InterruptedWriteTests|ManyFindingsTests'

## Whatever works on several files at a time, watched by the thread sanitizer.
test-threads: setup
	TSAN_OPTIONS=exitcode=66 $(SWIFT) test --sanitize=thread --scratch-path .build/threads \
		--filter 'ProjectTests|CheckPathsTests|FoldersTests|SharedFilesTests|IncompleteRunTests|TerminalTests|ParallelRunTests'

## Formatting, declared dependencies, and no word about the machine it was written on.
check: setup
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	$(SWIFT) build --explicit-target-dependency-import-check error

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Package.swift

## Ratios against libyaml alone and against other linters, measured side by side.
bench: setup
	@PYTHON='$(PYTHON)' ./.ci/validators bench
	$(RELEASE)
	$(PYTHON) Tests/Benchmarks/bench.py --tool $(INSTALLED)

## Each fuzz target for T seconds; what is found stays in .build/fuzz/found.
fuzz: setup
	SWIFT='$(SWIFT)' ./.ci/fuzz $(or $(T),60)

# What is installed, below PREFIX: the tool, what shells complete it with, and its manual page.
FILES := bin/navstyle \
	share/bash-completion/completions/navstyle \
	share/zsh/site-functions/_navstyle \
	share/fish/vendor_completions.d/navstyle.fish \
	share/man/man1/navstyle.1
ROOT = $(DESTDIR)$(PREFIX)

install: setup
	$(RELEASE)
	@for file in $(FILES); do install -d "$$(dirname '$(ROOT)'/$$file)"; done
	install $(STRIP) -m 755 '$(INSTALLED)' '$(ROOT)/bin/navstyle'
	'$(INSTALLED)' completions bash >'$(ROOT)/share/bash-completion/completions/navstyle'
	'$(INSTALLED)' completions zsh >'$(ROOT)/share/zsh/site-functions/_navstyle'
	'$(INSTALLED)' completions fish >'$(ROOT)/share/fish/vendor_completions.d/navstyle.fish'
	'$(INSTALLED)' manual >'$(ROOT)/share/man/man1/navstyle.1'

## Takes out what 'install' put below PREFIX; folders stay.
uninstall:
	rm -f $(foreach file,$(FILES),'$(ROOT)/$(file)')

clean:
	rm -rf .build
