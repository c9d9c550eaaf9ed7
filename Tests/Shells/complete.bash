# Prints what bash offers at the end of a command line: complete.bash SCRIPT LINE
source "$1"
# Only readline itself may be told how to treat what is offered.
compopt() { :; }
COMP_LINE=$2
COMP_POINT=${#2}
# As readline splits a line: at blanks, and around each '='.
read -r -a COMP_WORDS <<< "${COMP_LINE//=/ = }"
[[ $COMP_LINE == *[[:blank:]=] ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_navstyle navstyle "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}"
