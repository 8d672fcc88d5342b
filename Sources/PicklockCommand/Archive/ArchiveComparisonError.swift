/// Which of two files cannot be compared, and why.
struct ArchiveComparisonError: Error {
  let path: String
  let reason: any Error
}
