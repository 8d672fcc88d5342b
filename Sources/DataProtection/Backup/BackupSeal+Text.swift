extension BackupSeal {
  /// The seal as words of a text form.
  var text: String {
    switch self {
    case .device(let owner): "device \(owner)"
    case .password: "password"
    case .open: "open"
    }
  }

  init(_ line: inout TextLine) throws(TextFormError) {
    switch try line.word("the seal") {
    case "device": self = .device(try line.number("the device"))
    case "password": self = .password
    case "open": self = .open
    case let word: throw line.fail("a seal is device, password or open, not '\(word)'")
    }
  }
}
