#!/usr/bin/env python3
"""An adapter for tests: says everything again, and does wrong what it is told to.

    parrot.py SOCKET [JOURNAL] [SETTLEMENT]

Quick: one thread, no event loop. With a JOURNAL it may be killed at any time: what it took stands there, one line
`{session, token, text}` each, and what was not stored is told again. SETTLEMENT is `token` unless given.

A text tells it what to do: `late N`, `never`, `refuse CODE`, `maybe`, `twice`, `stream N`, `garbage`, `huge`, `half`,
`flood N`, `foreign`, `die`, `ask`, `form`, `end`, `silent`, `strange`, `out of order`.
"""
import json, os, select, socket, struct, sys, time

path, journal_path = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
settlement = sys.argv[3] if len(sys.argv) > 3 else "token"
journal, sessions = [], {}
if journal_path and os.path.exists(journal_path):
    with open(journal_path) as lines:
        journal = [json.loads(line) for line in lines if line.endswith("\n")]
book = open(journal_path, "a") if journal_path else None
known = {line["token"] for line in journal}
CAPABILITIES = {"text": True, "markdown": True, "typing": True, "receipts": True, "streaming": True, "commands": True,
                "forms": True, "customData": True, "escalation": True,
                "attachments": {"maxBytes": 1 << 20, "types": ["image/*", "text/plain"]}}


