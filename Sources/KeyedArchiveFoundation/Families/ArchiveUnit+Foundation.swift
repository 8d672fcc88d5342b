import Foundation
import KeyedArchive

extension ArchiveUnit: FoundationMapped {
  static var classes: [String: AnyClass] {
    [:]
  }
  static var traits: FoundationTraits { [.isHashable, .hashesInconsistently, .hasUnsafeDecoder] }
  static var traitClasses: [AnyClass] { [Unit.self] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    guard let type = Self.units[className] else { return nil }
    guard let dimension = type as? Dimension.Type else {
      let hasConverter = coefficient != nil || reciprocal != nil
      return hasConverter ? nil : type.init(symbol: symbol)
    }
    if reciprocal != nil { return decoded(dimension) }
    guard let coefficient = coefficient else { return nil }
    return dimension.init(
      symbol: symbol,
      converter: UnitConverterLinear(coefficient: coefficient, constant: constant ?? 0))
  }

  /// Foundation's reciprocal converter is not public: its own decoder makes it, from bytes that are
  /// written here.
  private func decoded(_ dimension: Dimension.Type) -> NSObject? {
    do {
      let bytes = try ArchiveEncoder().encode(.unit(self))
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: dimension, from: Data(bytes))
    } catch {
      return nil
    }
  }

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
}
