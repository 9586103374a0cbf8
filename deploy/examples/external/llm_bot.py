#!/usr/bin/env python3
"""A Trunkline adapter: a bot that streams its answers from any OpenAI-compatible endpoint.

    llm_bot.py --listen /run/bot.sock --endpoint http://127.0.0.1:11434/v1 --model small

The environment may have OPENAI_API_KEY. The bot keeps nothing itself: the conversation lies in the session's storage
at the gateway, so the bot may be killed and started at any time.
"""
import argparse, asyncio, json, os, threading, urllib.request

from adapter import Session, serve

STORAGE_BYTES_MAX = 60_000  # of the 64 KiB that a storage may have


class Bot(Session):
    kind, settlement = "llm-bot", "token"
    capabilities = {"text": True, "markdown": True, "streaming": True, "customData": True}
    options = None

    def __init__(self, gateway, id, storage):
        super().__init__(gateway, id, storage or {"history": [], "open": []})
        self.questions = asyncio.Queue()

    async def opened(self, frame):
        if not self.storage["history"]:
            for line in frame.get("transcript", []):
                role = "user" if line["sender"] == "user" else "assistant"
                self.storage["history"].append({"role": role, "content": line["content"].get("text", "")})
        await self.attached(frame)

    async def attached(self, frame):
        self.begin(self.answer_all())
        for token in self.storage["open"]:  # questions that were never answered
            self.questions.put_nowait(token)

    async def send(self, frame):
        token, content = frame["token"], frame["content"]
        # One that is sent again is known by its token: it is asked once.
        if token not in [line.get("token") for line in self.storage["history"]]:
            text = content.get("text") or json.dumps(content)
            self.storage["history"].append({"role": "user", "content": text, "token": token})
            self.storage["open"].append(token)
            await self.save()
            self.questions.put_nowait(token)
        return token

    async def save(self):
        while len(json.dumps(self.storage)) > STORAGE_BYTES_MAX and len(self.storage["history"]) > 1:
            del self.storage["history"][0]
        await self.persist()

    async def answer_all(self):
        while True:
            token = await self.questions.get()
            if token in self.storage["open"]:
                await self.answer(token)

    async def answer(self, token):
        self.event({"type": "typing", "state": "started"})
        text, count = "", 0
        try:
            async for piece in self.ask():
                self.event({"type": "delta", "streamId": token, "index": count, "text": piece})
                text, count = text + piece, count + 1
        except OSError as error:
            text = text or f"I cannot answer now: {error}."
        self.event({"type": "typing", "state": "stopped"})
        content = {"type": "text", "format": "markdown", "text": text or "…"}
        message = {"type": "message", "sender": {"role": "bot", "name": self.options.model}, "content": content}
        # The same id however often it is answered, as after a crash: the gateway shows it once.
        await self.event(message | {"streamId": token}, f"{token}-answer")
        self.storage["history"].append({"role": "assistant", "content": content["text"]})
        self.storage["open"].remove(token)
        await self.save()

    async def ask(self):
        """The pieces of the model's answer, read on a thread of their own."""
        loop, pieces = asyncio.get_running_loop(), asyncio.Queue()
        history = [{"role": line["role"], "content": line["content"]} for line in self.storage["history"]]
        body = json.dumps({"model": self.options.model, "stream": True, "messages": history}).encode()
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get("OPENAI_API_KEY"):
            headers["Authorization"] = f"Bearer {key}"
        request = urllib.request.Request(self.options.endpoint + "/chat/completions", body, headers)

        def read():
            end = None
            try:
                with urllib.request.urlopen(request, timeout=60) as lines:
                    for line in lines:
                        if line.startswith(b"data: {"):
                            for choice in json.loads(line[6:]).get("choices", []):
                                if piece := choice.get("delta", {}).get("content"):
                                    loop.call_soon_threadsafe(pieces.put_nowait, piece)
            except (OSError, ValueError) as error:
                end = OSError(str(error))
            loop.call_soon_threadsafe(pieces.put_nowait, end)

        threading.Thread(target=read, daemon=True).start()
        while isinstance(piece := await pieces.get(), str):
            yield piece
        if piece:
            raise piece


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for flag in ("--listen", "--endpoint", "--model"):
        parser.add_argument(flag, required=True)
    Bot.options = parser.parse_args()
    serve(Bot, Bot.options.listen)
