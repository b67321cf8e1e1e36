/// One measured figure, printed as one JSON line.
struct BenchLine: Sendable {
    let bench: String
    let figure: String
    let unit: String
    /// Single measurements; median, 99th percentile, least and most are printed.
    let samples: [Double]
    /// What the figure depends on: `("size", "80x24")`.
    var context: [(String, String)] = []

    var text: String {
        let sorted = samples.sorted()
        var parts = ["\"bench\":\"\(bench)\"", "\"figure\":\"\(figure)\""]
        parts += context.map { "\"\($0)\":\"\($1)\"" }
        if let least = sorted.first, let most = sorted.last {
            parts += [
                "\"median\":\(Self.short(Self.quantile(sorted, 0.5)))",
                "\"p99\":\(Self.short(Self.quantile(sorted, 0.99)))",
                "\"min\":\(Self.short(least))", "\"max\":\(Self.short(most))",
            ]
        } else {
            parts.append("\"error\":\"not measured\"")
        }
        parts += ["\"unit\":\"\(unit)\"", "\"runs\":\(samples.count)"]
        return "{" + parts.joined(separator: ",") + "}"
    }

    /// The nearest-rank quantile of sorted samples.
    static func quantile(_ sorted: [Double], _ share: Double) -> Double {
        sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    /// Four significant digits are more than a benchmark can promise.
    private static func short(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return "0" }
        var scale = 1.0
        while abs(value) * scale < 1_000, scale < 1e9 { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
