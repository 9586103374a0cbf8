"""Writes the tokens that public implementations made, for the tests of the adapter.

Usage: python -m signing.make_fixtures > Tests/ProviderCCAITests/Fixtures/judges.json

The present is that of the test; the secret is that of the vectors.
"""

import json
import sys

from . import judges

SECRET = "ccai-vector-company-secret-0123456789abcdefghijklmnopqrstuvwxyz"
NOW = 1_767_225_700


def main() -> int:
    cases = []
    for judge in judges.ALL:
        for algorithm in ("HS256", "HS384"):
            for name, token, fault in judges.spoiled(judge, SECRET, algorithm, NOW):
                case = {"name": name, "verify": algorithm, "token": token}
                if fault:
                    case["fault"] = fault
                cases.append(case)
    print(json.dumps(cases, ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
