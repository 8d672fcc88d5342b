/// The lines of a text form after its header.
enum TextLines {
  static func split(_ text: String, header: String) throws(TextFormError) -> ArraySlice<Substring> {
    guard text.utf8.count <= DeviceLimits.textBytes else {
      throw TextFormError(
        line: 0, problem: "the text is longer than \(DeviceLimits.textBytes) bytes")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst().map({ $0 == header }) ?? false else {
      throw TextFormError(line: 1, problem: "the first line is '\(header)'")
    }
    guard lines.popLast().map(\.isEmpty) ?? false else {
      throw TextFormError(line: 0, problem: "the last line ends with a line feed")
    }
    return lines
  }
}
