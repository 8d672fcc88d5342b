// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a comparator never reaches a user of Picklock.
// `swift run -c release --package-path Benchmarks benchmarks SUITE [--seeds N] [--quick] [--json]`

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Picklock", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "PropertyEngine", package: "Picklock"),
        .product(name: "KeyedArchive", package: "Picklock"),
        .product(name: "DataProtection", package: "Picklock"),
        .product(name: "_PicklockBenchmarks", package: "Picklock"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
