"""Runs the same cases against every provider, through the executable and the vendors' simulators.

Usage: python -m providers [--executable FILE] [--long] [NAME…]

Each provider has a gateway and a simulator of its own; both have to end with status 0 when they are asked to. Cases
that do not apply say why. Exit status 1: something failed.
"""

import argparse
import concurrent.futures
import contextlib
import importlib
import itertools
import pathlib
import pkgutil
import sys
import tempfile
import time

from edge.report import Report

from . import cases, outages
from .abilities import NotServed
from .client import PATIENCE_SECONDS, Caller, Conversation
from .port import Port
from .programs import SECRET_KEY, Gateway, Simulator, quiet_port
from .provider import Provider


def described() -> list[type[Provider]]:
    """Every provider that a file of this folder describes, by name."""
    for module in pkgutil.iter_modules([str(pathlib.Path(__file__).parent)]):
        if module.name != "__main__":
            importlib.import_module(f"{__package__}.{module.name}")
    found, waiting = [], [Provider]
    while waiting:
        below = waiting.pop().__subclasses__()
        found += below
        waiting += below
    return sorted(found, key=lambda kind: kind.name)


PROVIDERS = described()


class Stage:
    """What a case plays on."""

    def __init__(self, provider, gateway: Gateway, port: Port | None):
        self.provider = provider
        self.gateway = gateway
        # Where the gateway reaches the vendor, in a scene.
        self.port = port
        self.caller = Caller(gateway, SECRET_KEY)
        self.paths = self.caller.get("/openapi.json").json["paths"]
        self._users = itertools.count(1)

    def user(self) -> str:
        """Somebody new."""
        return f"{self.provider.name}-{next(self._users)}"

    def open(self, **more) -> Conversation:
        """A session of somebody new."""
        user = self.user()
        answer = self.caller.post("/v1/sessions", {"user": {"id": user, "name": user}, **more})
        assert answer.status == 201, str(answer)
        session = Conversation(self.caller, answer.json)
        self.provider.opened(session)
        return session

    @staticmethod
    def until(is_so, what: str) -> None:
        """Waits for what no event tells."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not is_so():
            assert time.monotonic() < end, f"no {what} within {PATIENCE_SECONDS} s"
            time.sleep(0.02)


@contextlib.contextmanager
def staged(kind, executable: pathlib.Path, report: Report, name: str = ""):
    """A stage with programs of its own; they are ended with it, and have to end as they should."""
    with tempfile.TemporaryDirectory(prefix=f"trunkline-conformance-{kind.name}-") as folder:
        port = quiet_port() if kind.calls_gateway else 0
        fake = kind.simulated(executable, port)
        simulator = Simulator(executable, fake.arguments()) if fake else None
        provider = kind(fake, simulator.address if simulator else None)
        front = Port(simulator.address) if name else None
        if front:
            provider.address = front.address
        gateway = Gateway(executable, pathlib.Path(folder), provider.configuration(), port)
        try:
            yield Stage(provider, gateway, front)
        finally:
            for what, program in (("gateway", gateway), ("simulator", simulator)):
                fault = program.stop() if program else ""
                report.case(f"{name and name + ': '}the {what} lives and ends when asked", not fault, fault)
            if front:
                front.stop()


def run(kind, executable: pathlib.Path, is_long: bool) -> Report:
    """Runs all cases against one provider, and beside them what its bad minutes leave."""
    report = Report(kind.name, prints=False)
    scenes = outages.SCENES if kind.vendor else []
    with concurrent.futures.ThreadPoolExecutor(len(scenes) or 1) as pool:
        beside = [pool.submit(play_scene, report, kind, executable, is_long, *scene) for scene in scenes]
        with staged(kind, executable, report) as stage:
            unknown = set(kind.excluded) - {name for name, _ in cases.CASES}
            report.case("exclusions name cases", not unknown, ", ".join(sorted(unknown)))
            for name, body in cases.CASES:
                play(report, stage, name, body)
        for scene in beside:
            scene.result()
    report.close()
    return report


def play_scene(report: Report, kind, executable: pathlib.Path, is_long: bool, name: str, body) -> None:
    with staged(kind, executable, report, name) as stage:
        report.attempt(name, body, stage, is_long)


def play(report: Report, stage: Stage, name: str, body) -> None:
    reason = stage.provider.excluded.get(name)
    if reason:
        return report.skip(name, reason)
    try:
        return report.attempt(name, body, stage, passing=NotServed)
    except NotServed as error:
        return report.skip(name, str(error))
    finally:
        stage.provider.forgive()


def main() -> int:
    names = {kind.name: kind for kind in PROVIDERS}
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.splitlines()[0])
    parser.add_argument("--executable", type=pathlib.Path, required=True, help="the trunkline to test")
    parser.add_argument("--long", action="store_true", help="bad minutes of the vendor in their full length")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of " + " ".join(names))
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.names) - set(names))
    if unknown:
        parser.error(f"unknown providers: {' '.join(unknown)}")
    usual = [kind for kind in PROVIDERS if kind.runs_by_default]
    wanted = [names[name] for name in arguments.names] or usual
    failed, passed = [], 0
    # They share nothing, and mostly wait.
    with concurrent.futures.ThreadPoolExecutor(len(wanted)) as pool:
        for report in pool.map(lambda kind: run(kind, arguments.executable.resolve(), arguments.long), wanted):
            report.show()
            passed += report.passed
            if report.failures:
                failed.append(report.name)
    print(f"conformance: failed: {' '.join(failed)}" if failed else f"conformance: all {passed} cases passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
