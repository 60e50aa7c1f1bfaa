import { SAMPLE_SOURCE } from '#core/center.ts';
import { textMessage as en } from '#core/i18n/en/text-message.ts';
import { textMessage as es } from '#core/i18n/es/text-message.ts';
import { inLanguage, type Language } from '#core/i18n/languages.ts';
import type { Translated } from '#core/i18n/translated.ts';
import type { ReferencedCenter } from '../receiving/referenced-center.ts';

/** What two segments carry in SMS's own alphabet, GSM 03.38: 153 of 160 characters each, the rest joins them. */
const LONGEST = 2 * 153;
/** Below this a name says nothing any more, and the link is left out instead. */
const SHORTEST_NAME = 40;

const words: Readonly<Record<Language, Translated<typeof en>>> = { en, es };

/**
 * A center's details as a text of one or two segments: name, place, phone, its page where `publicUrl` is set, and how
 * to get help now, in the `language` of who asked for it. A long name is cut.
 */
export function textBody(
  center: ReferencedCenter,
  publicUrl: string | undefined,
  language: Language = 'en',
): string {
  const say = words[language];
  const sample = center.source === SAMPLE_SOURCE ? [say.sample] : [];
  const place = `${cut(plain(center.city), 50)}, ${center.state}`;
  const details = [place, ...(center.phone ? [plain(center.phone)] : [])];
  const page = inLanguage(language, `/centers/${center.slug}`);
  const link = publicUrl ? [publicUrl.replace(/\/+$/, '') + page] : [];
  const room = (rest: string[]) => LONGEST - rest.join('\n').length - 1;
  const withLink = [...sample, ...details, ...link, say.crisis];
  const fits = room(withLink) >= SHORTEST_NAME;
  const rest = fits ? withLink : [...sample, ...details, say.crisis];
  const name = cut(plain(center.name), room(rest));
  return [...sample, name, ...rest.slice(sample.length)].join('\n');
}

/** One other character, and the whole text would be sent in an alphabet with half the room. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[‘’`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[^\x20-\x7e]|[\\^|~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 3).trimEnd()}...`;
}
