import Crypto
import Domain
import EventLoop
import ProviderKit

/// Messages with files: one long frame each, which goes out piece by piece.
extension RayaSession {
    /// Sends one frame piece by piece; whoever cannot finish it ends the connection, so that half a message is none.
    func send(_ upload: RayaUpload) async throws(SendFailure) {
        // Reading a voice note's head may have taken a while.
        let socket = try sendable()
        let number = driver.number
        guard socket.begin(binary: upload.isBinary, count: upload.byteCount) else { throw Self.notConnected }
        machine.isUploading = true
        do throws(ProviderFailure) {
            for part in upload.parts {
                switch part {
                case .bytes(let bytes): try await send(piece: bytes, over: socket, number)
                case .base64(let source): try await send(source, asBase64: true, over: socket, number)
                case .file(let source): try await send(source, asBase64: false, over: socket, number)
                }
            }
        } catch {
            guard driver.isCurrent(number) else { throw Self.notConnected }
            // The frame cannot be completed: as if the connection had been lost.
            receipts.lost()
            releaseSocket()?.abort()
            perform(machine.ended(.lost(reason: "a message could not be completed"), at: now))
            if error.kind == .notConnected { throw Self.notConnected }
            throw .refused(error)
        }
        let refusal = await socket.pieceOutcome()
        machine.isUploading = false
        if let refusal { throw refusal.clientSendFailure ?? Self.notConnected }
    }

    private func send(
        _ source: any FileSource, asBase64: Bool, over socket: any ProviderSocket, _ number: Int
    ) async throws(ProviderFailure) {
        var place = 0
        while place < source.sizeBytes {
            let wanted = min(Self.pieceBytes, source.sizeBytes - place)
            let bytes = try await source.read(at: place, count: wanted)
            guard bytes.count == wanted else {
                throw ProviderFailure(.unavailable, "The file is shorter than it was said to be.", code: "file_cut")
            }
            place += wanted
            try await send(piece: asBase64 ? Base64.standard.encode(bytes.span) : bytes, over: socket, number)
        }
    }

    private func send(piece: [UInt8], over socket: any ProviderSocket, _ number: Int) async throws(ProviderFailure) {
        let lost = ProviderFailure(.notConnected, "The connection was lost.", code: "not_connected")
        while driver.isCurrent(number), socket.isOpen, socket.isCongested {
            let waiter = LoopWaiter(loop: context.loop)
            drainWaiter = waiter
            let isDrained = await waiter.wait(atMost: configuration.times.uploadStall)
            if drainWaiter === waiter { drainWaiter = nil }
            guard isDrained else { throw lost }
        }
        guard driver.isCurrent(number), socket.send(piece: piece) else { throw lost }
    }
}
