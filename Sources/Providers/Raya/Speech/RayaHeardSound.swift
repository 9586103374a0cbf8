import Domain
import ProviderKit

/// A voice note made into what the bot hears: a WAVE file of PCM with 16 bits, 16000 Hz and one channel.
///
/// Made piece by piece as it is read, so that no more than a piece is in memory. Each sample is the mean of those it
/// stands for, or lies between its two neighbours.
struct RayaHeardSound: FileSource {
    private static let headBytes = 44
    /// About how much of the file is in memory at a time, in bytes.
    private static let readBytesMax = 256 << 10

    private let source: any FileSource
    private let sound: RayaSound

    /// The sound of a file, of which it is known where it lies and in what form.
    init(_ source: any FileSource, _ sound: RayaSound) {
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
        var heard: [UInt8] = []
        var next = first / 2
        while next < (last + 1) / 2 {
            let stop = min(next + samplesMax, (last + 1) / 2)
            heard += try await samples(next..<stop).flatMap { Self.little($0 & 0xFFFF, 2) }
            next = stop
        }
        // A piece may begin or end inside a sample.
        bytes += heard[(first % 2)..<(first % 2 + last - first)]
        return bytes
    }

    /// How many samples are made of one read: few where the file has many wide ones for each.
    private var samplesMax: Int {
        let rates = (sound.form.rate + RayaSound.heardRate - 1) / RayaSound.heardRate
        return max(1, Self.readBytesMax / (rates * sound.form.frameBytes))
    }

    /// The samples that the bot hears, by their numbers.
    private func samples(_ numbers: Range<Int>) async throws(ProviderFailure) -> [Int] {
        let from = place(of: numbers.lowerBound)
        let to = min(sound.frames, place(of: numbers.upperBound) + 2)
        let wanted = (to - from) * sound.form.frameBytes
        let bytes = try await source.read(at: sound.start + from * sound.form.frameBytes, count: wanted)
        guard bytes.count == wanted else {
            throw ProviderFailure(.unavailable, "The file is shorter than it was said to be.", code: "file_cut")
        }
        let given = sound.form.samples(of: bytes)
        return numbers.map { number in
            let start = place(of: number) - from
            let stop = min(place(of: number + 1) - from, given.count)
            if stop - start > 1 { return given[start..<stop].reduce(0, +) / (stop - start) }
            let next = given[min(start + 1, given.count - 1)]
            let rest = number * sound.form.rate % RayaSound.heardRate
            return given[start] + (next - given[start]) * rest / RayaSound.heardRate
        }
    }

    /// The sample of the file at which one that the bot hears begins.
    private func place(of number: Int) -> Int { number * sound.form.rate / RayaSound.heardRate }

    private var head: [UInt8] {
        let dataBytes = sound.heardFrames * 2
        var head = Array("RIFF".utf8) + Self.little(36 + dataBytes, 4) + Array("WAVEfmt ".utf8)
        head += Self.little(16, 4) + Self.little(1, 2) + Self.little(1, 2) + Self.little(RayaSound.heardRate, 4)
        head += Self.little(RayaSound.heardRate * 2, 4) + Self.little(2, 2) + Self.little(16, 2)
        return head + Array("data".utf8) + Self.little(dataBytes, 4)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
