import Campaign

/// The words after a verb, sorted into options and the rest.
struct Arguments {
  private(set) var rest: [String] = []
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]
  private let verb: String

  /// Throws `Refusal` for an option that the verb does not have or one without its value.
  init(_ words: [String], of verb: String, flags known: [String] = [], values valued: [String] = [])
    throws
  {
    self.verb = verb
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        return
      }
      // "-" alone is standard input.
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if known.contains(word) {
        flags.insert(word)
      } else if valued.contains(parts[0]) {
        guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
          throw Refusal("\(parts[0]) needs a value; see picklock \(verb) --help")
        }
        values[parts[0], default: []].append(value)
      } else {
        throw Refusal("unknown option '\(word)'; see picklock \(verb) --help")
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func last(_ option: String) -> String? { values[option]?.last }

  /// The whole number given for an option; nil where it was not given.
  func number(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = last(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Refusal(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'")
    }
    return number
  }

  /// `8h`, `30m`, `90s`, `1h30m` or a plain number of seconds; nil where it was not given.
  func duration(_ option: String) throws -> Int? {
    guard let text = last(option) else { return nil }
    guard let seconds = Self.seconds(text), seconds > 0 else {
      throw Refusal("\(option) takes a time such as 8h, 30m or 90s, not '\(text)'")
    }
    return seconds
  }

  static func seconds(_ text: String) -> Int? {
    if let plain = Int(text) { return plain <= 100_000_000 ? plain : nil }
    let units: [Character: Int] = ["d": 86400, "h": 3600, "m": 60, "s": 1]
    var total = 0
    var digits = ""
    for character in text {
      if character.isASCII, character.isNumber, digits.count < 8 {
        digits.append(character)
      } else {
        guard let unit = units[character], let count = Int(digits) else { return nil }
        total += count * unit
        digits = ""
      }
    }
    return digits.isEmpty && !text.isEmpty && total <= 100_000_000 ? total : nil
  }

  /// Refuses words that the verb has no use for.
  func expectNothingElse() throws {
    guard let word = rest.first else { return }
    throw Refusal("unexpected '\(word)'; see picklock \(verb) --help")
  }
}
