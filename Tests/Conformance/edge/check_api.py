"""schemathesis: the served OpenAPI document against what the gateway does, operation by operation and in sequences."""

import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
# Of its checks these two have stand-ins in api_hooks.py, which know our problem codes.
REPLACED = "positive_data_acceptance,not_a_server_error"
# Repeatable: a finding can be looked at again.
SEED = "20261121"
CASES = re.compile(r"(\d+) generated")
SECONDS_MAX = {False: 150, True: 3000}


def run(gateway, report, scale) -> None:
    # Requests may wait for events, for 30 s at most. What chance finds is found in the long form.
    phases = [("examples,coverage", 1), ("stateful", 100 if scale.long else 4)]
    if scale.long:
        phases.append(("fuzzing", 200))
    for phase, examples in phases:
        report.attempt(f"schemathesis, {phase}", explore, gateway, phase, examples, scale.long)


def explore(gateway, phase: str, examples: int, is_long: bool) -> None:
    hooks = f"{__package__}.api_hooks"
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": hooks, "PYTHONPATH": str(HERE.parent)}
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(HERE / "schemathesis.toml"), "run",
        gateway.url("/openapi.json"), "--header", f"Authorization: Bearer {gateway.key}", "--checks", "all",
        "--exclude-checks", REPLACED, "--phases", phase, "--max-examples", str(examples), "--seed", SEED, "--no-color",
        "--suppress-health-check", "all", "--request-timeout", "45", "--max-response-time", "40",
        "--max-failures", "100", "--warnings", "off",
        "--generation-database", "none",
    ]
    done = subprocess.run(command, capture_output=True, timeout=SECONDS_MAX[is_long], check=False, env=environment,
                          cwd=gateway.folder, text=True, errors="replace")
    found = CASES.search(done.stdout)
    if done.returncode != 0:
        start = done.stdout.find("= FAILURES")
        print(done.stdout[max(0, start):][:20000] or done.stderr[-2000:])
        raise AssertionError(f"status {done.returncode}; its report stands above")
    assert found and int(found[1]) >= 20, f"too few cases: {done.stdout[-500:]}"
