import Domain
import Testing

@Suite struct OnboardingProgressTests {
    @Test("The place in the onboarding survives storing, with what was skipped")
    func stored() {
        var progress = OnboardingProgress()
        progress.advance()
        progress.advance(skipping: true)
        #expect(OnboardingProgress(stored: progress.stored) == progress)
        #expect(progress.current == .preferences && progress.skipped == [.academic])
        progress.advance()
        progress.advance()
        #expect(progress.current == nil)
        #expect(OnboardingProgress(stored: progress.stored) == progress)
        progress.goBack()
        #expect(progress.current == .background)
        #expect(OnboardingProgress(stored: "gibberish").current == .basic)
    }
}
