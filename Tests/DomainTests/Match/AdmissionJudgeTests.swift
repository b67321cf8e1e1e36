import Domain
import TestSupport
import Testing

@Suite("AdmissionJudge")
struct AdmissionJudgeTests {
    private func chance(_ college: College, sat: Int?) -> AdmissionChance {
        let profile = StudentProfile(scores: TestScores(sat: sat))
        return AdmissionJudge(MatchScorer(profile: profile, medianPrice: 18_600)).chance(at: college)
    }

    @Test("Both numbers are given beside the band")
    func numbers() {
        let chance = chance(.fixture(), sat: 1_420)
        #expect(chance.admissionRate == 0.31)
        #expect(chance.standing == .init(test: .sat, score: 1_420, low: 1_310, high: 1_500))
    }

    @Test("A college that turns away four of five is a reach for the best score")
    func selective() {
        let chance = chance(.fixture(figures: [.admissionRate: .known(0.05)]), sat: 1_600)
        #expect(chance.band == .reach)
    }

    @Test("A better score and a higher rate never make it harder")
    func monotone() {
        let order: [AdmissionChance.Band] = [.reach, .match, .safety]
        for rate in stride(from: 0.05, through: 1, by: 0.05) {
            let bands = stride(from: 400, through: 1_600, by: 50).compactMap { sat in
                order.firstIndex(of: chance(.fixture(figures: [.admissionRate: .known(rate)]), sat: sat).band)
            }
            #expect(bands == bands.sorted(), "rate \(rate)")
        }
        for sat in stride(from: 400, through: 1_600, by: 100) {
            let bands = stride(from: 0.05, through: 1, by: 0.05).compactMap { rate in
                order.firstIndex(of: chance(.fixture(figures: [.admissionRate: .known(rate)]), sat: sat).band)
            }
            #expect(bands == bands.sorted(), "score \(sat)")
        }
    }

    @Test("Without rate and range nothing is claimed; open admission is safe")
    func edges() {
        #expect(chance(.fixture(figures: nil), sat: 1_200).band == .unknown)
        #expect(chance(.fixture(traits: [.openAdmission], figures: nil), sat: nil).band == .safety)
    }

    @Test("Without a score of the student the range still shows")
    func rangeAlone() {
        #expect(chance(.fixture(), sat: nil).standing == .init(test: .sat, score: nil, low: 1_310, high: 1_500))
    }
}
