#!/usr/bin/env bash
# Opens the program on a throwaway data folder with a made-up student's profile and sample conversations.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"; echo "The sample is gone; nothing of it was kept."' EXIT
cat >"$folder/sample.json" <<'JSON'
{
  "name": "Sample Student (made up)", "graduation_year": 2027, "gpa": 3.7, "sat": 1340, "budget": 24000,
  "home_state": "OR", "home_town": "Portland", "intended_fields": ["2601", "1107"], "settings": ["city"]
}
JSON
quad=${QUAD_BINARY:-.build/release/quad}
data=$folder/data
"$quad" profile import "$folder/sample.json" --data "$data" >/dev/null

# Sample people: their names say what they are, and nobody is behind them.
say() { "$quad" chat send "$1" "$2" --as "$3" --data "$data" >/dev/null; }
for name in 'An (sample)' 'Bo (sample)' guest; do "$quad" chat person "$name" --data "$data" >/dev/null; done
"$quad" chat send 'An (sample)' 'Hi An, are you looking at colleges in Oregon as well?' --data "$data" >/dev/null
room=$("$quad" chat list --as 'An (sample)' --data "$data" | awk 'NR == 1 { print $NF }')
"$quad" chat join "$room" --as 'An (sample)' --data "$data" >/dev/null
say "$room" 'This is a sample conversation: nobody is behind it, and nothing leaves this machine.' 'An (sample)'
say "$room" 'I am! *Reed* and **Lewis & Clark** so far: https://www.reed.edu/apply/' 'An (sample)'
say "$room" 'Try ↑ for the messages, r to answer one, + to react, and /college Reed for a card.' 'An (sample)'
study=$("$quad" chat room 'Study group (sample)' 'An (sample)' guest --as 'Bo (sample)' --data "$data")
say "$study" 'A sample room. You are invited: Enter joins it.' 'Bo (sample)'
echo "A sample: student and conversations are made up, and everything is thrown away when you leave."
"$quad" --data "$data" "$@"
