#!/usr/bin/env bash
# Installs the distribution packages that Quad is built with; `tests` as first word adds those of the tests.
# Does nothing, and asks nobody, when all of them are there.
set -euo pipefail

build=(libncurses-dev libsqlite3-dev libcurl4-openssl-dev zlib1g-dev libcrypt-dev
    libcmark-gfm-dev libcmark-gfm-extensions-dev libqrencode-dev libpng-dev libjpeg-dev libxml2-dev libarchive-dev)
tests=(tmux ncurses-term openssl python3 python3-venv)
wanted=("${build[@]}")
[ "${1:-}" = tests ] && wanted+=("${tests[@]}")

if ! command -v swift >/dev/null; then
    echo "Quad is built with Swift 6.2 or newer, which is not on the PATH. See https://swift.org/install" >&2
    exit 1
fi
if ! command -v dpkg-query >/dev/null; then
    if printf '#include <curses.h>\n#include <sqlite3.h>\n#include <zlib.h>\n#include <crypt.h>\n#include <cmark-gfm.h>\n#include <qrencode.h>\n#include <libxml/HTMLparser.h>\n#include <archive.h>\n#include <png.h>\n#include <stdio.h>\n#include <jpeglib.h>\n' | cc -I/usr/include/libxml2 -E - >/dev/null 2>&1; then exit 0; fi
    echo "Please install the development files of ncurses (wide), SQLite 3, libcurl, zlib, libxcrypt, cmark-gfm, libqrencode, libpng, libjpeg, libxml2 and libarchive, then try again." >&2
    exit 1
fi

missing=()
for package in "${wanted[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "Installing ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Please install ${missing[*]} as root, then try again." >&2; exit 1; }
    as_root=(sudo)
fi
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
