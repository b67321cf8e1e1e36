#!/usr/bin/env bash
# Prints the Python of the tests' own (.build/testenv) with the packages of Tests/requirements.txt; makes it when they
# have changed. Says on standard error why there is none: the tests that need it are then listed as not run.
set -uo pipefail
folder=.build/testenv
wanted=$(sha256sum <Tests/requirements.txt)
if [ "$(cat "$folder/made-of" 2>/dev/null)" != "$wanted" ]; then
    command -v python3 >/dev/null || { echo "python3 is not installed" >&2; exit 1; }
    rm -rf "$folder"
    { python3 -m venv "$folder" && "$folder/bin/pip" install --quiet --no-input -r Tests/requirements.txt; } \
        >"$folder.log" 2>&1 || { tail -1 "$folder.log" >&2; rm -rf "$folder"; exit 1; }
    echo "$wanted" >"$folder/made-of"
fi
echo "$PWD/$folder/bin/python3"
