"""What schemathesis cannot read from a schema: rules between fields and with what is stored.

Two of its checks are replaced by ones that know our problem codes, and one is added; `check_api` loads this file.
"""

import schemathesis
from schemathesis.core.failures import Failure

# A request may fit the schema and still name what is not there, or contradict itself: these codes say so.
ABOUT_MEANING = {
    "conflicting", "cursor_ahead", "cursor_foreign", "cursor_malformed", "cursor_trimmed", "required",
    "unknown_action", "unknown_attachment", "unknown_form", "unknown_message", "unknown_provider", "unknown_route",
    "unknown_session",
}
PROBLEMS_ABOUT_MEANING = {
    "capability_unsupported", "idempotency_mismatch", "invalid_cursor", "not_acceptable", "precondition_failed",
    "upgrade_required",
}
# What these may hold, and what is in them, is for the provider to say.
FOR_PROVIDERS = ("/transcript", "/providerOptions")
# JSON inside of a text, whose form a schema of the text cannot tell.
JSON_PARAMETERS = {"context"}
NEVER_MIND = {401, 403, 404, 409, 429}


@schemathesis.serializer("audio/wav", "audio/*")
def sound(ctx, value):
    """Any bytes are sound enough for a provider that takes none."""
    return value if isinstance(value, bytes) else str(value).encode()


def problem_of(response) -> dict:
    try:
        document = response.json()
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


@schemathesis.check
def fitting_data_is_taken(ctx, response, case) -> None:
    """What fits the schema is accepted, or refused for what it means and never for its form."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code < 400:
        return
    if response.status_code in NEVER_MIND:
        return
    if "ticket" in (case.query or {}):
        # A credential, of which the document cannot give the form.
        return
    problem = problem_of(response)
    if problem.get("code") in PROBLEMS_ABOUT_MEANING:
        return
    errors = problem.get("errors", [])
    codes = {
        error.get("code") for error in errors
        if not str(error.get("pointer")).startswith(FOR_PROVIDERS) and error.get("parameter") not in JSON_PARAMETERS
    }
    if response.status_code == 422 and errors and codes <= ABOUT_MEANING:
        return
    what = f"{response.status_code} {problem.get('code')} {sorted(map(str, codes))}: {problem.get('detail')}"
    raise Failure(operation=case.operation.label, title="what fits the schema was refused", message=what)


@schemathesis.check
def only_documented_server_errors(ctx, response, case) -> None:
    """Of 5xx only 501 comes, and only for what the provider cannot do."""
    code = problem_of(response).get("code")
    if response.status_code >= 500 and (response.status_code, code) != (501, "capability_unsupported"):
        raise Failure(operation=case.operation.label, title="server error", message=f"{response.status_code} {code}")


@schemathesis.check
def problems_are_whole(ctx, response, case) -> None:
    """Each 4xx and 5xx is a problem document whose status and Request-Id are those of the answer."""
    if response.status_code < 400 or case.method.upper() == "HEAD":
        return
    problem = problem_of(response)
    request_id = response.headers.get("request-id", [""])[0]
    if problem.get("status") != response.status_code or problem.get("requestId") != request_id or not request_id:
        raise Failure(operation=case.operation.label, title="no whole problem",
                      message=f"{response.status_code}: {problem}, Request-Id {request_id}")
