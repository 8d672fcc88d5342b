import Foundation
import KeyedArchive

extension ArchiveDecimal: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSDecimalNumber": NSDecimalNumber.self, "NSDecimalNumberPlaceholder": NSDecimalNumber.self]
  }
  static var traits: FoundationTraits { [] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    if isNotANumber { return NSDecimalNumber.notANumber }
    guard let significand = Decimal(string: "\(mantissa)") else { return nil }
    let decimal = Decimal(
      sign: isNegative ? .minus : .plus, exponent: Int(exponent),
      significand: significand)
    return NSDecimalNumber(decimal: decimal)
  }
}
