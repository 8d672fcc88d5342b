import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("What Foundation hashes and compares")
struct FoundationHashingTests {
  @Test("The table has a value for every kind", arguments: ArchiveKind.allCases)
  func everyKind(_ kind: ArchiveKind) {
    #expect(!FoundationSamples.values(kind).isEmpty)
  }

  #if os(Linux)
    @Test(
      "Every class in every place, and there inside every place: an object or a refusal",
      arguments: FoundationPlace.allCases)
    func everyPlace(_ outer: FoundationPlace) async {
      await #expect(processExitsWith: .success) { [outer = outer as FoundationPlace] in
        for kind in ArchiveKind.allCases {
          let values = FoundationSamples.values(kind)
          for inner in FoundationPlace.allCases {
            // Each twice, so that equal ones meet.
            let held = values.map { inner.holding([$0]) } + [inner.holding(values)]
            FoundationHashingTests.decode(outer.holding(held + held))
          }
          FoundationHashingTests.decode(outer.holding(values))
          FoundationHashingTests.decode(outer.holding(values + values))
          for value in values { FoundationHashingTests.decode(outer.holding([value])) }
        }
      }
    }

    @Test("Foundation by itself ends the process on them, which is why they are refused")
    func foundationDies() async {
      await #expect(processExitsWith: .failure) {
        _ = NSSet(array: [NSError(domain: "d", code: 1)])
      }
      await #expect(processExitsWith: .failure) { _ = NSSet(array: [NSDecimalNumber(value: 1)]) }
      await #expect(processExitsWith: .failure) {
        _ = NSSet(array: [NSMeasurement(doubleValue: 1e300, unit: UnitLength.meters)])
      }
      await #expect(processExitsWith: .failure) {
        let sets = [1, 1].map { NSSet(array: [NSArray(array: [NSNumber(value: $0)])]) }
        _ = sets[0].isEqual(sets[1])
      }
      await #expect(processExitsWith: .failure) {
        let string = NSMutableAttributedString(string: "ab")
        for location in 0...1 {
          string.setAttributes(
            [NSAttributedString.Key("k"): NSNull()], range: NSRange(location: location, length: 1))
        }
      }
    }
  #endif

  /// Decodes and uses what came of it as a program would.
  static func decode(_ value: ArchiveValue) {
    let data = Archives.value(value)
    precondition(!data.isEmpty, "the value is not encoded")
    do {
      let object = try KeyedUnarchiver.unarchivedObject(
        ofClasses: FoundationSamples.classes, from: data)
      precondition(object is NSObject, "neither an object nor an error")
    } catch {
      precondition(error is ArchiveError, "\(error)")
    }
  }

  @Test("What is refused is refused by name")
  func named() {
    let decimal = FoundationSamples.values(.decimal)[0]
    #if os(Linux)
      let refusal = Archives.refusal(Archives.value(.set([decimal])), FoundationSamples.classes)
      #expect(refusal?.code == .classNotAllowed)
      #expect(refusal?.description.contains("NSDecimalNumber") == true)
    #endif
    #expect(
      Archives.refusal(Archives.value(.array([decimal])), FoundationSamples.classes) == nil)
  }

  #if os(Linux)
    @Test("Equal members whose hashes differ never reach Foundation")
    func inconsistent() {
      let sets = [ArchiveValue.orderedSet([.string("a")]), .orderedSet([.string("b")])]
      let error = Archives.refusal(Archives.value(.set(sets)), FoundationSamples.classes)
      #expect(error?.code == .classNotAllowed)
      #expect(Archives.refusal(Archives.value(.set([sets[0]])), FoundationSamples.classes) == nil)
      let accents = ArchiveValue.set([.string("é"), .string("e\u{301}")])
      let twice = Archives.refusal(Archives.value(accents), FoundationSamples.classes)
      #expect(twice?.code == .duplicateKey)
    }
  #endif

  @Test("Sets and keys that hash well are as they were")
  func accepted() {
    for value in [
      ArchiveValue.set([.array([.integer(1)]), .array([.integer(2)])]),
      .set([.set([.string("a")]), .set([.string("b")])]),
      .dictionary([ArchivePair(.uuid(ArchiveUUID(high: 1, low: 2)), .integer(1))]),
      FoundationSamples.attributed([.string("a"), .array([.string("b")]), .real(1)]),
    ] {
      #expect(Archives.refusal(Archives.value(value), FoundationSamples.classes) == nil)
    }
  }
}
