extension Rule {
  /// A `default:` swallows the case that is added next year; without one the compiler finds every
  /// place that has to know it.
  ///
  /// A switch is taken to be over one of our enums when all its labels name cases of that enum.
  static func exhaustiveSwitches(over enums: [EnumCases]) -> Rule {
    Rule(name: "no `default:` in a switch over an enum of this package") { file in
      guard file.area == "Sources" else { return [] }
      return SwitchStatement.all(in: file).compactMap { statement in
        guard let line = statement.defaultLine, !statement.labels.isEmpty,
          let subject = enums.first(where: { $0.cases.isSuperset(of: statement.labels) })
        else { return nil }
        return (line, "name the cases of \(subject.name) that are left")
      }
    }
  }
}
