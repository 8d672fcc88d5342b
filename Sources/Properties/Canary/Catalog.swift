/// Every property that a fuzz target drives, by the target's name.
///
/// Canary, archives and device are modules of their own, so that a fuzz binary counts the edges of
/// what it tests and of nothing else: libFuzzer walks all counters after every input.
public enum Catalog {}
