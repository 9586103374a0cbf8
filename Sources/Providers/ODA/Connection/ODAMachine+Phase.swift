extension ODAMachine {
    /// Where the connection stands.
    package enum Phase: Sendable {
        /// Not begun.
        case idle
        /// A socket is being opened.
        case connecting
        /// Frames go both ways.
        case open
        /// Between two attempts.
        case waiting
        /// `closeSession` is sent.
        case ending
        /// Over.
        case over
    }
}
