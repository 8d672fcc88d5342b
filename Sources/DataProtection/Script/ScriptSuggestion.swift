/// The event, or another word, that a misspelt word comes nearest to.
package enum ScriptSuggestion {
  /// What people type first, and how it is written here.
  private static let usual: [String: String] = [
    "lock": "L", "unlock": "U", "reboot": "R", "restart": "R", "passcode": "P", "wait": "+",
    "sleep": "+", "advance": "+", "time": "+", "off": "O", "on": "O+", "launch": "fg",
    "foreground": "fg", "background": "bg", "read": "rd", "cat": "rd", "write": "wr",
    "overwrite": "wr", "save": "w", "remove": "rm", "delete": "del", "move": "mv",
    "copy": "cp", "link": "ln", "list": "ls", "dir": "ls", "protect": "set",
    "class": "class?", "truncate": "trunc", "backup": "bk", "restore": "rs", "defaults": "get",
    "keychain": "kc?", "add": "kc+", "additem": "kc+", "secitemadd": "kc+", "query": "kc*",
    "secitemcopymatching": "kc?", "secitemdelete": "kc-", "secitemupdate": "kc=", "explain": "why",
    "echo": "say", "print": "say", "note": "say", "device": "dev", "available": "flag",
    "extension": "ext", "widget": "ext", "appex": "ext",
  ]

  /// The form of the nearest event, with what it does where the form is a letter or two; nil where
  /// none is near.
  static func advice(for word: String) -> String? {
    guard let form = form(for: word) else { return nil }
    let meaning = ScriptVocabulary.entries.first { $0.form == form }?.meaning ?? ""
    return form.count > 2 || meaning.count > 26 ? form : "\(form): \(meaning)"
  }

  private static func form(for word: String) -> String? {
    let word = word.lowercased()
    if let name = usual[word] { return form(of: name) }
    let names = Set(ScriptVocabulary.entries.map { name(of: $0.form) })
    guard let near = nearest(to: word, in: names.union(usual.keys)) else { return nil }
    return form(of: usual[near] ?? near)
  }

  /// The one of some words that a misspelt one comes nearest to; nil where none is near.
  package static func nearest(to word: String, in words: Set<String>) -> String? {
    let word = word.lowercased()
    let near = words.sorted().map { (name: $0, distance: distance(word, $0.lowercased())) }
      .filter { $0.distance < min(word.count, $0.name.count) || $0.distance == 0 }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(1, word.count / 3) else { return nil }
    return near.name
  }

  private static func form(of name: String) -> String? {
    ScriptVocabulary.entries.first { Self.name(of: $0.form) == name }?.form
  }

  /// The name at the beginning of a form; `+` for `+N[s|m|h|d]`.
  static func name(of form: String) -> String {
    form.hasPrefix("+") ? "+" : String(form.prefix { $0 != "(" && $0 != "[" })
  }

  /// How many letters have to be put in, left out or changed; two that are swapped count as one.
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.prefix(32)), Array(right.prefix(32)))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
