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
    name: name, dependencies: ["PropertyFuzzing", .byName(name: properties)],
    path: "FuzzTargets/\(name)", swiftSettings: settings())
}

let machinery: [Target] = [
  library("PropertyEngine"),
  library("PicklockSystem"),
  .systemLibrary(
    name: "CPicklockZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  library("PicklockCommandLine", ["PicklockSystem"]),
  library("PicklockCompression", ["CPicklockZlib"]),
  library("PicklockCorpus", ["PicklockCompression", "PicklockSystem"]),
  library("PropertyTesting", ["PropertyEngine", "PicklockCorpus", "PicklockSystem"]),
  .systemLibrary(name: "CPicklockParentDeathSignal"),
  .systemLibrary(name: "CPicklockLibFuzzer"),
  library(
    "PropertyFuzzing",
    [
      "PropertyEngine", "PicklockCommandLine", "PicklockSystem", "CPicklockParentDeathSignal",
      "CPicklockLibFuzzer",
    ]),
  library("PicklockCampaign", ["PicklockCorpus", "PropertyFuzzing", "PicklockSystem"]),
]

let products: [Target] = [
  library("KeyedArchive"),
  library("KeyedArchiveFoundation", ["KeyedArchive", "PicklockSystem"]),
  library("DataProtection"),
]

let claims: [Target] = [
  library("EngineOracle", ["PropertyEngine"]),
  // Properties by subject, so that a fuzz binary counts its subject's edges alone.
  library("PicklockCanaryProperties", ["PropertyEngine"]),
  library("PicklockArchiveProperties", ["PropertyEngine", "KeyedArchive", "PicklockCompression"]),
  library("PicklockDeviceProperties", ["PropertyEngine", "DataProtection"]),
  library(
    "PicklockProperties",
    [
      "PicklockArchiveProperties", "PicklockCanaryProperties", "PicklockDeviceProperties",
      "PropertyEngine",
    ]),
]

let command: [Target] = [
  library(
    "PicklockCommand",
    [
      "PicklockCampaign", "PicklockCommandLine", "PicklockCorpus", "PropertyFuzzing",
      "PicklockCompression", "KeyedArchive", "DataProtection", "PicklockArchiveProperties",
      "PicklockSystem",
    ]),
  .executableTarget(
    name: "picklock", dependencies: ["PicklockCommand", "PicklockCommandLine"],
    swiftSettings: settings()),
  // No permission is asked for: on macOS its sandbox has to be off in any case (--disable-sandbox),
  // as a plugin in it may not build; on Linux there is none.
  .plugin(
    name: "PicklockPlugin",
    capability: .command(
      intent: .custom(verb: "fuzz", description: "Fuzzes this package; `fuzz --help` says how.")),
    dependencies: ["picklock"]),
]

/// One folder in `FuzzTargets/` each, and the module of its property.
let fuzzTargets: KeyValuePairs<String, String> = [
  "PicklockCanary": "PicklockCanaryProperties",
  "MemoArchive": "PicklockArchiveProperties",
  "MemoDamage": "PicklockArchiveProperties",
  "ArchiveBytes": "PicklockArchiveProperties",
  "ArchiveGraph": "PicklockArchiveProperties",
  "DeviceSequence": "PicklockDeviceProperties",
  "KeychainSequence": "PicklockDeviceProperties",
  "DeviceLanes": "PicklockDeviceProperties",
]

let tests: [Target] = [
  suite("PropertyEngineTests", ["PropertyEngine", "PropertyTesting"]),
  suite("EngineOracleTests", ["EngineOracle", "PropertyEngine"]),
  suite("PropertyTestingTests", ["PropertyTesting", "PropertyEngine", "PicklockCorpus"]),
  suite(
    "KeyedArchiveTests",
    ["KeyedArchive", "PicklockCompression", "PicklockArchiveProperties", "PropertyEngine"]),
  .executableTarget(
    name: "ArchiveFileWriter", dependencies: ["KeyedArchiveFoundation", "KeyedArchive"],
    path: "Tests/ArchiveFileWriter", swiftSettings: settings()),
  suite(
    "KeyedArchiveFoundationTests", ["KeyedArchiveFoundation", "KeyedArchive", "ArchiveFileWriter"]),
  suite("DataProtectionTests", ["DataProtection", "PicklockDeviceProperties"]),
  suite(
    "PicklockCommandTests",
    ["PicklockCommand", "PicklockCommandLine", "DataProtection", "PropertyFuzzing"]),
  suite("PicklockSystemTests", ["PicklockSystem"]),
  suite("PicklockCompressionTests", ["PicklockCompression"]),
  suite("PicklockCorpusTests", ["PicklockCorpus", "PicklockCompression"]),
  suite(
    "PicklockCampaignTests",
    [
      "PicklockCampaign", "PicklockCorpus", "PicklockCommand", "PicklockCommandLine", "picklock",
      "PicklockCanary",
    ]),
  suite(
    "PicklockPropertiesTests",
    [
      "PicklockProperties", "PicklockArchiveProperties", "PropertyEngine", "PropertyTesting",
      "KeyedArchive",
      "DataProtection",
    ]),
  suite(
    "PicklockArchivePropertiesTests",
    [
      "PicklockArchiveProperties", "PicklockCanaryProperties", "PropertyEngine", "KeyedArchive",
      "KeyedArchiveFoundation",
    ]),
  suite(
    "CorpusTests",
    [
      "PicklockProperties", "PicklockCanaryProperties", "PropertyEngine", "PropertyTesting",
      "PicklockCorpus", "KeyedArchive",
    ]),
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
  // What a package that depends on this one may import or run. The names that only this repository
  // uses are in no product, or, where `Benchmarks/` needs them, in one that says so.
  products: [
    .library(name: "PropertyEngine", targets: ["PropertyEngine"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "PropertyFuzzing", targets: ["PropertyFuzzing"]),
    .library(name: "KeyedArchive", targets: ["KeyedArchive"]),
    .library(name: "KeyedArchiveFoundation", targets: ["KeyedArchiveFoundation"]),
    .library(name: "DataProtection", targets: ["DataProtection"]),
    .executable(name: "picklock", targets: ["picklock"]),
    .executable(name: "PicklockCanary", targets: ["PicklockCanary"]),
    .plugin(name: "PicklockPlugin", targets: ["PicklockPlugin"]),
    .library(
      name: "_PicklockBenchmarks",
      targets: [
        "PicklockProperties", "PicklockArchiveProperties", "EngineOracle", "PicklockCommandLine",
      ]),
  ],
  targets: machinery + products + claims + command
    + fuzzTargets.map { fuzzTarget($0.key, of: $0.value) }
    + tests
)
