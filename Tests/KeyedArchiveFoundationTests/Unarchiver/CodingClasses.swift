import Foundation

/// A node of a list or a tree, for shapes that no value class can have.
final class Node: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let name: String
  let next: Node?

  init(_ name: String, next: Node? = nil) {
    self.name = name
    self.next = next
  }

  required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.name = name.substring(from: 0)
    next = coder.decodeObject(of: Node.self, forKey: "next")
  }

  func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: "name")
    coder.encode(next, forKey: "next")
  }
}

/// A class that goes on, with defaults, whatever its coder says.
final class Careless: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  var list: [Any] = []
  var count = 0

  required init?(coder: NSCoder) {
    super.init()
    list = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "list") as? [Any] ?? []
    count = coder.decodeInteger(forKey: "count")
  }

  func encode(with coder: NSCoder) {}
}

/// Every scalar a coder has.
final class Scalars: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let text: String

  required init?(coder: NSCoder) {
    let bytes = unsafe coder.withDecodedUnsafeBytes(forKey: "bytes") { bytes in
      unsafe bytes.map { unsafe Array($0) } ?? []
    }
    text = """
      \(coder.decodeBool(forKey: "bool")) \(coder.decodeInteger(forKey: "integer")) \
      \(coder.decodeInt32(forKey: "int32")) \(coder.decodeInt64(forKey: "int64")) \
      \(coder.decodeCInt(forKey: "cint")) \(coder.decodeFloat(forKey: "float")) \
      \(coder.decodeDouble(forKey: "double")) \(bytes)
      """
  }

  func encode(with coder: NSCoder) {}
}

/// Reads one scalar, the one that its key names.
final class OneScalar: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  required init?(coder: NSCoder) {
    switch true {
    case coder.containsValue(forKey: "bool"): _ = coder.decodeBool(forKey: "bool")
    case coder.containsValue(forKey: "int32"): _ = coder.decodeInt32(forKey: "int32")
    case coder.containsValue(forKey: "int64"): _ = coder.decodeInt64(forKey: "int64")
    case coder.containsValue(forKey: "float"): _ = coder.decodeFloat(forKey: "float")
    case coder.containsValue(forKey: "double"): _ = coder.decodeDouble(forKey: "double")
    default:
      unsafe coder.withDecodedUnsafeBufferPointer(forKey: "bytes") { _ in }
    }
  }

  func encode(with coder: NSCoder) {}
}

/// An animal, and a kind of it that no allow-list names.
class Animal: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }
  override init() {}
  required init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}

final class Dog: Animal {}

/// Does not say that it can be decoded securely.
final class Insecure: NSObject, NSCoding {
  override init() {}
  required init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}

/// Says that it cannot.
final class Declining: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { false }
  required init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}

/// Reports an error of its own and returns an object all the same.
final class Reporting: NSObject, NSSecureCoding {
  struct Complaint: Error, Equatable {}
  static var supportsSecureCoding: Bool { true }
  required init?(coder: NSCoder) { coder.failWithError(Complaint()) }
  func encode(with coder: NSCoder) {}
}

/// Coded without keys.
final class Unkeyed: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let parts: [String]

  required init?(coder: NSCoder) {
    parts = (0..<2).map { _ in String(describing: coder.decodeObject() ?? "none") }
  }

  func encode(with coder: NSCoder) {}
}
