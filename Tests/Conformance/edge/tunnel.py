"""TLS in one thread, for clients that read in one and write in another.

Before Python 3.13 a `SSLSocket` that is read and written at once may lose what is written: the client believes that
its request is on the way, and waits for ever. `websockets.sync` does just that, one time in a thousand.
"""

import asyncio
import socket
import ssl
import threading


def tunnel(gateway) -> socket.socket:
    """A socket whose other end goes to the gateway over TLS; it is open when this returns, or an error is raised."""
    ours, theirs = socket.socketpair()
    opened = threading.Event()
    failures: list[Exception] = []

    async def carry() -> None:
        try:
            context = ssl.create_default_context(cafile=gateway.authority)
            there = await asyncio.open_connection("localhost", gateway.tls_port, ssl=context)
        except (OSError, ssl.SSLError) as error:
            failures.append(error)
            theirs.close()
            return
        finally:
            opened.set()
        here = await asyncio.open_connection(sock=theirs)
        await asyncio.wait([asyncio.create_task(copy(here[0], there[1])), asyncio.create_task(copy(there[0], here[1]))])

    threading.Thread(target=asyncio.run, args=(carry(),), daemon=True).start()
    if not opened.wait(10):
        raise TimeoutError("no TLS within 10 s")
    if failures:
        raise failures[0]
    return ours


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copies until there is no more, and then says so."""
    try:
        while octets := await reader.read(65536):
            writer.write(octets)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
