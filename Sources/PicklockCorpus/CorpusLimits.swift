/// The most that the files of a corpus may make their reader do.
public struct CorpusLimits: Hashable, Sendable {
  /// Bytes of one file as it lies on disk. Stops a stray core dump from being read whole.
  public var fileBytes: Int
  /// Bytes of one input once inflated. Stops a gzip bomb that was committed or downloaded.
  public var inputBytes: Int
  /// Files in one corpus. Stops a folder that a runaway fuzzer filled from being listed forever.
  public var files: Int

  /// 8 MiB on disk, 16 MiB of input, 200,000 files.
  public init(fileBytes: Int = 8 << 20, inputBytes: Int = 16 << 20, files: Int = 200_000) {
    self.fileBytes = fileBytes
    self.inputBytes = inputBytes
    self.files = files
  }
}
