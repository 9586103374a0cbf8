#!/usr/bin/env python3
"""A help desk for tests: `fake_desk.py PORTFILE HOOK`; an agent joins at the first message and repeats each.

Says `bye` and closes the ticket at `bye`. Calls the webhook again until it is answered 200. `GET /log` is all it has.
"""
import http.server, json, queue, sys, threading, time, urllib.request

tickets, hooks, events = {}, queue.Queue(), [0]


def call_hooks():
    while True:
        call = hooks.get()
        while True:
            try:
                request = urllib.request.Request(sys.argv[2], json.dumps(call).encode())
                if urllib.request.urlopen(request, timeout=15).status == 200:
                    break
            except OSError:
                time.sleep(0.05)


def tell(ticket, kind, **members):
    events[0] += 1
    hooks.put({"event": events[0], "ticket": ticket, "type": kind, "agent": "Ada", **members})


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, value, status=200):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        parts = self.path.split("/")
        self.answer(tickets if self.path == "/log" else tickets[parts[2]]["messages"])

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        parts = self.path.split("/")
        if self.path == "/tickets":
            ticket = str(len(tickets) + 1)
            tickets[ticket] = {"subject": body["subject"], "messages": [], "closed": False}
            return self.answer({"id": ticket})
        ticket = tickets[parts[2]]
        if parts[3] == "close":
            ticket["closed"] = True
            return self.answer({})
        ticket["messages"].append(body)
        self.answer({})
        if len(ticket["messages"]) == 1:
            tell(parts[2], "joined")
        tell(parts[2], "message", text="desk: " + body["text"])
        if body["text"] == "bye":
            tell(parts[2], "closed")

    def log_message(self, *words):
        pass


threading.Thread(target=call_hooks, daemon=True).start()
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
with open(sys.argv[1], "w") as file:
    file.write(f"{server.server_address[1]}\n")
server.serve_forever()
