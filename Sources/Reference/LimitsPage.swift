import JSONText
import Reporters
import StyleModel
import Transitions
import YAMLSyntax

/// What is read, and what happens beyond it: a promise to those who check files they did not write.
///
/// Every number is the one the code goes by.
public var limitsPage: String {
  var text = """
    limits – what NavStyle reads, and what happens beyond it

    Whatever a file holds, and whatever becomes of it meanwhile: nothing crashes, hangs, or is said of a place outside the file. \
    A finding
    of the code 'input-limit' is an error and blocks; what stands before its place is checked all the same.


    """
  for (title, limits) in allLimits {
    let width = limits.map(\.number.count).max() ?? 0
    text += "\(title)\n"
    for limit in limits {
      let gap = String(repeating: " ", count: width - limit.number.count)
      text += "  \(gap)\(limit.number)  \(limit.what)\n"
      text += "  \(String(repeating: " ", count: width))    \(limit.beyond)\n"
    }
    text += "\n"
  }
  return text + """
    Time and memory
      Both grow with the bytes that are read, and with nothing else that is written in them: no list, name, line, comment, alias or
      bracket costs the square of its number. Where a mistake stands in every second byte and all of them are reported, a byte
      takes up to 10 µs of one core and 1,100 bytes of memory, and the largest file 2 GiB; without mistakes, 0.2 µs and 10
      bytes. Plans are the exception: what follows from n screens that all lead to each other is n² pairs, up to the limit above.

    Files and paths
      Only files are read, through links too, but no include and no walk leads out of the project; what is neither file nor folder
      is read only where the command line names it. What cannot be read is said and makes the status 3; the rest is checked. Files
      are replaced whole or not at all: on a full disk, by a signal, or when another program writes them meanwhile, the old one stays.
      Nothing is fetched, and of the environment only what concerns the terminal and the log is looked at.

    """
}

/// One limit.
private struct StatedLimit {
  /// How much.
  let number: String
  /// Of what.
  let what: String
  /// What happens beyond it.
  let beyond: String

  init(_ number: String, _ what: String, _ beyond: String) {
    (self.number, self.what, self.beyond) = (number, what, beyond)
  }

  init(_ number: Int, _ what: String, _ beyond: String) {
    self.init(number.withCommas, what, beyond)
  }
}

private var allLimits: [(title: String, limits: [StatedLimit])] {
  let limits = Limits()
  return [
    (
      "A file",
      [
        StatedLimit(
          limits.bytes.asBytes, "of a style file or a configuration; --max-bytes sets another",
          "'input-limit': nothing of it is read"),
        StatedLimit(
          limits.depth, "lists and maps inside one another, aliases followed",
          "'input-limit' where the next one opens"),
        StatedLimit(limits.aliases, "aliases", "'input-limit' at the next one"),
        StatedLimit(
          limits.nodes(forBytes: 0),
          "values, every alias written out; in large files one for every 4 bytes, up to "
            + limits.nodes(forBytes: .max).withCommas,
          "'input-limit' at the next one"),
        StatedLimit(
          limits.directives, "lines that start with '%'", "'input-limit' at the next one"),
        StatedLimit(
          limits.key, "characters of a key before its ':', unless a '?' stands before it",
          "'yaml-syntax' at the key"),
        StatedLimit(1, "document", "'multiple-documents' where a second one begins"),
        StatedLimit(
          limits.unusualBreaks, "unusual line breaks", "no more of them are pointed out"),
      ]
    ),
    (
      "A description",
      [
        StatedLimit(
          limits.description.asBytes, "of all its files together",
          "'input-limit' at the include that leads beyond it"),
        StatedLimit(
          ValueType.longestName, "bytes of a name", "'wrong-type'"),
        StatedLimit(ValueType.maximumStates, "states of a screen", "'out-of-range'"),
        StatedLimit(AppSize.stacks, "stacks", "'input-limit' at the first screen"),
        StatedLimit(
          AppSize.kinds, "looks of screens, and screens that 'transitions' names, together",
          "'input-limit' at the first screen"),
        StatedLimit(
          PairTable.limit, "pairs in a plan that nobody declared",
          "'undeclared' in the plan says what is done with all of them, and 'too-many-looks' tells"),
      ]
    ),
    (
      "A plan or a baseline",
      [
        StatedLimit(
          limits.ownFile.asBytes, "of the file", "'input-limit', status 3: it is not read"),
        StatedLimit(
          JSONValue.maximumDepth, "arrays and objects inside one another", "it is no plan"),
      ]
    ),
    (
      "A report",
      [
        StatedLimit(limits.keyPath, "bytes of a key path", "the rest of it is '…'"),
        StatedLimit(
          SARIFReporter.taken, "findings in SARIF, the heaviest",
          "the log says how many are left out"),
        StatedLimit(
          GitHubReporter.shown, "annotations of a kind that GitHub shows",
          "the last line says how many it does not"),
      ]
    ),
  ]
}

extension Int {
  /// The number as people write it: `10,000`.
  fileprivate var withCommas: String {
    var digits = Substring(String(self))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.append(digits.suffix(3))
      digits = digits.dropLast(3)
    }
    return ([digits] + groups.reversed()).joined(separator: ",")
  }

  /// The number of bytes as people write it: `8 MiB`.
  fileprivate var asBytes: String {
    self >= 1 << 30 ? "\(self >> 30) GiB" : "\(self >> 20) MiB"
  }
}
