"""The vendor's port as the gateway sees it: it may be closed, and what is open behind it may be cut."""

import asyncio
import threading


class Port:
    """Passes connections on to the vendor, in a thread of its own.

    While it is closed, whoever connects is refused, and nothing that was open is left: an outage, to the end of it.
    """

    def __init__(self, vendor: str):
        host, _, port = vendor.rpartition(":")
        self._vendor = (host, int(port))
        self._loop = asyncio.new_event_loop()
        self._server: asyncio.Server | None = None
        self._number = 0
        self._open: set[asyncio.StreamWriter] = set()
        self.accepted = 0
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self.open()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._number}"

    def open(self) -> None:
        """Takes connections, always at the same address."""
        self._do(self._listen())

    def close(self) -> None:
        """Refuses connections, and cuts those that are there."""
        self._do(self._close())

    def cut(self) -> None:
        """Cuts the connections that are there; new ones are taken."""
        self._do(self._cut())

    def stop(self) -> None:
        self.close()
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _do(self, work) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(
            self._pass_on, "127.0.0.1", self._number, backlog=1024, reuse_address=True)
        self._number = self._server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        if self._server:
            self._server.close()
        self._server = None
        await self._cut()

    async def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()
        self._open.clear()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.accepted += 1
        self._open.add(writer)
        try:
            there = await asyncio.open_connection(*self._vendor)
        except OSError:
            writer.transport.abort()
            return
        if writer not in self._open:
            there[1].transport.abort()
            return
        self._open.add(there[1])
        await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))
        self._open -= {writer, there[1]}


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copies until there is no more, and then says so."""
    try:
        while octets := await reader.read(65536):
            writer.write(octets)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()
    except OSError:
        writer.transport.abort()
