import Domain
import Formats
import TestSupport
import Testing

@Suite struct PictureReaderTests {
    @Test("A PNG is scaled down to fit, in its shape")
    func png() {
        let small = PictureReader.preview(SamplePictures.halves, width: 40, height: 40)
        #expect(small == Picture(width: 4, height: 2, colors: [196, 196, 21, 21, 196, 196, 21, 21]))
        let smaller = PictureReader.preview(SamplePictures.halves, width: 2, height: 40)
        #expect(smaller == Picture(width: 2, height: 1, colors: [196, 21]))
    }

    @Test("A JPEG is decoded to its colour")
    func jpeg() {
        let picture = PictureReader.preview(SamplePictures.green, width: 8, height: 8)
        #expect(picture?.width == 8)
        #expect(picture?.height == 8)
        #expect(Set(picture?.colors ?? []) == [34])
    }

    @Test("What is no picture, cut off or made up is refused")
    func refused() {
        let png = SamplePictures.halves
        for bytes in [
            [], Array("hello".utf8), Array(png.prefix(8)), Array(png.prefix(33)), Array(png.prefix(png.count - 20)),
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10],
        ] { #expect(PictureReader.preview(bytes, width: 10, height: 10) == nil) }
        #expect(PictureReader.preview(png, width: 0, height: 10) == nil)
        #expect(PictureReader.preview(png, width: 10, height: 1_000_000) == nil)
    }

    @Test("A picture that says it is enormous is refused by its header alone")
    func bomb() {
        #expect(PictureReader.preview(SamplePictures.enormous, width: 10, height: 10) == nil)
    }

    @Test("Any byte that is changed gives a picture within the bounds, or none")
    func changed() {
        var generator = SeededGenerator(seed: 4)
        for sample in [SamplePictures.halves, SamplePictures.green] {
            for _ in 0..<400 {
                var bytes = sample
                for _ in 0..<3 {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                guard let picture = PictureReader.preview(bytes, width: 12, height: 9) else { continue }
                #expect(picture.width <= 12 && picture.height <= 9)
            }
        }
    }
}
