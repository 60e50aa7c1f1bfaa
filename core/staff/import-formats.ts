/**
 * What files an import takes, as the API and `harborlight import --format` call it. What reads each of them:
 * `server/imports/formats/formats.ts`.
 */
export const importFormats = ['csv', 'samhsa'] as const;
export type ImportFormat = (typeof importFormats)[number];
