# Shared by the shell scripts: where the repository is, where things are built, how a script explains itself.

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
scratch="${SCRATCH_PATH:-.build}"

# Prints the comment at the head of the calling script, which is its usage text.
usage() {
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "scripts/$1"
}

# Says what is wrong and ends the script.
fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# Fails with advice unless the Swift toolchain is there.
need_swift() {
    command -v swift > /dev/null || fail "no 'swift' on the PATH; the Swift 6.3 toolchain has to be installed first"
}
