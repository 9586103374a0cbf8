"""Judges the simulated Amazon Connect by the vendor's own client, boto3, before it judges the adapter.

Usage: python -m connect.boto_check --executable FILE

Makes every call of both services with the published models, which check what is sent and read what comes back, and
expects the errors that those models name. Exit status 1: something failed.
"""

import argparse
import pathlib
import sys

from edge.report import Report
from providers.programs import Simulator

from . import chat, control_cases, participant_cases


def main() -> int:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.splitlines()[0])
    parser.add_argument("--executable", type=pathlib.Path, required=True, help="the trunkline to test")
    executable = parser.parse_args().executable.resolve()
    print("== boto", flush=True)
    report = Report("boto")
    simulator = Simulator(
        executable, ["--connect", "127.0.0.1:0", "--connect-access-key", f"{chat.KEY_ID}:{chat.SECRET}"])
    try:
        control = chat.client("connect", simulator.address)
        participant = chat.client("connectparticipant", simulator.address, signs=False)
        administration = chat.Administration(simulator.address)
        for cases in (control_cases, participant_cases):
            report.attempt(
                f"{cases.__name__} run to their end", cases.run, simulator.address, report, control, participant,
                administration)
    finally:
        fault = simulator.stop()
    report.case("the simulator lives and ends when asked", not fault, fault)
    report.close()
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
