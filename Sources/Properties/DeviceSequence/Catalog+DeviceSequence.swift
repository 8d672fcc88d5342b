public import CanaryProperties
public import DataProtection
public import PropertyEngine

extension Catalog {
  /// A device answers every sequence of steps as the documents say, whatever keys it holds.
  public static let deviceSequence = deviceSequence(faults: [])

  /// The same claim about a device with planted faults, which must be caught.
  public static func deviceSequence(faults: DeviceFaults) -> AnyProperty {
    AnyProperty(
      Property(
        "DeviceSequence",
        summary: "A device answers every step as the documents say, whatever keys it holds.",
        steps,
        describe: { "[" + $0.map(\.description).joined(separator: ", ") + "]" }
      ) { steps in
        var policy = DevicePolicy()
        var device = DeviceDriver(faults: faults)
        for (index, step) in steps.enumerated() {
          let expected = policy.answer(step)
          let actual = device.answer(step)
          if case .failed = expected, case .failed = actual {
            try require(actual == expected, "the right error", "\(index): \(step): \(actual)")
          } else if case .failed = expected {
            throw PropertyFailure(
              "no access while the key must be gone", details: "step \(index): \(step): \(actual)")
          } else {
            try require(
              actual == expected, "access while the key must be there",
              "step \(index): \(step): \(actual), not \(expected)")
          }
        }
      })
  }

  private static let steps = Generator<[DeviceStep]> { draw in
    try draw.list(0...40) { draw in
      let kind = try draw.branch(8)
      if kind == 0 { return .lock }
      if kind == 1 { return .unlock }
      if kind == 2 { return .reboot }
      let protection = try draw.element(of: DevicePolicy.classes)
      switch kind {
      case 3: return .create(protection)
      case 4: return .open(protection)
      case 5: return .read(protection)
      case 6: return .write(protection)
      default: return .close(protection)
      }
    }
  }
}
