import Domain
import EventLoop
import JSON
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Live sound over REST, whose request may come to an end before its body does.
@Suite struct UploadTests {
    /// A machine that uploads: request 1 made the query, request 2 carries its sound.
    private func uploading(_ change: (inout VoysisConfiguration) -> Void = { _ in }) throws -> Script {
        var script = Script.open(
            {
                $0.transport = .rest
                change(&$0)
            }, tokens: [.ready(nil), .ready("app-1")])
        _ = script.begin()
        _ = script.take(script.machine.answered(try answer("1", 201, Frames.stub), at: script.now))
        expectEqual(script.append(Sound.samples(10)), ["piece 20"])
        return script
    }

    @Test func `whoever is held back is woken when the connection takes a piece`() async throws {
        let manual = try ManualLoop()
        var taken = 0
        let upload = VoysisUpload(id: 1, loop: manual.loop) { taken += 1 }
        upload.append([1, 2])
        upload.append([3])
        expect(upload.unsentBytes == 3 && taken == 0)
        try await expectEqual(upload.next(), [1, 2])
        expect(upload.unsentBytes == 1 && taken == 1)
        try await expectEqual(upload.next(), [3])
        expect(upload.unsentBytes == 0 && taken == 2)
    }

    private func answer(_ id: String, _ status: Int, _ entity: String? = nil) throws -> VoysisAnswer {
        VoysisAnswer(requestID: id, status: status, entity: try entity.map { try json($0) })
    }

    @Test func `a connection that is lost in the middle fails the query at once`() throws {
        var script = try uploading()
        let failure = ProviderFailure(.unavailable, "gone", code: "provider_disconnected")
        expectEqual(
            script.take(script.machine.restFailed(2, failure, mayHaveArrived: true, at: script.now)),
            [
                "outbound failed provider_unavailable provider_disconnected",
                "query failed {} provider_unavailable provider_disconnected",
            ])
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        expect(script.machine.isIdle)
    }

    static let refusals: [(status: Int, failure: String)] = [
        (400, "invalid_request provider_rejected"), (415, "invalid_request provider_rejected"),
        (429, "provider_capacity throttled"), (500, "provider_error internal_server_error"),
    ]

    @Test(arguments: refusals) func `a status that comes in the middle fails the query at once`(
        _ status: Int, _ failure: String
    ) throws {
        var script = try uploading()
        expectEqual(
            script.take(script.machine.answered(try answer("2", status), at: script.now)),
            [
                "outbound failed \(failure)", "query failed {} \(failure)",
            ])
        expectEqual(script.append(Sound.samples(10)), ["enough"])
    }

    @Test func `a result that comes in the middle ends the recording`() throws {
        var script = try uploading()
        let words = script.take(script.machine.answered(try answer("2", 201, Frames.result()), at: script.now))
        expectEqual(words.prefix(2), [#"query recordingFinished {"reason":"vad"}"#, "outbound sent"])
        expectEqual(words.last?.hasPrefix("query completed "), true)
        expectEqual(script.append(Sound.samples(10)), ["enough"])
        expect(script.machine.isIdle)
    }

    @Test(arguments: [false, true]) func `sound that has left is not sent again with a fresh token`(_ isOver: Bool)
        throws
    {
        var script = try uploading()
        if isOver { _ = script.finish() }
        let words = script.take(script.machine.answered(try answer("2", 401), at: script.now))
        expectEqual(
            words,
            [
                "reject app-1", "outbound failed provider_auth_failed provider_auth_failed",
                "query failed {} provider_auth_failed provider_auth_failed",
            ])
    }

    @Test func `a query that is cancelled in the middle gives its request up`() throws {
        var script = try uploading()
        let words = script.cancel()
        expect(words.contains("abandon(id: 2)"), "\(words)")
        expect(words.contains { $0.hasPrefix("fetch 3 POST /queries/q-1/cancellation ") })
        expect(script.machine.isIdle)
    }

    @Test func `silence gives the request up`() throws {
        var script = Script.open { $0.transport = .rest }
        _ = script.begin()
        _ = script.take(script.machine.answered(try answer("1", 201, Frames.stub), at: script.now))
        expect(script.pass(.seconds(20)).contains("abandon(id: 2)"))
    }
}
