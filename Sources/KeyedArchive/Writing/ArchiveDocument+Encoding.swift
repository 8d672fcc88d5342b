extension ArchiveDocument {
  /// The archive of this document, the same bytes every time.
  ///
  /// It is written as it is: numbers of objects are not checked here, so a document damaged on
  /// purpose gives a damaged archive, which a reader refuses. Limits are a reader's.
  /// Errors as `PropertyListValue.encoded`, with the path of the object.
  public func encoded(
    as format: PropertyListFormat = .binary, limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> [UInt8] {
    var table = WritingTable()
    var numbers: [WritingTable.Number] = []
    numbers.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      do throws(ArchiveError) {
        numbers.append(try table.add(object, limits))
      } catch {
        throw error.inside(.object(UInt32(truncatingIfNeeded: index)))
      }
    }
    let entries = [
      (table.string("$version"), table.integer(Int64(Self.version))),
      (table.string("$archiver"), table.string(archiver)),
      (table.string("$top"), try table.add(.dictionary(top), below: 1, limits)),
      (table.string("$objects"), table.array(numbers)),
    ]
    var root = entries
    for extra in extras {
      root.append((table.string(extra.key), try table.add(extra.value, below: 1, limits)))
    }
    try table.requireDistinct(root)
    _ = table.dictionary(root)
    return try table.encoded(as: format, limits: limits)
  }
}

extension ArchiveError {
  /// The same error, found inside an outer step.
  func inside(_ step: ArchivePath.Step) -> ArchiveError {
    var error = self
    error.path.steps.insert(step, at: 0)
    return error
  }
}

extension WritingTable {
  /// One element of `$objects`, which is two levels below the top.
  fileprivate mutating func add(
    _ object: ArchiveDocument.Object, _ limits: ArchiveLimits
  ) throws(ArchiveError) -> Number {
    switch object {
    case .null: return string("$null")
    case .plain(let value): return try add(value, below: 2, limits)
    case .instance(let classIdentifier, let fields):
      var entries: [(key: Number, value: Number)] = []
      entries.reserveCapacity(fields.count + 1)
      for field in fields {
        do throws(ArchiveError) {
          entries.append((string(field.key), try add(field.value, below: 3, limits)))
        } catch {
          throw error.inside(.field(field.key))
        }
      }
      entries.append((string("$class"), uid(classIdentifier)))
      try requireDistinct(entries)
      return dictionary(entries)
    case .classRecord(let record): return add(record)
    }
  }

  /// A class record. Readers take superclasses and hints only where there are some.
  mutating func add(_ record: ArchiveClassRecord) -> Number {
    var entries = [(key: string("$classname"), value: string(record.name))]
    if !record.hierarchy.isEmpty {
      entries.append((string("$classes"), array(record.hierarchy.map { string($0) })))
    }
    if !record.hints.isEmpty {
      entries.append((string("$classhints"), array(record.hints.map { string($0) })))
    }
    return dictionary(entries)
  }
}
