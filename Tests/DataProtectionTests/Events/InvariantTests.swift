import DataProtection
import Testing

/// The invariants that one state can show are shown by the fault that breaks them.
@Suite struct InvariantTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    var number: Int
    var fault: DeviceFaults
    var events: [Event]
    var testDescription: String { "\(number)" }

    static let all: [Broken] = [
      Broken(number: 1, fault: .completeKeyKept, events: [.setPasscode, .lock, .advance(10)]),
      Broken(number: 2, fault: .rebootKeepsFirstUnlock, events: [.setPasscode, .reboot]),
      Broken(number: 3, fault: .unlessOpenKeyKept, events: [.setPasscode, .lock, .advance(10)]),
      Broken(number: 11, fault: .graceNotHonoured, events: [.setPasscode, .lock]),
      Broken(
        number: 13, fault: .unlockLeavesTimer,
        events: [.setPasscode, .lock, .unlock, .advance(10)]),
      Broken(number: 14, fault: .handleSurvivesReboot, events: [.setPasscode, .reboot]),
      Broken(number: 14, fault: .killLeaksHandles, events: [.kill]),
      Broken(
        number: 15, fault: .untilFirstEvictedAtLock, events: [.setPasscode, .lock, .advance(10)]),
      Broken(number: 16, fault: .flagStaysUp, events: [.setPasscode, .lock, .advance(10)]),
      Broken(
        number: 17, fault: .willNotificationMissing, events: [.setPasscode, .lock, .advance(10)]),
      Broken(
        number: 30, fault: .passcodeItemsSurvive, events: [.setPasscode, .removePasscode]),
      Broken(number: 37, fault: .noPasscodeLocks, events: [.lock]),
      Broken(
        number: 37, fault: .passcodeRemovalLosesComplete, events: [.setPasscode, .removePasscode]),
    ]
  }

  @Test("Invariant", arguments: Broken.all)
  func invariant(_ broken: Broken) throws {
    var device = Device(faults: broken.fault)
    var sound = Device()
    _ = try device.create("/a")
    _ = try sound.create("/a")
    for event in broken.events {
      device.apply(event)
      sound.apply(event)
    }
    #expect(device.violatedInvariants().contains(broken.number))
    #expect(sound.violatedInvariants() == [])
  }
}
