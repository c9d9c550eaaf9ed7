/// The script for fish, from 3.1 on.
func fishCompletions(_ commands: [Command]) -> String {
  let names = commands.map(\.name).joined(separator: " ")
  let first = commands.map { command in
    "complete -c navstyle -n __navstyle_is_first -a \(command.name) -d \(quoted(command.summary))\n"
  }
  let rest = commands.map { command in
    let options = (command.options + commonOptions).map { option in
      "complete -c navstyle -n '__navstyle_is \(command.name)'\(option.fish)\n"
    }
    let operands = command.operands.enumerated().compactMap { index, completion -> String? in
      guard let offer = completion.fish else { return nil }
      let isLast = index == command.operands.count - 1
      let place = "\(isLast ? "-ge" : "-eq") \(index)"
      return "complete -c navstyle -n '__navstyle_is \(command.name) \(place)' -k -a \(offer)\n"
    }
    return options.joined() + operands.joined()
  }
  let valued = Set(
    commands.flatMap { $0.options + commonOptions }
      .filter { $0.value != nil && !$0.isValueOptional }.flatMap(\.names))
  return """
    # fish completion for navstyle, made by 'navstyle completions fish'

    function __navstyle_is_first
        test (count (commandline -opc)) -eq 1
    end

    # Whether a command is meant; after '-eq' or '-ge', how many operands stand before one.
    function __navstyle_is
        set -l words (commandline -opc)
        set -l command lint
        set -e words[1]
        if set -q words[1]; and contains -- $words[1] \(names)
            set command $words[1]
            set -e words[1]
        end
        test $command = $argv[1]; or return 1
        set -q argv[2]; or return 0
        string match -q -- '-*' (commandline -ct); and return 1
        set -l operands 0
        set -l is_value 0
        for word in $words
            if test $is_value -eq 1
                set is_value 0
            else if contains -- $word \(valued.sorted().joined(separator: " "))
                set is_value 1
            else if not string match -q -- '-*' $word
                set operands (math $operands + 1)
            end
        end
        test $operands $argv[2] $argv[3]
    end

    # One of the words before '--', '=', and one of those after it.
    function __navstyle_pairs
        set -l split (contains -i -- -- $argv)
        for key in $argv[1..(math $split - 1)]
            printf '%s\\n' $key=$argv[(math $split + 1)..-1]
        end
    end

    complete -c navstyle -f
    \(first.joined())\(rest.joined())
    """
}

/// A text as one word of fish, which knows `\\'` between quotes.
private func quoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}

extension Option {
  /// What `complete` is told of it.
  fileprivate var fish: String {
    let names = (short.map { " -s \($0.dropFirst())" } ?? "") + " -l \(name.dropFirst(2))"
    let takes =
      switch completion {
      case _ where value == nil: ""
      case _ where isValueOptional: " -f"
      case .files, .wordOrPair: " -r -F"
      default: " -x"
      }
    let offer =
      switch completion {
      case .files: ""
      default: completion.fish.map { " -a \($0)" } ?? ""
      }
    return names + takes + offer + " -d \(quoted(summary))"
  }
}

extension Completion {
  /// The argument that offers it; nil for nothing.
  fileprivate var fish: String? {
    switch self {
    case .nothing: nil
    case .words(let words), .wordOrPair(let words): "'\(words.joined(separator: " "))'"
    case .pair(let keys, let values):
      "'(__navstyle_pairs \(keys.joined(separator: " ")) -- \(values.joined(separator: " ")))'"
    case .files(let endings):
      "'\(endings.map { "(__fish_complete_suffix \($0))" }.joined(separator: " "))'"
    }
  }
}
