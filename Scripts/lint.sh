#!/usr/bin/env bash
# Layout, the arrows between the modules that the build can't see, and the string catalogue.
set -uo pipefail
failed=0

# forbid WHAT PATTERN PATH...: no line under PATH may match PATTERN.
forbid() {
    local what=$1 pattern=$2
    shift 2
    if grep -rnE --include='*.swift' "$pattern" "$@"; then
        echo "lint: $what" >&2
        failed=1
    fi
}

# outside FOLDER...: the folders of Sources that are not named.
outside() {
    local folder
    for folder in Sources/*/; do
        case " $* " in *" $(basename "$folder") "*) ;; *) printf '%s\n' "$folder" ;; esac
    done
}

import='^ *(@[a-zA-Z]+ +)?(public |internal |package |private |fileprivate )?import +'
forbid "Domain imports nothing but CMath" "${import}(Foundation|FoundationEssentials|Glibc|Dispatch)" Sources/Domain
forbid "Foundation is off the start path" "${import}(Foundation|FoundationEssentials)\b" \
    Sources/Services Sources/Presentation Sources/TerminalUI Sources/CursesScreen
forbid "CursesScreen alone calls curses" "${import}CNcurses" $(outside CursesScreen)
forbid "Store alone calls SQLite" "${import}CSQLite" $(outside Store)
forbid "Store alone calls libcrypt" "${import}CCrypt" $(outside Store)
forbid "Formats alone calls libcmark-gfm, libpng, libjpeg, libxml2 and libarchive" \
    "${import}(CMarkdown|CImage|CXML|CArchive)" $(outside Formats)
forbid "Store alone calls libqrencode" "${import}CQRCode" $(outside Store)
forbid "Remote alone calls curl" "${import}CCurl" $(outside Remote)
forbid "Presentation knows no screen" "${import}(TerminalUI|CursesScreen)" Sources/Presentation
forbid "Services reach storage and network through ports" "${import}(Store|Remote|Presentation)" Sources/Services
forbid "TerminalUI draws what view-models say" "${import}(Services|Store|Remote|CursesScreen)" Sources/TerminalUI
forbid "Resources are found by our own lookup" 'Bundle\.module' Sources

swift format lint --strict --recursive --parallel --configuration .swift-format Package.swift Sources Tests || failed=1
python3 Scripts/compile_strings.py --check || failed=1

# Keys that no code uses are words nobody reads.
while read -r key; do
    if ! grep -rqE --include='*.swift' "\.${key}\b" Sources; then
        echo "lint: the string .$key is never shown" >&2
        failed=1
    fi
done < <(sed -n 's/^    public static var \([A-Za-z0-9]*\): StringKey .*/\1/p' Resources/Strings.swift)

width=$(grep -o '"lineLength": *[0-9]*' .swift-format | grep -o '[0-9]*$')
grep -q "warning: $width" .swiftlint.yml || { echo "lint: .swiftlint.yml and .swift-format differ in width" >&2; failed=1; }
exit $failed
