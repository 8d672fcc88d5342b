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

  /// Whether the data is a secret that the keychain was made for.
  var isSecret: Bool {
    switch self {
    case .credential, .sensitiveValue, .structuredSecrets: true
    default: false
    }
  }

  /// Whether its disclosure harms a person.
  var isSensitive: Bool { isSecret || self == .healthData || self == .financialRecord }

  /// Whether losing it costs nobody anything.
  var isDisposable: Bool { self == .publicCache || self == .temporaryFile }
}
