import PicklockArchiveProperties
import PropertyFuzzing

/// A whole archive is read as it was meant, a damaged one refused for its damage.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(.archiveGraph, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() {
      ReplayTool.main(.archiveGraph) {
        ArchiveSeeds.cases(of: .archiveGraph, count: 160)
          .map { (name: $0.name, bytes: $0.bytes) }
      }
    }
  }
#endif
