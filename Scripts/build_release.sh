#!/usr/bin/env bash
# Builds the release program, quietly when there is nothing to do.
#
# What the program needs at every start is linked into it where the development packages bring the archives: finding and
# binding shared libraries is a fifth of the time to the first frame. The C library stays shared.
set -euo pipefail
[ -x .build/release/quad ] || echo "Building Quad for the first time; this takes a few minutes."
archives=$PWD/.build/archives
mkdir -p "$archives"
for library in ncursesw tinfo sqlite3 z stdc++; do
    file=$(clang -print-file-name="lib$library.a")
    # A compiler that does not know the archive answers with its bare name.
    if [ -f "$file" ]; then ln -sf "$file" "$archives/"; fi
done
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! swift build "$@" -Xswiftc "-L$archives" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
