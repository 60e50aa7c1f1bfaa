/** A copy's manifest that names no file, for tests that add theirs. */
export const emptyManifest = {
  version: 'v',
  generatedAt: '2026-11-01T00:00:00.000Z',
  centers: 0,
  newestVerifiedAt: null,
  sample: false,
  textHelpPhone: null,
  contactRetentionDays: 90,
  states: [],
};
