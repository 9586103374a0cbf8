/// Fails on any text with `FUZZ!` in it.
///
/// `scripts/fuzz` runs it first: a fuzzer that does not find this defect finds no other either.
public func fuzzCanary(_ bytes: [UInt8]) {
    let defect: [UInt8] = [0x46, 0x55, 0x5A, 0x5A, 0x21]
    guard bytes.count >= defect.count else { return }
    for start in 0...bytes.count - defect.count {
        var matched = 0
        // Byte by byte, so that each step is a branch whose coverage leads the fuzzer on.
        while matched < defect.count, bytes[start + matched] == defect[matched] { matched += 1 }
        precondition(matched < defect.count, "The planted defect is found.")
    }
}
