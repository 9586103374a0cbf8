"""Bodies of calls to Amazon Connect against the vendor's own service models, as the package botocore has them.

The bodies are those that the adapter's tests hold its calls to, byte for byte. Every member must be documented for the
body of that operation and of its type, length, range, pattern and values; every required one must be there. What an
operation says in its path, query or header is the business of those tests.
"""

import json
import pathlib
import re

import botocore.session

FIXTURES = pathlib.Path(__file__).parents[2] / "ProviderConnectTests" / "Fixtures" / "Requests"
SERVICES = ("connectparticipant", "connect")
TYPES = {"string": str, "integer": int, "long": int, "boolean": bool, "list": list, "map": dict, "structure": dict}


def run(gateway, report, scale) -> None:
    session = botocore.session.get_session()
    operations = {name: service.operation_model(name)
                  for service in map(session.get_service_model, SERVICES) for name in service.operation_names}
    bodies = sorted(FIXTURES.glob("*.json"))
    report.attempt("there are bodies", enough, bodies)
    for file in bodies:
        name = file.stem.split("-")[0]
        operation = operations[name[0].upper() + name[1:].replace("URL", "Url")]
        report.attempt(f"{file.stem}: {operation.name}", conforms, operation, json.loads(file.read_text("utf-8")))
    report.attempt("a body that breaks a rule is seen", notices, operations)


def enough(bodies) -> None:
    assert len(bodies) >= 20, f"{len(bodies)} files in {FIXTURES.name}"


def conforms(operation, body) -> None:
    faults = list(faults_of(operation.input_shape, body, "", in_body=True))
    assert not faults, "; ".join(faults)


def notices(operations) -> None:
    """That the check itself can fail."""
    message = {"ContentType": "text/plain", "Content": "x", "ClientToken": "t"}
    broken = {
        "unknown member": dict(message, Text="x"), "missing member": {"Content": "x"},
        "wrong type": dict(message, Content=7), "too short": dict(message, Content=""),
        "too long": dict(message, Content="x" * 16385), "null": dict(message, ClientToken=None),
    }
    for rule, body in broken.items():
        found = list(faults_of(operations["SendMessage"].input_shape, body, "", in_body=True))
        assert found, f"{rule} was not seen"
    transcript = list(faults_of(operations["GetTranscript"].input_shape, {"SortOrder": "UP"}, "", in_body=True))
    assert transcript, "a value that is not among the allowed was not seen"


def faults_of(shape, value, where, in_body=False):
    kind = TYPES[shape.type_name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        yield f"{where or '/'} is no {shape.type_name}"
        return
    if shape.type_name == "structure":
        yield from structure_faults(shape, value, where, in_body)
    elif shape.type_name == "list":
        for index, member in enumerate(value):
            yield from faults_of(shape.member, member, f"{where}/{index}")
    elif shape.type_name == "map":
        for key, member in value.items():
            yield from faults_of(shape.key, key, f"{where}/{key} (its name)")
            yield from faults_of(shape.value, member, f"{where}/{key}")
    yield from bound_faults(shape, value, where)


def structure_faults(shape, value, where, in_body):
    # What goes into the path, the query or a header does not stand in the body.
    members = {name: member for name, member in shape.members.items()
               if not (in_body and member.serialization.get("location"))}
    for name in shape.required_members:
        if name in members and name not in value:
            yield f"{where}/{name} is missing"
    for name, member in value.items():
        if name in members:
            yield from faults_of(members[name], member, f"{where}/{name}")
        else:
            yield f"{where}/{name} is not documented"


def bound_faults(shape, value, where):
    size = value if isinstance(value, int) else len(value)
    bounds = shape.metadata
    if "min" in bounds and size < bounds["min"]:
        yield f"{where} is below {bounds['min']}"
    if "max" in bounds and size > bounds["max"]:
        yield f"{where} is above {bounds['max']}"
    if "enum" in bounds and value not in bounds["enum"]:
        yield f"{where} is none of {bounds['enum']}"
    if "pattern" in bounds and not re.fullmatch(bounds["pattern"], value):
        yield f"{where} does not match {bounds['pattern']}"

