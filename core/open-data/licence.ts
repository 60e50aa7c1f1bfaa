/** Under which anybody may pass the directory and the guides on: https://creativecommons.org/licenses/by/4.0/ */
export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
