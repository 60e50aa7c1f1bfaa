import { formatBytes } from '../../format.ts';
import { forAssistants } from '../pages/for-assistants.ts';

/** How texts name the files of centers. */
export const fileText = {
  /** `bytes`, where they are known, are those of a compressed file. */
  list: (files: readonly { url: string; bytes: number | undefined }[]) =>
    files
      .map(({ url, bytes }) =>
        bytes === undefined ? url : `${url} (${forAssistants.api.compressed(formatBytes(bytes))})`,
      )
      .join(' , '),
};

/** What stands in a workbook of centers, beside them: https://support.microsoft.com/excel calls such pages sheets. */
export const sheetText = {
  centers: 'Centers',
  about: 'About this file',
  rows: {
    title: 'What it is',
    source: 'Source',
    generatedAt: 'As of (UTC)',
    lastVerifiedAt: 'Last verified by our staff (UTC)',
    licence: 'Licence',
    safetyNotice: 'In a crisis',
    sample: 'Made up',
  },
  title: (centers: string, origin: string) => `${centers} treatment centers from the directory at ${origin}`,
  never: 'not yet',
  yes: 'yes',
  no: 'no',
};
