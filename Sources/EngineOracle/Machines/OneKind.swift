/// A machine with one kind of command.
enum OneKind: Int, TableKinds { case first }
