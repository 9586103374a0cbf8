"""The cases: the same for every provider, in this order, since what restarts the gateway comes last."""

import json

from . import abilities


def opens(stage) -> None:
    session = stage.open()
    view = session.view()
    assert view["state"] in ("active", "queued"), view["state"]
    types = [event["type"] for event in session.events()]
    assert types[:2] == ["session.created", "session.connecting"], str(types)
    assert {"session.active", "session.queued"} & set(types), str(types)
    provider = stage.caller.get("/v1/providers/vendor").json
    assert view["capabilities"] == provider["capabilities"], "the session has other capabilities than its provider"


def refused(stage) -> None:
    status, code = stage.provider.refuse()
    try:
        answer = stage.caller.post("/v1/sessions", {"user": {"id": stage.user()}})
        assert (answer.status, answer.code) == (status, code), str(answer)
        assert stage.caller.get("/v1/sessions/" + answer.json["sessionId"]).json["state"] == "failed"
    finally:
        stage.provider.forgive()
    assert stage.open().view()["state"] in ("active", "queued")


def sends(stage) -> None:
    session = stage.open()
    session.send("Just this once")
    stage.until(lambda: "Just this once" in stage.provider.texts(session), "the text at the vendor")
    assert stage.provider.texts(session).count("Just this once") == 1, str(stage.provider.texts(session))


def receives(stage) -> None:
    session = stage.open()
    session.send("What do you say?")
    answer = session.answer(stage.provider.reply("What do you say?"))["data"]
    assert answer["sender"]["role"] in ("bot", "agent"), str(answer["sender"])
    listed = session.caller.get(session.path + "/messages").json["data"]
    assert answer["id"] in [message["id"] for message in listed], "the answer is not listed"


def speaks(stage) -> None:
    session = stage.open()
    stage.provider.say(session, "By the way")
    session.answer("By the way")


def ordered(stage) -> None:
    session = stage.open()
    texts = [f"number {index} of it" for index in range(20)]
    for text in texts:
        session.send(text, waits=False)
    session.answer(stage.provider.reply(texts[-1]))
    stage.until(lambda: texts[-1] in stage.provider.texts(session), "last text at the vendor")
    came = [text for text in stage.provider.texts(session) if text in texts]
    assert came == texts, f"the vendor got {came}"
    replies = [json.dumps(event["data"]["content"], ensure_ascii=False) for event in session.events()
               if event["type"] == "message.created" and event["data"]["sender"]["role"] != "user"]
    places = [next(i for i, reply in enumerate(replies) if stage.provider.reply(text) in reply) for text in texts]
    assert places == sorted(places), "the answers came in another order"


def comes_back(stage) -> None:
    session = stage.open()
    session.send("before the cut")
    session.answer(stage.provider.reply("before the cut"))
    head = session.head
    stage.provider.cut(session)
    head = came_back(stage, session, head)
    session.send("after the cut")
    session.answer(stage.provider.reply("after the cut"), after=head)
    came = [text for text in stage.provider.texts(session) if text.endswith("the cut")]
    assert came == ["before the cut", "after the cut"], str(came)
    undoubled(session)


def came_back(stage, session, head: int) -> int:
    """Where the log is once the link is back; there need be none before the next message."""
    if stage.provider.dials_for_messages:
        return head
    session.wait_type("session.reconnecting", after=head)
    return session.wait_type("session.active", after=head)["seq"]


def cut_within(stage) -> None:
    session = stage.open()
    head = session.head
    stage.provider.cut_within(session)
    session.fate(session.send("half of an answer", waits=False)["id"])
    head = came_back(stage, session, head)
    session.send("and on we go")
    session.answer(stage.provider.reply("and on we go"), after=head)
    assert stage.provider.texts(session).count("half of an answer") == 1, "it was sent again"
    undoubled(session)


def unknown(stage) -> None:
    session = stage.open()
    stage.provider.unknown(session, "mark-4711")
    session.wait(lambda event: "mark-4711" in json.dumps(event), "event with that frame", query="&include=native")
    session.send("still here")
    session.answer(stage.provider.reply("still here"))


