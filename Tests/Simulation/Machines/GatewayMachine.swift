import CFaultVFS
import Chronology
import Configuration
import EventLoop
import Gateway
import HTTPServer
import HTTPWire
import JSON
import Kernel
import Store
import Telemetry

/// The machine of the gateway: its process with store, gateway and server, over a disk that outlives it.
final class GatewayMachine {
    static let port: UInt16 = 8080
    static let secretKey = "sk_simulation_0123456789abcdef"

    private unowned let scheduler: Scheduler
    private let machine: Machine
    private let configuration: GatewayConfiguration
    private let disk: Disk
    private let trouble: StoreTrouble
    private let log: any LogSink
    private var chance: SplitMix64
    private var process: Process?
    /// Processes that were started.
    private(set) var starts = 0
    /// The longest that the disk lets a step of the store wait.
    var storeDelayMax = Duration.milliseconds(3)

    /// The parts of a process.
    private struct Process {
        let store: StoreRunner
        let gateway: Gateway
        let server: Server
    }

    init(in scheduler: Scheduler, configuration: GatewayConfiguration, log: any LogSink) {
        self.scheduler = scheduler
        self.configuration = configuration
        self.log = log
        let machine = scheduler.add("gateway")
        let disk = Disk(name: "gateway", seed: scheduler.nextSeed())
        disk.belong(to: machine)
        self.machine = machine
        self.disk = disk
        trouble = StoreTrouble(seed: scheduler.nextSeed())
        chance = SplitMix64(seed: scheduler.nextSeed())
    }

    // MARK: Life

    /// Starts a process; where the store cannot be opened it ends, and another one is tried a second later.
    func start() throws {
        guard process == nil else { return }
        starts += 1
        let loop = try machine.start()
        let opened = try machine.perform { loop in try open(on: loop) }
        guard let opened, let process = opened else {
            die(powerCut: false)
            return retry()
        }
        self.process = process
        let failed = LoopBound({ [weak self] in self?.failed() } as () -> Void, loop: loop)
        let (gateway, server) = (process.gateway, process.server)
        _ = machine.perform { loop in
            Task(executorPreference: loop.taskExecutor) {
                do {
                    try await gateway.prepare()
                    guard let address = SocketAddress("127.0.0.1:\(Self.port)") else { return }
                    _ = try server.listen(on: address)
                    try await gateway.start()
                } catch {
                    // From outside the loop's turn, in which nothing may pull the process away.
                    failed.value()
                }
            }
        }
    }

    private func open(on loop: Loop) throws -> Process? {
        let runner = StoreRunner(loop, seed: chance.next()) { [unowned self] in storeDelayMax }
        let options = SQLiteStoreOptions(directory: "/data", vfs: disk.name)
        let wake = LoopBound(runner, loop: loop)
        do throws(StoreError) {
            runner.steps = try SteppedStore(
                options, sealing: OpenSealing(), wake: { loop.execute { wake.value.schedule() } },
                refusal: { [trouble] in trouble.refusal(of: $0) })
        } catch {
            return nil
        }
        guard let store = runner.steps?.store else { return nil }
        let group = LoopGroup([loop])
        let output = LogOutput(sink: log, level: .warning) { Timestamp(milliseconds: WallClock.milliseconds) }
        let nowhere = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                throw .unreadableFile(path: path, reason: "a simulation has none")
            },
            variable: { _ in nil })
        let gateway = try Gateway(
            configuration, configurationVersion: "simulation", environment: nowhere,
            secretKeys: configuration.resolvedSecretKeys(in: nowhere),
            tokenSecrets: [Array("a secret of the simulation".utf8)], store: store, group: group,
            logger: Logger(label: "gateway", output: output), version: "0.0.0")
        return Process(
            store: runner, gateway: gateway,
            server: Server(group: group, router: Router(gateway.routes), hooks: gateway.hooks))
    }

    private func failed() {
        scheduler.after(.zero) { [self] in
            die(powerCut: false)
            retry()
        }
    }

    private func retry() {
        scheduler.after(.seconds(1)) { [self] in
            // A machine that starts its first loop once starts every one.
            try? start()
        }
    }

    /// The process is killed, or the whole machine loses its power.
    func die(powerCut: Bool) {
        disk.cut()
        process = nil
        machine.die()
        disk.restart(powerCut: powerCut ? chance.next() : nil)
    }

    /// The process is killed, or the machine loses its power, with so many further steps that others can notice.
    ///
    /// Nothing comes of it where there is no process, or it is spared before.
    func die(afterSteps steps: Int, powerCut: Bool, whenDead: @escaping () -> Void) {
        machine.die(afterSteps: steps) { [self] in
            die(powerCut: powerCut)
            whenDead()
        }
    }

    /// Takes a death back that has not come yet.
    func spare() { machine.spare() }

    /// The process is asked to end, and is gone a while later.
    func stop(whenGone: @escaping () -> Void) {
        guard let process else { return whenGone() }
        let (gateway, server) = (process.gateway, process.server)
        _ = machine.perform { loop in
            let gone = LoopBound(
                { [self] in
                    scheduler.after(.zero) { [self] in
                        die(powerCut: false)
                        whenGone()
                    }
                } as () -> Void, loop: loop)
            gateway.drain()
            Task(executorPreference: loop.taskExecutor) {
                await server.drain(within: .seconds(5))
                await gateway.stop()
                gone.value()
            }
        }
    }

    // MARK: The disk

    func fail(_ fault: tl_fault, count: Int = -1) { disk.fail(fault, count: count) }

    func heal() { disk.heal() }

    /// Refuses a part of what the store is asked, of everything or of one kind.
    func refuseQuestions(share: Double, ofOneKind: Bool) { trouble.begin(share: share, ofOneKind: ofOneKind) }

    func answerQuestions() { trouble.end() }

    /// Leaves the queue of the store room for so many jobs, or the usual one; a further process has the usual one.
    func narrowStore(to jobs: Int?) { process?.store.steps?.narrow(to: jobs) }
}

/// Does the steps of a store on a loop, each a while after it was asked for.
private final class StoreRunner {
    var steps: SteppedStore?
    private let loop: Loop
    private var chance: SplitMix64
    private let delayMax: () -> Duration

    init(_ loop: Loop, seed: UInt64, delayMax: @escaping () -> Duration) {
        self.loop = loop
        self.delayMax = delayMax
        chance = SplitMix64(seed: seed)
    }

    func schedule() {
        let delay = Int64.random(in: 20...max(20, delayMax().nanoseconds / 1000), using: &chance)
        loop.schedule(after: .microseconds(delay)) { [weak self] in
            guard let self, let steps = self.steps else { return }
            if steps.step() { schedule() }
        }
    }
}

/// Sealing that hides nothing.
private struct OpenSealing: StoreSealing {
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed }
}
