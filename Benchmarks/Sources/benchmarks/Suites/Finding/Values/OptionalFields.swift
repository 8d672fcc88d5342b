import PropertyEngine

/// A record of five fields that may be missing.
enum OptionalFields {
  static let generator = Generator<[Int?]> { draw in
    [
      try draw(.optional(of: .int())), try draw(.optional(of: .int())),
      try draw(.optional(of: .int())), try draw(.optional(of: .int())),
      try draw(.optional(of: .int())),
    ]
  }
}
