export const zshScript = `
# Completion of harborlight in zsh.
_harborlight() {
  local -a candidates
  local line word what
  while IFS= read -r line; do
    if [[ "$line" == ":files" ]]; then
      _files
      return
    fi
    word="\${line%%$'\\t'*}"
    what="\${line#*$'\\t'}"
    # What is behind a colon is the description.
    if [[ "$what" == "$line" ]]; then
      candidates+=("\${word//:/\\\\:}")
    else
      candidates+=("\${word//:/\\\\:}:$what")
    fi
  done < <("\${words[1]}" __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( \${#candidates} )) && _describe harborlight candidates
}
compdef _harborlight harborlight
`;
