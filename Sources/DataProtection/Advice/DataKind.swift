/// What a piece of data is, in the words of the reference's selection matrix and scenario table.
public enum DataKind: String, CaseIterable, Hashable, Sendable {
  /// A password, a token or a cryptographic key.
  case credential
  /// A short value that must not be seen, such as an account number.
  case sensitiveValue = "sensitive-value"
  /// Several secrets that are looked up by name.
  case structuredSecrets = "structured-secrets"
  /// What a user wrote or imported.
  case userDocument = "user-document"
  /// A person's health data.
  case healthData = "health-data"
  /// Records of a person's money.
  case financialRecord = "financial-record"
  /// Settings, content and whatever else an app keeps.
  case appData = "app-data"
  /// A SQLite, Core Data or SwiftData store, with its sidecar files.
  case database
  /// A file that takes long to arrive and goes on arriving in the background.
  case largeDownload = "large-download"
  /// A picture that was fetched for display.
  case downloadedImage = "downloaded-image"
  /// A cache of what anybody may see.
  case publicCache = "public-cache"
  /// A file that is worth nothing after the work it serves.
  case temporaryFile = "temporary-file"

  /// What data of this kind is, in a few words.
  public var meaning: String {
    switch self {
    case .credential: "a password, a token or a key"
    case .sensitiveValue: "a short value that must not be seen"
    case .structuredSecrets: "several secrets, looked up by name"
    case .userDocument: "what a user wrote or imported"
    case .healthData: "a person's health data"
    case .financialRecord: "records of a person's money"
    case .appData: "settings, content and the like"
    case .database: "a SQLite, Core Data or SwiftData store"
    case .largeDownload: "a file that goes on arriving in the background"
    case .downloadedImage: "a picture that was fetched for display"
    case .publicCache: "a cache of what anybody may see"
    case .temporaryFile: "worth nothing after the work it serves"
    }
  }

  /// Whether the data is a secret that the keychain was made for.
  public var isSecret: Bool {
    switch self {
    case .credential, .sensitiveValue, .structuredSecrets: true
    case .userDocument, .healthData, .financialRecord, .appData, .database, .largeDownload,
      .downloadedImage, .publicCache, .temporaryFile:
      false
    }
  }

  /// Whether its disclosure usually harms a person.
  public var isSensitive: Bool { isSecret || self == .healthData || self == .financialRecord }

  /// Whether losing it costs nobody anything.
  public var isDisposable: Bool { self == .publicCache || self == .temporaryFile }

  /// When data of this kind is usually read and written, besides while unlocked.
  public var usualAccess: (reads: LockedAccess, writes: LockedAccess) {
    switch self {
    case .credential, .sensitiveValue, .structuredSecrets, .healthData, .financialRecord:
      (.never, .never)
    case .largeDownload: (.never, .whileOpen)
    case .userDocument, .appData, .database, .downloadedImage:
      (.afterFirstUnlock, .afterFirstUnlock)
    case .publicCache, .temporaryFile: (.always, .always)
    }
  }
}
