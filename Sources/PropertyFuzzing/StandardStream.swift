import PicklockSystem

/// Unbuffered output: nothing is lost when the process dies on the next line.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes the text, as much of it as the stream takes.
  func write(_ text: String) {
    do { try BoundedFile.write(Array(text.utf8), to: rawValue) } catch {
      // A stream that is closed leaves no place to complain.
    }
  }
}
