"""Holds what goes to Amazon Connect against the vendor's own service models.

Usage: python -m connect.model_check --executable FILE

First the bodies that the adapter's tests hold its calls to, byte for byte. Then what a gateway really sends: sessions
make every call that the adapter has, and each that the simulator noted is judged, body, path and query. Exit status 1:
something failed.
"""

import argparse
import json
import pathlib
import sys
import tempfile
import time

from edge.report import Report
from providers.client import Caller, Conversation
from providers.programs import SECRET_KEY, Gateway, Simulator

from . import adapter_calls, chat, model

FIXTURES = pathlib.Path(__file__).parents[2] / "ProviderConnectTests" / "Fixtures" / "Requests"


def main() -> int:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.splitlines()[0])
    parser.add_argument("--executable", type=pathlib.Path, required=True, help="the trunkline to test")
    executable = parser.parse_args().executable.resolve()
    print("== model", flush=True)
    report = Report("model")
    operations = model.operations()
    bodies = sorted(FIXTURES.glob("*.json"))
    report.attempt("there are bodies", enough, bodies)
    for file in bodies:
        operation = operations[model.model_name(file.stem.split("-")[0])]
        report.attempt(f"{file.stem}: {operation.name}", conforms, operation, json.loads(file.read_text("utf-8")))
    report.attempt("what breaks a rule is seen", notices, operations)
    report.attempt("the calls run to their end", drive, executable, report, operations)
    report.close()
    return 1 if report.failures else 0


def enough(bodies) -> None:
    assert len(bodies) >= 20, f"{len(bodies)} files in {FIXTURES.name}"


def conforms(operation, body) -> None:
    faults = list(model.faults_of(operation.input_shape, body, "", in_body=True))
    assert not faults, "; ".join(faults)


def notices(operations) -> None:
    """That the check itself can fail."""
    message = {"ContentType": "text/plain", "Content": "x", "ClientToken": "t"}
    broken = {
        "unknown member": dict(message, Text="x"), "missing member": {"Content": "x"},
        "wrong type": dict(message, Content=7), "too short": dict(message, Content=""),
        "too long": dict(message, Content="x" * 16385), "null": dict(message, ClientToken=None),
    }
    calls = [(rule, "SendMessage", "POST /participant/message", body) for rule, body in broken.items()]
    calls += [
        ("value", "GetTranscript", "POST /participant/transcript", {"SortOrder": "UP"}),
        ("method", "SendMessage", "PUT /participant/message", message),
        ("path", "SendMessage", "POST /participant/messages", message),
        ("parameter", "SendMessage", "POST /participant/message?a=b", message),
        ("encoding", "DescribeView", "GET /participant/views/a+b", None),
        ("length in a path", "DescribeView", "GET /participant/views/" + "a" * 1001, None),
        ("body", "DescribeView", "GET /participant/views/a", {}),
        ("query", "DeletePushNotificationRegistration", "DELETE /push-notification/i/registrations/r", None),
        ("case", "DeletePushNotificationRegistration",
         "DELETE /push-notification/i/registrations/r?contactId=c&ContactId=c", None),
    ]
    for rule, name, target, body in calls:
        text = "" if body is None else json.dumps(body)
        assert list(model.call_faults(operations[name], target, text)), f"{rule} was not seen"
    assert not list(model.call_faults(operations["SendMessage"], "POST /participant/message", json.dumps(message)))


class Stage:
    """The gateway, the simulator, and what came to the simulator."""

    def __init__(self, gateway, address: str):
        self.caller = Caller(gateway, SECRET_KEY)
        self.administration = chat.Administration(address)

    def conversation(self, made: dict) -> Conversation:
        return Conversation(self.caller, made)

    def log(self, operation: str | None = None) -> list[dict]:
        entries = self.administration.call("GET", "log")["entries"]
        return [entry for entry in entries if entry["kind"] in ("control", "participant")
                and operation in (None, entry["operation"])]

    def logged(self, operation: str, text: str) -> None:
        """Waits until a call was made whose body holds a text."""
        end = time.monotonic() + chat.PATIENCE_SECONDS
        while not any(text in entry["body"] for entry in self.log(operation)):
            assert time.monotonic() < end, f"no {operation} with {text!r}"
            time.sleep(0.02)


def drive(executable: pathlib.Path, report: Report, operations: dict) -> None:
    with tempfile.TemporaryDirectory(prefix="trunkline-model-") as folder:
        simulator = Simulator(executable, adapter_calls.SIMULATOR)
        try:
            gateway = Gateway(executable, pathlib.Path(folder), adapter_calls.configuration(simulator.address))
            try:
                stage = Stage(gateway, simulator.address)
                report.attempt("every call is made", adapter_calls.run, stage, report)
                judge(stage.log(), report, operations)
            finally:
                fault = gateway.stop()
            report.case("the gateway ends when asked", not fault, fault)
        finally:
            fault = simulator.stop()
        report.case("the simulator ends when asked", not fault, fault)


def judge(log: list[dict], report: Report, operations: dict) -> None:
    """Each call that was noted, by operation; none that the adapter has may be missing."""
    for name in sorted(model.adapter_operations() | {entry["operation"] for entry in log}):
        calls = [entry for entry in log if entry["operation"] == name]
        report.attempt(f"{name}: {len(calls)} as the model has it", documented, operations[name], calls)
    kinds = {json.loads(entry["body"])["ContentType"] for entry in log if entry["operation"] == "SendMessage"}
    expected = set(chat.ALL_TYPES) - {chat.INTERACTIVE}
    report.case("a customer's messages of every type went out", kinds == expected, f"{sorted(kinds)}")
    violations = [entry["violation"] for entry in log if "violation" in entry]
    report.case("the simulator found nothing either", not violations, "; ".join(violations))


def documented(operation, calls: list[dict]) -> None:
    assert calls, "it was never made"
    for call in calls:
        assert call["sizeBytes"] == len(call["body"].encode()), "the log holds a part of it only"
        faults = list(model.call_faults(operation, call["target"], call["body"]))
        assert not faults, f"{'; '.join(faults)}: {call['body'][:300]}"


if __name__ == "__main__":
    sys.exit(main())
