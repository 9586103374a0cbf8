"""Every ability: it works where the session claims it, and is 501 where it does not."""

import urllib.parse


class NotServed(Exception):
    """This release has no call for the ability."""


def call(stage, session, method: str, path: str, body=None):
    """One call below a session; a route that the gateway does not have is no fault of the provider's."""
    template = path.split("?")[0]
    served = any(fits(known, "/v1/sessions/x" + template) and method.lower() in operations
                 for known, operations in stage.paths.items())
    if not served:
        raise NotServed(f"{method} …{template} is not served yet")
    return session.caller.call(method, session.path + path, body)


def fits(pattern: str, path: str) -> bool:
    parts, found = pattern.split("/"), path.split("/")
    return len(parts) == len(found) and all(a.startswith("{") or a == b for a, b in zip(parts, found))


def taken(answer, *statuses: int) -> None:
    assert answer.status in (statuses or (200, 201, 202)), str(answer)


def sent(session, answer) -> None:
    """The message that the answer shows gets to the vendor."""
    taken(answer, 202)
    state = session.fate(answer.json["id"])
    assert state["state"] == "sent", str(state)


# Calls that an ability is behind. Each works alone where the ability is not there: then it is 501.

def receipts(stage, session):
    session.send("read this")
    message = session.answer(stage.provider.reply("read this"))["data"]["id"]
    return call(stage, session, "POST", "/receipts", {"type": "read", "messageId": message})


def typing(stage, session):
    return call(stage, session, "POST", "/typing", {"state": "started"})


def custom_data(stage, session):
    return call(stage, session, "PUT", "/custom-data", stage.provider.data)


def attachments(stage, session):
    octets, kind, name = stage.provider.file
    if "post" not in stage.paths.get("/v1/sessions/{sessionId}/attachments", {}):
        raise NotServed("POST …/attachments is not served yet")
    return session.caller.call("POST", session.path + "/attachments?send=true", octets, kind,
                               Content_Disposition=f'attachment; filename="{name}"')


def history(stage, session):
    return call(stage, session, "GET", "/transcript?source=provider")


def views(stage, session):
    return call(stage, session, "GET", "/views/v-1")


def transfer(stage, session):
    return call(stage, session, "POST", "/transfer", {"to": {"provider": "vendor"}})


def audio(stage, session):
    if "post" not in stage.paths.get("/v1/sessions/{sessionId}/audio", {}):
        raise NotServed("POST …/audio is not served yet")
    return session.caller.call("POST", session.path + "/audio", stage.provider.speech, "audio/wav")


def suggestions(stage, session):
    return call(stage, session, "GET", "/suggestions?query=" + urllib.parse.quote(stage.provider.query))


def push(stage, session):
    registration = {"sessionId": session.id, "platform": "android", "transport": "fcm", "token": "device-1",
                    "appId": "com.example.shop"}
    return session.caller.call("PUT", "/v1/push-registrations/conformance-1", registration)


def escalation(stage, session):
    return call(stage, session, "POST", "/escalate", {"reason": "conformance"})


def commands(stage, session):
    return call(stage, session, "POST", "/commands/cmd-1", {"value": "1"})


def speech(stage, session):
    session.send("read this aloud")
    message = session.answer(stage.provider.reply("read this aloud"))["data"]["id"]
    return call(stage, session, "GET", f"/messages/{message}/speech")


def forms(stage, session):
    content = {"type": "formResponse", "formId": "form-1", "values": {"name": "Ada"}}
    return call(stage, session, "POST", "/messages", {"content": content})


def rate(stage, session, message: str):
    return call(stage, session, "POST", f"/messages/{message}/feedback", {"value": 5})


def feedback(stage, session):
    return rate(stage, session, "msg_01kkpssp62ephsstpj3nvk9ny1")


CALLS = {
    "receipts": receipts, "typing": typing, "customData": custom_data, "attachments": attachments, "history": history,
    "views": views, "transfer": transfer, "audio": audio, "speech": speech, "suggestions": suggestions, "push": push,
    "escalation": escalation, "commands": commands, "forms": forms,
    "feedback": feedback,
}

# What has to come of it, where a call alone proves too little.


def attachments_work(stage, session) -> None:
    arrives(session, attachments(stage, session))


def arrives(session, answer) -> None:
    """A file that was sent gets to the vendor."""
    taken(answer, 201)
    message = session.wait(
        lambda event: event["type"] == "message.created" and event["data"]["content"]["type"] == "attachment",
        "message with the file")["data"]["id"]
    state = session.fate(message)
    assert state["state"] == "sent", str(state)


def audio_works(stage, session) -> None:
    answer = audio(stage, session)
    taken(answer, 202)
    query, message = answer.json["query"], answer.json["message"]
    assert query["id"] == message["id"] and query["sizeBytes"] == len(stage.provider.speech), str(query)
    if not stage.provider.speech_is_a_file:
        return
    state = session.fate(message["id"])
    assert state["state"] == "sent", str(state)
    arrives(session, session.caller.call(
        "POST", session.path + "/attachments?send=true", stage.provider.speech, "audio/wav",
        Content_Disposition='attachment; filename="note.wav"'))


