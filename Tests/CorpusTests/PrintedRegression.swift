import PicklockCanaryProperties
import PropertyTesting

/// .operations([.open, .arm, .turn])
/// .number(13)
@Test func regression() throws {
  let input = SavedInput(bytes: [
    0x04, 0x03, 0x02, 0x01, 0x04, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06,
    0xff,
  ])
  try check(.canary, saved: input)
}
