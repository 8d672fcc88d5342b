import DataProtection
import PicklockProperties
import PropertyEngine

extension Suite {
  /// What sequences of commands cost, and how each broken device is found and shrunk.
  static let stateful = Suite(
    name: "stateful", summary: "steps per second, and what it takes to find every broken device"
  ) { options in
    try StatefulSuite(options: options).run()
  }
}

/// Searches are random from the first case on: nothing systematic helps them.
struct StatefulSuite {
  var options: Options

  private var seeds: Int { options.seeds ?? (options.quick ? 5 : 20) }
  private static let cases = 10_000

  func run() throws {
    for broken in BrokenDevice.all where options.includes(broken.name) { find(broken) }
    if options.includes("counter") { try speed() }
  }

  private func emit(_ caseName: String, _ metric: String, _ value: Double, _ unit: String) {
    options.emit(
      Measurement(
        suite: "stateful", caseName: caseName, subject: "picklock", metric: metric, value: value,
        unit: unit))
  }
}

// MARK: Broken devices

extension StatefulSuite {
  private struct Finding {
    let claim: String
    /// The line that makes the machine, with its profile.
    let machine: String
    let steps: Int
    let cases: Int
    let evaluations: Int

    var key: [String] { [claim, machine] }
  }

  private func find(_ broken: BrokenDevice) {
    let findings = (1...seeds).compactMap { finding(broken, seed: UInt64($0)) }
    let cases = findings.map(\.cases).sorted()
    emit(broken.name, "share_found", Double(findings.count) / Double(seeds), "share")
    guard !findings.isEmpty else { return }
    emit(broken.name, "cases_median", Double(cases[cases.count / 2]), "cases")
    emit(broken.name, "cases_max", Double(cases[cases.count - 1]), "cases")
    // One fault can break several claims, each with a shortest sequence of its own, and another
    // one under another profile. The stated minimum is known; of the others it is the least that
    // any seed came to.
    var least: [[String]: Int] = [:]
    for found in findings {
      let isStated =
        found.claim == broken.claim && found.machine.contains("profile: .apple)")
      let stated = isStated ? shortest(broken) : .max
      least[found.key] = min(least[found.key] ?? .max, found.steps, stated)
    }
    let minimal = findings.filter { least[$0.key] == $0.steps }.count
    emit(broken.name, "share_minimal", Double(minimal) / Double(findings.count), "share")
    let evaluations = findings.reduce(0) { $0 + $1.evaluations }
    emit(
      broken.name, "evaluations_mean", Double(evaluations) / Double(findings.count), "calls")
  }

  private func shortest(_ broken: BrokenDevice) -> Int {
    do { return try broken.commands.count } catch { return .max }
  }

  private func finding(_ broken: BrokenDevice, seed: UInt64) -> Finding? {
    let report = broken.property.search(
      RunConfiguration(
        seed: seed, cases: Self.cases, simplestCases: 0, exhaustiveCases: 0, explains: false))
    guard let found = report.counterexample else { return nil }
    return Finding(
      claim: found.failure.kind.name,
      machine: found.value.split(separator: "\n").first { $0.contains("MachineRun(") }
        .map(String.init) ?? "", steps: Int(found.value.prefix { $0.isNumber }) ?? 0,
      cases: report.judged, evaluations: found.evaluations)
  }
}

// MARK: Speed

extension StatefulSuite {
  private func speed() throws {
    let counter = { (steps: Int) in
      AnyProperty("counter", machine: CounterMachine(), limits: StepLimits(steps: steps))
    }
    let device = { (steps: Int) in
      AnyProperty("device", machine: DeviceMachine(.both), limits: StepLimits(steps: steps))
    }
    let total = options.quick ? 1_000_000 : 10_000_000
    for (name, make, share) in [("counter", counter, 1), ("device_lockstep", device, 4)] {
      var nanoseconds: [Double] = []
      for steps in [10, 100, 1_000, 10_000] {
        nanoseconds.append(try self.nanoseconds(make(steps), steps, total / share))
        emit("\(name)_\(steps)_steps", "steps_per_s", 1e9 / (nanoseconds.last ?? 1), "1/s")
      }
      emit(name, "steps_per_s", 1e9 / nanoseconds[1], "1/s")
      emit(name, "growth_10_to_10000", nanoseconds[3] / nanoseconds[0], "ratio")
    }
  }

  /// Nanoseconds of one step, drawing and comparing included: the best of three rounds.
  private func nanoseconds(
    _ property: AnyProperty, _ steps: Int, _ total: Int
  ) throws -> Double {
    // Half of the cases take all the steps, half a uniform number of them.
    let mean = 0.75 * Double(steps) + 0.25
    let cases = max(20, Int(Double(total) / mean))
    var best = Double.infinity
    for seed in 1...3 {
      let clock = ContinuousClock()
      let start = clock.now
      let report = property.search(
        RunConfiguration(
          seed: UInt64(seed), cases: cases, simplestCases: 0, exhaustiveCases: 0))
      let elapsed = Double((clock.now - start) / .nanoseconds(1))
      guard report.outcome == .passed else {
        throw StatefulFinding(report: "\(report)")
      }
      best = min(best, elapsed / (Double(cases) * mean))
    }
    return best
  }
}
