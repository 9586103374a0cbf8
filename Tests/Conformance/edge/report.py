"""What a check says: one line a case, and one at its end."""

import time
import traceback


class Report:
    """Counts the cases of one check and prints them as they come, or all at once when asked to."""

    def __init__(self, name: str, prints: bool = True):
        self.name = name
        self.passed = 0
        self.skipped = 0
        self.failures: list[str] = []
        self._began = time.monotonic()
        self._held: list[str] | None = None if prints else [f"== {name}"]

    def _print(self, line: str) -> None:
        if self._held is None:
            print(line, flush=True)
        else:
            self._held.append(line)

    def show(self) -> None:
        """Prints what was held back."""
        print("\n".join(self._held or []), flush=True)

    def case(self, name: str, passed: bool, detail: str = "") -> bool:
        """Notes one case; `detail` says what was seen instead."""
        if passed:
            self.passed += 1
            self._print(f"  ok    {name}")
        else:
            self.failures.append(f"{name}: {detail}" if detail else name)
            self._print(f"  FAIL  {name}: {detail}")
        return passed

    def skip(self, name: str, reason: str) -> None:
        """Notes a case that does not apply."""
        self.skipped += 1
        self._print(f"  skip  {name}: {reason}")

    def attempt(self, name: str, body, *arguments, passing: type[BaseException] | tuple = ()) -> bool:
        """Runs a case that is right if it returns None or True, and wrong if it raises or returns anything else.

        What is named by `passing` is raised on.
        """
        try:
            outcome = body(*arguments)
        except passing:
            raise
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
        skipped = f", {self.skipped} do not apply" if self.skipped else ""
        self._print(f"conformance: {self.name}: {self.passed} of {total} passed{skipped} in {seconds:.1f} s")
