/// What the harness prints before it lets libFuzzer write the crash file.
public enum FailureReport {
  /// Begins the line that tells two bugs apart.
  public static let kindMark = "picklock-kind: "
  /// Begins the line that says what went wrong.
  public static let failureMark = "picklock-failure: "
  /// Begins the line that shows the input as a value.
  public static let valueMark = "picklock-value: "

  /// The lines, each mark followed by its text on one line.
  static func text(property: String, kind: String, failure: String, value: String) -> String {
    """

    picklock: property \(property) does not hold
    \(kindMark)\(oneLine(kind))
    \(failureMark)\(oneLine(failure))
    \(valueMark)\(oneLine(value))

    """
  }

  /// A kind is named by its one line: that is what a campaign reads and tells the next child.
  static func oneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ⏎ ")
  }
}
