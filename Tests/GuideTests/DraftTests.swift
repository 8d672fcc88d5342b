import DataProtection
import PropertyEngine
import PropertyTesting
import Testing

/// The store under test: a few bytes of drafts in one file.
enum ForgetfulStore {
  static let file: DevicePath = "/drafts"

  /// Reads what is there, adds to it, replaces the file.
  static func add(_ draft: UInt8, on device: inout Device) throws {
    let drafts = (try? device.contents(of: file)) ?? []
    try device.replace(file, with: drafts + [draft], protection: .completeUnlessOpen)
  }
}

/// The same store, mended: only a file that is not there is an empty one.
enum CarefulStore {
  static func add(_ draft: UInt8, on device: inout Device) throws {
    let drafts: [UInt8]
    do {
      drafts = try device.contents(of: ForgetfulStore.file)
    } catch PosixError.noEntry {
      drafts = []
    }
    try device.replace(
      ForgetfulStore.file, with: drafts + [draft], protection: .completeUnlessOpen)
  }
}

/// What may happen: something to the device, or a draft to save.
enum Step {
  case event(DeviceEvent)
  case add(UInt8)

  static let any = Generator.oneOf(
    Generator.element(of: [
      .setPasscode, .lock, .unlock, .advance(10), .reboot, .launch(.foreground),
      .launch(.background),
    ]).map(Step.event),
    Generator<UInt8>.integer(in: 1...9).map(Step.add))
}

/// Runs the steps on a new device. What was saved without an error, and what is there at the end.
func drafts(
  after steps: [Step], _ add: (UInt8, inout Device) throws -> Void
) throws -> (saved: [UInt8], found: [UInt8]) {
  var device = Device()
  var saved: [UInt8] = []
  for step in steps {
    switch step {
    case .event(let event): _ = device.apply(event)
    case .add(let draft):
      do {
        try add(draft, &device)
        saved.append(draft)
      } catch is PosixError {}
    }
  }
  for event in [DeviceEvent.powerOn, .unlock, .launch(.foreground)] { _ = device.apply(event) }
  return (saved, saved.isEmpty ? [] : try device.contents(of: ForgetfulStore.file))
}

@Test func `a draft that was saved stays`() throws {
  try check(Step.any.array(count: 0...20)) { steps in
    let (saved, found) = try drafts(after: steps, CarefulStore.add)
    #expect(found == saved)
  }
}

struct ForgetfulStoreTests {
  /// What the guide shows: the forgetful store is found out, and as simply as this.
  @Test func `a read that fails is taken for no drafts, and all are lost`() throws {
    let property = Property("drafts stay", Step.any.array(count: 0...20)) { steps in
      let (saved, found) = try drafts(after: steps, ForgetfulStore.add)
      try require(found == saved, "a draft that was saved stays")
    }
    let report = AnyProperty(property).search(RunConfiguration(seed: 1))
    let found = try #require(report.counterexample)
    #expect(
      found.value == "[.event(.setPasscode), .event(.lock), "
        + ".event(.advance(10)), .add(1), .add(1)]")
    #expect(
      found.explanation == [
        "each _ may be anything (21 tried): [.event(.setPasscode), .event(.lock), "
          + ".event(.advance(10)), .add(_), .add(_)]"
      ])
  }
}
