"""Judges the gateway's signatures by PyJWT, jwcrypto and joserfc, and theirs by the gateway.

Usage: python -m signing.judge_check --executable FILE

Each token that the gateway signs is verified by all of them with the secret; each token of theirs, good or spoiled, is
verified by the gateway, which says its word for the fault. Web forms are signed once more with Python's own hmac. Exit
status 1: something failed.
"""

import argparse
import hashlib
import hmac
import json
import pathlib
import sys
import tempfile
import time

from edge.report import Report
from providers.client import Caller
from providers.programs import SECRET_KEY, Gateway

from . import judges

SECRET = "a company secret, /\\ größer als 48 Bytes, damit jeder Prüfer ihn nimmt"
FORM_SECRET = "a form secret"
CHANNEL_SECRET = "a channel secret that is long enough for every judge there is"
CHANNEL = "22222222-2222-4222-8222-222222222222"
USER = {"id": "Zoë+1/7", "name": "Zoë \"Ö\" 😀", "email": "zoe@example.test"}
DATA = {"order": {"label": "Bestellung №", "value": "A/17 ä", "invisibleToAgent": True}, "total": 70.5,
        "since": {"value": "2026-01-01T00:00:00Z", "type": "date"}, "reserved_bad_actor": False}
SIGNED = {"order": {"label": "Bestellung №", "value": "A/17 ä", "type": "string", "invisible_to_agent": True},
          "total": {"label": "total", "value": 70.5, "type": "number"},
          "since": {"label": "since", "value": 1767225600000, "type": "date"},
          "reserved_bad_actor": {"label": "reserved_bad_actor", "value": False, "type": "boolean"}}
FORM = {"smart_action_id": 44, "external_form_id": "größe/日本", "uri": "https://f.example.test/44?a=b&c=%2F",
        "more": {"b": {"z": 1, "a": [3, {"y": None, "x": True}]}, "a10": 1, "a2": 0.1, "B": -0.25, "_z": 5, "é": 6}}


def is_signed(judge, token: str, secret: str, algorithm: str, expected: dict) -> None:
    """A judge verifies a token with the secret, and with no other, and reads what was to be signed."""
    claims = judge.claims(token, secret, algorithm)
    now = time.time()
    times = {name: claims.pop(name) for name in ("iat", "exp")}
    assert all(type(value) is int for value in times.values()), f"times are whole seconds: {times}"
    assert times["iat"] <= now < times["exp"] <= now + 3600, f"{times} at {now}"
    assert claims == expected, f"{claims}"
    try:
        judge.claims(token, secret + "x", algorithm)
    except Exception:  # each judge has errors of its own
        return
    raise AssertionError("another secret verifies it as well")


def of_platform(report: Report, caller: Caller, algorithm: str) -> None:
    """Tokens, custom data and forms of the CCAI Platform."""
    token = caller.post("/v1/signing/tokens", {"provider": "vendor", "user": USER}).json["token"]
    data = caller.post("/v1/signing/custom-data", {"provider": "vendor", "customData": DATA}).json["jwt"]
    user = {"identifier": USER["id"], "name": USER["name"], "email": USER["email"]}
    for judge in judges.ALL:
        report.attempt(f"{judge.name} verifies our token, {algorithm}", is_signed, judge, token, SECRET,
                       algorithm, user)
        report.attempt(f"{judge.name} verifies our custom data, {algorithm}", is_signed, judge, data, SECRET,
                       algorithm, {"custom_data": SIGNED})
        for name, theirs, fault in judges.spoiled(judge, SECRET, algorithm, int(time.time())):
            answer = caller.post("/v1/signing/tokens/verify", {"provider": "vendor", "token": theirs}).json
            expected = {"valid": True} if fault is None else {"valid": False, "code": fault}
            report.case(f"the gateway on what comes of {name}", answer == expected, f"{answer}, not {expected}")
    form = caller.post("/v1/signing/web-forms", {"provider": "vendor", "data": FORM})
    canonical = json.dumps(FORM, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
    signature = hmac.new(FORM_SECRET.encode(), canonical, hashlib.sha256).hexdigest()
    report.case("a form has the signature of Python's own hmac", form.json["signature"] == signature, str(form))
    report.case("its data are the bytes that were signed", canonical in form.body, str(form))
    for given, expected in ((signature, True), (signature[::-1], False)):
        answer = caller.post("/v1/signing/web-forms/verify", {"provider": "vendor", "signature": given, "data": FORM})
        report.case(f"a form's signature is {expected}", answer.json == {"valid": expected}, str(answer))


def of_channel(report: Report, caller: Caller) -> None:
    """Tokens of a channel of Oracle Digital Assistant."""
    answer = caller.post("/v1/signing/tokens", {"provider": "vendor", "user": {"id": USER["id"]}})
    expected = {"channelId": CHANNEL, "userId": USER["id"]}
    for judge in judges.ALL:
        report.attempt(f"{judge.name} verifies a channel's token", is_signed, judge, answer.json["token"],
                       CHANNEL_SECRET, "HS256", expected)
        now = int(time.time())
        claims = {"iat": now - 5, "exp": now + 600, **expected}
        theirs = {None: judge.sign(claims, CHANNEL_SECRET, "HS256"),
                  "signature_mismatch": judge.sign(claims, CHANNEL_SECRET + "x", "HS256"),
                  "algorithm_mismatch": judge.sign(claims, CHANNEL_SECRET, "HS384"),
                  "channel_mismatch": judge.sign(claims | {"channelId": "other"}, CHANNEL_SECRET, "HS256"),
                  "AuthExpiredToken": judge.sign(claims | {"exp": now + 10}, CHANNEL_SECRET, "HS256"),
                  "AuthInvalidiat": judge.sign(claims | {"iat": "0"}, CHANNEL_SECRET, "HS256")}
        for fault, token in theirs.items():
            seen = caller.post("/v1/signing/tokens/verify", {"provider": "vendor", "token": token}).json
            wanted = {"valid": True} if fault is None else {"valid": False, "code": fault}
            report.case(f"the gateway on {judge.name}'s channel token: {fault or 'good'}", seen == wanted, f"{seen}")


def run(executable: pathlib.Path, report: Report, section: dict, name: str, cases, *arguments) -> None:
    with tempfile.TemporaryDirectory(prefix="trunkline-signing-") as folder:
        # JSON is YAML as well.
        gateway = Gateway(executable, pathlib.Path(folder), json.dumps(section, ensure_ascii=False))
        try:
            report.attempt(f"{name} runs to its end", cases, report, Caller(gateway, SECRET_KEY), *arguments)
        finally:
            fault = gateway.stop()
        report.case(f"{name}: the gateway ends when asked", not fault, fault)


def main() -> int:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.splitlines()[0])
    parser.add_argument("--executable", type=pathlib.Path, required=True, help="the trunkline to test")
    executable = parser.parse_args().executable.resolve()
    print("== signing", flush=True)
    report = Report("signing")
    for algorithm in ("HS384", "HS256"):
        section = {"kind": "ccai", "companySecret": SECRET, "formSecret": FORM_SECRET, "jwtAlg": algorithm}
        run(executable, report, section, f"the platform's {algorithm}", of_platform, algorithm)
    section = {"kind": "oda", "host": "127.0.0.1:9", "tls": False, "channelId": CHANNEL,
               "channelSecret": CHANNEL_SECRET}
    run(executable, report, section, "the channel", of_channel)
    report.close()
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
