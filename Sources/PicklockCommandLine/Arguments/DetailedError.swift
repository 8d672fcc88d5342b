/// An error that has more to say than its one line.
public protocol DetailedError: Error {
  /// What belongs to it, such as a log or what there is to choose from.
  var lines: [String] { get }
}
