import Testing

@testable import Domain

@Suite struct PictureTests {
    @Test("Colours become the nearest of the terminal's palette")
    func colors() {
        let picture = Picture(width: 3, height: 1, rgb: [255, 0, 0, 0, 0, 255, 128, 128, 128])
        #expect(picture?.colors == [196, 21, 244])
    }

    @Test("A picture has a colour for each of its pixels, or is none")
    func whole() {
        #expect(Picture(width: 2, height: 2, colors: [1, 2, 3]) == nil)
        #expect(Picture(width: 0, height: 0, colors: []) == nil)
        #expect(Picture(width: -1, height: -1, rgb: [0, 0, 0]) == nil)
    }

    @Test("Fitting keeps the shape and never enlarges")
    func fitting() throws {
        let picture = try #require(Picture(width: 48, height: 32, colors: .init(repeating: 20, count: 48 * 32)))
        for (most, limit) in [(48, 32), (100, 100), (30, 32), (48, 8), (1, 1), (7, 3)] {
            let fitted = picture.fitting(width: most, height: limit)
            #expect(fitted.width <= min(most, 48) && fitted.height <= min(limit, 32))
            #expect(fitted.colors.count == fitted.width * fitted.height)
        }
        #expect(picture.fitting(width: 24, height: 32).height == 16)
    }
}
