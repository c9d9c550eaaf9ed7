public import Diagnostics
import JSONText

/// How a baseline is kept: a JSON object with one line for each finding, sorted, so that a change of
/// one finding is a change of one line and changes of two people can be merged.
public enum BaselineFile {
  /// The bytes of the file.
  public static func bytes(_ baseline: Baseline) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.member("version", 1)
        json.key("findings")
        json.array { json in
          for entry in baseline.entries {
            json.object(inline: true) { json in
              json.member("path", entry.path)
              json.member("key-path", entry.keyPath)
              json.member("code", entry.code)
              json.member("fingerprint", entry.fingerprint)
            }
          }
        }
      }
    }
  }

  /// Reads what `bytes` wrote.
  public static func read(_ bytes: [UInt8]) throws(Problem) -> Baseline {
    let root: JSONValue
    do throws(JSONProblem) {
      root = try readJSON(bytes)
    } catch {
      throw Problem(message: "\(error.line):\(error.column): \(error.message)")
    }
    do throws(JSONMismatch) {
      return try read(JSONPlace(root))
    } catch {
      throw Problem(message: error.path.isEmpty ? error.message : "\(error.path): \(error.message)")
    }
  }

  /// Why a file is no baseline.
  public struct Problem: Error, Equatable, Sendable {
    /// The place and what was expected.
    public let message: String
  }

  private static func read(_ root: JSONPlace) throws(JSONMismatch) -> Baseline {
    _ = try root.member("version").number(in: 1...1)
    var entries: [Baseline.Entry] = []
    for item in try root.member("findings").items() {
      entries.append(
        Baseline.Entry(
          path: try item.member("path").string(), keyPath: try item.member("key-path").string(),
          code: try item.member("code").string(),
          fingerprint: try item.member("fingerprint").string()))
    }
    return Baseline(entries)
  }
}
