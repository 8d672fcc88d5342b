extension Device {
  /// The text form: everything the device remembers. Two devices with the same text behave the
  /// same for ever; `init(text:)` reads it back.
  public var text: String { DeviceText.of(self) }

  /// Reads the text form.
  ///
  /// Errors: `TextFormError`, with the line, for anything `text` would not write, a volume that
  /// does not hang together and anything past `DeviceLimits` among them.
  public init(text: String) throws(TextFormError) {
    var reader = DeviceReader()
    let lines = try TextLines.split(text, header: DeviceText.header)
    for (index, line) in lines.enumerated() {
      var line = TextLine(line, number: index + 2)
      try reader.read(&line)
    }
    self = try reader.finish()
  }
}

extension Device: Equatable {
  /// Whether two devices are in the same state, down to the next handle each would give out.
  ///
  /// Cost grows with what they store; meant for tests.
  public static func == (left: Device, right: Device) -> Bool { left.text == right.text }
}
