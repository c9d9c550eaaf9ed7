/// The script for zsh: a file `_navstyle` on the `fpath`, or sourced once `compinit` has run.
func zshCompletions(_ commands: [Command]) -> String {
  let names = commands.map { "    \(shellQuoted("\($0.name):\($0.summary)"))\n" }
  let cases = commands.map { command in
    let options = (command.options + commonOptions).flatMap(\.zsh)
    let operands = command.operands.enumerated().map { index, completion in
      let isLast = index == command.operands.count - 1
      return shellQuoted("\(isLast ? "*" : String(index + 1)):operand:\(completion.zsh)")
    }
    let specs = (options + operands).map { " \\\n        \($0)" }.joined()
    return "    \(command.name))\n      _arguments -S\(specs) && ret=0\n      ;;\n"
  }
  return """
    #compdef navstyle
    # zsh completion for navstyle, made by 'navstyle completions zsh'

    # Offers one of the words before '--', '=', and one of those after it.
    _navstyle_pair() {
      local -a keys
      keys=("${(@)argv[1,$argv[(i)--]-1]}")
      shift ${argv[(i)--]}
      if compset -P '*='; then
        compadd "$@"
      else
        compadd -S '=' -q -a keys
      fi
    }

    # Offers words, and files after one of them and '='.
    _navstyle_word_or_pair() {
      if compset -P '*='; then
        _files
      else
        compadd "$@"
      fi
    }

    _navstyle() {
      local command=lint ret=1
      local -a commands
      commands=(
    \(names.joined())  )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands && ret=0
        _files -g '*.navstyle.yaml' && ret=0
        return ret
      fi
      if (( $commands[(I)${(b)words[2]}:*] )); then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(cases.joined())  esac
      return ret
    }

    if [[ $funcstack[1] == _navstyle ]]; then
      _navstyle "$@"
    else
      compdef _navstyle navstyle
    fi

    """
}

extension Option {
  /// What `_arguments` is told of it, for each of its names.
  fileprivate var zsh: [String] {
    names.map { name in
      let others = isRepeatable ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
      let summary = summary.flatMap { "[]\\:".contains($0) ? "\\\($0)" : String($0) }
      guard let value else { return shellQuoted("\(others)\(name)[\(String(summary))]") }
      let label = value.replacing(":", with: "\\:")
      let form = isValueOptional ? "=-" : name.hasPrefix("--") ? "=" : ""
      let mark = isValueOptional ? "::" : ":"
      return shellQuoted(
        "\(others)\(name)\(form)[\(String(summary))]\(mark)\(label):\(completion.zsh)")
    }
  }
}

extension Completion {
  /// The action that offers it.
  fileprivate var zsh: String {
    switch self {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordOrPair(let words): " _navstyle_word_or_pair \(words.joined(separator: " "))"
    case .pair(let keys, let values):
      " _navstyle_pair \(keys.joined(separator: " ")) -- \(values.joined(separator: " "))"
    case .files(let endings):
      "_files -g \"\(endings.map { "*\($0)" }.joined(separator: " "))\""
    }
  }
}
