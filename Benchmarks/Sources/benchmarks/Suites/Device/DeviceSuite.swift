import DataProtection

extension Suite {
  /// Operations per second of the simulated device, and how their cost grows with what it stores.
  static let device = Suite(
    name: "device", summary: "operations per second, and growth from 10 to 100,000 files and items"
  ) { options in
    try DeviceSuite(options: options).run()
  }
}

/// Every figure is the best of several rounds: the least disturbed one.
struct DeviceSuite {
  var options: Options

  private var operations: Int { options.quick ? 300_000 : 2_000_000 }
  private var rounds: Int { options.quick ? 15 : 60 }

  private typealias Body = (inout DeviceWorkload, Int) throws -> Int

  func run() throws {
    let cold: Body = { workload, count in
      workload.isCold = true
      return try workload.mixed(count)
    }
    let loops: [(name: String, body: Body)] = [
      ("mixed", { try $0.mixed($1) }),
      ("mixed-cold", cold),
      ("read-write", { try $0.readAndWrite($1) }),
      ("open-close", { try $0.openAndClose($1) }),
      ("create-delete", { try $0.createAndDelete($1) }),
      ("lock-unlock", { try $0.lockAndUnlock($1) }),
      ("branch-write", { try $0.branchAndWrite($1) }),
    ]
    for (name, body) in loops where options.includes(name) { try growth(name, body) }
    try keychain()
    guard options.includes("read-write-handles") else { return }
    let handles = [10, 1_000, 10_000]
    var workloads = try handles.map { try DeviceWorkload(files: 10_000, handles: $0) }
    let times = try measure(&workloads) { try $0.readAndWrite($1) }
    for (count, nanoseconds) in zip(handles, times) {
      emit("read-write-\(count)-handles", "ns_per_operation", nanoseconds, "ns")
    }
  }

  /// The same loop on devices of four sizes.
  private func growth(_ name: String, _ body: Body) throws {
    let sizes = [10, 1_000, 10_000, 100_000]
    var workloads = try sizes.map { try DeviceWorkload(files: $0, handles: min($0, 1_000)) }
    let times = try measure(&workloads, body)
    for (files, nanoseconds) in zip(sizes, times) {
      emit("\(name)-\(files)-files", "operations_per_s", 1e9 / nanoseconds, "1/s")
      emit("\(name)-\(files)-files", "ns_per_operation", nanoseconds, "ns")
    }
    emit(name, "growth_10_to_100000", times[sizes.count - 1] / times[0], "ratio")
  }

  /// The same loops on keychains of three sizes. What `query-all` costs an item grows with the sort
  /// that orders them and with the caches of the machine.
  private func keychain() throws {
    let loops: [(name: String, body: (inout KeychainWorkload, Int) throws -> Int)] = [
      ("keychain-read-update", { try $0.readAndUpdate($1) }),
      ("keychain-add-delete", { try $0.addAndDelete($1) }),
      ("keychain-query-ten", { try $0.queryTen($1) }),
      ("keychain-query-locked", { try $0.queryLocked($1) }),
      ("keychain-query-all", { try $0.queryAll($1) }),
    ]
    let sizes = [10, 1_000, 100_000]
    for (name, body) in loops where options.includes(name) {
      var workloads = try sizes.map { try KeychainWorkload(items: $0) }
      let times = try measure(&workloads, body)
      for (items, nanoseconds) in zip(sizes, times) {
        emit("\(name)-\(items)-items", "ns_per_operation", nanoseconds, "ns")
      }
      emit(name, "growth_10_to_100000", times[sizes.count - 1] / times[0], "ratio")
    }
  }

  /// Nanoseconds of one operation on each device; the devices take turns, so that a disturbance
  /// falls on all of them.
  private func measure<Workload>(
    _ workloads: inout [Workload], _ body: (inout Workload, Int) throws -> Int
  ) throws -> [Double] {
    var best = [Double](repeating: .infinity, count: workloads.count)
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for index in workloads.indices {
        var done = 0
        let time = try clock.measure { done = try body(&workloads[index], operations / rounds) }
        let (seconds, attoseconds) = time.components
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        best[index] = min(best[index], nanoseconds / Double(done))
      }
    }
    return best
  }

  private func emit(_ caseName: String, _ metric: String, _ value: Double, _ unit: String) {
    options.emit(
      Measurement(
        suite: "device", caseName: caseName, subject: "picklock", metric: metric, value: value,
        unit: unit))
  }
}
