import Foundation
import PropertyEngine
import PropertyTesting
import Testing

@Suite("Values of Foundation")
struct FoundationValueTests {
  private static func moment(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  private static func minimalSeconds(
    _ dates: Generator<Date>, _ fails: @escaping @Sendable (Date) -> Bool
  ) -> Set<String> {
    Soundness.minima(dates.map(\.timeIntervalSinceReferenceDate)) { fails(moment($0)) }
  }

  private static func parts(_ date: Date) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  @Test("Dates lie in their range, which may end within a day")
  func dates() {
    let range = Self.moment(-90_000.25)...Self.moment(200.75)
    #expect(Soundness.faults(.date(in: range)) { range.contains($0) } == [])
    #expect(Soundness.faults(.date()) { range.contains($0) } != [])
    let instant = Self.moment(12_345.678)
    #expect(Soundness.faults(.date(in: instant...instant)) { $0 == instant } == [])
    let years: @Sendable (Date) -> Bool = { (1...9_999).contains(Self.parts($0).year ?? 0) }
    #expect(Soundness.faults(.date(), years) == [])
  }

  @Test("Dates are whole milliseconds, and shrink to midnight of a near day")
  func simplestDate() {
    let seconds = Generator<Date>.date().map(\.timeIntervalSinceReferenceDate)
    let isWhole: @Sendable (Double) -> Bool = { ($0 * 1_000).rounded() / 1_000 == $0 }
    #expect(Soundness.faults(seconds, isWhole) == [])
    #expect(Soundness.faults(seconds.map { $0 + 0.000_1 }, isWhole) != [])
    #expect(Self.minimalSeconds(.date()) { _ in true } == ["0.0"])
    #expect(Self.minimalSeconds(.date()) { $0 >= Self.moment(86_400 * 365) } == ["31536000.0"])
    let noon = Self.minimalSeconds(.date()) { Self.parts($0).hour ?? 0 >= 12 }
    #expect(noon == ["43200.0"])
    let past = Self.moment(-1e9)...Self.moment(-1e8)
    #expect(Self.minimalSeconds(.date(in: past)) { _ in true } == ["-100051200.0"])
  }

  @Test("A leap day is found, and shown at midnight")
  func leapDay() {
    let found = Self.minimalSeconds(.date()) {
      Self.parts($0).month == 2 && Self.parts($0).day == 29
    }
    let midnights = found.compactMap(Double.init).map(Self.moment).filter {
      let parts = Self.parts($0)
      return parts.month == 2 && parts.day == 29 && parts.hour == 0 && parts.minute == 0
    }
    #expect(midnights.count == found.count, "\(found)")
  }

  @Test("Data has the length asked for")
  func data() {
    let promise: @Sendable (Data) -> Bool = { (2...5).contains($0.count) }
    #expect(Soundness.faults(.data(count: 2...5), promise) == [])
    #expect(Soundness.faults(.data(count: 2...6), promise) != [])
    let bytes = Generator<Data>.data().map { Array($0) }
    #expect(Soundness.minima(bytes) == ["[]"])
    #expect(Soundness.minima(bytes) { $0.contains { $0 > 9 } } == ["[10]"])
  }

  @Test("A UUID is any, or one as the system makes them")
  func uuids() {
    #expect(Soundness.minima(.uuid) == ["00000000-0000-0000-0000-000000000000"])
    #expect(Soundness.minima(.uuid) { $0.uuid.15 >= 7 } == ["00000000-0000-0000-0000-000000000007"])
    let promise: @Sendable (UUID) -> Bool = {
      $0.uuid.6 >> 4 == 4 && $0.uuid.8 >> 6 == 2 && UUID(uuidString: $0.uuidString) == $0
    }
    #expect(Soundness.faults(.randomUUID, promise) == [])
    #expect(Soundness.faults(.uuid, promise) != [])
    #expect(Soundness.minima(.randomUUID) == ["00000000-0000-4000-8000-000000000000"])
  }

  @Test("A URL is read back from its text")
  func urls() {
    let promise: @Sendable (URL) -> Bool = {
      URL(string: $0.absoluteString) == $0 && $0.scheme == "https" && $0.host?.isEmpty == false
    }
    #expect(Soundness.faults(.url(schemes: ["https"]), promise) == [])
    #expect(Soundness.faults(.url(), promise) != [])
    let texts = Generator<URL>.url().map(\.absoluteString)
    #expect(Soundness.minima(texts) == ["\"https://a\""])
    #expect(Soundness.minima(texts) { $0.contains("?") } == ["\"https://a?\""])
    #expect(Soundness.minima(texts) { $0.contains(":443") } == ["\"https://a:443\""])
    #expect(Soundness.minima(texts) { $0.contains("%") }.allSatisfy { $0.count < 22 })
  }

  @Test("Decimals keep their range and their places")
  func decimals() {
    let promise: @Sendable (Decimal) -> Bool = { value in
      (Decimal(-5)...Decimal(1_000)).contains(value) && value.exponent >= -2
    }
    #expect(Soundness.faults(.decimal(in: -5...1_000), promise) == [])
    #expect(Soundness.faults(.decimal(in: -5...1_000, places: 3), promise) != [])
    let amounts = Generator<Decimal>.decimal(in: -5...1_000)
    #expect(Soundness.minima(amounts) == ["0"])
    #expect(Soundness.minima(amounts) { $0 > 10.5 } == ["10.51"])
    #expect(Soundness.minima(amounts) { $0 < 0 } == ["-0.01"])
    let cents = Generator<Decimal>.decimal(in: 0.254...0.75)
    #expect(Soundness.minima(cents) == ["0.26"])
    #expect(Soundness.faults(cents) { $0 >= 0.25 && $0 <= 0.75 } == [])
  }
}
