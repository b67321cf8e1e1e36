/// What students write, and the filter that is meant, as ``CollegeFilter/code``; `|` and what was not understood follow
/// where something is left.
enum FilterPhrasings {
    static let english = """
        in California => state=CA
        California => state=CA
        colleges in california => state=CA
        in California or Oregon => state=CA,OR
        Oregon or California => state=CA,OR
        California, Oregon, Washington => state=CA,OR,WA
        CA, OR, WA => state=CA,OR,WA
        in CA or OR => state=CA,OR
        OR => state=OR
        IN => state=IN
        IN CALIFORNIA OR OREGON => state=CA,OR
        in ca => state=CA
        in or => 
        New York or New Jersey => state=NJ,NY
        not in California => !state=CA
        not California or Texas => !state=CA,TX
        except Texas => !state=TX
        schools in Washington, DC => state=DC,WA
        Washington DC => state=DC
        DC => state=DC
        from Oregon => state=OR
        West Virginia => state=WV
        North Carolina and South Carolina => state=NC,SC
        under 20k net => price=..20000<
        net under 20k => price=..20000<
        under $20,000 net price => price=..20000<
        net price under $20,000 => price=..20000<
        net price below 20,000 => price=..20000<
        less than 20 thousand a year => price=..20000<
        20k or less => price=..20000
        $20k max => price=..20000
        max $20k => price=..20000
        at most 20k => price=..20000
        20k at most => price=..20000
        up to 15k net => price=..15000
        price <= 18000 => price=..18000
        price < 18000 => price=..18000<
        cost >= 10k => price=10000..
        budget 20k => price=..20000
        net price between 10k and 20k => price=10000..20000
        between 10 and 20k net => price=10000..20000
        10–20k => price=10000..20000
        10k-20k net price => price=10000..20000
        not under 20k net => price=20000..
        net price not under 20k => price=20000..
        not over 20k => price=..20000
        no more than $18,500 => price=..18500
        $17.5k or less => price=..17500
        2,000–10,000 students => undergraduates=2000..10000
        2,000-10,000 students => undergraduates=2000..10000
        students 2,000 to 10,000 => undergraduates=2000..10000
        between 2000 and 10000 students => undergraduates=2000..10000
        from 2000 to 10000 undergraduates => undergraduates=2000..10000
        at least 5,000 students => undergraduates=5000..
        5000+ students => undergraduates=5000..
        5,000 or more students => undergraduates=5000..
        students over 5000 => undergraduates=>5000..
        more than 5000 undergrads => undergraduates=>5000..
        fewer than 1,000 students => undergraduates=..1000<
        enrollment under 3000 => undergraduates=..3000<
        5000 students => | 5000 students
        small => size=1,2
        a small college => size=1,2
        very small => size=1
        medium => size=3,4
        mid-sized => size=3,4
        large => size=5
        small or medium => size=1,2,3,4
        not large => !size=5
        public => control=1
        public or private => control=1,2
        private => control=2
        not for-profit => !control=3
        nonprofit => !control=3
        no for-profit => !control=3
        for-profit => control=3
        private nonprofit => control=2
        public, private => control=1,2
        4-year => level=1
        four-year => level=1
        2 year => level=2
        community colleges => level=2
        certificate => level=3
        two-year or four-year => level=1,2
        in a city => setting=1
        urban or suburban => setting=1,2
        small town => setting=3
        rural => setting=4
        not rural => !setting=4
        city or suburb => setting=1,2
        nursing => field=51.38
        teaches nursing => field=51.38
        with a nursing program => field=51.38
        majors in computer science => field=11.07
        cs => field=11.07
        comp sci => field=11.07
        biology => field=26.01
        nursing or biology => field=26.01,51.38
        nursing, biology => field=51.38;field=26.01
        nursing and biology => field=51.38;field=26.01
        mechanical engineering => field=14.19
        engineering => field=14
        psychology => field=42
        public health => field=51.22
        religious studies => field=38
        no nursing => !field=51.38
        admits under 30% => admission_rate=..0.3<
        under 30% admission => admission_rate=..0.3<
        admission rate below 30% => admission_rate=..0.3<
        acceptance rate under 30 percent => admission_rate=..0.3<
        """
    static let more = """
        acceptance under 0.3 => admission_rate=..0.3<
        admits 20–50% => admission_rate=0.2..0.5
        admits between 20% and 50% => admission_rate=0.2..0.5
        highly selective => admission_rate=..0.2<
        selective => admission_rate=..0.5<
        not selective => admission_rate=0.75..
        easy to get into => admission_rate=0.75..
        graduation rate over 70% => graduation_rate=>0.7..
        over 70% graduation => graduation_rate=>0.7..
        at least 70% graduate => graduation_rate=0.7..
        graduation at least 70 => graduation_rate=0.7..
        70% graduation rate => graduation_rate=0.7..
        graduates 70% or more => graduation_rate=0.7..
        retention above 85% => retention_rate=>0.85..
        earnings over 50k => earnings=>50000..
        earns at least $50,000 => earnings=50000..
        50k earnings => earnings=50000..
        salary above 60k => earnings=>60000..
        debt under 20k => debt=..20000<
        under 20k debt => debt=..20000<
        tuition under 15k => tuition_in_state=..15000<
        out-of-state tuition under 30k => tuition_out_of_state=..30000<
        in-state tuition at most 10k => tuition_in_state=..10000
        cost of attendance under 40k => cost_of_attendance=..40000<
        ratio under 15 => student_faculty_ratio=..15<
        student-faculty ratio 15:1 or less => student_faculty_ratio=..15
        under 12:1 students per teacher => student_faculty_ratio=..12<
        SAT over 1200 => sat=>1200..
        sat 1100-1300 => sat=1100..1300
        sat under 1300 => sat=..1300<
        ACT between 24 and 30 => act=24..30
        act at least 25 => act=25..
        sat 1200 => | sat 1200
        pell over 30% => pell_share=>0.3..
        test optional => policy=3,5
        test-optional => policy=3,5
        no SAT => policy=3,5
        tests not required => policy=3,5
        test blind => policy=3
        tests required => policy=1
        HBCU => trait=historically_black
        historically black colleges => trait=historically_black
        HSI => trait=hispanic_serving
        not HSI => !trait=hispanic_serving
        tribal college => trait=tribal
        women's college => trait=women_only
        women's colleges => trait=women_only
        men's college => trait=men_only
        coed => !trait=women_only;!trait=men_only
        religious => trait=religious
        not religious => !trait=religious
        secular => !trait=religious
        private not religious => control=2;!trait=religious
        Catholic => affiliation=catholic
        not Catholic => !affiliation=catholic
        Jewish or Baptist => affiliation=jewish;affiliation=baptist
        no online => !trait=distance_only
        with dorms => trait=housing
        study abroad => trait=study_abroad
        division 1 => trait=division_one
        D1 sports => trait=division_one;trait=athletics
        open admission => trait=open_admission
        within 300 miles => distance=..300
        within 300 miles of home => distance=..300
        300 miles => distance=..300
        under 300 miles from home => distance=..300<
        less than 200 mi away => distance=..200<
        more than 500 miles from home => distance=>500..
        100–300 miles => distance=100..300
        within 160.9344 km => distance=..100
        closer than 50 miles => distance=..50<
        in state => state=OR
        out of state => !state=OR
        affordable => price=..26000
        in California or Oregon, under 20k net, nursing, 2,000–10,000 students, not for-profit => state=CA,OR;price=..20000<;field=51.38;undergraduates=2000..10000;!control=3
        nursing under 20k net in California or Oregon not for-profit => field=51.38;price=..20000<;state=CA,OR;!control=3
        small private college in a town in Oregon => size=1,2;control=2;setting=3;state=OR
        public universities in Texas with computer science and over 60% graduation => control=1;state=TX;field=11.07;graduation_rate=>0.6..
        cheap sunny place => | cheap sunny place
        in Oregon, sunny, public => state=OR;control=1 | sunny
        in Atlantis => | Atlantis
        under => | under
        nursing 🙂 Oregon => field=51.38;state=OR | 🙂
        """
    static let vietnamese = """
        ở California => state=CA
        ở California hoặc Oregon => state=CA,OR
        bang Oregon => state=OR
        không ở Texas => !state=TX
        tại New York => state=NY
        dưới 20k => price=..20000<
        giá dưới 20 nghìn => price=..20000<
        dưới 20.000 $ giá ròng => price=..20000<
        chi phí không quá 20k => price=..20000
        tối đa 20k => price=..20000
        20k trở xuống => price=..20000
        từ 10k đến 20k => price=10000..20000
        từ 2.000 đến 10.000 sinh viên => undergraduates=2000..10000
        2.000–10.000 sinh viên => undergraduates=2000..10000
        sinh viên trên 5000 => undergraduates=>5000..
        ít nhất 5000 sinh viên => undergraduates=5000..
        5000 sinh viên trở lên => | 5000 sinh viên
        hơn 5000 sinh viên => undergraduates=>5000..
        học phí dưới 15k => tuition_in_state=..15000<
        dưới 15k học phí => tuition_in_state=..15000<
        học phí ngoài bang dưới 30k => tuition_out_of_state=..30000<
        công lập => control=1
        trường công lập => control=1
        tư thục => control=2
        công lập hoặc tư thục => control=1,2
        không vì lợi nhuận => !control=3
        phi lợi nhuận => !control=3
        trường nhỏ => size=1,2
        lớn => size=5
        cỡ vừa => size=3,4
        thành phố => setting=1
        ngoại ô hoặc thành phố => setting=1,2
        nông thôn => setting=4
        điều dưỡng => field=51.38
        ngành điều dưỡng => field=51.38
        có ngành khoa học máy tính => field=11.07
        sinh học hoặc điều dưỡng => field=26.01,51.38
        kỹ thuật => field=14
        tỷ lệ nhận dưới 30% => admission_rate=..0.3<
        dưới 30 phần trăm tỷ lệ nhận => admission_rate=..0.3<
        tốt nghiệp trên 70% => graduation_rate=>0.7..
        tỷ lệ tốt nghiệp ít nhất 70% => graduation_rate=0.7..
        thu nhập trên 50k => earnings=>50000..
        khoản nợ dưới 20k => debt=..20000<
        không cần SAT => policy=3,5
        không yêu cầu điểm thi => policy=3,5
        trường nữ => trait=women_only
        công giáo => affiliation=catholic
        không tôn giáo => !trait=religious
        cao đẳng cộng đồng => level=2
        hệ bốn năm => level=1
        cách nhà dưới 300 dặm => distance=..300<
        trong vòng 160.9344 km => distance=..100
        trong bang => state=OR
        vừa túi tiền => price=..26000
        ở California hoặc Oregon, giá dưới 20k, điều dưỡng, 2.000–10.000 sinh viên, không vì lợi nhuận => state=CA,OR;price=..20000<;field=51.38;undergraduates=2000..10000;!control=3
        đại học công lập ở Texas có khoa học máy tính => control=1;state=TX;field=11.07
        """

    static let all: [(words: String, code: String, left: [String])] =
        [english, more, vietnamese].flatMap { $0.split(separator: "\n") }.map { line in
            let parts = line.split(separator: "=>", maxSplits: 1)
            let answer = (parts.last ?? "").split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
            let code = answer[0]
            return (trimmed(parts[0]), code, answer.dropFirst().flatMap { $0.split(separator: "/").map(trimmed) })
        }

    private static func trimmed(_ text: Substring) -> String {
        let front = text.drop { $0 == " " }
        return String(front.reversed().drop { $0 == " " }.reversed())
    }
}
