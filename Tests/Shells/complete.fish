# Prints what fish offers at the end of a command line: complete.fish SCRIPT LINE
source $argv[1]
complete -C $argv[2]
