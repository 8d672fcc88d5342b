public import PropertyEngine

extension AnyProperty {
  /// Two planted bugs that every working fuzzer finds: `doctor` refuses a machine that does not.
  public static let canary = AnyProperty(
    Property(
      "PicklockCanary", summary: "Holds two planted bugs that every working fuzzer finds.",
      Generator<CanaryCase> { draw in
        if try draw.branch(2) == 0 {
          return .number(try draw.integer(in: 0...UInt32.max))
        }
        return .operations(try draw.list(0...12) { try $0.element(of: VaultOperation.allCases) })
      },
      describe: \.description
    ) { value in
      switch value {
      case .number(let number):
        try require(number != 0x5EED_CAFE, "the magic value is refused", "\(number)")
      case .operations(let operations):
        var vault = Vault()
        for operation in operations { vault.apply(operation) }
        try require(!vault.hasFired, "the vault never fires", "\(operations.count) operations")
      }
    })
}
