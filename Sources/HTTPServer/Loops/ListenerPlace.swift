/// Which loop accepts from which listening socket.
struct ListenerPlace: Hashable, Sendable {
    let socket: Int
    let loop: Int
    /// Other loops accept from the socket too.
    let isShared: Bool

    /// Gives every socket a loop and every loop a socket, each as evenly as the numbers allow; both at least one.
    static func places(sockets: Int, loops: Int) -> [ListenerPlace] {
        (0..<max(sockets, loops)).map { index in
            let socket = index % sockets
            // The next loop for the same socket, or the one before.
            let isShared = socket + sockets < loops
            return ListenerPlace(socket: socket, loop: index % loops, isShared: isShared)
        }
    }
}
