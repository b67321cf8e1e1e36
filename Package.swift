// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Domain and everything that rounds a `Double` without Foundation needs libm on Linux.
let math: [LinkerSetting] = [.linkedLibrary("m")]

let package = Package(
    name: "Quad",
    products: [.executable(name: "quad", targets: ["App"])],
    targets: [
        // C libraries: a header and a module map each. CCurl, CCrypt and CQRCode alone hold logic:
        // they open theirs on first use.
        .systemLibrary(name: "CSQLite"),
        .systemLibrary(name: "CZlib"),
        .systemLibrary(name: "CGetopt"),
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
        .target(name: "CArchive", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CCrypt", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CImage", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CMarkdown", linkerSettings: [.linkedLibrary("dl")]),
        // Distributions keep libxml2's headers in a folder of their own; naming it by pkg-config would link the library.
        .target(
            name: "CXML", cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])], linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CQRCode", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CMath", linkerSettings: math),

        .target(name: "Threads", swiftSettings: strict),
        .target(name: "Domain", dependencies: ["CMath"], swiftSettings: strict, linkerSettings: math),
        .target(name: "Services", dependencies: ["Domain"], swiftSettings: strict, linkerSettings: math),
        .target(
            name: "Store", dependencies: ["Domain", "Threads", "CSQLite", "CZlib", "CCrypt", "CQRCode"],
            swiftSettings: strict),
        .target(name: "Remote", dependencies: ["Domain", "Threads", "CCurl"], swiftSettings: strict),
        .target(
            name: "Formats", dependencies: ["Domain", "CImage", "CMarkdown", "CXML", "CArchive"], swiftSettings: strict),
        .target(
            name: "Resources", path: "Resources", exclude: ["Data", "Localizable.xcstrings"],
            sources: ["Strings.swift", "StringTable.swift"], swiftSettings: strict),
        .target(
            name: "Presentation", dependencies: ["Domain", "Services", "Resources"], swiftSettings: strict,
            linkerSettings: math),
        .target(name: "TerminalUI", dependencies: ["Domain", "Presentation"], swiftSettings: strict),
        .target(
            name: "CursesScreen", dependencies: ["Domain", "Threads", "TerminalUI", "CNcurses"], swiftSettings: strict),
        .executableTarget(
            name: "App",
            dependencies: [
                "Domain", "Services", "Store", "Remote", "Formats", "Resources", "Presentation", "TerminalUI",
                "CursesScreen", "CGetopt", "CProcess", "CPty",
            ],
            swiftSettings: strict),

        .target(name: "CProcess"),
        .target(name: "CPty", linkerSettings: [.linkedLibrary("util")]),
        .target(
            name: "TestSupport", dependencies: ["Domain", "Services", "CPty"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(name: "DomainTests", dependencies: ["Domain", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ServicesTests", dependencies: ["Services", "Store", "Domain", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "StoreTests", dependencies: ["Store", "Domain", "TestSupport"], exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(name: "FormatsTests", dependencies: ["Formats", "Domain", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "RemoteTests", dependencies: ["Remote", "Domain", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "PresentationTests",
            dependencies: ["Presentation", "Services", "Domain", "Resources", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TerminalUITests",
            dependencies: ["TerminalUI", "Presentation", "Services", "Domain", "Resources", "TestSupport"],
            swiftSettings: strict),
        .executableTarget(
            name: "ScreenProbe", dependencies: ["CursesScreen", "TerminalUI", "Domain"], path: "Tests/ScreenProbe",
            swiftSettings: strict),
        .testTarget(
            name: "CursesScreenTests",
            dependencies: ["CursesScreen", "TerminalUI", "Domain", "ScreenProbe", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "EndToEnd", dependencies: ["App", "TestSupport"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
