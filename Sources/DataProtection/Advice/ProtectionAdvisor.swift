/// Says where a piece of data belongs and which class protects it.
///
/// The rows of the file-protection reference's selection matrix and scenario table come out as
/// that document has them; what it leaves open (another device, the passcode, writing while
/// locked) follows tables 4.0 and section 3 of the specification.
public enum ProtectionAdvisor {
  /// The size in bytes above which a secret belongs in a file: "a few kilobytes".
  public static let keychainValueLimit = 4096

  /// Answers one question; the same question always gets the same answer.
  public static func advise(_ need: ProtectionNeed) -> ProtectionAdvice {
    if need.kind.isSecret && need.size <= keychainValueLimit { return keychainAdvice(need) }
    return fileAdvice(need)
  }

  /// What background work usually does with data of this kind.
  static func usualBackground(_ kind: DataKind) -> BackgroundNeed {
    switch kind {
    case .credential, .sensitiveValue, .structuredSecrets: .none
    case .healthData, .financialRecord: .none
    case .largeDownload: .write
    case .userDocument, .appData, .database, .downloadedImage: .read
    case .publicCache, .temporaryFile: .readBeforeFirstUnlock
    }
  }
}
