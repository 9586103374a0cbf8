"""Runs checks against an executable.

Usage: python -m edge [--long] [--echo-bytes N] --executable FILE [NAME…]

Each check has a gateway of its own, which has to end with status 0 when it is asked to. Exit status 1: something
failed.
"""

import argparse
import concurrent.futures
import dataclasses
import importlib
import pathlib
import sys
import tempfile

from .gateway import Gateway, make_certificates
from .report import Report

# In this order; what ends soon comes first.
CHECKS = ["frames", "http1", "desync", "h2", "curl", "nghttp", "websocket", "connect", "stream", "events", "tls",
          "page", "api", "slow"]
# Run beside each other in the short form: the first computes, the second waits for slow clients.
BESIDE = ["api", "slow"]


@dataclasses.dataclass(frozen=True)
class Scale:
    """How long a check may take."""

    long: bool
    # The longest body that the echo is asked to give back.
    echo_bytes: int


def main() -> int:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.splitlines()[0])
    parser.add_argument("--long", action="store_true", help="the long forms")
    parser.add_argument("--executable", type=pathlib.Path, required=True, help="the trunkline to test")
    parser.add_argument("--echo-bytes", type=int, default=16 << 20, help="the longest body that is echoed")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of " + " ".join(CHECKS))
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.names) - set(CHECKS))
    if unknown:
        parser.error(f"unknown checks: {' '.join(unknown)}")
    scale = Scale(arguments.long, arguments.echo_bytes)
    executable = arguments.executable.resolve()
    with tempfile.TemporaryDirectory(prefix="trunkline-conformance-") as name:
        folder = pathlib.Path(name)
        make_certificates(folder)
        names = arguments.names or CHECKS
        beside = [] if scale.long else [name for name in names if name in BESIDE]
        reports = [run(name, executable, folder, scale) for name in names if name not in beside]
        with concurrent.futures.ThreadPoolExecutor(len(beside) or 1) as pool:
            for report in pool.map(lambda name: run(name, executable, folder, scale, prints=False), beside):
                report.show()
                reports.append(report)
    failed = [report.name for report in reports if report.failures]
    passed = sum(report.passed for report in reports)
    print(f"conformance: failed: {' '.join(failed)}" if failed else f"conformance: all {passed} cases passed")
    return 1 if failed else 0


def run(check: str, executable: pathlib.Path, shared: pathlib.Path, scale: Scale, prints: bool = True) -> Report:
    """Runs one check against a fresh gateway; what it says is printed as it comes, or held back."""
    if prints:
        print(f"== {check}", flush=True)
    module = importlib.import_module(f"{__package__}.check_{check}")
    report = Report(check, prints)
    folder = shared / check
    folder.mkdir()
    for certificate in shared.glob("*.pem"):
        (folder / certificate.name).write_bytes(certificate.read_bytes())
    gateway = Gateway(executable, folder, getattr(module, "LIMITS", ""))
    try:
        report.attempt("the check runs to its end", module.run, gateway, report, scale)
    finally:
        fault = gateway.stop()
    report.case("the gateway lives and ends when asked", not fault, fault)
    report.close()
    return report


if __name__ == "__main__":
    sys.exit(main())
