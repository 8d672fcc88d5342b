private import Foundation

// What goals say of texts. All of it is about scalars: a line feed inside a cluster counts.
extension String {
  var length: Int { unicodeScalars.count }
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// Some scalar is so.
  func has(_ isSo: (Unicode.Scalar) -> Bool) -> Bool { unicodeScalars.contains(where: isSo) }

  /// There are scalars, and all are so.
  func isAll(_ isSo: (Unicode.Scalar) -> Bool) -> Bool {
    !isEmpty && unicodeScalars.allSatisfy(isSo)
  }

  /// The scalars of `text` follow each other somewhere.
  func holds(_ text: String) -> Bool { unicodeScalars.contains(text.unicodeScalars) }

  func hasNeighbours(_ areSo: (Unicode.Scalar, Unicode.Scalar) -> Bool) -> Bool {
    zip(unicodeScalars, unicodeScalars.dropFirst()).contains(where: areSo)
  }

  func firstIs(_ property: KeyPath<Unicode.Scalar.Properties, Bool>) -> Bool {
    unicodeScalars.first?.properties[keyPath: property] ?? false
  }

  func lastIs(_ property: KeyPath<Unicode.Scalar.Properties, Bool>) -> Bool {
    unicodeScalars.last?.properties[keyPath: property] ?? false
  }

  /// How many runs of scalars there are between white space.
  var wordCount: Int { unicodeScalars.split(whereSeparator: \.properties.isWhitespace).count }

  /// The scalars without white space at either end.
  var trimmed: [Unicode.Scalar] {
    let start = scalars.drop(while: \.properties.isWhitespace)
    return start.reversed().drop(while: \.properties.isWhitespace).reversed()
  }

  /// The text is in normalization form C.
  var isNormalized: Bool {
    precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// A mark that combines with what is in front of it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
