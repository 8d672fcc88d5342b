import KeyedArchive

/// What the format and the documented behaviour of its writers and readers leave open.
///
/// A damage that is not named here must be refused: nothing says what its value would be, and
/// readers that go on have read beyond the file or made a value up. Sources: CFBinaryPList.c and
/// CFPropertyList.c of CoreFoundation, NSKeyedUnarchiver.swift of swift-corelibs-foundation, and
/// PropertyList-1.0.dtd.
extension ArchiveSuite {
  struct Ruling {
    /// Why a reader may read it; nil when it must not.
    var reason: String?
    var layer: Layer
  }

  /// The verdict on a damage at a place.
  static func ruling(_ damage: Malformation, _ place: Int) -> Ruling {
    Ruling(
      reason: byName[damage.name].flatMap { $0.1($0.0, place) } ?? byKind[damage.kind],
      layer: damage.kind <= 21 && damage.reach == .archive && !onlyArchives.contains(damage.name)
        ? .list : .archive)
  }

  /// Property lists that are whole, and no archives.
  private static let onlyArchives: Set<String> = [
    "containers too deep", "a document type that defines things",
  ]

  /// Kinds that a reader may read at every place.
  private static let byKind: [Int: String] = [
    11: "CoreFoundation keeps 64 bits of a wider integer, plistlib reads 128",
    14: "text that is none: some readers replace it, some refuse it",
    17: "small in memory while objects stay shared; a reader that expands them needs a limit",
    18: "the format says neither that keys are strings nor which of two equal keys counts",
    19: "CoreFoundation refuses UIDs of more than 32 bits, plistlib reads any",
    20: "a date is any 64-bit real to a reader that does not look",
    27: "a class that a reader need not know; it may hand over the fields",
    31: "NSKeyedUnarchiver hands over an object before it is whole; no value can hold itself",
    32: "content that is not in the archive; it must not be opened",
  ]

  private typealias Rule = @Sendable (String, Int) -> String?

  /// Damages of which some places may be read; the rule is given the reason and the place.
  private static let byName: [String: (String, Rule)] = {
    let always: Rule = { reason, _ in reason }
    var rules: [String: (String, Rule)] = [
      "a table that is not as long as it says": (
        "CoreFoundation wants the table to end where the trailer starts; others do not look", always
      ),
      "a marker that means nothing": (
        "CoreFoundation's comments give 0x0C to URLs and 0x0F to padding",
        { [3, 4].contains($1 % 11) ? $0 : nil }
      ),
      "tags that do not match": (
        "CoreFoundation takes a <key> where a value is wanted for a string", { $1 == 4 ? $0 : nil }
      ),
      "content that its tag cannot have": (
        "CoreFoundation skips what it does not know in dates, data and true", { $1 > 2 ? $0 : nil }
      ),
      "a first object that is not $null": (
        "a UID of 0 is nil without a look at the object", { $1.isMultiple(of: 2) ? $0 : nil }
      ),
      "an entry of the archive missing or of another type": (
        "$archiver says who wrote the archive; the value does not depend on it",
        { $1 / 2 % 4 == 0 ? $0 : nil }
      ),
      "a UID that is negative, too large or has a fraction": (
        "CoreFoundation cuts any number under CF$UID to 32 bits; others refuse it or keep it",
        always
      ),
      "digits of more than 64 bits": (
        "CoreFoundation refuses them, plistlib reads whole numbers of any size", always
      ),
      "ranges that are not as many, or that overlap": (
        "adding ranges one after another gives their union", { $1 % 6 == 3 ? $0 : nil }
      ),
      "an object without a class": (
        "NSKeyedUnarchiver hands over what has no class as it is", always
      ),
      "a class record without a name, or with another class first": (
        "the name alone says the class; superclasses are for readers that do not know it",
        { $1 % 9 > 1 ? $0 : nil }
      ),
      "a class name or a hierarchy beyond its limit": ("limits are the reader's own", always),
      "numbered elements with a gap, or in both forms": (
        "NSArray's decoder counts from 0 up to the first number that is missing", always
      ),
      "a key or a member twice": (
        "NSDictionary keeps one of two values of a key, and does not say which", always
      ),
      "an index path longer or shorter than it says": (
        "decodeBytes(forKey:) gives nil for a key that is absent", { $1 % 2 == 1 ? $0 : nil }
      ),
      "a counted set of more members than there are": (
        "members that are not there decode as nil", always
      ),
      "a range that ends beyond any index": (
        "NSRange adds without a check; the end is nobody's index", always
      ),
    ]
    for damage in Malformation.all where damage.name.hasPrefix("a required field of") {
      rules[damage.name] = (
        "decodeDouble(forKey:) and its like give 0 or nil for a key that is absent", always
      )
    }
    return rules
  }()
}
