/// The script for bash, from 3.2 on: without `bash-completion`, and without what only bash 4 has where
/// that cannot be asked for.
///
/// bash splits words at `=`, so they are joined first; what is offered is what follows the `=`.
func bashCompletions(_ commands: [Command]) -> String {
  let cases = commands.map { command in
    let options = command.options + commonOptions
    let valued = options.filter { $0.value != nil && !$0.isValueOptional }.flatMap(\.names)
    let values = options.filter { $0.value != nil }.map { option in
      "    \(option.names.map { "'\(command.name) \($0)'" }.joined(separator: " | "))) "
        + "\(option.completion.bash) ;;\n"
    }
    let operands = command.operands.enumerated().map { index, completion in
      let isLast = index == command.operands.count - 1
      return "    '\(command.name) '\(isLast ? "*" : String(index))) \(completion.bash) ;;\n"
    }
    return (
      options: "    \(command.name)) options='\(options.flatMap(\.names).joined(separator: " "))'; "
        + "valued=' \(valued.joined(separator: " ")) ' ;;\n",
      values: values.joined(), operands: operands.joined()
    )
  }
  let names = commands.map(\.name).joined(separator: " ")
  return """
    # bash completion for navstyle, made by 'navstyle completions bash'

    # Offers words; with -e after them an '=' and no space.
    _navstyle_words() {
      local IFS=$' \\t\\n' suffix=''
      if [[ $1 == -e ]]; then
        suffix='='
        compopt -o nospace 2>/dev/null
        shift
      fi
      COMPREPLY=($(compgen -S "$suffix" -W "$*" -- "$cur"))
      compopt +o default 2>/dev/null
    }

    # Offers folders, and files that match one of the patterns.
    _navstyle_files() {
      compopt -o filenames 2>/dev/null || return 0
      local IFS=$'\\n' pattern
      COMPREPLY=($(compgen -d -- "$cur"))
      for pattern; do COMPREPLY+=($(compgen -f -X "!$pattern" -- "$cur")); done
    }

    _navstyle_nothing() {
      compopt +o default 2>/dev/null
      COMPREPLY=()
    }

    # Offers one of the words before '--', '=', and one of those after it.
    _navstyle_pair() {
      local -a keys=()
      while [[ $1 != -- ]]; do
        keys+=("$1")
        shift
      done
      shift
      if [[ $cur == *=* ]]; then
        cur=${cur#*=}
        _navstyle_words "$@"
      else
        _navstyle_words -e "${keys[@]}"
      fi
    }

    # Offers words, and files after one of them and '='.
    _navstyle_word_or_pair() {
      if [[ $cur == *=* ]]; then
        cur=${cur#*=}
        _navstyle_files '*'
      else
        _navstyle_words "$@"
      fi
    }

    # Offers the values of an option.
    _navstyle_value() {
      case "$1 $2" in
    \(cases.map(\.values).joined())  esac
    }

    # Offers what can stand without an option.
    _navstyle_operand() {
      case "$1 $2" in
    \(cases.map(\.operands).joined())  esac
    }

    _navstyle() {
      local -a words=()
      local index count=0 word cur isGlued='' command=lint start=1 options valued expected=''
      local operands=0 isEnded=''
      COMPREPLY=()
      for ((index = 0; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((count > 1)) && [[ $word == '=' || $isGlued ]]; then
          words[count - 1]=${words[count - 1]}$word
          if [[ $word == '=' ]]; then isGlued=1; else isGlued=''; fi
        else
          words[count]=$word
          ((count += 1))
        fi
      done
      cur=${words[count - 1]}
      if ((count > 2)) && [[ ' \(names) ' == *" ${words[1]} "* ]]; then
        command=${words[1]}
        start=2
      fi
      case $command in
    \(cases.map(\.options).joined())  esac
      for ((index = start; index < count - 1; index++)); do
        word=${words[index]}
        if [[ $expected ]]; then
          expected=''
        elif [[ $isEnded || $word == - || $word != -* ]]; then
          ((operands += 1))
        elif [[ $word == -- ]]; then
          isEnded=1
        elif [[ $valued == *" $word "* ]]; then
          expected=$word
        fi
      done
      if [[ $expected ]]; then
        _navstyle_value "$command" "$expected"
      elif [[ $cur == -*=* && ! $isEnded ]]; then
        word=${cur%%=*}
        cur=${cur#*=}
        _navstyle_value "$command" "$word"
      elif [[ $cur == -* && ! $isEnded ]]; then
        _navstyle_words "$options"
      else
        _navstyle_operand "$command" "$operands"
        if ((count == 2)); then
          COMPREPLY+=($(compgen -W '\(names)' -- "$cur"))
        fi
      fi
    }

    complete -o default -F _navstyle navstyle

    """
}

extension Completion {
  /// The call that offers it.
  fileprivate var bash: String {
    switch self {
    case .nothing: "_navstyle_nothing"
    case .words(let words): "_navstyle_words \(words.joined(separator: " "))"
    case .wordOrPair(let words): "_navstyle_word_or_pair \(words.joined(separator: " "))"
    case .pair(let keys, let values):
      "_navstyle_pair \(keys.joined(separator: " ")) -- \(values.joined(separator: " "))"
    case .files(let endings):
      "_navstyle_files " + endings.map { "'*\($0)'" }.joined(separator: " ")
    }
  }
}
