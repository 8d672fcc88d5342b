import Foundation

/// A memo as applications write them: a version, a text, and a decoder that refuses the rest.
///
/// Nothing in it knows which coder it is given.
final class ArticleMemo: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  static let longestText = 4096

  let schema: Int
  let text: String

  init(schema: Int = 1, text: String) {
    self.schema = schema
    self.text = text
    super.init()
  }

  required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "schema"), coder.decodeInteger(forKey: "schema") == 1,
      let text = coder.decodeObject(of: NSString.self, forKey: "text"),
      text.length <= Self.longestText
    else { return nil }
    schema = 1
    self.text = text.substring(from: 0)
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(schema, forKey: "schema")
    coder.encode(NSString(string: text), forKey: "text")
  }

  /// What Foundation's own archiver makes of an object.
  static func pack(_ object: Any) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }
}
