extension Generator {
  /// Arrays of these values of which no two are equal; the shortest with the simplest values is the
  /// simplest.
  ///
  /// There are as many elements as `count` says, as long as there are as many different values; a
  /// case with fewer than the least count is discarded.
  public func distinctArray(
    count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<[Value]> where Value: Hashable & SendableMetatype {
    distinctArray(count: count, by: { $0 }, label: label)
  }

  /// Arrays of these values of which no two have the same key, as records of a table.
  ///
  /// - Complexity: O(*n*) runs of the generator for *n* elements where no key repeats; a repeat
  ///   takes up to *n* + `DrawLimits.filterAttempts` more.
  public func distinctArray<Key: Hashable & SendableMetatype>(
    count: ClosedRange<Int> = 0...100, by key: @escaping @Sendable (Value) -> Key,
    label: Int = #line
  ) -> Generator<[Value]> {
    let body = body
    return Generator<[Value]> { draw in
      try draw.distinctList(count, label: label, part: body, key: key, element: { part, _ in part })
    }
  }

  /// Sets of these values with a number of elements in `count`, as long as there are as many
  /// different values; the smallest with the simplest values is the simplest.
  public func set(count: ClosedRange<Int> = 0...100, label: Int = #line) -> Generator<Set<Value>>
  where Value: Hashable & SendableMetatype {
    distinctArray(count: count, label: label).map { Set($0) }
  }

  /// Dictionaries from these values to those of `values` with a number of keys in `count`, as long
  /// as there are as many different keys; the smallest with the simplest entries is the simplest.
  public func dictionary<Element>(
    to values: Generator<Element>, count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<[Value: Element]> where Value: Hashable & SendableMetatype {
    let key = body
    let value = values.body
    return Generator<[Value: Element]> { draw in
      let entries = try draw.distinctList(
        count, label: label, part: key, key: { $0 }, element: { ($0, try value(&$1)) })
      return Dictionary(entries) { first, _ in first }
    }
  }

  /// Sets of another generator's values, spelled where a generator of sets is asked for.
  public static func set<Element: Hashable & SendableMetatype>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<Value> where Value == Set<Element> {
    element.set(count: count, label: label)
  }

  /// Dictionaries of other generators' values, spelled where a generator of dictionaries is asked
  /// for.
  public static func dictionary<Key: Hashable & SendableMetatype, Element>(
    from keys: Generator<Key>, to values: Generator<Element>,
    count: ClosedRange<Int> = 0...100, label: Int = #line
  ) -> Generator<Value> where Value == [Key: Element] {
    keys.dictionary(to: values, count: count, label: label)
  }
}
