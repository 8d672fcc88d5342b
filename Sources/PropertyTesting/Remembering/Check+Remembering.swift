internal import Foundation
internal import PropertyEngine
internal import Testing

extension Check {
  /// The remembered failures of a check; nil where they are switched off or have no place.
  static func store(
    _ settings: CheckSettings, identity: UInt64, _ sourceLocation: SourceLocation
  ) -> FailureStore? {
    let place: String?
    // A folder that cannot be used is refused with the other settings.
    do { place = try Environment.failures() } catch { return nil }
    guard settings.remembersFailures ?? true, place != "off" else { return nil }
    let folder = place ?? FailureStore.folder(forSourceAt: sourceLocation.path)
    return folder.map { FailureStore(folder: $0, identity: identity) }
  }

  /// The cases that earlier runs saw fail, or a notice why they are not known.
  func readMemories() -> (memories: [FailureStore.Memory], notice: String?) {
    // Who pins a seed or a case asks for that one.
    guard let store, !isSeedPinned, replays.isEmpty else { return ([], nil) }
    do { return (try store.memories(), nil) } catch {
      let notice =
        "failures of earlier runs could not be read, so they were not tried: "
        + error.localizedDescription
      return ([], notice)
    }
  }

  /// Tries remembered cases; the first that still fails is found.
  func run(
    _ memories: [FailureStore.Memory]
  ) -> (checkFailure: CheckFailure?, stale: [FailureStore.Memory], notices: [String]) {
    var stale: [FailureStore.Memory] = []
    var notices: [String] = []
    for memory in memories {
      let choices: [Choice]
      do { choices = try guarded.choices(ofToken: memory.token) } catch {
        switch error {
        case .generatorChanged: stale.append(memory)
        case .malformed:
          notices.append("\(memory.path) does not begin with a replay token; remove it")
        }
        continue
      }
      guard case .failed(let failure) = guarded.replay(choices) else {
        stale.append(memory)
        continue
      }
      let checkFailure = CheckFailure(
        replaying: choices, of: guarded, failure, label: label,
        history: "remembered from an earlier run in \(memory.path)")
      return (checkFailure, stale, notices)
    }
    return (nil, stale, notices)
  }

  /// Remembers what was found; returns a notice where that is not possible.
  func remember(_ checkFailure: CheckFailure) -> String? {
    guard let store, let token = checkFailure.token else { return nil }
    do {
      try store.remember(token, checkFailure.text(subject.name, check: place, notes: []))
      return nil
    } catch {
      return "this failure could not be remembered in \(store.folder), so the next run searches "
        + "for it again: \(error.localizedDescription)"
    }
  }

  /// Forgets what no longer fails; returns a notice where that is not possible.
  func forget(_ memories: [FailureStore.Memory]) -> String? {
    do {
      for memory in memories { try store?.forget(memory) }
      return nil
    } catch {
      return "a case that no longer fails could not be forgotten: \(error.localizedDescription)"
    }
  }
}

extension SourceLocation {
  /// The path of the file.
  fileprivate var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
