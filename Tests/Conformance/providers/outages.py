"""What a vendor's bad minutes leave of a conversation; each plays on a gateway of its own, beside the cases.

The long form takes ten minutes, the short one a fiftieth of that.
"""

import threading
import time

from .cases import undoubled

# The connections may take their time after a long outage: pauses grow up to 20 s.
BACK_SECONDS_MAX = 30
LOAD_SESSIONS = 4
RESTART_SECONDS = 5
EVENTS_MAX = 40


def outage(stage, is_long: bool) -> None:
    """The vendor is away in mid-chat, and a message waits for it."""
    seconds = 600 if is_long else 12
    session = stage.open()
    session.send("before")
    session.answer(stage.provider.reply("before"))
    stage.port.close()
    # Not earlier: a message waits for five minutes and no longer.
    time.sleep(seconds - min(seconds / 2, 120))
    waiting = session.send("meanwhile", waits=False)["id"]
    time.sleep(min(seconds / 2, 120))
    alive(session)
    head = session.head
    stage.port.open()
    assert settled(stage, session, waiting) in ends(stage), "the message that waited was lost"
    session.send("after")
    session.answer(stage.provider.reply("after"), after=head)
    came = [text for text in stage.provider.texts(session) if text in ("before", "meanwhile", "after")]
    expected = ["before", "meanwhile", "after"]
    assert came == expected or stage.provider.sends_at_once and came == ["before", "after"], f"the vendor got {came}"
    undoubled(session)


def restarts(stage, is_long: bool) -> None:
    """The vendor is replaced every few seconds, and says so, while people write."""
    seconds = 120 if is_long else 11
    sessions = [stage.open() for _ in range(LOAD_SESSIONS)]
    said: dict[str, list[tuple[str, str]]] = {session.id: [] for session in sessions}
    is_over = threading.Event()
    faults: list[str] = []

    def write(session) -> None:
        number = 0
        while not is_over.wait(0.25):
            number += 1
            text = f"number {number} of {session.user}"
            try:
                said[session.id].append((text, session.send(text, waits=False)["id"]))
            except (AssertionError, OSError) as error:
                faults.append(f"{text}: {error}")
    writers = [threading.Thread(target=write, args=(session,)) for session in sessions]
    for writer in writers:
        writer.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(RESTART_SECONDS - 0.5)
        stage.provider.go_away(sessions)
        stage.port.close()
        time.sleep(0.5)
        stage.port.open()
    is_over.set()
    for writer in writers:
        writer.join()
    assert not faults, f"{len(faults)} were refused, such as {faults[0]}"
    for session in sessions:
        alive(session)
        judge(stage, session, said[session.id])
        undoubled(session)


def judge(stage, session, said: list[tuple[str, str]]) -> None:
    """All of it came, in order and once, but for what nobody could know."""
    fates = {text: settled(stage, session, message) for text, message in said}
    events = session.events()
    unsure = {event["data"]["messageId"] for event in events
              if event["type"] == "message.state" and event["data"]["state"] == "unknown"}
    # A question whose answer was lost says so itself.
    unsure |= {event["data"]["messageId"] for event in events if event["type"] == "query.failed"}
    texts = [text for text, _ in said]
    stage.until(lambda: texts[-1] in stage.provider.texts(session) or fates[texts[-1]] == "failed", "last text")
    came = [text for text in stage.provider.texts(session) if text in fates]
    for text, message in said:
        count = came.count(text)
        assert count <= 1 or message in unsure, f"{text!r} came {count} times"
        assert count >= 1 or fates[text] == "failed" or message in unsure, f"{text!r} is {fates[text]}, and never came"
        is_excused = message in unsure or stage.provider.sends_at_once
        assert fates[text] != "failed" or is_excused, f"{text!r} failed"
    firsts = list(dict.fromkeys(came))
    assert firsts == sorted(firsts, key=texts.index), f"in another order: {firsts}"


def flapping(stage, is_long: bool) -> None:
    """Whatever connects is cut two seconds later, again and again."""
    seconds = 600 if is_long else 12
    session = stage.open()
    session.send("before")
    session.answer(stage.provider.reply("before"))
    before, accepted = len(session.events()), stage.port.accepted
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(2)
        stage.port.cut()
    alive(session)
    more = len(session.events()) - before
    dials = stage.port.accepted - accepted
    assert more <= EVENTS_MAX, f"{more} events were stored for a link that flaps"
    assert dials <= 2 * seconds, f"{dials} connections in {seconds} s"
    head = session.head
    message = session.send("after", waits=False)["id"]
    assert settled(stage, session, message) in ends(stage)
    session.send("and on")
    session.answer(stage.provider.reply("and on"), after=head)
    undoubled(session)


def alive(session) -> None:
    state = session.view()["state"]
    assert state in ("active", "queued", "reconnecting", "suspended"), f"the session is {state}"


def ends(stage) -> tuple:
    """What may become of a message: it is sent, or, where nothing waits for a vendor, it has failed."""
    return ("sent", "failed") if stage.provider.sends_at_once else ("sent",)


def settled(stage, session, message: str) -> str:
    """What became of a message, once the vendor is there."""
    def is_fate(event) -> bool:
        data = event["data"]
        return (event["type"] == "message.state" and data["messageId"] == message
                and data["state"] in ("sent", "failed"))
    return session.wait(is_fate, f"word of {message}", BACK_SECONDS_MAX)["data"]["state"]


SCENES = [
    ("an outage in mid-chat", outage),
    ("restarts of the vendor under load", restarts),
    ("a link that flaps", flapping),
]
