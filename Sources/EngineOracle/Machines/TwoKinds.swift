/// A machine with two kinds of command.
enum TwoKinds: Int, TableKinds { case first, second }
