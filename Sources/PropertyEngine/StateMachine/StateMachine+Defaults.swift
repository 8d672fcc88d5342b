extension StateMachine {
  /// Draws nothing.
  @inlinable
  public mutating func configure(_ draw: inout Draw) throws {}

  /// Every kind as often as any other.
  @inlinable
  public static func weight(of kind: Kind) -> Int { 1 }

  /// Every issuer issues every kind.
  @inlinable
  public static func issues(_ kind: Kind, by issuer: Issuer) -> Bool { true }

  /// The command that any issuer would issue.
  @inlinable
  public func command(
    _ kind: Kind, by issuer: Issuer, _ draw: inout Draw
  ) throws -> Command? { try command(kind, &draw) }

  /// Every kind may come next.
  @inlinable
  public func isEnabled(_ kind: Kind) -> Bool { true }

  /// Every kind is.
  @inlinable
  public func isInteresting(_ kind: Kind) -> Bool { true }

  /// Every command may come next.
  @inlinable
  public func meetsPrecondition(_ command: Command) -> Bool { true }

  /// Nothing has to hold.
  @inlinable
  public func checkInvariants(after command: Command, of system: inout System) throws {}

  /// Nothing has to be tidy.
  @inlinable
  public func finish(_ system: inout System) throws {}

  /// The name of the command's case.
  public func failureName(on command: Command, expected: Response, actual: Response) -> String {
    Self.caseName(of: command)
  }

  /// Nothing more.
  public func remark(on command: Command) -> String { "" }

  /// Nothing is known.
  public var basis: String { "" }

  /// Printing does not run anything.
  public static var runsWhenPrinted: Bool { false }

  /// The type's name and an empty pair of parentheses.
  public var source: String { "\(Self.self)()" }

  /// The command as `ValueText` writes it; a dot before what a command says of itself.
  public static func source(of command: Command) -> String {
    command is any CustomStringConvertible ? ".\(command)" : ValueText.of(command)
  }

  /// A command as a line of a trace: what it says of itself, else as Swift without its first dot.
  static func text(of command: Command) -> String {
    if command is any CustomStringConvertible { return "\(command)" }
    let text = ValueText.of(command)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// The text of a command up to its arguments.
  static func caseName(of command: Command) -> String {
    String(String(describing: command).prefix { $0 != "(" })
  }
}

extension StateMachine where Response: Equatable {
  /// Equal answers.
  @inlinable
  public func meetsPostcondition(
    _ actual: Response, expecting expected: Response, to command: Command
  ) -> Bool { actual == expected }
}

extension StateMachine where Response == Void {
  /// A command that answers nothing cannot answer wrongly: invariants and thrown errors judge it.
  @inlinable
  public func meetsPostcondition(_ actual: Void, expecting expected: Void, to command: Command)
    -> Bool
  {
    true
  }
}
