/// One option of a command: what the parser, `--help` and the reference know of it.
public struct Option: Sendable {
  /// Its name, with the dashes.
  public let name: String
  /// Its one-letter form, with the dash; nil if it has none.
  public let short: String?
  /// What its value is called; nil for a flag.
  public let value: String?
  /// Whether it also stands without a value; with one, it takes it after `=` alone.
  public let isValueOptional: Bool
  /// The values it takes; empty for any.
  public let choices: [String]
  /// Words that its value begins with, and what they mean.
  public let words: [Word]
  /// What a shell offers for its value.
  public let completion: Completion
  /// Whether it may be given more than once, and each time counts.
  public let isRepeatable: Bool
  /// What it does, in one line.
  public let summary: String

  /// A word, and what it means.
  public struct Word: Sendable {
    /// The word.
    public let word: String
    /// What it means, in one line.
    public let summary: String
  }

  init(
    _ name: String, short: String? = nil, value: String? = nil, isValueOptional: Bool = false,
    choices: [String] = [], words: [Word] = [],
    completion: Completion = .nothing, isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isValueOptional = isValueOptional
    self.choices = choices
    self.words = words
    self.completion =
      if !choices.isEmpty {
        .words(choices)
      } else if !words.isEmpty {
        .wordOrPair(words.map(\.word))
      } else {
        completion
      }
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}

/// A command line, taken apart.
struct Arguments {
  /// The words that are no options.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes a command line apart.
  init(_ words: [String], options: [Option]) throws(UsageProblem) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        operands += words[index...]
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        throw UsageProblem(
          "unknown option '\(name)'", meant: name, among: options.map(\.name))
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if let valueName = option.value {
        if value == nil, option.isValueOptional {
          value = ""
          if index < words.count, option.choices.contains(words[index]) {
            throw UsageProblem(
              "'\(words[index])' stands alone behind \(name)",
              help: "write \(name)=\(words[index]), or ./\(words[index]) for a file of that name")
          }
        } else if value == nil, index < words.count {
          value = words[index]
          index += 1
        }
        guard let value else { throw UsageProblem("\(name) needs a value: \(name) \(valueName)") }
        let isLeftOut = value.isEmpty && option.isValueOptional
        guard option.choices.isEmpty || isLeftOut || option.choices.contains(value) else {
          throw UsageProblem(
            "\(name) takes \(option.choices.joined(separator: ", ")), not '\(value)'",
            meant: value, among: option.choices)
        }
        values[option.name, default: []].append(value)
      } else {
        guard value == nil else { throw UsageProblem("\(name) takes no value") }
        values[option.name, default: []].append("")
      }
    }
  }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; the last one counts.
  subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}

/// A command line that cannot be understood.
struct UsageProblem: Error {
  let message: String
  /// What was written and what could have been meant.
  let meant: String?
  let candidates: [String]
  /// What to do, where nothing was meant.
  let help: String

  init(
    _ message: String, meant: String? = nil, among candidates: [String] = [],
    help: String = "navstyle --help"
  ) {
    self.message = message
    self.meant = meant
    self.candidates = candidates
    self.help = help
  }
}
