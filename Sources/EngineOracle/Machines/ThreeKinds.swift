/// A machine with three kinds of command.
enum ThreeKinds: Int, TableKinds { case first, second, third }