def commands_work(stage, session) -> None:
    command, value = stage.provider.ask(session)
    assert command in [asked["commandId"] for asked in session.view().get("commands", [])], "it does not wait"
    sent(session, call(stage, session, "POST", "/commands/" + urllib.parse.quote(command), {"value": value}))
    answered = session.wait_type("command.answered")["data"]
    assert answered["commandId"] == command, str(answered)
    again = call(stage, session, "POST", "/commands/" + urllib.parse.quote(command), {"value": value})
    assert (again.status, again.code) == (409, "command_not_pending"), str(again)


def feedback_works(stage, session) -> None:
    session.send("is this worth something?")
    message = session.answer(stage.provider.reply("is this worth something?"))["data"]["id"]
    taken(rate(stage, session, message), 204)
    for end in ("/suspend", "/end"):
        taken(session.caller.post(session.path + end))
        taken(rate(stage, session, message), 204)
    assert feedback(stage, session).status == 404, "there is no such message"


def custom_data_works(stage, session) -> None:
    taken(custom_data(stage, session))
    session.wait_type("customData.updated")


def escalation_works(stage, session) -> None:
    sent(session, escalation(stage, session))


def forms_work(stage, session) -> None:
    form = stage.provider.ask_form(session)
    if form:
        return web_form_works(stage, session, "/forms/" + urllib.parse.quote(form, safe=""))
    content = stage.provider.show_form(session)
    sent(session, call(stage, session, "POST", "/messages", {"content": content}))


def web_form_works(stage, session, path: str) -> None:
    """A form of the customer's: its address is signed as often as it is wanted, its values once."""
    address = {"uri": "https://forms.example.test/f/1"}
    for _ in range(2):
        answer = call(stage, session, "POST", path, address)
        taken(answer, 200)
        assert answer.json["type"] == "form_data" and answer.json["data"]["uri"] == address["uri"], str(answer)
        assert answer.json["signature"], str(answer)
    answer = call(stage, session, "POST", path, {"values": {"name": "Ada"}})
    taken(answer, 200)
    assert answer.json["type"] == "form_complete" and answer.json["signature"], str(answer)
    assert session.wait_type("form.completed")["data"]["formId"] == answer.json["formId"]
    again = call(stage, session, "POST", path, {"values": {"name": "Ada"}})
    assert (again.status, again.code) == (409, "form_not_pending"), str(again)


def views_work(stage, session) -> None:
    token = stage.provider.show_view(session)
    answer = call(stage, session, "GET", "/views/" + urllib.parse.quote(token, safe=""))
    taken(answer, 200)
    assert isinstance(answer.json["template"], dict) and isinstance(answer.json["inputSchema"], dict), str(answer)
    missing = call(stage, session, "GET", "/views/v-1")
    assert (missing.status, missing.code) == (404, "not_found"), str(missing)


def history_works(stage, session) -> None:
    session.send("remember this")
    answer = history(stage, session)
    taken(answer, 200)
    assert "remember this" in str(answer.json["data"]), str(answer)


def markdown_works(stage, session) -> None:
    message = session.say({"type": "text", "text": "**so**", "format": "markdown"})
    assert "degraded" not in message, str(message)


def streaming_works(stage, session) -> None:
    deltas = 0
    for event in session.caller.stream(session.path + "/events?after=now"):
        if event["type"] == "stream.ready":
            stage.provider.stream(session)
        deltas += event["type"] == "message.delta"
        if deltas and event["type"] == "message.created" and event["data"]["sender"]["role"] != "user":
            return
    raise AssertionError(f"{deltas} pieces, and the stream was closed")


def suggestions_work(stage, session) -> None:
    stage.provider.suggest(session)
    answer = suggestions(stage, session)
    taken(answer, 200)
    assert answer.json["titles"], "nothing is suggested"


def speech_works(stage, session) -> None:
    answer = speech(stage, session)
    taken(answer, 200)
    assert answer.body[:4] == b"RIFF" and answer.body[8:12] == b"WAVE", answer.body[:12]


def text_works(stage, session) -> None:
    session.send("a text")


def preview_works(stage, session) -> None:
    taken(call(stage, session, "POST", "/typing", {"state": "started", "preview": "not yet sen"}), 202)


WORK = {
    "attachments": attachments_work, "audio": audio_works, "commands": commands_work, "customData": custom_data_works,
    "feedback": feedback_works,
    "escalation": escalation_works, "forms": forms_work, "history": history_works, "views": views_work,
    "markdown": markdown_works, "streaming": streaming_works,
    "speech": speech_works, "suggestions": suggestions_work, "text": text_works, "typingPreview": preview_works,
}
# Abilities that no call is behind: nothing is refused without them.
NO_CALL = {"text", "markdown", "streaming", "typingPreview"}


def case(ability: str):
    def run(stage):
        session = stage.open()
        if session.view()["capabilities"][ability]:
            if ability in WORK:
                return WORK[ability](stage, session)
            return taken(CALLS[ability](stage, session))
        if ability in NO_CALL:
            raise NotServed("not claimed, and no call is behind it")
        answer = CALLS[ability](stage, session)
        if ability == "push" and stage.provider.keeps_devices:
            assert answer.status == 201 and answer.json["push"] == "stored_only", str(answer)
            return None
        assert (answer.status, answer.code) == (501, "capability_unsupported"), f"not claimed, but {answer}"
    return (f"{ability}: works if claimed, else 501", run)


CASES = [case(ability) for ability in sorted(NO_CALL | set(CALLS))]
