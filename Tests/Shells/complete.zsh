# Prints what zsh offers at the end of a command line: complete.zsh SCRIPT LINE
#
# Completion works only where somebody types, so a shell is started in a terminal of its own, and
# what it would show is written to a file instead.
zmodload zsh/zpty
folder=$(mktemp -d)
cat > $folder/setup <<SETUP
autoload -Uz compinit
compinit -D -u
source ${(q)1}
compadd() {
  if (( \${@[(I)-[OAD]]} )); then
    builtin compadd "\$@"
    return
  fi
  local -a offered
  builtin compadd -O offered "\$@"
  (( \$#offered )) && print -rl -- \$offered >> $folder/offered
}
finish() { compadd() { return 1 }; : > $folder/finished }
comppostfuncs=(finish)
bindkey '^I' complete-word
: > $folder/ready
SETUP
zpty shell "PS1= PS2= zsh -f -i"
zpty -w shell "source $folder/setup"
until [[ -e $folder/ready ]]; do sleep 0.01; done
zpty -w -n shell "$2"$'\t'
until [[ -e $folder/finished ]]; do sleep 0.01; done
[[ -e $folder/offered ]] && cat $folder/offered
zpty -d shell
rm -r $folder
