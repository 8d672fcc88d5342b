extension Array {
  /// The array without its last element, without the one before, and so on.
  var withoutOne: [[Element]] {
    indices.reversed().map { index in
      var rest = self
      rest.remove(at: index)
      return rest
    }
  }
}
