/// The life of a device, step by step. Replayed on the same device it gives the same outcomes:
/// handles are given out in the same order, and nothing reads a clock.
public struct EventLog: Hashable, Sendable {
  /// The first line of the text form.
  static let header = "picklock-log 1"

  /// The steps, first to last.
  public var steps: [DeviceStep]

  /// A log of those steps.
  public init(_ steps: [DeviceStep] = []) { self.steps = steps }

  /// Takes every step, and says what each came to.
  public func replay(on device: inout Device) -> [StepOutcome] {
    var backups: [Backup] = []
    return steps.map { device.take($0, backups: &backups) }
  }

  /// The text form: a header, then one line a step. `init(text:)` reads it back.
  public var text: String {
    ([Self.header] + steps.map(\.text)).joined(separator: "\n") + "\n"
  }

  /// Reads the text form.
  ///
  /// Errors: `TextFormError`, with the line, for anything `text` would not write.
  public init(text: String) throws(TextFormError) {
    let lines = try TextLines.split(text, header: Self.header)
    steps = []
    for (index, line) in lines.enumerated() {
      var line = TextLine(line, number: index + 2)
      steps.append(try DeviceStep(&line))
    }
  }
}
