#!/usr/bin/env bash
# run_tests.sh check|test|soak: builds and runs the tests, then says what ran and what could not.
# A stress test takes its count from QUAD_TIER (soak all of it, test a tenth, check a fiftieth) or from a variable
# of its own. QUAD_REAL_DATA names a folder of published files that an added suite reads.
set -uo pipefail
tier=$1
export QUAD_TIER=$tier LC_ALL=C.UTF-8
log=.build/tests-$tier.log
mkdir -p .build

echo "Building the tests"
if ! swift build --build-tests --explicit-target-dependency-import-check error >"$log" 2>&1; then
    grep -E 'error:|warning:' "$log" | sort -u >&2 || cat "$log" >&2
    exit 1
fi
if [ "$tier" != check ] && python=$(Scripts/test_environment.sh); then export QUAD_PYTHON=$python; fi
filter=()
[ "$tier" = check ] && filter=(--skip RealServer --skip RealData)
echo "Running the tests ($tier)"
swift test --skip-build "${filter[@]}" >"$log" 2>&1
status=$?

# A soak also looks for what no assertion sees: memory used after its end, and two threads at one place.
[ "$tier" = soak ] && for kind in address thread; do
    echo "Building the tests for the $kind sanitizer"
    own=(--sanitize "$kind" --scratch-path ".build/$kind")
    swift build --build-tests "${own[@]}" >"$log.$kind" 2>&1 || { tail -5 "$log.$kind" >&2; status=1; continue; }
    echo "Running what lies below the terminal under the $kind sanitizer"
    QUAD_TIER=check swift test --skip-build "${own[@]}" --skip EndToEnd --skip CursesScreenTests >>"$log.$kind" 2>&1 ||
        status=1
    grep -E 'SUMMARY: |Test run with' "$log.$kind" | sed "s/^/  $kind: /"
done

grep -E '^(✘|[^ ]* (Test|Suite) .* (failed|recorded an issue))' "$log"
echo
echo "Ran, by suite"
grep -E 'Suite .* passed after' "$log" | sed -E 's/^[^ ]+ Suite ("?)(.*)\1 passed after .*/  \2/' | sort
echo
echo "Could not run, and why"
grep -E ' skipped(:|\.)' "$log" | sed -E 's/^[^ ]+ /  /' | sort -u | grep . || echo "  nothing"
[ -n "${QUAD_REAL_DATA:-}" ] || echo "  the suites on published files: QUAD_REAL_DATA names no folder"
echo
if [ $status -ne 0 ]; then echo "The whole log is in $log"; fi
grep -E 'Test run with' "$log" || tail -5 "$log"
exit $status
