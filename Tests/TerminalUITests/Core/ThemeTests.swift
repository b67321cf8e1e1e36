import Foundation
import TerminalUI
import Testing

@Suite struct ThemeTests {
    private static let themes = Theme.Name.allCases.flatMap { name in
        Theme.Depth.allCases.map { Theme(name, depth: $0) }
    }

    @Test("Where a theme sets text and ground, their contrast is 4.5 or more; a ground never comes alone")
    func contrastOfPairs() {
        for theme in Self.themes {
            for role in Role.allCases {
                let paint = theme.paint(role)
                guard let ground = paint.background else { continue }
                guard let text = paint.foreground else {
                    Issue.record("\(theme) \(role): a ground without a text colour")
                    continue
                }
                #expect(Self.contrast(text, ground) >= 4.5, "\(theme) \(role)")
            }
        }
    }

    @Test("Text on the terminal's own ground can be read on the grounds that a theme is for")
    func contrastOnOwnGround() {
        let grounds: [Theme.Name: [[Double]]] = [
            .dark: [[0, 0, 0], [0x1E, 0x1E, 0x1E]], .light: [[0xFF, 0xFF, 0xFF], [0xFA, 0xFA, 0xFA]],
        ]
        for (name, grounds) in grounds {
            for role in Role.allCases {
                let paint = Theme(name, depth: .full).paint(role)
                guard let text = paint.foreground else { continue }
                // Rules and scales may be fainter, as WCAG has it for what is no text.
                let needed = role == .border || role == .chartMuted ? 3 : 4.5
                for ground in grounds {
                    #expect(Self.contrast(Self.rgb(text), ground) >= needed, "\(name) \(role) on \(ground)")
                }
            }
        }
    }

    @Test("No theme names a colour that its depth does not have")
    func depth() {
        for theme in Self.themes {
            for role in Role.allCases {
                let paint = theme.paint(role)
                for color in [paint.foreground, paint.background].compactMap({ $0 }) {
                    #expect(Int(color) < theme.depth.rawValue, "\(theme) \(role)")
                }
            }
        }
    }

    @Test("Without colour, and in mono at any depth, only attributes are left, and a style keeps its own")
    func mono() {
        for depth in Theme.Depth.allCases {
            for role in Role.allCases { #expect(Theme(.mono, depth: depth).paint(role).foreground == nil) }
        }
        #expect(Theme(.dark, depth: .none).paint(Style.selected).attributes == [.bold, .reverse])
        #expect(Theme(.dark, depth: .none).paint(.link).attributes == .underline)
    }

    @Test("Nothing is dim in high contrast")
    func highContrast() {
        for depth in Theme.Depth.allCases where depth != .none {
            for role in Role.allCases {
                #expect(!Theme(.highContrast, depth: depth).paint(role).attributes.contains(.dim))
            }
        }
    }

    @Test("The colours that terminfo counts choose the depth")
    func colors() {
        #expect(
            [-1, 0, 2, 8, 16, 88, 256, 1 << 24].map { Theme.Depth(colors: $0) } == [
                .none, .none, .none, .eight, .sixteen, .sixteen, .full, .full,
            ])
    }

    @Test("A terminal that tells its background chooses between dark and light")
    func guess() {
        #expect(
            [nil, "15;0", "0;15", "0;default;7", "x", "12;8"].map { Theme.guess(colorFGBG: $0) } == [
                .dark, .dark, .light, .light, .dark, .dark,
            ])
    }

    /// WCAG 2.1: (lighter + 0.05) / (darker + 0.05).
    private static func contrast(_ left: [Double], _ right: [Double]) -> Double {
        let (a, b) = (luminance(left), luminance(right))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func contrast(_ left: UInt8, _ right: UInt8) -> Double { contrast(rgb(left), rgb(right)) }

    private static func luminance(_ rgb: [Double]) -> Double {
        let linear = rgb.map { $0 / 255 }.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// xterm's palette.
    private static func rgb(_ color: UInt8) -> [Double] {
        let ansi: [[Double]] = [
            [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
            [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255],
            [0, 255, 255], [255, 255, 255],
        ]
        switch color {
        case 0..<16: return ansi[Int(color)]
        case 16..<232:
            let steps: [Double] = [0, 95, 135, 175, 215, 255]
            let index = Int(color) - 16
            return [steps[index / 36], steps[index / 6 % 6], steps[index % 6]]
        default:
            let grey = Double(8 + 10 * (Int(color) - 232))
            return [grey, grey, grey]
        }
    }
}
