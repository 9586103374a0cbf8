"""Sessions of the gateway, made and spoken in over HTTP, for checks that follow one."""

import ssl

import httpx

SECONDS_MAX = 10


def client(gateway, tls: bool = False, http2: bool = False) -> httpx.Client:
    """A client that may do everything; HTTP/2 over TLS by ALPN, and without TLS by prior knowledge."""
    return httpx.Client(
        base_url=gateway.url("", tls), http1=not http2, http2=http2, timeout=SECONDS_MAX, trust_env=False,
        verify=ssl.create_default_context(cafile=gateway.authority),
        headers={"Authorization": f"Bearer {gateway.key}"})


class Conversation:
    """A session, and what was said in it."""

    def __init__(self, http: httpx.Client, user: str = "u-7"):
        self.http = http
        made = http.post("/v1/sessions", json={"user": {"id": user}})
        assert made.status_code == 201, made.text
        self.id = made.json()["session"]["id"]
        self.path = f"/v1/sessions/{self.id}"

    def say(self, text: str) -> dict:
        """Sends a text, and gives the message as it was accepted."""
        sent = self.http.post(f"{self.path}/messages", json={"content": {"type": "text", "text": text}})
        assert sent.status_code == 202, sent.text
        return sent.json()

    def end(self) -> None:
        ended = self.http.post(f"{self.path}/end")
        assert ended.status_code == 200, ended.text
