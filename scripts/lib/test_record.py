"""Names the tests of a run that failed, and those that did not run, from the runner's own record.

Usage: python3 scripts/lib/test_record.py EVENTS.jsonl [--no-skips]   (called by `scripts/test`)

The record is what `swift test --event-stream-output-path` writes. With --no-skips: exit 1 when a test did not run to
its end.
"""

import json
import pathlib
import sys

# Of the first line of what the runner says of a failure, and of the list of failures.
COLUMNS_MAX = 400
LINES_MAX = 50


def records(path: pathlib.Path) -> list[dict]:
    """The events of a run; the last line of one that was killed may be half."""
    found = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    return [record["payload"] for record in found if record.get("kind") == "event"]


def described(event: dict) -> str:
    """The test, the place in it, and what the runner said."""
    place = event.get("issue", {}).get("sourceLocation") or {}
    words = " | ".join(message["text"] for message in event["messages"]).split("\n")[0]
    where = [f"line {place['line']}"] if "line" in place else []
    return ": ".join([event.get("testID", "(no test)"), *where, words[:COLUMNS_MAX]])


def main() -> int:
    arguments = [argument for argument in sys.argv[1:] if argument != "--no-skips"]
    if len(arguments) != 1 or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 2
    events = records(pathlib.Path(arguments[0]))
    failed = [
        described(event)
        for event in events
        if event.get("kind") == "issueRecorded" and not event.get("issue", {}).get("isKnown")
    ]
    if failed:
        print(f"test: {len(failed)} failed:", *list(dict.fromkeys(failed))[:LINES_MAX], sep="\n  ")
    if "--no-skips" not in sys.argv:
        return 0
    skipped = sorted(described(event) for event in events if event.get("kind") in ("testSkipped", "testCancelled"))
    if skipped:
        print(f"test: {len(skipped)} did not run, and none may be skipped:", *skipped, sep="\n  ")
    return 1 if skipped else 0


if __name__ == "__main__":
    sys.exit(main())
