import ArchiveProperties
import CanaryProperties
import FuzzSupport

/// A well-formed archive is read as it was meant; one damaged in a named way is refused for it.
#if compiler(>=6.3)
  @c(LLVMFuzzerTestOneInput)
#else
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe Harness.run(Catalog.archiveGraph, bytes, count)
}

#if !FUZZING
  @main
  enum Tool {
    static func main() { ReplayTool.main(Catalog.archiveGraph) }
  }
#endif
