/** What the fields hold, as an address has it: also what was typed or chosen before the script came. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}
