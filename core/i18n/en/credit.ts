/** How those who pass the directory on name it: one line, the same in every language. */
export const creditText = {
  us: 'Harborlight',
  /** `sources` is empty where all of it is our own. */
  line: (licence: string, sources: string) =>
    `Harborlight (${licence})${sources === '' ? '' : `, from ${sources}`}`,
};
