"""Oracle Digital Assistant where no socket can be opened: long polls take its place."""

import time

from .oda import ODA


class ODAPolling(ODA):
    name = "oda-polling"
    # The simulator has no sockets under that segment.
    settings = {"socketSegment": "nowhere", "enableLongPolling": True, "longPollSocketAttempts": 1,
                "longPollSocketIntervalSeconds": 0.05}
    spoilt = {"half of a document": "malformed"}
    excluded = {
        "suggestions: works if claimed, else 501": "the vendor answers questions over a socket only",
    }

    def _cut_polls(self, session, place: str) -> None:
        """The answer to the poll that waits is cut, and some more: five in a row are a loss.

        A poll over a connection that was there before is asked again over a new one, so one may take two cuts; what is
        left over is too little for another loss.
        """
        user = session.user
        self.sim.call("POST", "faults", [{"fault": "cut", "place": place, "userId": user, "times": 1},
                                         {"fault": "pollcut", "userId": user, "times": 7}])

    def cut(self, session) -> None:
        self._cut_polls(session, "before")
        self._push(session, {})

    def cut_within(self, session) -> None:
        self._cut_polls(session, "within")

    def refuse(self) -> tuple[int, str]:
        self.sim.call("POST", "faults", {"fault": "poststatus", "status": 401})
        return 502, "provider_auth_failed"

    def is_gone(self, session) -> bool:
        # Nobody says goodbye to a poll: who no longer asks is gone.
        def is_fetched() -> bool:
            before = self.sim.call("GET", "stats")["framesSent"]
            self._push(session, {})
            time.sleep(0.1)
            return self.sim.call("GET", "stats")["framesSent"] > before
        return not (is_fetched() or is_fetched())
