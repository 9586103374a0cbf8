#!/usr/bin/env python3
"""An OpenAI-compatible endpoint for tests: `fake_llm.py PORTFILE`; streams the last user's words back, one by one."""
import http.server, json, sys, time


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        words = ("You said: " + body["messages"][-1]["content"]).split(" ")
        self.send_response(200 if self.path == "/v1/chat/completions" and body["stream"] else 404)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for index, word in enumerate(words[:50]):
            piece = {"choices": [{"delta": {"content": word if index == 0 else " " + word}}]}
            self.wfile.write(f"data: {json.dumps(piece)}\n\n".encode())
            self.wfile.flush()
        self.wfile.write(b"data: [DONE]\n\n")

    def log_message(self, *words):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
with open(sys.argv[1], "w") as file:
    file.write(f"{server.server_address[1]}\n")
server.serve_forever()
