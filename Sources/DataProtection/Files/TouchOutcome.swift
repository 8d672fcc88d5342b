/// What reading mapped memory does: there is no error to return, only death.
public enum TouchOutcome: Hashable, Sendable {
  /// The bytes, fewer at the end of the file.
  case bytes([UInt8])
  /// The page could not be read; the application was killed, with everything it had open.
  case processDied
}
