"""What a check says: one line a case, and one at its end."""

import time
import traceback


class Report:
    """Counts the cases of one check and prints them as they come."""

    def __init__(self, name: str):
        self.name = name
        self.passed = 0
        self.failures: list[str] = []
        self._began = time.monotonic()

    def case(self, name: str, passed: bool, detail: str = "") -> bool:
        """Notes one case; `detail` says what was seen instead."""
        if passed:
            self.passed += 1
            print(f"  ok    {name}", flush=True)
        else:
            self.failures.append(f"{name}: {detail}" if detail else name)
            print(f"  FAIL  {name}: {detail}", flush=True)
        return passed

    def attempt(self, name: str, body, *arguments) -> bool:
        """Runs a case that is right if it returns None or True, and wrong if it raises or returns anything else."""
        try:
            outcome = body(*arguments)
        except AssertionError as error:
            return self.case(name, False, str(error) or "assertion failed")
        except Exception as error:  # whatever a tool raises is the finding
            where = traceback.extract_tb(error.__traceback__)[-1]
            return self.case(name, False, f"{type(error).__name__}: {error} (line {where.lineno} of {where.name})")
        return self.case(name, outcome in (None, True), str(outcome))

    def close(self) -> None:
        """Prints the closing line."""
        total = self.passed + len(self.failures)
        seconds = time.monotonic() - self._began
        if total == 0:
            self.failures.append("no case ran")
        print(f"conformance: {self.name}: {self.passed} of {total} passed in {seconds:.1f} s", flush=True)
