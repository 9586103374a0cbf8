import Domain
import ProviderKit

/// A voice note made into what the bot hears: a WAVE file of PCM with 16 bits, 16000 Hz and one channel.
///
/// Made piece by piece as it is read, so that no more than a piece is in memory. Each sample is the mean of those it
/// stands for, or lies between its two neighbours.
struct RayaHeardSound: FileSource {
    private static let headBytes = 44

    private let source: any FileSource
    private let sound: RayaWave

    /// The sound of a file, whose head was read.
    init(_ source: any FileSource, _ sound: RayaWave) {
        self.source = source
        self.sound = sound
    }

    var sizeBytes: Int { Self.headBytes + sound.heardFrames * 2 }

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        let end = min(offset + count, sizeBytes)
        guard offset < end else { return [] }
        var bytes = offset < Self.headBytes ? Array(head[offset..<min(Self.headBytes, end)]) : []
        let first = max(offset - Self.headBytes, 0)
        let last = end - Self.headBytes
        guard first < last else { return bytes }
        let heard = try await samples(first / 2..<(last + 1) / 2).flatMap { Self.little($0 & 0xFFFF, 2) }
        // A piece may begin or end inside a sample.
        bytes += heard[(first % 2)..<(first % 2 + last - first)]
        return bytes
    }

    /// The samples that the bot hears, by their numbers.
    private func samples(_ numbers: Range<Int>) async throws(ProviderFailure) -> [Int] {
        let from = place(of: numbers.lowerBound)
        let to = min(sound.frames, place(of: numbers.upperBound) + 2)
        let wanted = (to - from) * sound.frameBytes
        let bytes = try await source.read(at: sound.start + from * sound.frameBytes, count: wanted)
        guard bytes.count == wanted else {
            throw ProviderFailure(.unavailable, "The file is shorter than it was said to be.", code: "file_cut")
        }
        let given = sound.samples(of: bytes)
        return numbers.map { number in
            let start = place(of: number) - from
            let stop = min(place(of: number + 1) - from, given.count)
            if stop - start > 1 { return given[start..<stop].reduce(0, +) / (stop - start) }
            let next = given[min(start + 1, given.count - 1)]
            let rest = number * sound.rate % RayaWave.heardRate
            return given[start] + (next - given[start]) * rest / RayaWave.heardRate
        }
    }

    /// The sample of the file at which one that the bot hears begins.
    private func place(of number: Int) -> Int { number * sound.rate / RayaWave.heardRate }

    private var head: [UInt8] {
        let dataBytes = sound.heardFrames * 2
        var head = Array("RIFF".utf8) + Self.little(36 + dataBytes, 4) + Array("WAVEfmt ".utf8)
        head += Self.little(16, 4) + Self.little(1, 2) + Self.little(1, 2) + Self.little(RayaWave.heardRate, 4)
        head += Self.little(RayaWave.heardRate * 2, 4) + Self.little(2, 2) + Self.little(16, 2)
        return head + Array("data".utf8) + Self.little(dataBytes, 4)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
