import Foundation
import PropertyFuzzing

/// What killed a child, read from its log: enough to tell two bugs apart.
public struct CrashReport: Hashable, Sendable {
  /// Equal for two crashes of one bug: the kind of failure and the place in this package.
  public let signature: String
  /// The kind of a property's failure, which the harness can be told to skip; nil for a trap.
  public let kind: String?
  /// What happened, for people: the failure and the value, or the trap and the frames.
  public let detail: [String]

  /// Reads the end of a log. `packageRoot` tells the package's own frames from the others.
  init(log: String, packageRoot: String) {
    let lines = log.split(separator: "\n")
    let frames = lines.compactMap { Self.frame($0, packageRoot: packageRoot) }
    if let kind = Self.value(of: FailureReport.kindMark, in: lines) {
      self.kind = kind
      signature = kind
      let marks = [FailureReport.failureMark, FailureReport.valueMark]
      detail = marks.compactMap { mark in Self.value(of: mark, in: lines) }
    } else {
      kind = nil
      let reason = Self.reason(in: lines)
      signature = ([reason] + frames.prefix(1)).joined(separator: " at ")
      detail = [reason] + frames.prefix(5)
    }
  }

  /// A report that was made before.
  init(signature: String, kind: String?, detail: [String]) {
    self.signature = signature
    self.kind = kind
    self.detail = detail
  }

  /// A crash file whose log is lost: only its name says what libFuzzer saw.
  init(unexplained name: String) {
    let reasons = ["timeout-": "timeout", "oom-": "out-of-memory", "leak-": "memory leak"]
    let reason = reasons.first { name.hasPrefix($0.key) }?.value ?? Self.wordless
    self.init(signature: reason, kind: nil, detail: [reason])
  }

  /// A file name for the signature: letters, digits and dashes.
  public var slug: String {
    var slug = ""
    for character in signature.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.hasSuffix("-") {
        slug.append("-")
      }
      if slug.count >= 60 { break }
    }
    return slug.trimmingCharacters(in: ["-"])
  }

  private static func value(of mark: String, in lines: [Substring]) -> String? {
    lines.last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  private static let wordless = "died without a word"

  /// The runtime's own words, the sanitizer's verdict, or libFuzzer's.
  private static func reason(in lines: [Substring]) -> String {
    for line in lines {
      if let range = line.firstRange(of: "Fatal error: ") {
        return String(line[range.upperBound...])
      }
      if let range = line.firstRange(of: "Swift runtime failure: ") {
        return String(line[range.upperBound...].prefix { $0 != "/" })
          .trimmingCharacters(in: .whitespaces)
      }
      if line.contains("ERROR: LeakSanitizer: detected memory leaks") { return "memory leak" }
      if let range = line.firstRange(of: "ERROR: AddressSanitizer: ") {
        return "AddressSanitizer " + line[range.upperBound...].prefix { $0 != " " }
      }
    }
    for line in lines {
      if let range = line.firstRange(of: "ERROR: libFuzzer: ") {
        return String(line[range.upperBound...].prefix { $0 != "(" })
          .trimmingCharacters(in: .whitespaces)
      }
    }
    return wordless
  }

  /// `File.swift:12` of a frame in the package's own sources; nil for any other line.
  private static func frame(_ line: Substring, packageRoot: String) -> String? {
    guard line.drop(while: { $0 == " " }).hasPrefix("#"),
      let range = line.firstRange(of: packageRoot + "/")
    else { return nil }
    let place = line[range.upperBound...].split(separator: ":")
    guard place.count >= 2, place[0].hasSuffix(".swift"), place[1] != "0" else { return nil }
    return "\(place[0].split(separator: "/").last ?? place[0]):\(place[1])"
  }
}
