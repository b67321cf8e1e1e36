/// Emoji by the names that people type between colons.
public enum EmojiNames {
    /// The emoji of a name, without its colons.
    public static func emoji(named name: String) -> String? { table.first { $0.name == name.lowercased() }?.emoji }

    /// Those whose name begins with `text`, then those that hold it.
    static func matching(_ text: String, limit: Int) -> [(name: String, emoji: String)] {
        let first = table.filter { $0.name.hasPrefix(text) }
        let then = table.filter { !$0.name.hasPrefix(text) && $0.name.contains("_" + text) }
        return Array((first + then).prefix(limit))
    }

    /// `:name:` in a text by its emoji, when the colon that closes it was just typed.
    static func closing(_ text: String) -> (length: Int, emoji: String)? {
        guard text.hasSuffix(":") else { return nil }
        let body = text.dropLast()
        guard let colon = body.lastIndex(of: ":") else { return nil }
        let name = body[body.index(after: colon)...]
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0)) }),
            let emoji = emoji(named: String(name))
        else { return nil }
        return (name.count + 2, emoji)
    }

    /// What a reaction is chosen from first.
    static let usual = ["👍", "❤", "😂", "🎉", "😮", "😢", "🙏", "👀"]

    static let table: [(name: String, emoji: String)] = """
        +1 👍|-1 👎|100 💯|angry 😠|apple 🍎|alarm ⏰|art 🎨|baby 👶|backpack 🎒|banana 🍌|basketball 🏀|bear 🐻|beer 🍺|bell 🔔|\
        bike 🚲|birthday 🎂|blush 😊|boat ⛵|book 📖|books 📚|boom 💥|brain 🧠|bread 🍞|broken_heart 💔|bug 🐛|bulb 💡|bus 🚌|\
        cake 🍰|calendar 📅|camera 📷|car 🚗|cat 🐱|chart 📈|check ✅|cheers 🥂|cherry 🍒|clap 👏|clock 🕒|cloud ☁|coffee ☕|\
        computer 💻|confused 😕|cool 😎|cry 😢|crossed_fingers 🤞|dance 💃|dog 🐶|dollar 💵|door 🚪|dizzy 😵|egg 🥚|email 📧|eyes 👀|\
        exclamation ❗|fire 🔥|fish 🐟|flag 🚩|flower 🌸|football 🏈|fries 🍟|ghost 👻|gift 🎁|globe 🌍|grad 🎓|grape 🍇|green_heart 💚|\
        grin 😁|guitar 🎸|hammer 🔨|handshake 🤝|happy 😀|heart ❤|heart_eyes 😍|hospital 🏥|hourglass ⏳|house 🏠|hug 🤗|hundred 💯|\
        ice_cream 🍦|idea 💡|joy 😂|key 🔑|kiss 😘|laptop 💻|laughing 😆|leaf 🍃|lemon 🍋|library 📚|lock 🔒|love ❤|mail 📬|map 🗺|\
        medal 🏅|memo 📝|microscope 🔬|moon 🌙|mountain ⛰|muscle 💪|music 🎵|neutral 😐|no 🚫|noodles 🍜|ok 👌|ok_hand 👌|orange 🍊|\
        palm 🌴|party 🎉|pencil ✏|phone 📱|pin 📌|pizza 🍕|plane ✈|pray 🙏|puzzle 🧩|question ❓|rain 🌧|rainbow 🌈|raised_hands 🙌|\
        relaxed ☺|rice 🍚|ring 💍|robot 🤖|rocket 🚀|rofl 🤣|rose 🌹|run 🏃|sad 😞|salute 🫡|school 🏫|scream 😱|see_no_evil 🙈|\
        shrug 🤷|sick 🤒|skull 💀|sleep 😴|smile 😄|smirk 😏|snow ❄|sob 😭|soccer ⚽|sparkles ✨|star ⭐|strawberry 🍓|sun ☀|\
        surprised 😮|sweat 😅|tada 🎉|taxi 🚕|tea 🍵|tennis 🎾|thanks 🙏|thinking 🤔|thumbs_down 👎|thumbs_up 👍|thumbsup 👍|tired 😫|\
        tiger 🐯|train 🚆|tree 🌳|trophy 🏆|turtle 🐢|umbrella ☔|unlock 🔓|upside_down 🙃|vietnam 🇻🇳|violin 🎻|warning ⚠|wave 👋|\
        weary 😩|wink 😉|worried 😟|x ❌|yellow_heart 💛|yes ✅|yum 😋|zap ⚡|zzz 💤
        """.split(separator: "|").compactMap { entry in
            let parts = entry.split(separator: " ")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
}
