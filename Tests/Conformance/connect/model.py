"""Calls to Amazon Connect against the vendor's own service models, as the package botocore has them.

Every member must be documented for its operation, and of its type, length, range, pattern and values; every required
one must be there. What goes into a header is not looked at: the log of a simulator holds no credentials.
"""

import json
import pathlib
import re
import urllib.parse

import botocore.session

# Both have a DescribeView; a chat's is the participant service's, which therefore comes last.
SERVICES = ("connect", "connectparticipant")
TYPES = {"string": str, "integer": int, "long": int, "boolean": bool, "list": list, "map": dict, "structure": dict}
ADAPTER = pathlib.Path(__file__).parents[3] / "Sources" / "Providers" / "Connect" / "Calls" / "ConnectOperation.swift"


def operations() -> dict:
    """The models of all operations of both services, by name."""
    session = botocore.session.get_session()
    return {name: service.operation_model(name)
            for service in map(session.get_service_model, SERVICES) for name in service.operation_names}


def model_name(name: str) -> str:
    """The model's name of an operation that the adapter names in its own way."""
    return name[0].upper() + name[1:].replace("URL", "Url")


def adapter_operations() -> set[str]:
    """The operations that the adapter has, by the models' names."""
    text = ADAPTER.read_text("utf-8").split("enum ConnectOperation", 1)[1].split("///", 1)[0]
    names = {name.strip() for cases in re.findall(r"^\s+case (.+)$", text, re.M) for name in cases.split(",")}
    assert len(names) >= 19, f"{sorted(names)} in {ADAPTER.name}"
    return {model_name(name) for name in names}


def call_faults(operation, target: str, body: str):
    """What is wrong with a whole call: its method, path, query and body."""
    method, _, url = target.partition(" ")
    path, _, query = url.partition("?")
    if method != operation.http["method"]:
        yield f"the method is {method}, not {operation.http['method']}"
    shape = operation.input_shape
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(operation.http["requestUri"]))
    found = re.fullmatch(pattern, path)
    if not found:
        yield f"{path} is not {operation.http['requestUri']}"
    else:
        for name, value in found.groupdict().items():
            if re.search(r"[^A-Za-z0-9._~%-]", value):
                yield f"/{name} is not encoded in the path"
            yield from faults_of(member_at(shape, "uri", name), urllib.parse.unquote(value), f"/{name} of the path")
    yield from query_faults(shape, query)
    if any(not member.serialization.get("location") for member in shape.members.values()):
        yield from faults_of(shape, json.loads(body or "{}", object_pairs_hook=once), "", in_body=True)
    elif body:
        yield "there is a body"


def once(pairs: list) -> dict:
    """An object whose members have each a name of their own."""
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), f"a member stands twice: {names}"
    return dict(pairs)


def query_faults(shape, query: str):
    given = urllib.parse.parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
    names = [name for name, _ in given]
    if len(names) != len(set(names)):
        yield f"a parameter stands twice: {names}"
    for name, value in given:
        member = member_at(shape, "querystring", name)
        if member is None:
            yield f"?{name} is not documented"
        else:
            yield from faults_of(member, value, f"?{name}")
    for name in shape.required_members:
        member = shape.members[name]
        if member.serialization.get("location") == "querystring" and member.serialization["name"] not in names:
            yield f"?{member.serialization['name']} is missing"


def member_at(shape, location: str, name: str):
    """The member that goes to a place of the request under a name; None where there is none."""
    return next((member for key, member in shape.members.items()
                 if member.serialization.get("location") == location
                 and member.serialization.get("name", key) == name), None)


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