def garbage(stage) -> None:
    for name, spoil in stage.provider.garbage(stage.open()):
        session = stage.open()
        spoils = dict(stage.provider.garbage(session))
        spoils[name]()
        stage.until(lambda: session.view()["state"] == "active", f"link after {name}")
        session.send(f"after {name}")
        session.answer(stage.provider.reply(f"after {name}"))


def ended_here(stage) -> None:
    session = stage.open()
    session.send("nearly done")
    session.answer(stage.provider.reply("nearly done"))
    ended = session.caller.post(session.path + "/end", {"reason": "enough"})
    assert (ended.status, ended.json["state"], ended.json["endedReason"]) == (200, "ended", "enough"), str(ended)
    assert session.wait_type("session.ended")["data"]["endedBy"] == "app"
    late = session.caller.post(session.path + "/messages", {"content": {"type": "text", "text": "one more"}})
    assert (late.status, late.code) == (409, "session_ended"), str(late)
    stage.until(lambda: stage.provider.is_gone(session), "the vendor's side to be told")


def ended_there(stage) -> None:
    session = stage.open()
    stage.provider.end(session)
    ended = session.wait_type("session.ended")
    assert ended["data"]["endedBy"] in ("bot", "agent", "provider"), str(ended["data"])
    assert session.view()["state"] == "ended"
    stage.until(lambda: stage.provider.is_gone(session), "the link to be closed")


def suspended(stage) -> None:
    session = stage.open()
    session.send("good night")
    session.answer(stage.provider.reply("good night"))
    assert session.caller.post(session.path + "/suspend").json["state"] == "suspended"
    head = session.head
    session.send("good morning")
    back = session.wait_type("session.active", after=head)
    session.answer(stage.provider.reply("good morning"), after=back["seq"])
    assert stage.provider.texts(session).count("good morning") == 1


def resumed(stage) -> None:
    outlives(stage, stage.gateway.restart)


def resumed_after_crash(stage) -> None:
    outlives(stage, stage.gateway.crash)


def outlives(stage, restart) -> None:
    """A conversation goes on in the next process, with the log it had."""
    session = stage.open()
    session.send("before the end")
    session.answer(stage.provider.reply("before the end"))
    before = session.events()
    restart()
    back = session.wait_type("session.active", after=before[-1]["seq"])
    session.send("a new day")
    session.answer(stage.provider.reply("a new day"), after=back["seq"])
    after = session.events()
    assert after[:len(before)] == before, "the log was rewritten"
    assert [event["seq"] for event in after] == list(range(1, len(after) + 1)), "the log has a hole"
    assert stage.provider.texts(session)[-1:] == ["a new day"], str(stage.provider.texts(session))
    undoubled(session)


def undoubled(session) -> None:
    """No message stands in the log twice, and none is without an end."""
    made = [event["data"]["id"] for event in session.events() if event["type"] == "message.created"]
    assert len(made) == len(set(made)), "a message is there twice"
    open_ends = [message["id"] for message in session.caller.get(session.path + "/messages?limit=200").json["data"]
                 if message["state"] in ("accepted", "unknown")]
    assert not open_ends, f"nobody knows what became of {open_ends}"


CASES = [
    ("a session opens", opens),
    ("refused by the vendor", refused),
    ("a message is sent once", sends),
    ("an answer is received", receives),
    ("the vendor speaks of its own accord", speaks),
    ("order is kept both ways", ordered),
    ("the link is lost and comes back", comes_back),
    ("the link is lost in the middle of an answer", cut_within),
    ("unknown frames are kept", unknown),
    ("garbage is survived", garbage),
    ("a session is suspended and goes on with the next message", suspended),
    ("the caller ends it", ended_here),
    ("the vendor ends it", ended_there),
    *abilities.CASES,
    ("a session goes on after a restart of the gateway", resumed),
    ("a session goes on after a crash of the gateway", resumed_after_crash),
]
