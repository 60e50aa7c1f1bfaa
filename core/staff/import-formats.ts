/**
 * What files an import takes, as the API and `harborlight import --format` call it. What reads each of them:
 * `server/imports/formats/formats.ts`.
 */
export const importFormats = ['csv', 'samhsa'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What a report can say that its files were: one of those, or what a mapping makes of a file. */
export const reportFormats = [...importFormats, 'mapped'] as const;
export type ReportFormat = (typeof reportFormats)[number];
