/// Fields that hold one value, each read with its bounds.
extension ArchiveDecoder {
  /// A whole number within bounds; never a boolean.
  public mutating func integer(
    _ key: String, in bounds: ClosedRange<Int>
  ) throws(ArchiveError) -> Int {
    let slot = try slot(key)
    do throws(ArchiveError) { return try integer(at: slot, in: bounds) } catch {
      throw located(error, key)
    }
  }

  /// A version that the reading type knows; another one is unsupported, not malformed.
  public mutating func version(
    _ key: String, supported: ClosedRange<Int>
  ) throws(ArchiveError) -> Int {
    let slot = try slot(key)
    do throws(ArchiveError) {
      let number = try integer(at: slot, in: Int.min...Int.max)
      guard supported.contains(number) else {
        throw unsupported(slot, number, supported)
      }
      return number
    } catch {
      throw located(error, key)
    }
  }

  private func unsupported(
    _ slot: ArchiveSlot, _ number: Int, _ supported: ClosedRange<Int>
  ) -> ArchiveError {
    let range =
      supported.lowerBound == supported.upperBound
      ? "version \(supported.lowerBound)"
      : "a version from \(supported.lowerBound) to \(supported.upperBound)"
    return ArchiveError(
      .unsupportedSchemaVersion, offset: graph.offset(slot),
      detail: .expectation(expected: range, found: "version \(number)"))
  }

  /// True or false; never a number.
  public mutating func bool(_ key: String) throws(ArchiveError) -> Bool {
    let slot = try slot(key)
    do throws(ArchiveError) { return try bool(at: slot) } catch { throw located(error, key) }
  }

  /// A finite number within bounds, stored with a fraction or without.
  public mutating func real(
    _ key: String,
    in bounds: ClosedRange<Double> = -Double
      .greatestFiniteMagnitude...Double
      .greatestFiniteMagnitude
  ) throws(ArchiveError) -> Double {
    let slot = try slot(key)
    do throws(ArchiveError) { return try real(at: slot, in: bounds) } catch {
      throw located(error, key)
    }
  }

  /// A string of at most so many UTF-16 code units (`NSString.length`).
  public mutating func string(
    _ key: String, maximumUTF16: Int
  ) throws(ArchiveError) -> String {
    let slot = try slot(key)
    do throws(ArchiveError) { return try string(at: slot, maximumUTF16: maximumUTF16) } catch {
      throw located(error, key)
    }
  }

  /// Bytes, at most so many.
  public mutating func data(
    _ key: String, maximumBytes: Int
  ) throws(ArchiveError) -> [UInt8] {
    let slot = try slot(key)
    do throws(ArchiveError) { return try data(at: slot, maximumBytes: maximumBytes) } catch {
      throw located(error, key)
    }
  }

  /// Another object; nil is an error.
  public mutating func object<Value: ArchiveDecodable>(
    _ key: String, _ type: Value.Type = Value.self
  ) throws(ArchiveError) -> Value {
    let slot = try slot(key)
    do throws(ArchiveError) { return try decodeObject(type, at: slot) } catch {
      throw located(error, key)
    }
  }

  /// A value of built-in classes, of the given kinds only, all the way down.
  public mutating func value(
    _ key: String, allowing kinds: ArchiveKindSet
  ) throws(ArchiveError) -> ArchiveValue {
    let slot = try slot(key)
    do throws(ArchiveError) { return try value(at: slot, allowing: kinds) } catch {
      throw located(error, key)
    }
  }
}
