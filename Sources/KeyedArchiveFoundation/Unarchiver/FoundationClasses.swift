import Foundation

/// Foundation's classes that are built here, by the names archives give them.
enum FoundationClasses {
  static let byName: [String: AnyClass] = [
    "NSArray": NSArray.self, "NSMutableArray": NSMutableArray.self,
    "NSSet": NSSet.self, "NSMutableSet": NSMutableSet.self, "NSCountedSet": NSCountedSet.self,
    "NSOrderedSet": NSOrderedSet.self, "NSMutableOrderedSet": NSMutableOrderedSet.self,
    "NSDictionary": NSDictionary.self, "NSMutableDictionary": NSMutableDictionary.self,
    "NSString": NSString.self, "NSMutableString": NSMutableString.self,
    "NSNumber": NSNumber.self, "NSValue": NSValue.self,
    "NSDecimalNumber": NSDecimalNumber.self,
    "NSDecimalNumberPlaceholder": NSDecimalNumber.self,
    "NSData": NSData.self, "NSMutableData": NSMutableData.self,
    "NSDate": NSDate.self, "NSUUID": NSUUID.self, "NSURL": NSURL.self, "NSNull": NSNull.self,
    "NSIndexSet": NSIndexSet.self, "NSMutableIndexSet": NSMutableIndexSet.self,
    "NSIndexPath": NSIndexPath.self, "NSAffineTransform": NSAffineTransform.self,
    "NSAttributedString": NSAttributedString.self,
    "NSMutableAttributedString": NSMutableAttributedString.self,
    "NSTimeZone": NSTimeZone.self, "NSLocale": NSLocale.self, "NSCalendar": NSCalendar.self,
    "NSDateComponents": NSDateComponents.self, "NSError": NSError.self,
    "NSRegularExpression": NSRegularExpression.self, "NSMeasurement": NSMeasurement.self,
    "NSNotification": NSNotification.self,
  ]

  /// Units of measurement; each has a class of its own.
  static let units: [String: Unit.Type] = [
    "NSUnit": Unit.self,
    "NSUnitAcceleration": UnitAcceleration.self, "NSUnitAngle": UnitAngle.self,
    "NSUnitArea": UnitArea.self, "NSUnitConcentrationMass": UnitConcentrationMass.self,
    "NSUnitDispersion": UnitDispersion.self, "NSUnitDuration": UnitDuration.self,
    "NSUnitElectricCharge": UnitElectricCharge.self,
    "NSUnitElectricCurrent": UnitElectricCurrent.self,
    "NSUnitElectricPotentialDifference": UnitElectricPotentialDifference.self,
    "NSUnitElectricResistance": UnitElectricResistance.self, "NSUnitEnergy": UnitEnergy.self,
    "NSUnitFrequency": UnitFrequency.self, "NSUnitFuelEfficiency": UnitFuelEfficiency.self,
    "NSUnitIlluminance": UnitIlluminance.self,
    "NSUnitInformationStorage": UnitInformationStorage.self, "NSUnitLength": UnitLength.self,
    "NSUnitMass": UnitMass.self, "NSUnitPower": UnitPower.self,
    "NSUnitPressure": UnitPressure.self, "NSUnitSpeed": UnitSpeed.self,
    "NSUnitTemperature": UnitTemperature.self, "NSUnitVolume": UnitVolume.self,
  ]

  /// Whether a class is Foundation's own, or inherits a decoder that only Foundation can feed.
  static func isOwnDecoderUnsafe(_ cls: AnyClass) -> Bool {
    let name = String(reflecting: cls)
    if name.hasPrefix("Foundation.") || name.hasPrefix("FoundationEssentials.") { return true }
    return ClassTable.isAllowed(
      cls,
      [
        NSArray.self, NSDictionary.self, NSSet.self, NSOrderedSet.self, NSString.self,
        NSValue.self, NSData.self, NSAttributedString.self, NSError.self, NSURL.self,
        NSIndexSet.self, NSIndexPath.self, NSDate.self, NSCalendar.self, NSTimeZone.self,
        NSLocale.self, NSRegularExpression.self, NSNotification.self, Unit.self,
      ])
  }

  /// Whether Foundation turns such an object into a collection of Swift, with all it holds.
  static func isCollection(_ object: NSObject) -> Bool {
    object is NSArray || object is NSDictionary || object is NSSet || object is NSOrderedSet
  }
}
