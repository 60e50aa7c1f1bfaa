import type { Migration } from 'kysely';
import * as centers from './0001-centers.ts';
import * as guides from './0002-guides.ts';
import * as messages from './0003-messages.ts';
import * as staff from './0004-staff.ts';
import * as terminal from './0005-terminal.ts';
import * as languages from './0006-languages.ts';
import * as reports from './0007-reports.ts';
import * as messageLanguages from './0008-message-languages.ts';

/** In order; only ever added to. */
export const migrations: Record<string, Migration> = {
  '0001-centers': centers,
  '0002-guides': guides,
  '0003-messages': messages,
  '0004-staff': staff,
  '0005-terminal': terminal,
  '0006-languages': languages,
  '0007-reports': reports,
  '0008-message-languages': messageLanguages,
};
