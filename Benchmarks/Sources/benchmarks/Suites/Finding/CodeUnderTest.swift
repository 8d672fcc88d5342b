import Foundation
import PropertyEngine

/// Code that misbehaves where a value meets one of its literals, as people's code does.
///
/// `Peers/finding/subject.py` says the same in Python, with the same literals. Hypothesis
/// reads them from there; most of them, as in any source file, lead nowhere.
enum CodeUnderTest {
  static func isFlushSize(_ count: Int) -> Bool { count == 10_000_000 }

  static func isAdministrationPort(_ port: Int) -> Bool { port == 4711 }

  static func isNextDay(_ seconds: Int) -> Bool { seconds == 86_400 }

  static func isAbsoluteZero(_ degrees: Int) -> Bool { degrees == -273 }

  static func isJustPastQuota(_ count: Int) -> Bool { count == 250_000 + 1 }

  static func checksumVanishes(_ number: Int) -> Bool { number > 0 && number % 65_521 == 0 }

  static func isReducedRate(_ rate: Double) -> Bool { rate == 0.175 }

  static func isRequestHeader(_ name: String) -> Bool { name == "X-Request-ID" }

  static func isDataAddress(_ address: String) -> Bool { address.hasPrefix("data:") }

  static func holdsPlaceholder(_ text: String) -> Bool {
    text != "${user}" && text.holds("${user}")
  }

  static func isPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist00".utf8) }

  static func holdsErrorCode(_ codes: [Int]) -> Bool { codes.count > 1 && codes.contains(3_840) }

  static func isArchived(_ record: Record) -> Bool { record.name == "archived" }

  static func isAdministrator(_ user: String, at port: Int) -> Bool {
    user == "root" && port == 8_443
  }

  static func hasVersionKey(_ table: [String: Int]) -> Bool { table["schemaVersion"] != nil }

  static func isSentinel(_ identifier: UInt64) -> Bool { identifier == 0xFEED_FACE_CAFE_BEEF }

  /// Literals that no goal is about.
  static func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 304: "Not Modified"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 409: "Conflict"
    case 418: "I'm a teapot"
    case 429: "Too Many Requests"
    case 503: "Service Unavailable"
    default: "unknown status"
    }
  }

  /// Literals that no goal is about.
  static func price(of weight: Double, in zone: String) -> Double {
    switch zone {
    case "domestic": weight * 4.95
    case "europe": weight * 9.5 + 0.85
    case "overseas": weight * 17.25 + 12.4
    default: 39.99
    }
  }

  /// The literals of this file, as `check` takes them from the code under test.
  static func constants() throws -> ConstantPool {
    ConstantPool(swiftSources: [[UInt8](try Data(contentsOf: URL(filePath: #filePath)))])
  }
}
