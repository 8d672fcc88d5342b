/// The state of a running script: its devices, and what the application holds on each.
struct ScriptRun {
  /// One device with the handles and mappings the script has opened on it, the newest last.
  struct Place {
    var device: Device
    var handles: [(path: Path, handle: Handle)] = []
    var mappings: [(path: Path, mapping: Mapping)] = []
  }

  let profile: Profile
  let faults: DeviceFaults
  var places: [Place]
  /// The device that events happen to, from 0.
  var current = 0
  var backup: Backup?
  var lastItem: KeychainItemID?
  private var written = 0

  init(profile: Profile, faults: DeviceFaults) {
    self.profile = profile
    self.faults = faults
    places = [Place(device: Device(profile: profile, faults: faults))]
  }

  var device: Device {
    get { places[current].device }
    _modify { yield &places[current].device }
  }

  mutating func perform(_ step: ScriptStep) -> ScriptLine {
    outcome(of: step.action).line(of: step)
  }

  /// Bytes to write: the text of the script, or a name and a number that is used once.
  mutating func bytes(_ text: String?, _ name: String) -> [UInt8] {
    if let text { return Array(text.utf8) }
    written += 1
    return Array("\(name)-\(written)".utf8)
  }

  mutating func outcome(of action: ScriptAction) -> ScriptOutcome {
    switch action {
    case .event(let event): return apply(event)
    case .idle: return apply(.inactivityReboot)
    case .file(let action): return perform(action)
    case .keychain(let action): return perform(action)
    case .defaults(let action): return perform(action)
    case .backUp(let kind): return backUp(kind)
    case .restore(let target): return restore(target)
    case .synchronize: return synchronize()
    case .useDevice(let number): return use(number)
    case .flag:
      let available = device.state.protectedDataAvailable
      return ScriptOutcome(.answer, "protected data is \(available ? "" : "not ")available")
    case .explain(.file(let path)): return ScriptOutcome(.answer, "\(device.explain(path))")
    case .explain(.item(let id)): return ScriptOutcome(.answer, "\(device.explain(item: id))")
    case .ifAvailable(let action):
      guard device.state.protectedDataAvailable else {
        return ScriptOutcome(.skipped, "skipped: protected data is not available")
      }
      return outcome(of: action)
    case .note(let text): return ScriptOutcome(.note, text)
    }
  }

  private mutating func apply(_ event: Event) -> ScriptOutcome {
    let result = device.apply(event)
    guard result.applied else {
      return ScriptOutcome(.ignored, "ignored: \(device.state.situation.clause)")
    }
    var text = "ok: \(device.state.situation.clause)"
    switch result.notification {
    case .willBecomeUnavailable: text += "; protected data will become unavailable"
    case .didBecomeAvailable: text += "; protected data became available"
    case nil: break
    }
    return ScriptOutcome(.done, text)
  }
}
