import Domain
import Glibc
import Remote
import Services
import Store

/// The model server that the environment names; without one the program answers itself.
///
/// `QUAD_MODEL_URL` and `QUAD_MODEL` say where and which; the key is in `QUAD_MODEL_KEY`, or in the file that
/// `QUAD_MODEL_KEY_FILE` names, which nobody else may read. `QUAD_MODEL_SPACE` makes it a notebook server.
enum ModelSettings {
    static func engine(_ environment: (String) -> String? = DataPaths.environment) -> any AnswerEngine {
        guard let address = environment("QUAD_MODEL_URL"), !address.isEmpty else { return EmbeddedEngine() }
        let space = environment("QUAD_MODEL_SPACE") ?? ""
        let server = ModelServer(
            kind: space.isEmpty ? .completions : .notebook, address: address, model: environment("QUAD_MODEL") ?? "",
            key: key(environment), space: space)
        guard let server else {
            Output.problem("QUAD_MODEL_URL must be a complete https address, or http to this machine; it is not used.")
            return EmbeddedEngine()
        }
        return ServerEngine(server)
    }

    private static func key(_ environment: (String) -> String?) -> String? {
        if let key = environment("QUAD_MODEL_KEY"), !key.isEmpty { return key }
        guard let path = environment("QUAD_MODEL_KEY_FILE"), !path.isEmpty else { return nil }
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & 0o077 == 0 else {
            Output.problem("The key file must be readable by you alone: chmod 600 \(DisplayText(path).string)")
            return nil
        }
        guard let bytes = InputFile.bytes(path, limit: 4_096) else { return nil }
        let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
        return line.map(String.init)
    }
}
