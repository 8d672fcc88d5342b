/// What an application asks of its user defaults; a name after `group/` is one of the group's.
public enum DefaultsCommand: Hashable, Sendable {
  /// Sets a default, or removes it.
  case set(String, String?)
  /// Reads a default.
  case get(String)
  /// `synchronize()`, which has nothing left to do.
  case synchronize
}

extension DefaultsCommand {
  /// Which defaults are asked.
  var suite: DefaultsSuite {
    switch self {
    case .set(let key, _), .get(let key): key.defaultsName.suite
    case .synchronize: .own
    }
  }
}

extension String {
  /// A name as the script has it, `k` or `group/k`, as that of a default and its suite.
  var defaultsName: (name: String, suite: DefaultsSuite) {
    let prefix = "group/"
    return hasPrefix(prefix) ? (String(dropFirst(prefix.count)), .shared) : (self, .own)
  }
}
