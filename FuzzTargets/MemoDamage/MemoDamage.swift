import ArchiveProperties
import CanaryProperties
import FuzzSupport

/// A memo comes back as it was written; damaged on the way, never unnoticed.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer's bytes are there for the whole call.
  unsafe Harness.run(Catalog.memoDamage, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() {
      ReplayTool.main(Catalog.memoDamage) {
        ArchiveSeeds.cases(of: Catalog.memoDamage, count: 40)
          .map { (name: $0.name, bytes: $0.bytes) }
      }
    }
  }
#endif
