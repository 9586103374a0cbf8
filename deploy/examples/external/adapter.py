"""What every Trunkline adapter needs: frames, the greeting, and the requests of each session in their order.

The protocol is `Sources/Providers/External/PROTOCOL.md`. A subclass of `Session` says what one conversation does;
`serve(Session, "/run/bot.sock")` or `serve(Session, "127.0.0.1:9700")` does the rest. TRUNKLINE_SECRET is the secret
that the gateway's configuration has, if any.
"""
import asyncio, base64, hashlib, hmac, json, os, secrets, struct

SECRET = os.environ.get("TRUNKLINE_SECRET", "")

def proof(nonce):
    mac = hmac.new(SECRET.encode(), nonce.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")

class Failed(Exception):
    """A request is refused; with `arrived="maybe"` nobody knows what became of it."""
    def __init__(self, code, retryable=False, arrived="no", **more):
        self.members = {"code": code, "retryable": retryable, "arrived": arrived, **more}

class Session:
    """One conversation, until the connection is lost; `storage` is all that outlives it."""
    kind, settlement, limits = "adapter", "token", {}
    capabilities = {"text": True}

    def __init__(self, gateway, id, storage):
        self.gateway, self.id, self.storage = gateway, id, storage
        self.requests, self.tasks = asyncio.Queue(), []
        self.begin(self.work())

    async def opened(self, frame):
        """A new conversation, or one that was asked for before: returns further members of `opened`."""
        return {}

    async def attached(self, frame):
        """It goes on: begins to tell what the gateway has not stored, all behind `frame["lastVendorItem"]`."""

    async def send(self, frame):
        """A message, never before the one in front of it is answered: returns its vendorId."""

    async def ended(self):
        """The gateway is through with it."""

    async def other(self, frame):
        """typing, receipt, command, form, customData, fate: returns the type of the answer."""
        if frame["type"] not in ("typing", "receipt", "customData"):
            raise Failed("capability_unsupported")
        return "done"

    def begin(self, work):
        """Runs something beside the requests, for as long as the session is here."""
        self.tasks.append(asyncio.ensure_future(work))

    def event(self, event, item=None):
        """Tells something; with an item, what is returned is done once it is on the gateway's disk."""
        self.gateway.write("event", session=self.id, event=event, **({"vendorItem": item} if item else {}))
        return self.gateway.stored(self.id, item) if item else None

    def persist(self):
        """Hands the storage over; what is returned is done once it is on the gateway's disk."""
        self.gateway.write("persist", session=self.id, storage=self.storage)
        return self.gateway.stored(self.id, None)

    async def work(self):
        while True:
            frame = await self.requests.get()
            kind, members = frame["type"], {}
            try:
                if kind in ("open", "attach"):
                    members = await (self.opened if kind == "open" else self.attached)(frame) or {}
                    members["storage"] = self.storage
                elif kind == "send":
                    vendor_id = await self.send(frame)
                    members = {"vendorId": vendor_id} if vendor_id else {}
                answer = {"open": "opened", "attach": "attached", "send": "sent"}.get(kind) or await self.other(frame)
            except Failed as failed:
                answer, members = "refused" if kind in ("open", "attach") else "failed", failed.members
            self.gateway.write(answer, id=frame["id"], **members)

class Gateway:
    """One connection of a gateway."""
    def __init__(self, make, reader, writer):
        self.make, self.reader, self.writer = make, reader, writer
        self.sessions, self.waiting = {}, {}
    def write(self, kind, /, **members):
        frame = json.dumps({"type": kind, **members}).encode()
        self.writer.write(struct.pack(">I", len(frame)) + frame)
    async def read(self):
        length = struct.unpack(">I", await self.reader.readexactly(4))[0]
        return json.loads(await self.reader.readexactly(length))
    def stored(self, session, item):
        future = asyncio.get_running_loop().create_future()
        self.waiting.setdefault((session, item), []).append(future)
        return future
    async def run(self):
        try:
            if await self.greet():
                while True:
                    await self.hear(await self.read())
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):
            return
        finally:
            for work in sum([session.tasks for session in self.sessions.values()] + [*self.waiting.values()], []):
                work.cancel()
            self.writer.close()
    async def greet(self):
        hello, nonce, kind = await self.read(), secrets.token_urlsafe(24), self.make
        if hello.get("version") != 1:
            return self.write("error", code="version_unsupported", detail="this adapter speaks version 1")
        proved = {"proof": proof(hello.get("nonce", "")), "nonce": nonce} if SECRET else {}
        self.write("hello", version=1, kind=kind.kind, capabilities=kind.capabilities, settlement=kind.settlement,
                   limits=kind.limits, **proved)
        if SECRET and not hmac.compare_digest((await self.read()).get("proof", ""), proof(nonce)):
            return self.write("error", code="proof_invalid", detail="the gateway does not know the secret")
        return True
    async def hear(self, frame):
        kind, id = frame["type"], frame.get("session")
        if kind == "ping":
            return self.write("pong", id=frame["id"])
        if kind == "stored":
            waiting = self.waiting.get((id, frame.get("vendorItem"))) or []
            if waiting and not waiting[0].done():
                waiting.pop(0).set_result(None)
        elif kind in ("detach", "end"):
            session = self.sessions.pop(id, None) or self.make(self, id, frame.get("storage"))
            for work in session.tasks:
                work.cancel()
            if kind == "end":
                await session.ended()
                self.write("done", id=frame["id"])
        elif kind in ("open", "attach"):
            session = self.sessions.get(id) or self.make(self, id, frame.get("storage"))
            self.sessions[id] = session
            session.requests.put_nowait(frame)
        elif id in self.sessions:
            self.sessions[id].requests.put_nowait(frame)
        elif "id" in frame:
            self.write("failed", id=frame["id"], code="session_unknown", retryable=True, arrived="no")

def serve(make, address, beside=None):
    """Serves gateways for ever; `beside` makes another server of the adapter's own."""
    async def main():
        other = await beside() if beside else None
        handle = lambda reader, writer: Gateway(make, reader, writer).run()
        host, _, port = address.rpartition(":")
        if not host and os.path.exists(address):
            os.unlink(address)
        server = await (asyncio.start_server(handle, host, int(port)) if host
                        else asyncio.start_unix_server(handle, address))
        print(f"listening on {address}", flush=True)
        await server.serve_forever()
        return other

    asyncio.run(main())
