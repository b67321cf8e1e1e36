#!/usr/bin/env bash
# Builds the release program, quietly when there is nothing to do.
set -euo pipefail
[ -x .build/release/quad ] || echo "Building Quad for the first time; this takes a few minutes."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! swift build "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
