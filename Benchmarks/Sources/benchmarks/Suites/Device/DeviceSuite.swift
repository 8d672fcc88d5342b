import DataProtection

extension Suite {
  /// Operations per second of the simulated device, and how their cost grows with what it stores.
  static let device = Suite(
    name: "device", summary: "operations per second, and growth from 10 to 100,000 files"
  ) { options in
    try DeviceSuite(options: options).run()
  }
}

/// Every figure is the best of several rounds: the least disturbed one.
struct DeviceSuite {
  var options: Options

  private var operations: Int { options.quick ? 200_000 : 1_000_000 }
  private var rounds: Int { options.quick ? 3 : 7 }

  private typealias Body = (inout DeviceWorkload, Int) throws -> Int

  func run() throws {
    let cold: Body = { workload, count in
      workload.isCold = true
      return try workload.mixed(count)
    }
    let workloads: [(name: String, body: Body)] = [
      ("mixed", { try $0.mixed($1) }),
      ("mixed-cold", cold),
      ("read-write", { try $0.readAndWrite($1) }),
      ("open-close", { try $0.openAndClose($1) }),
      ("create-delete", { try $0.createAndDelete($1) }),
      ("lock-unlock", { try $0.lockAndUnlock($1) }),
      ("branch-write", { try $0.branchAndWrite($1) }),
    ]
    for (name, body) in workloads {
      var smallest = 0.0
      for files in [10, 1_000, 10_000, 100_000] {
        let nanoseconds = try measure(files: files, handles: min(files, 1_000), body)
        let caseName = "\(name)-\(files)-files"
        emit(caseName, "operations_per_s", 1e9 / nanoseconds, "1/s")
        emit(caseName, "ns_per_operation", nanoseconds, "ns")
        if files == 10 { smallest = nanoseconds }
        if files == 100_000 { emit(name, "growth_10_to_100000", nanoseconds / smallest, "ratio") }
      }
    }
    for handles in [10, 1_000, 10_000] {
      let nanoseconds = try measure(files: 10_000, handles: handles) { try $0.readAndWrite($1) }
      emit("read-write-\(handles)-handles", "ns_per_operation", nanoseconds, "ns")
    }
  }

  private func measure(
    files: Int, handles: Int, _ body: Body
  ) throws -> Double {
    var workload = try DeviceWorkload(files: files, handles: handles)
    var best = Double.infinity
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      var done = 0
      let time = try clock.measure { done = try body(&workload, operations / rounds) }
      let (seconds, attoseconds) = time.components
      best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(done))
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
