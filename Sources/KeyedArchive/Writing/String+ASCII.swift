extension String {
  /// Whether every byte is below 0x80, which decides the form a binary property list stores it in.
  var isASCII: Bool {
    // Safety: the bytes do not leave the closure.
    let contiguous = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.reduce(0) { $0 | $1 } < 0x80
    }
    return contiguous ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
