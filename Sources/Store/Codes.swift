package import Domain

/// The numbers that stand for states and roles in the file. They never change; new ones are added.
extension SessionState {
    /// The number in a row.
    ///
    /// Those below 5 are live; the indexes of the schema say so too.
    package var code: Int64 {
        switch self {
        case .connecting: 0
        case .queued: 1
        case .active: 2
        case .reconnecting: 3
        case .suspended: 4
        case .ended: 5
        case .failed: 6
        }
    }

    /// The one that a number stands for.
    package init?(code: Int64) {
        guard let state = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = state
    }
}

extension SenderRole {
    /// The number in a row.
    package var code: Int64 {
        switch self {
        case .user: 0
        case .bot: 1
        case .agent: 2
        case .system: 3
        }
    }

    /// The one that a number stands for.
    package init?(code: Int64) {
        guard let role = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = role
    }
}
