#!/usr/bin/env bash
# Opens the program on a throwaway data folder with a made-up student's profile.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/sample.json" <<'JSON'
{"name": "Sample Student", "graduation_year": 2027, "sat": 1340, "budget": 24000, "home_state": "OR"}
JSON
.build/release/quad profile import "$folder/sample.json" --data "$folder/data" >/dev/null
.build/release/quad --data "$folder/data" "$@"