class Line:
    def __init__(self, sock):
        self.sock, self.bytes, self.held, self.item = sock, b"", [], 0

    def write(self, kind, /, **members):
        frame = json.dumps({"type": kind, **members}).encode()
        self.sock.sendall(struct.pack(">I", len(frame)) + frame)

    def answer(self, frame, kind, **members):
        self.write(kind, id=frame["id"], **members)

    def event(self, session, event, item=None):
        self.write("event", session=session, event=event, **({"vendorItem": item} if item else {}))

    def say(self, session, text, item):
        self.event(session, {"type": "message", "sender": {"role": "bot", "name": "Parrot"},
                             "content": {"type": "text", "text": text}}, item)

    def hear(self, frame):
        kind, session = frame["type"], frame.get("session")
        if kind == "hello":
            if frame["version"] != 1:
                self.write("error", code="version_unsupported", detail="the parrot speaks version 1")
                return self.sock.shutdown(socket.SHUT_RDWR)
            self.write("hello", version=1, kind="parrot", capabilities=CAPABILITIES, settlement=settlement,
                       limits=frame["options"].get("limits", {}))
        elif kind == "ping":
            self.answer(frame, "pong")
        elif kind == "open":
            if frame["options"].get("refuse"):
                return self.answer(frame, "refused", code=frame["options"]["refuse"], retryable=False)
            sessions[session] = frame
            self.answer(frame, "opened", storage={"opened": session}, state=frame["options"].get("state", "active"),
                        native={"parrot": session[-6:]})
        elif kind == "attach":
            if frame["storage"] != {"opened": session}:
                return self.answer(frame, "refused", code="storage_lost", retryable=False)
            sessions[session] = frame
            self.answer(frame, "attached", storage=frame["storage"])
            mine = [line for line in journal if line["session"] == session]
            items = ["again " + line["token"] for line in mine]
            last = frame.get("lastVendorItem")
            first = items.index(last) + 1 if last in items else 0
            for line in mine[first:]:
                self.say(session, line["text"], "again " + line["token"])
        elif kind == "send":
            self.send(frame, session, frame["token"], frame["content"])
        elif kind == "command":
            self.answer(frame, "done")
            self.say(session, f'{frame["name"]}={frame["value"]}', "command " + frame["token"])
        elif kind == "fate":
            self.answer(frame, "sent" if frame["token"] in known else "absent")
        elif kind in ("typing", "receipt", "customData", "form"):
            self.answer(frame, "done")
            if kind == "typing":
                self.event(session, {"type": "typing", "state": frame["state"]})
        elif kind == "end":
            sessions.pop(session, None)
            self.answer(frame, "done")
        elif kind == "detach":
            sessions.pop(session, None)

    def send(self, frame, session, token, content):
        text = content.get("text") or content["type"]
        if frame.get("files"):
            text = " ".join([text] + [f'{f["name"]} {f["sizeBytes"]} {f.get("url", "")}' for f in frame["files"]])
        word, _, rest = text.partition(" ")
        if word == "never":
            return
        if word == "die":
            os._exit(9)
        if word == "refuse":
            return self.answer(frame, "failed", code=rest or "no", retryable=False, arrived="no")
        if word == "late":
            time.sleep(float(rest))
        if word == "garbage":
            return self.sock.sendall(struct.pack(">I", 9) + b"{not json")
        if word == "huge":
            return self.sock.sendall(struct.pack(">I", 1 << 24))
        if word == "half":
            self.sock.sendall(struct.pack(">I", 500) + b'{"type":')
            return self.sock.shutdown(socket.SHUT_RDWR)
        if word == "foreign":
            return self.say("leg_of_nobody", "for nobody", "x")
        # Only a token promises that the same is taken once: without one a second arrival stands in the journal too.
        if token not in known or settlement != "token":
            known.add(token)
            line = {"session": session, "token": token, "text": text}
            if book:
                journal.append(line)
                book.write(json.dumps(line) + "\n")
                book.flush()
        if word == "maybe":
            return self.answer(frame, "failed", code="who_knows", retryable=True, arrived="maybe")
        if word == "order":
            self.held.append((frame, token))
            if len(self.held) < 2:
                return
            for held, held_token in reversed(self.held):
                self.answer(held, "sent", vendorId=held_token)
            self.held = []
            return
        self.answer(frame, "sent", vendorId=token, surprise=[1, 2, 3])
        if word == "twice":
            self.answer(frame, "sent", vendorId=token)
            self.say(session, text, "again " + token)
        if word == "stream":
            for index in range(int(rest)):
                self.event(session, {"type": "delta", "streamId": token, "index": index, "text": f"{index} "})
        if word == "flood":
            for index in range(int(rest)):
                self.say(session, f"flood {index}", f"{token} {index}")
        if word == "ask":
            self.event(session, {"type": "command", "commandId": "c-" + token, "name": "rating", "prompt": "And?",
                                 "options": [{"label": "Good", "value": "good"}]}, "ask " + token)
        if word == "form":
            self.event(session, {"type": "form", "formId": "f-" + token, "name": "address"}, "form " + token)
        if word == "strange":
            self.write("unheard-of", id="x", what=1)
            self.event(session, {"type": "weather", "sky": "blue"}, "weather " + token)
            self.event(session, {"type": "message", "content": {"type": "hologram", "depth": 3}}, "holo " + token)
        if word == "end":
            return self.event(session, {"type": "ended", "reason": "done", "endedBy": "bot"}, "end " + token)
        if word not in ("silent", "ask", "form", "strange"):
            self.event(session, {"type": "message", "sender": {"role": "bot", "name": "Parrot"},
                                 "streamId": token if word == "stream" else None,
                                 "content": {"type": "text", "text": text}}, "again " + token)


if os.path.exists(path):
    os.unlink(path)
server = socket.socket(socket.AF_UNIX)
server.bind(path)
server.listen(8)
print("listening", flush=True)
lines = {server.fileno(): None}
while True:
    for descriptor in select.select(list(lines), [], [])[0]:
        line = lines[descriptor]
        if line is None:
            connection, _ = server.accept()
            lines[connection.fileno()] = Line(connection)
            continue
        try:
            data = line.sock.recv(1 << 16)
            line.bytes += data
            while len(line.bytes) >= 4:
                length = struct.unpack(">I", line.bytes[:4])[0]
                if len(line.bytes) < 4 + length:
                    break
                frame, line.bytes = json.loads(line.bytes[4:4 + length]), line.bytes[4 + length:]
                line.hear(frame)
        except OSError:
            data = b""
        if not data:
            del lines[descriptor]
            line.sock.close()
