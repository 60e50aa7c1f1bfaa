export const fishScript = `
# Completion of harborlight in fish.
function __harborlight_complete
  set -l words (commandline -opc)
  set -l program $words[1]
  set -e words[1]
  set -l current (commandline -ct)
  set -l candidates ($program __complete -- $words "$current" 2>/dev/null)
  if test "$candidates[1]" = ":files"
    __fish_complete_path "$current"
  else
    printf '%s\\n' $candidates
  end
end
complete -c harborlight -f -a '(__harborlight_complete)'
`;
