"""Sockets for checks that write every byte themselves."""

import socket
import ssl
import time

READ_SECONDS_MAX = 5.0


def connect(gateway, tls: bool = False, protocols: tuple[str, ...] = ()) -> socket.socket:
    """A connection to one of the gateway's listeners; with TLS, its certificate is checked."""
    port = gateway.tls_port if tls else gateway.port
    connection = socket.create_connection(("127.0.0.1", port), timeout=READ_SECONDS_MAX)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if not tls:
        return connection
    context = ssl.create_default_context(cafile=gateway.authority)
    if protocols:
        context.set_alpn_protocols(list(protocols))
    return context.wrap_socket(connection, server_hostname="localhost")


def read(connection: socket.socket, seconds: float, until=None) -> tuple[bytes, bool]:
    """What comes within `seconds`, or until it ends or `until` says so; and whether it ended."""
    deadline = time.monotonic() + seconds
    received = b""
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or (until is not None and until(received)):
            return received, False
        connection.settimeout(left)
        try:
            piece = connection.recv(65536)
        except (TimeoutError, ssl.SSLWantReadError):
            return received, False
        except (ConnectionError, ssl.SSLError):
            return received, True
        if not piece:
            return received, True
        received += piece


def send(connection: socket.socket, data: bytes) -> bool:
    """Sends; false if the other side had closed."""
    connection.settimeout(READ_SECONDS_MAX)
    try:
        connection.sendall(data)
        return True
    except (ConnectionError, ssl.SSLError, TimeoutError):
        return False
