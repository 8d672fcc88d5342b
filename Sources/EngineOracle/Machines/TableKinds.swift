/// The kinds of command of a described machine: how many there are is part of a machine's type.
protocol TableKinds: CaseIterable, RawRepresentable, Sendable where RawValue == Int {}
