"""Programs that checks run."""

import subprocess


def run(arguments: list[str], seconds: float = 60, data: bytes | None = None) -> subprocess.CompletedProcess:
    """Runs a program to its end; the status is the caller's to judge."""
    return subprocess.run(arguments, input=data, stdin=subprocess.DEVNULL if data is None else None,
                          capture_output=True, timeout=seconds, check=False)
