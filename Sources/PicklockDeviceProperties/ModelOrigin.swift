/// Where what a device stores came from: says which invariant a stray item breaks.
enum ModelOrigin: Hashable, Sendable {
  case original, erased, restoredSame, restoredOther, synchronized
}
