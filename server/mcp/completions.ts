import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';
import { fold } from '#core/fold-text.ts';
import { languages } from '#core/i18n/languages.ts';
import { readGuides } from '../guides/guide-rows.ts';
import type { DirectorySource } from './directory-source.ts';
import { guideInTemplate, guideTemplate } from './resources.ts';

/** The protocol allows no more. */
const MOST = 100;

/** How an address of a guide may go on: by its slug, and by its language. Nothing else is a closed list. */
export async function complete(
  { ref, argument }: CompleteRequest['params'],
  { db }: Pick<DirectorySource, 'db'>,
): Promise<CompleteResult> {
  const isOfGuide = ref.type === 'ref/resource' && (ref.uri === guideTemplate || ref.uri === guideInTemplate);
  const all = isOfGuide ? await valuesOf(argument.name, db) : [];
  const begun = all.filter((value) => fold(value).startsWith(fold(argument.value)));
  return { completion: { values: begun.slice(0, MOST), total: begun.length, hasMore: begun.length > MOST } };
}

async function valuesOf(name: string, db: DirectorySource['db']): Promise<string[]> {
  if (name === 'language') return [...languages];
  return name === 'slug' ? (await readGuides(db, languages[0])).map(({ slug }) => slug) : [];
}
