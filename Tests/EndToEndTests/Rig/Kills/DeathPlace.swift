import Conversations
import Kernel
import ProviderCCAI
import ProviderConnect
import Testing

/// A failpoint of whichever target has it.
struct DeathPlace: Hashable, Sendable, CustomTestStringConvertible {
    let name: String
    /// A message may be under way when a process dies there, so that its fate is not known.
    let leavesFateOpen: Bool

    static let all =
        Failpoint.allCases.map(Self.init) + ConnectFailpoint.allCases.map(Self.init)
        + CCAIFailpoint.allCases.map(Self.init)

    init(_ place: Failpoint) {
        name = place.rawValue
        leavesFateOpen =
            switch place {
            // An attempt may have been written down in the same change, or in the next before anybody was told.
            case .stateStored, .messageStored, .messageAccepted, .attemptStored, .sendBegun, .sendReturned,
                .sentSettled, .sentUnderWay, .outboundReported, .outboundStored, .fileStored:
                true
            case .sessionJudged, .sessionStored, .sessionCommitted, .sessionMade, .providerMade, .providerBegun,
                .providerOpened, .providerSettled, .fallbackStored, .fallbackBegun, .restoringBegun, .restoringSettled,
                .messageJudged, .attemptBegun, .sentStored, .endStored, .eraseStored, .endReported, .transferStored,
                .transferBegun, .transferOpened, .transferIntroduced, .transferSwitched, .transferLeft:
                false
            }
    }

    init(_ place: ConnectFailpoint) {
        name = place.rawValue
        leavesFateOpen =
            switch place {
            case .sendBefore, .sendAnswered, .sendReported, .uploadBefore, .uploadStarted, .uploadBrought,
                .uploadStored, .uploadCompleted, .uploadAnnounced, .uploadSettled:
                true
            case .startBefore, .startAnswered, .startStored, .connectionAnswered, .dialled, .subscribed: false
            }
    }

    init(_ place: CCAIFailpoint) {
        name = place.rawValue
        leavesFateOpen =
            switch place {
            case .sendBefore, .sendAnswered, .sendReported, .hookHandled: true
            // A file that is not in a message yet is no part of one.
            case .userAnswered, .startBefore, .startAnswered, .startStored, .uploadPresigned, .uploadBrought,
                .uploadRegistered:
                false
            }
    }

    var testDescription: String { name }

    /// Only messages with a file come there; see `FileFailpointTests`.
    var isOfFiles: Bool {
        name.hasPrefix("connect.upload.") || name.hasPrefix("ccai.upload.") || name == Failpoint.fileStored.rawValue
    }

    /// Only sessions come there that their first provider does not open, or that are handed over; see
    /// `FallbackCrashTests` and `TransferCrashTests`.
    var isOfRoutes: Bool { name.hasPrefix("fallback.") || name.hasPrefix("transfer.") }

    /// Processes come there on the way to the end alone.
    var isOfEnd: Bool { [Failpoint.endStored, .eraseStored, .endReported].contains { $0.rawValue == name } }

    /// Only sessions with Connect come there: it alone gives texts ids of its own.
    var isOfConnect: Bool { name.hasPrefix("connect.") || name.hasPrefix("outbound.") }

    /// Only sessions with the CCAI Platform come there.
    var isOfCCAI: Bool { name.hasPrefix("ccai.") }
}
