// swift-tools-version: 6.2
import PackageDescription

// The manifest is data: one table of modules, one of fuzz targets, one settings function.
// No `unsafeFlags`, so that other packages can depend on this one; the sanitizers are given on
// the command line (see Documentation/Architecture.md).

/// Every setting of every Swift target, in one place.
func settings() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

func library(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings())
}

func suite(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings())
}

/// One libFuzzer entry point; without `-DFUZZING` it is a replay tool for saved inputs.
func fuzzTarget(_ name: String, of properties: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzSupport", .byName(name: properties)],
    path: "FuzzTargets/\(name)", swiftSettings: settings())
}

let machinery: [Target] = [
  library("PropertyEngine"),
  library("SystemCalls"),
  library("PropertyTesting", ["PropertyEngine", "SystemCalls"]),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  library("Compression", ["CZlib"]),
  library("CorpusStore", ["Compression", "SystemCalls"]),
  .systemLibrary(name: "CParentDeathSignal"),
  .systemLibrary(name: "CLibFuzzer"),
  library("FuzzSupport", ["PropertyEngine", "SystemCalls", "CParentDeathSignal", "CLibFuzzer"]),
  library("Campaign", ["CorpusStore", "FuzzSupport", "SystemCalls"]),
]

let products: [Target] = [
  library("KeyedArchive"),
  library("KeyedArchiveFoundation", ["KeyedArchive", "SystemCalls"]),
  library("DataProtection"),
]

let claims: [Target] = [
  library("EngineOracle", ["PropertyEngine"]),
  // Properties by subject, so that a fuzz binary counts its subject's edges alone.
  library("CanaryProperties", ["PropertyEngine"]),
  library("ArchiveProperties", ["PropertyEngine", "KeyedArchive", "Compression"]),
  library("DeviceProperties", ["PropertyEngine", "DataProtection"]),
  library(
    "Properties", ["ArchiveProperties", "CanaryProperties", "DeviceProperties", "PropertyEngine"]),
]

let command: [Target] = [
  .executableTarget(
    name: "picklock",
    dependencies: [
      "Campaign", "CorpusStore", "FuzzSupport", "Compression", "KeyedArchive", "DataProtection",
      "ArchiveProperties", "SystemCalls",
    ],
    swiftSettings: settings())
]

/// One folder in `FuzzTargets/` each, and the module of its property.
let fuzzTargets: KeyValuePairs<String, String> = [
  "Canary": "CanaryProperties",
  "MemoArchive": "ArchiveProperties",
  "MemoDamage": "ArchiveProperties",
  "ArchiveBytes": "ArchiveProperties",
  "ArchiveGraph": "ArchiveProperties",
  "DeviceSequence": "DeviceProperties",
  "KeychainSequence": "DeviceProperties",
  "DeviceLanes": "DeviceProperties",
]

let tests: [Target] = [
  suite("PropertyEngineTests", ["PropertyEngine", "PropertyTesting"]),
  suite("EngineOracleTests", ["EngineOracle", "PropertyEngine"]),
  suite("PropertyTestingTests", ["PropertyTesting", "PropertyEngine"]),
  suite(
    "KeyedArchiveTests", ["KeyedArchive", "Compression", "ArchiveProperties", "PropertyEngine"]),
  .executableTarget(
    name: "ArchiveFileWriter", dependencies: ["KeyedArchiveFoundation", "KeyedArchive"],
    path: "Tests/ArchiveFileWriter", swiftSettings: settings()),
  suite(
    "KeyedArchiveFoundationTests", ["KeyedArchiveFoundation", "KeyedArchive", "ArchiveFileWriter"]),
  suite("DataProtectionTests", ["DataProtection", "DeviceProperties"]),
  suite("PicklockTests", ["picklock", "DataProtection", "FuzzSupport"]),
  suite("SystemCallsTests", ["SystemCalls"]),
  suite("CompressionTests", ["Compression"]),
  suite("CorpusStoreTests", ["CorpusStore", "Compression"]),
  suite("CampaignTests", ["Campaign", "CorpusStore", "picklock", "Canary"]),
  suite(
    "PropertiesTests",
    [
      "Properties", "ArchiveProperties", "PropertyEngine", "PropertyTesting", "KeyedArchive",
      "DataProtection",
    ]),
  suite(
    "ArchivePropertiesTests",
    [
      "ArchiveProperties", "CanaryProperties", "PropertyEngine", "KeyedArchive",
      "KeyedArchiveFoundation",
    ]),
  suite("CorpusTests", ["Properties", "PropertyEngine", "CorpusStore", "KeyedArchive"]),
  suite(
    "GuideTests",
    [
      "DataProtection", "KeyedArchive", "KeyedArchiveFoundation", "PropertyEngine",
      "PropertyTesting",
    ]),
  suite("TidyTests", []),
]

let package = Package(
  name: "Picklock",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PropertyEngine", targets: ["PropertyEngine"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "KeyedArchive", targets: ["KeyedArchive"]),
    .library(name: "KeyedArchiveFoundation", targets: ["KeyedArchiveFoundation"]),
    .library(name: "DataProtection", targets: ["DataProtection"]),
    .library(name: "Compression", targets: ["Compression"]),
    .library(name: "FuzzSupport", targets: ["FuzzSupport"]),
    .library(name: "Properties", targets: ["Properties", "ArchiveProperties"]),
    .library(name: "EngineOracle", targets: ["EngineOracle"]),
    .executable(name: "picklock", targets: ["picklock"]),
  ] + fuzzTargets.map { .executable(name: $0.key, targets: [$0.key]) },
  targets: machinery + products + claims + command
    + fuzzTargets.map { fuzzTarget($0.key, of: $0.value) }
    + tests
)
