"""Checks the logs of many conversations with one vendor behind a load: each is whole, in order, and without doubles."""

import concurrent.futures
import http.client
import json
import threading
import time

CALLERS = 8
PATIENCE_SECONDS = 30
LIST_MAX = 10


class Reader:
    """Reads with the secret key, one kept-alive connection for each thread."""

    def __init__(self, port: int, key: str):
        self._port, self._key, self._own = port, key, threading.local()

    def get(self, path: str) -> dict:
        for attempt in range(2):
            connection = getattr(self._own, "connection", None)
            if connection is None:
                connection = self._own.connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
            try:
                connection.request("GET", path, headers={"Authorization": f"Bearer {self._key}"})
                answer = connection.getresponse()
                body = answer.read()
            except (OSError, http.client.HTTPException):
                connection.close()
                self._own.connection = None
                if attempt:
                    raise
                continue
            if answer.status != 200:
                raise SystemExit(f"bench: {path}: {answer.status} {body[:200]!r}")
            return json.loads(body)
        raise AssertionError("one of the attempts is the last")

    def pages(self, path: str, cursor: str) -> list[dict]:
        """All of a list, whose pages name the next one under `cursor`."""
        found, after = [], ""
        while True:
            page = self.get(f"{path}?limit=200{after}")
            found += page["data"]
            if not page["data"] or not page.get(cursor):
                return found
            after = f"&after={page[cursor]}"


def course(events: list[dict], message: str) -> list[str]:
    """The states of a message up to `sent`; what is told afterwards is left out, and stands for it if it is alone."""
    names = [event["data"]["state"] for event in events
             if event["type"] == "message.state" and event["data"]["messageId"] == message]
    known = [name for name in names if name not in ("delivered", "read")]
    return known if len(known) == len(names) or known[-1:] == ["sent"] else [*known, "sent"]


def faults(events: list[dict], rounds: int) -> list[str]:
    """All that is wrong with a log in which a user has said `rounds` things, numbered from 1."""
    found = []
    numbers = [event["seq"] for event in events]
    if numbers != list(range(1, len(events) + 1)):
        found.append(f"its events are numbered {numbers[:LIST_MAX]}…")
    if len({event["id"] for event in events}) != len(events):
        found.append("two of its events have one id")
    created = [event["data"] for event in events if event["type"] == "message.created"]
    said = [data for data in created if data["sender"]["role"] == "user"]
    texts = [data["content"].get("text", "") for data in said]
    if [text.split(" ")[0] for text in texts] != [str(number) for number in range(1, rounds + 1)]:
        found.append(f"its user said {texts[:LIST_MAX]}")
    for data in said:
        if course(events, data["id"]) != ["sent"]:
            found.append(f"{data['content'].get('text', '')[:20]} was {course(events, data['id'])}")
    answers = [data["content"].get("text", "") for data in created if data["sender"]["role"] in ("bot", "agent")]
    if any(text and text in answer for text in texts for answer in answers):
        for text in texts:
            count = sum(1 for answer in answers if text in answer)
            if count != 1:
                found.append(f"{text[:20]} has {count} answers")
    elif len(answers) < rounds:
        found.append(f"it has {len(answers)} answers")
    return found


def check(port: int, key: str, sessions: int, rounds: int) -> None:
    """Ends the program where the log of one of so many sessions is not right after a while."""
    reader = Reader(port, key)
    ids = [session["id"] for session in reader.pages("/v1/sessions", "next")]
    if len(ids) != sessions:
        raise SystemExit(f"bench: {len(ids)} of {sessions} sessions are there")
    deadline = time.monotonic() + PATIENCE_SECONDS

    def wrong(session: str) -> list[str]:
        # An echo or an answer may still be on its way.
        while True:
            found = faults(reader.pages(f"/v1/sessions/{session}/events", "cursor"), rounds)
            if not found or time.monotonic() > deadline:
                return [f"{session}: {fault}" for fault in found]
            time.sleep(0.2)

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        found = [fault for faults in pool.map(wrong, ids) for fault in faults]
    if found:
        raise SystemExit(f"bench: {len(found)} faults in the logs:\n" + "\n".join(found[:LIST_MAX]))
