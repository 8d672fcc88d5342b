import PicklockCommandLine
import Synchronization

@testable import PicklockCommand

/// What was written to the two streams, without the end of the last line, and what is typed.
final class Printed: Sendable {
  private let lines = Mutex<[StandardStreams: [String]]>([:])
  private let saved = Mutex<[String: String]>([:])
  private let typed: Mutex<ArraySlice<String>>

  init(typed: [String]) { self.typed = Mutex(typed[...]) }

  func add(_ bytes: [UInt8], to stream: StandardStreams) {
    let text = String(decoding: bytes, as: UTF8.self)
    lines.withLock { $0[stream, default: []].append(String(text.dropLast(1))) }
  }

  func texts(_ stream: StandardStreams) -> [String] { lines.withLock { $0[stream] ?? [] } }

  func save(_ text: String, as name: String) { saved.withLock { $0[name] = text } }

  /// The files that were written, by name.
  var savedFiles: [String: String] { saved.withLock { $0 } }

  /// The next line that is typed; nil at the end.
  func line() -> String? { typed.withLock { $0.popFirst() } }
}
