import DataProtection

/// The options that `audit` and `device` share.
struct ProtectionOptions {
  var json = false
  var help = false
  var listsKnobs = false
  /// Whether a timeline follows the outcomes.
  var timeline = false
  /// The file that a picture of the timeline is written to.
  var svg: String?
  /// Whether each failure is followed by its reason.
  var explain = false
  /// Whether each outcome is followed by how it is known.
  var evidence = false
  var profile = DeviceProfile.apple
  var report: Int?
  var file: String?

  /// Throws `ProtectionUsage` for what the verb does not know.
  init(_ arguments: [String], verb: String, allowsReport: Bool) throws {
    var words = arguments[...]
    var knobs: [Assumption] = []
    var namesProfile = false
    while let word = words.popFirst() {
      switch word {
      case "--json": json = true
      case "--help", "-h": help = true
      case "--profile":
        profile = try Self.profile(words.popFirst(), verb)
        namesProfile = true
      case "--knobs" where allowsReport: listsKnobs = true
      case "--timeline" where allowsReport: timeline = true
      case "--svg" where allowsReport: svg = try Self.svg(words.popFirst(), verb)
      case "--explain" where allowsReport: explain = true
      case "--evidence" where allowsReport: evidence = true
      case "--knob": knobs.append(try Self.knob(words.popFirst(), verb))
      case "--report" where allowsReport: report = try Self.report(words.popFirst(), verb)
      default:
        guard !word.hasPrefix("-") || word == "-", !word.isEmpty else {
          throw ProtectionUsage("unknown option '\(word)'; see picklock \(verb) --help")
        }
        guard file == nil else {
          throw ProtectionUsage("one file at a time, not '\(word)' too")
        }
        file = word
      }
    }
    for knob in knobs { profile[knob] = true }
    if report != nil, file != nil || namesProfile || !knobs.isEmpty {
      throw ProtectionUsage("--report brings its own script and profile; give nothing beside it")
    }
  }

  private static func svg(_ word: String?, _ verb: String) throws -> String {
    guard let word, !word.isEmpty, !word.hasPrefix("-") else {
      throw ProtectionUsage("--svg takes the name of a file to write; see picklock \(verb) --help")
    }
    return word
  }

  static func profile(_ word: String?, _ verb: String) throws -> DeviceProfile {
    switch word {
    case "apple": return .apple
    case "reference": return .reference
    default:
      throw ProtectionUsage("--profile takes apple or reference; see picklock \(verb) --help")
    }
  }

  static func knob(_ word: String?, _ verb: String) throws -> Assumption {
    guard let word, let knob = Assumption(name: word.uppercased()) else {
      throw ProtectionUsage(
        "--knob takes C1 to C14\(word.map { ", not '\($0.shortened)'" } ?? ""); they are",
        lines: knobs)
    }
    return knob
  }

  /// Every assumption with a few words, in two columns.
  static var knobs: [String] {
    let all = Assumption.allCases.map { $0.name.padded(to: 5) + $0.title }
    let half = (all.count + 1) / 2
    return (0..<half).map { index in
      let right = index + half < all.count ? all[index + half] : ""
      return "  " + (right.isEmpty ? all[index] : all[index].padded(to: 39) + right)
    }
  }

  private static func report(_ word: String?, _ verb: String) throws -> Int {
    let numbers = PublicReport.all.map(\.number)
    guard let word, let number = Int(word), numbers.contains(number) else {
      throw ProtectionUsage(
        "--report takes a number from 1 to \(numbers.count); see picklock \(verb) --help")
    }
    return number
  }
}
