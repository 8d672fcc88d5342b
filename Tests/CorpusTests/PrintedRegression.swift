import PicklockProperties
import PropertyEngine
import Testing

/// .operations([.open, .arm, .turn])
/// .number(13)
@Test func regression() {
  let input: [UInt8] = [
    0x04, 0x03, 0x02, 0x01, 0x04, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06,
    0xff,
  ]
  #expect(Catalog.property(named: "PicklockCanary")?.run(input) == .passed)
}
