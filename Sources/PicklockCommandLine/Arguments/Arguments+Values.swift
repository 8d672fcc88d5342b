/// Values that are more than text.
extension Arguments {
  /// The whole number given for an option; nil where it was not given.
  public func number(_ option: CommandOption, in range: ClosedRange<Int>) throws(CommandError)
    -> Int?
  {
    guard let text = last(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError(
        "\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'")
    }
    return number
  }

  /// `8h`, `30m`, `90s`, `1h30m` or a plain number of seconds; nil where it was not given.
  public func duration(_ option: CommandOption) throws(CommandError) -> Int? {
    guard let text = last(option) else { return nil }
    guard let seconds = Self.seconds(text), seconds > 0 else {
      throw CommandError("\(option.name) takes a time such as 8h, 30m or 90s, not '\(text)'")
    }
    return seconds
  }

  /// One of the words that a type has a case for; nil where it was not given.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: CommandOption
  ) throws(CommandError) -> Choice? {
    guard let text = last(option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("\(option.name) takes one of: \(names), not '\(text)'")
    }
    return choice
  }

  /// The longest time that can be given: some three years.
  private static let longestSeconds = 100_000_000

  private static func seconds(_ text: String) -> Int? {
    if let plain = Int(text) { return plain <= longestSeconds ? plain : nil }
    let units: [Character: Int] = ["d": 86400, "h": 3600, "m": 60, "s": 1]
    var total = 0
    var digits = ""
    for character in text {
      if character.isASCII, character.isNumber, digits.count < 8 {
        digits.append(character)
      } else {
        guard let unit = units[character], let count = Int(digits) else { return nil }
        total += count * unit
        digits = ""
      }
    }
    return digits.isEmpty && !text.isEmpty && total <= longestSeconds ? total : nil
  }
}
