# The whole interface: make run, demo, check, test, soak, lint, format, bench, install.
PREFIX ?= /usr/local
DESTDIR ?=
RELEASE := -c release --static-swift-stdlib --product quad
STRICT := --explicit-target-dependency-import-check error

.PHONY: run demo build release check test soak lint format strings manual bench install clean

run: release
	@exec .build/release/quad $(ARGS)

demo: release
	@exec Scripts/demo.sh

build:
	@Scripts/install_dependencies.sh
	@swift build $(STRICT)

release:
	@Scripts/install_dependencies.sh
	@Scripts/build_release.sh $(RELEASE)

check:
	@Scripts/install_dependencies.sh tests
	@Scripts/run_tests.sh check

test:
	@Scripts/install_dependencies.sh tests
	@Scripts/run_tests.sh test

soak: release
	@Scripts/install_dependencies.sh tests
	@Scripts/run_tests.sh soak

lint:
	@Scripts/lint.sh

format:
	@swift format --in-place --recursive --parallel --configuration .swift-format Package.swift Sources Tests

strings:
	@python3 Scripts/compile_strings.py

manual: build
	@.build/debug/quad manual >docs/quad.1

bench: release
	@.build/release/quad bench all

install: release
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/quad
	install -m 755 .build/release/quad $(DESTDIR)$(PREFIX)/bin/quad
	cp -R Resources/Data/. $(DESTDIR)$(PREFIX)/share/quad/
	install -d $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 docs/quad.1 $(DESTDIR)$(PREFIX)/share/man/man1/quad.1

clean:
	swift package clean
