/// `UserDefaults`: a file that its API pretends is not one.
///
/// It never reports an error. Opened before the first unlock it is empty, which an application
/// cannot tell from "never set"; whether it recovers at unlock (C11) and what a write in that state
/// does to the stored file (C12) is known to differ between systems.
extension Device {
  /// Where the defaults are stored, in the class of the directory: C, or by entitlement another.
  public static let defaultsPath: DevicePath = "/Library/Preferences/defaults"

  /// Where the defaults of the group are stored.
  public static let sharedDefaultsPath: DevicePath = "/group/Library/Preferences/defaults"

  /// Where the defaults of a suite are stored.
  static func path(of suite: DefaultsSuite) -> DevicePath {
    switch suite {
    case .own: defaultsPath
    case .shared: sharedDefaultsPath
    }
  }

  /// Reads one default; nil when it is not set or when the file could not be read.
  ///
  /// Errors: ESRCH; ENOSPC where there is no room for the group's container. That is all it says.
  public mutating func defaultValue(
    _ key: String, in suite: DefaultsSuite = .own
  ) throws(PosixError) -> String? {
    try openDefaults(suite)
    return switch cache(suite) {
    case .unopened: nil
    case .loaded(let entries, _): entries.value(of: key)
    case .blind(let written): written.value(of: key)
    }
  }

  /// Sets one default, or removes it with nil.
  ///
  /// Errors: ESRCH; EFBIG and ENOSPC past `DeviceLimits`. Not being able to store it is no error.
  public mutating func setDefault(
    _ key: String, _ value: String?, in suite: DefaultsSuite = .own
  ) throws(PosixError) {
    try requireProcess()
    guard key.utf8.count + (value?.utf8.count ?? 0) <= DeviceLimits.attributeBytes else {
      throw .tooLarge
    }
    try openDefaults(suite)
    switch cache(suite) {
    case .unopened: break
    case .loaded(var entries, _):
      entries.set(key, value)
      guard entries.count <= DeviceLimits.defaults else { throw .noSpace }
      remember(.loaded(entries, unsaved: !saveDefaults(entries, suite)), suite)
    case .blind(var written):
      written.set(key, value)
      guard written.count <= DeviceLimits.defaults else { throw .noSpace }
      remember(.blind(written: written), suite)
    }
  }

  /// What the process that asks has in memory of a suite.
  func cache(_ suite: DefaultsSuite) -> DefaultsCache { application[asking][suite] }

  private mutating func remember(_ cache: DefaultsCache, _ suite: DefaultsSuite) {
    application[asking][suite] = cache
  }

  /// Reads the file once for each launch; that of the group each time, as the other process may
  /// have written it.
  private mutating func openDefaults(_ suite: DefaultsSuite) throws(PosixError) {
    try requireProcess()
    if suite == .shared { try makeGroupContainer() }
    switch cache(suite) {
    case .unopened:
      let entries = readDefaults(suite)
      remember(entries.map { .loaded($0, unsaved: false) } ?? .blind(written: []), suite)
    case .loaded(_, unsaved: false) where suite == .shared:
      if let entries = readDefaults(suite) { remember(.loaded(entries, unsaved: false), suite) }
    case .loaded, .blind: break
    }
  }

  /// The stored defaults, none if there is no file; nil when the file cannot be read.
  private mutating func readDefaults(_ suite: DefaultsSuite) -> [StoredDefault]? {
    do {
      return [StoredDefault](decoding: try contents(of: Self.path(of: suite)))
    } catch PosixError.notPermitted {
      return nil
    } catch {
      return isBlindWithoutFile(suite) ? nil : []
    }
  }

  /// With no file to fail on, an unreadable class still makes a first launch blind: the preference
  /// service cannot tell. The class is the one its directory would give the file.
  private func isBlindWithoutFile(_ suite: DefaultsSuite) -> Bool {
    let path = Self.path(of: suite)
    let directory = path.parent.flatMap { node(at: $0) } ?? files.root(of: path)
    return !keys.contains(.opening(files.volume.nodes[directory].protection))
  }

  private mutating func saveDefaults(_ entries: [StoredDefault], _ suite: DefaultsSuite) -> Bool {
    do {
      try replace(Self.path(of: suite), with: entries.encoded)
      return true
    } catch {
      return false
    }
  }

  /// At unlock a blind process sees its defaults again, or not until its next launch (C11); what it
  /// wrote while blind replaces the whole file, or is dropped (C12).
  mutating func recoverDefaultsAtUnlock() {
    let asker = asking
    defer { asking = asker }
    for process in DeviceProcess.allCases {
      asking = process
      guard isAskerRunning else { continue }
      for suite in DefaultsSuite.allCases { recoverDefaults(suite) }
    }
  }

  private mutating func recoverDefaults(_ suite: DefaultsSuite) {
    switch cache(suite) {
    case .unopened: break
    case .loaded(let entries, unsaved: true):
      remember(.loaded(entries, unsaved: !saveDefaults(entries, suite)), suite)
    case .loaded: break
    case .blind(let written):
      if !profile[.defaultsWriteBeforeFirstUnlock], !written.isEmpty {
        _ = saveDefaults(written, suite)
      }
      if profile[.defaultsRecovery] {
        remember(.blind(written: written), suite)
      } else {
        remember(
          readDefaults(suite).map { .loaded($0, unsaved: false) } ?? .blind(written: written),
          suite)
      }
    }
  }
}
