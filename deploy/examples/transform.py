#!/usr/bin/env python3
"""A process for the layer `process`: transform.py SOCKET. Marks calls, refuses swearing, hides answers' secrets."""
import base64, json, os, socket, struct, sys, threading

def verdict(question):
    body = base64.b64decode(question.get("body", ""))
    if question["phase"] == "request":
        if b"damn" in body:
            return {"action": "refuse", "code": "swearing", "detail": "Mind your language."}
        headers = question["headers"] + [["X-Operation", question["operation"]]]
        return {"action": "change", "headers": headers} if question["method"] != "FRAME" else {"action": "continue"}
    if b"secret" in body:
        return {"action": "change", "body": base64.b64encode(body.replace(b"secret", b"******")).decode()}
    return {"action": "continue"}

def serve(connection):
    with connection, connection.makefile("rb") as stream:
        while len(head := stream.read(4)) == 4:
            question = json.loads(stream.read(struct.unpack(">I", head)[0]))
            answer = json.dumps({"id": question["id"], **verdict(question)}).encode()
            connection.sendall(struct.pack(">I", len(answer)) + answer)

path = sys.argv[1]
if os.path.exists(path):
    os.unlink(path)
with socket.socket(socket.AF_UNIX) as listener:
    listener.bind(path)
    listener.listen(64)
    while True:
        threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
