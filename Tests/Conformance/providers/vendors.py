"""The vendors whose fakes the executable has, as it describes them itself (`trunkline simulate --list`)."""

import functools
import json
import pathlib
import subprocess

ANYWHERE = "127.0.0.1:0"


@functools.cache
def described(executable: pathlib.Path, *flags: str) -> dict[str, dict]:
    """What runs with these flags, by name."""
    words = [str(executable), "simulate", "--list", *flags]
    result = subprocess.run(words, capture_output=True, text=True, timeout=20, check=True)
    return {vendor["name"]: vendor for vendor in json.loads(result.stdout)["vendors"]}


class Vendor:
    """One of them, with the flags that its fake is started with."""

    def __init__(self, executable: pathlib.Path, name: str, flags: list[str] | None = None):
        """Without flags, with those of its sample."""
        self._executable = executable
        self._name = name
        self._about = described(executable)[name]
        self._flags = self._about["sample"] if flags is None else flags

    def arguments(self, address: str = ANYWHERE) -> list[str]:
        """What follows `trunkline simulate`."""
        return [self._about["listen"], address, *self._flags]

    def section(self, address: str) -> dict:
        """What stands under `providers` of a gateway that talks to the fake there."""
        return described(self._executable, *self.arguments(address))[self._name]["section"]
