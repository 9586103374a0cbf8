#!/usr/bin/env python3
"""The adapter of `scripts/bench/external` in Python: settles each message and says it again. adapter.py SOCKET"""
import contextlib, json, socket, struct, sys

def frame(kind, /, **members):
    text = json.dumps({"type": kind, **members}).encode()
    return struct.pack(">I", len(text)) + text

def answer(asked):
    kind = asked["type"]
    if kind == "hello":
        return frame("hello", version=1, kind="beside", capabilities={"text": True}, settlement="token")
    if kind == "send":
        event = {"type": "message", "sender": {"role": "bot"}, "content": asked["content"]}
        return (frame("sent", id=asked["id"], vendorId=asked["token"])
                + frame("event", session=asked["session"], event=event))
    if kind in ("open", "attach"):
        return frame("opened" if kind == "open" else "attached", id=asked["id"], storage={})
    return frame("pong" if kind == "ping" else "done", id=asked["id"]) if "id" in asked else b""

def serve(connection):
    held = b""
    while data := connection.recv(65536):
        held += data
        while len(held) >= 4 and len(held) >= (end := 4 + struct.unpack(">I", held[:4])[0]):
            connection.sendall(answer(json.loads(held[4:end])))
            held = held[end:]

with socket.socket(socket.AF_UNIX) as listener:
    listener.bind(sys.argv[1])
    listener.listen(8)
    while True:
        with listener.accept()[0] as connection, contextlib.suppress(OSError):
            serve(connection)
