import Glibc

/// The harness that FUZZ_TARGET names.
private let harness: @Sendable ([UInt8]) -> Void = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let harness = harnesses[name] else {
        preconditionFailure("FUZZ_TARGET is one of \(harnesses.keys.sorted().joined(separator: ", ")).")
    }
    return harness
}()

/// The entry point that libFuzzer calls for each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe harness([UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
}
