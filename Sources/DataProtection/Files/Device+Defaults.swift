/// `UserDefaults`: a file that its API pretends is not one.
///
/// It never reports an error. Opened before the first unlock it is empty, which an application
/// cannot tell from "never set"; whether it recovers at unlock (C11) and what a write in that state
/// does to the stored file (C12) is known to differ between systems.
extension Device {
  /// Where the defaults are stored, in the class of the directory: C, or by entitlement another.
  public static let defaultsPath: DevicePath = "/Library/Preferences/defaults"

  /// Reads one default; nil when it is not set or when the file could not be read.
  ///
  /// Errors: ESRCH. That is all it says.
  public mutating func defaultValue(_ key: String) throws(PosixError) -> String? {
    try requireProcess()
    openDefaults()
    return switch application.defaults {
    case .unopened: nil
    case .loaded(let entries, _): entries.value(of: key)
    case .blind(let written): written.value(of: key)
    }
  }

  /// Sets one default, or removes it with nil.
  ///
  /// Errors: ESRCH; EFBIG and ENOSPC past `DeviceLimits`. Not being able to store it is no error.
  public mutating func setDefault(_ key: String, _ value: String?) throws(PosixError) {
    try requireProcess()
    guard key.utf8.count + (value?.utf8.count ?? 0) <= DeviceLimits.attributeBytes else {
      throw .tooLarge
    }
    openDefaults()
    switch application.defaults {
    case .unopened: break
    case .loaded(var entries, _):
      entries.set(key, value)
      guard entries.count <= DeviceLimits.defaults else { throw .noSpace }
      application.defaults = .loaded(entries, unsaved: !saveDefaults(entries))
    case .blind(var written):
      written.set(key, value)
      guard written.count <= DeviceLimits.defaults else { throw .noSpace }
      application.defaults = .blind(written: written)
    }
  }

  /// Reads the file once for each launch.
  private mutating func openDefaults() {
    guard application.defaults == .unopened else { return }
    if let entries = readDefaults() {
      application.defaults = .loaded(entries, unsaved: false)
    } else {
      application.defaults = .blind(written: [])
    }
  }

  /// The stored defaults, none if there is no file; nil when the file cannot be read.
  private mutating func readDefaults() -> [StoredDefault]? {
    do {
      return [StoredDefault](decoding: try contents(of: Self.defaultsPath))
    } catch PosixError.notPermitted {
      return nil
    } catch {
      return blindWithoutFile ? nil : []
    }
  }

  /// With no file to fail on, an unreadable class still makes a first launch blind: the preference
  /// service cannot tell. The class is the one its directory would give the file.
  private var blindWithoutFile: Bool {
    let directory = Self.defaultsPath.parent.flatMap { node(at: $0) } ?? Volume.root
    return !keys.contains(.opening(files.volume.nodes[directory].protection))
  }

  private mutating func saveDefaults(_ entries: [StoredDefault]) -> Bool {
    do {
      try replace(Self.defaultsPath, with: entries.encoded)
      return true
    } catch {
      return false
    }
  }

  /// At unlock a blind process sees its defaults again, or not until its next launch (C11); what it
  /// wrote while blind replaces the whole file, or is dropped (C12).
  mutating func recoverDefaultsAtUnlock() {
    guard isApplicationRunning else { return }
    switch application.defaults {
    case .unopened: break
    case .loaded(let entries, unsaved: true):
      application.defaults = .loaded(entries, unsaved: !saveDefaults(entries))
    case .loaded: break
    case .blind(let written):
      if !profile[.defaultsWriteBeforeFirstUnlock], !written.isEmpty { _ = saveDefaults(written) }
      if profile[.defaultsRecovery] {
        application.defaults = .blind(written: written)
      } else {
        application.defaults =
          readDefaults().map { .loaded($0, unsaved: false) }
          ?? .blind(written: written)
      }
    }
  }
}
