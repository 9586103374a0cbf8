#!/usr/bin/env python3
"""A Trunkline adapter: a bridge to a help desk with a REST API that calls a webhook.

    desk_bridge.py --listen /run/desk.sock --desk http://127.0.0.1:8090 --hooks 127.0.0.1:8091

The desk, as it is assumed: `POST /tickets {subject}` answers `{id}`; `POST /tickets/ID/messages {id, text}` takes a
message; `GET /tickets/ID/messages` lists them as `[{id, text}]`; `POST /tickets/ID/close` closes. It calls the webhook
with `{event, ticket, type: message|joined|typing|closed, agent?, text?}` until that is answered 200, which it is once
the event is on the gateway's disk. The bridge keeps nothing itself: the ticket's number lies in the session's storage.
"""
import argparse, asyncio, json, urllib.error, urllib.request

from adapter import Failed, Session, serve

tickets = {}  # the sessions that are here, by their tickets


class Desk(Session):
    kind, settlement = "desk-bridge", "transcript"
    capabilities = {"text": True, "typing": True, "customData": True}
    options = None

    @classmethod
    async def call(cls, path, body=None):
        """The desk's answer; a connection that could not be made has left nothing there."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(cls.options.desk + path, data, {"Content-Type": "application/json"})
        try:
            return await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request, timeout=10)))
        except urllib.error.HTTPError as error:
            is_theirs = error.code >= 500
            raise Failed(f"desk_{error.code}", retryable=is_theirs, arrived="maybe" if is_theirs else "no")
        except (OSError, ValueError) as error:
            refused = isinstance(getattr(error, "reason", None), ConnectionRefusedError)
            raise Failed("desk_unreachable", retryable=True, arrived="no" if refused else "maybe")

    async def opened(self, frame):
        if not self.storage:
            user = frame["user"]
            ticket = await self.call("/tickets", {"subject": user.get("name") or user["id"], "session": self.id})
            self.storage = {"ticket": str(ticket["id"])}
            for line in frame.get("transcript", []):
                text = f'{line["sender"]}: {line["content"].get("text", "")}'
                await self.call(f'/tickets/{ticket["id"]}/messages', {"id": None, "text": text})
        tickets[self.storage["ticket"]] = self
        return {"state": "queued", "native": {"ticket": self.storage["ticket"]}}

    async def attached(self, frame):
        tickets[self.storage["ticket"]] = self

    async def send(self, frame):
        text = frame["content"].get("text") or json.dumps(frame["content"])
        text = "\n".join([text] + [f'{file["name"]}: {file["url"]}' for file in frame["files"] if "url" in file])
        await self.call(f'/tickets/{self.storage["ticket"]}/messages', {"id": frame["token"], "text": text})
        return frame["token"]

    async def other(self, frame):
        if frame["type"] != "fate":
            return await super().other(frame)
        messages = await self.call(f'/tickets/{self.storage["ticket"]}/messages')
        return "sent" if frame["token"] in [message["id"] for message in messages] else "absent"

    async def ended(self):
        if self.storage and tickets.pop(self.storage["ticket"], True):
            try:
                await self.call(f'/tickets/{self.storage["ticket"]}/close', {})
            except Failed:
                pass

    async def hook(self, call):
        """Returns once what the desk says is on the gateway's disk."""
        item, agent = f'hook-{call["event"]}', {"role": "agent", "id": call.get("agent"), "name": call.get("agent")}
        if call["type"] == "message":
            event = {"type": "message", "sender": agent, "content": {"type": "text", "text": call["text"]}}
        elif call["type"] == "joined":
            self.event({"type": "active"})
            event = {"type": "participant", "change": "joined", "participant": agent}
        elif call["type"] == "typing":
            return self.event({"type": "typing", "state": "started", "role": "agent"})
        elif call["type"] == "closed":
            event = {"type": "ended", "reason": "closed", "endedBy": "agent"}
        else:
            event = {"type": f'desk.{call["type"]}', "native": call}
        await asyncio.wait_for(self.event(event, item), 10)


async def webhook(reader, writer):
    """One call of the desk: 200 once it is stored, 503 where its session is not here, so that the desk calls again."""
    status = "503 Service Unavailable"
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        call = json.loads(await reader.readexactly(min(length, 1 << 20)))
        if session := tickets.get(str(call["ticket"])):
            await session.hook(call)
            status = "200 OK"
    except (asyncio.TimeoutError, asyncio.CancelledError, EOFError, LookupError, ValueError, ConnectionError):
        pass
    writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
    writer.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for flag in ("--listen", "--desk", "--hooks"):
        parser.add_argument(flag, required=True)
    Desk.options = parser.parse_args()
    hooks_host, _, hooks_port = Desk.options.hooks.rpartition(":")
    serve(Desk, Desk.options.listen, beside=lambda: asyncio.start_server(webhook, hooks_host, int(hooks_port)))
