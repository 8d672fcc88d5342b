extension Rule {
  /// A file that imports one of our modules still means Swift's own types by their names.
  static let standardNames = Rule(name: "no public type has a standard type's name") { file in
    guard file.area == "Sources" else { return [] }
    return topLevelTypes(in: file).compactMap { type in
      type.isPublic && standardTypes.contains(type.name)
        ? (type.line, "\(type.name) is a type of Swift's own library; give it another name") : nil
    }
  }

  /// The public types of Swift's library (https://developer.apple.com/documentation/swift).
  private static let standardTypes = Set(
    """
    AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnySequence Array
    ArraySlice AsyncSequence AsyncStream AsyncThrowingStream AutoreleasingUnsafeMutablePointer
    BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool CaseIterable
    Character Clock ClosedRange Codable CodingKey CodingUserInfoKey Collection CollectionOfOne
    Comparable ContiguousArray ContinuousClock Copyable Decodable Decoder DecodingError
    DefaultIndices Dictionary Double Duration EmptyCollection Encodable Encoder
    EncodingError EnumeratedSequence Equatable Error Escapable Executor ExecutorJob FlattenSequence
    Float Float16 Float80 FloatingPoint FloatingPointClassification FloatingPointRoundingRule
    FloatingPointSign GlobalActor Hashable Hasher Identifiable IndexingIterator InlineArray
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IteratorProtocol IteratorSequence
    JoinedSequence KeyPath KeyValuePairs LazyCollection LazyFilterSequence LazyMapSequence
    LazySequence LosslessStringConvertible MainActor ManagedBuffer MemoryLayout Mirror
    MutableCollection MutableRawSpan MutableSpan Never Numeric ObjectIdentifier OpaquePointer
    OptionSet Optional OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo RandomAccessCollection RandomNumberGenerator Range RangeExpression
    RangeReplaceableCollection RangeSet RawRepresentable RawSpan ReferenceWritableKeyPath Repeated
    Result ReversedCollection SIMD Sendable Sequence SerialExecutor Set SetAlgebra SignedInteger
    SignedNumeric Slice Span StaticBigInt StaticString Strideable StrideThrough StrideTo String
    StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task
    TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable
    ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span Unicode
    UnfoldSequence Unmanaged UnownedJob UnownedSerialExecutor UnsafeBufferPointer
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawPointer UnsignedInteger
    Void WritableKeyPath Zip2Sequence
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
