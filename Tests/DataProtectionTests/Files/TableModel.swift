import DataProtection

/// A device by the tables alone: what the mechanism is compared with, step by step.
///
/// Files are dictionaries, the calendar is `ExpectedState`, every decision is one cell of the
/// tables. It knows nothing of keys.
struct TableModel {
  struct File {
    var protection: ProtectionClass
    var bytes: [UInt8]
    var opens = 0
    var links = 1
  }

  struct Open {
    var file: Int
    var access: Access
    var position = 0
    var isMapping = false
  }

  enum Defaults: Equatable {
    case unopened
    case loaded
    case blind([String: String])
  }

  var state: ExpectedState
  var files: [Int: File] = [:]
  var names: [Path: Int] = [:]
  var directories: [Path: ProtectionClass] = [:]
  var opens: [Handle: Open] = [:]
  var stored: [String: String] = [:]
  var defaults = Defaults.unopened
  /// The entitlement the application was last installed with.
  var entitlement: ProtectionClass?
  private var nextFile = 0

  init(profile: Profile) {
    state = ExpectedState(profile: profile)
    if profile.readings.contains(.completeNeedsEntitlement) {
      entitlement = .completeUntilFirstUserAuthentication
    }
    makeContainer()
  }

  var profile: Profile { state.profile }

  mutating func makeContainer() {
    files = [:]
    names = [:]
    opens = [:]
    stored = [:]
    directories = [:]
    for path in ["/", "/Documents", "/Library", "/Library/Caches", "/Library/Preferences", "/tmp"] {
      if let path = Path(path) { directories[path] = state.containerDefault }
    }
  }

  // MARK: Events

  mutating func apply(_ event: Event) -> EventOutcome {
    let wasRunning = state.running != nil
    let wasInstalled = state.isInstalled
    let outcome = state.apply(event)
    if wasRunning, !state.isApplicationRunning { endProcess() }
    if outcome.applied {
      if case .install(let wanted) = event { entitlement = wanted }
      if event == .uninstall || event == .erase { entitlement = nil }
      switch event {
      case .install where wasInstalled: endProcess()
      case .install, .uninstall, .erase: makeContainer()
      case .reboot, .powerOff, .inactivityReboot: endProcess()
      case .unlock where outcome.notification != nil: recoverDefaults()
      default: break
      }
    }
    return outcome
  }

  private mutating func endProcess() {
    for handle in Array(opens.keys) { close(handle) }
    defaults = .unopened
  }

  mutating func killByTouch() {
    _ = state.apply(.kill)
    endProcess()
  }

  // MARK: Files

  func expect(_ row: FileRow, _ protection: ProtectionClass) -> PolicyOutcome {
    Policy.expected(row, protection, in: state.situation, under: profile).outcome
  }

  mutating func add(_ path: Path, _ protection: ProtectionClass, _ bytes: [UInt8] = []) -> Int {
    nextFile += 1
    files[nextFile] = File(protection: protection, bytes: bytes)
    names[path] = nextFile
    return nextFile
  }

  mutating func unname(_ path: Path) {
    guard let id = names.removeValue(forKey: path) else { return }
    files[id]?.links -= 1
    forgetIfUnused(id)
  }

  mutating func close(_ handle: Handle) {
    guard let open = opens.removeValue(forKey: handle) else { return }
    files[open.file]?.opens -= 1
    forgetIfUnused(open.file)
  }

  mutating func opened(_ handle: Handle, _ file: Int, _ access: Access, isMapping: Bool = false) {
    opens[handle] = Open(file: file, access: access, isMapping: isMapping)
    files[file]?.opens += 1
  }

  private mutating func forgetIfUnused(_ id: Int) {
    if let file = files[id], file.links == 0, file.opens == 0 { files[id] = nil }
  }

  func children(of directory: Path) -> [String] {
    let all = Array(names.keys) + Array(directories.keys)
    return all.filter { $0.parent == directory }.compactMap { $0.name?.text }.sorted()
  }

  // MARK: Stored defaults

  mutating func readDefault(_ key: String) -> String? {
    openDefaults()
    return if case .blind(let written) = defaults { written[key] } else { stored[key] }
  }

  mutating func writeDefault(_ key: String, _ value: String) {
    openDefaults()
    if case .blind(var written) = defaults {
      written[key] = value
      defaults = .blind(written)
    } else {
      stored[key] = value
    }
  }

  private mutating func openDefaults() {
    guard defaults == .unopened else { return }
    let outcome = expect(.defaultsRead, .completeUntilFirstUserAuthentication)
    defaults = outcome == .blank ? .blind([:]) : .loaded
  }

  private mutating func recoverDefaults() {
    guard case .blind(let written) = defaults else { return }
    if profile[.defaultsWriteBeforeFirstUnlock], !written.isEmpty { stored = written }
    if !profile[.defaultsRecovery] { defaults = .loaded }
  }
}
