import JSON
import SimulatorKit

/// The fakes as `trunkline simulate --list` describes them, for programs.
///
/// ```json
/// {"vendors":[{"name":"raya","title":"Raya","url":"http://127.0.0.1:9401","listen":"--raya",
///   "flags":[{"name":"--raya","value":"ADDRESS","usual":"127.0.0.1:9401","help":"…"}],
///   "sample":["--raya-token","tk_…"],"sessions":true,"section":{"kind":"raya","endpoint":"127.0.0.1:9401",…},
///   "forLoad":{},"forFaults":{"baseReconnectDelayMs":100},"bearableFaults":[],"webhooks":false}]}
/// ```
///
/// `section` stands under `providers` of a gateway that talks to a fake that runs with the flags beside `--list`.
/// `sample` are flags that a check or a benchmark gives besides its address; `forLoad` and `forFaults` are further
/// members of the section there. `sessions` says whether a gateway makes sessions with the vendor, `webhooks` whether
/// `POST /_sim/target` has to say where its webhooks go; `bearableFaults` are for `POST /_sim/faults` under a load.
enum VendorList {
    static func text(_ options: SimulateOptions) -> String {
        let vendors = Vendors.all.compactMap { vendor in
            options[vendor.name].map { JSONValue.object(describe(vendor, $0)) }
        }
        return String(decoding: JSONValue.object(["vendors": .array(vendors)]).encoded(), as: UTF8.self) + "\n"
    }

    private static func describe(_ vendor: VendorDescription, _ settings: VendorSettings) -> JSONObject {
        let sample = vendor.arguments(for: vendor.sampleSettings(at: settings.address))
        return [
            "name": .string(vendor.name), "title": .string(vendor.title),
            "url": .string(vendor.url(of: settings.address)), "listen": .string(vendor.listen.name),
            "flags": .array(([vendor.listen] + vendor.flags).map { .object(describe($0)) }),
            "sample": .array(sample.map { .string($0) }), "sessions": .bool(vendor.hasSessions),
            "section": .object(vendor.section(settings, at: settings.address)), "forLoad": .object(vendor.forLoad),
            "forFaults": .object(vendor.forFaults),
            "bearableFaults": .array(vendor.bearableFaults.map { .object($0) }),
            "webhooks": .bool(vendor.postsWebhooks),
        ]
    }

    private static func describe(_ flag: VendorFlag) -> JSONObject {
        var object: JSONObject = ["name": .string(flag.name), "value": .string(flag.value)]
        if let usual = flag.usual { object.append("usual", .string(usual)) }
        object.append("help", .string(flag.help))
        return object
    }
}
