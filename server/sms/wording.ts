import { SAMPLE_SOURCE } from '#core/center/center.ts';
import { showPhone } from '#core/center/phone.ts';
import { wordsOfAll } from '#core/i18n/catalogs.ts';
import { inLanguage, type Language, languages } from '#core/i18n/languages.ts';
import { shortAddressOf } from '#core/pages/other-addresses.ts';
import type { ReferencedCenter } from '../messages/referenced-center.ts';

/** What two segments carry in SMS's own alphabet, GSM 03.38: 153 of 160 characters each, the rest joins them. */
const LONGEST = 2 * 153;
const LONGEST_CITY = 25;
/** Below this a name says nothing any more, and the link is left out instead: with a very long `publicUrl` alone. */
const SHORTEST_NAME = 15;

const words = await wordsOfAll('textMessage');

/**
 * A center's details as a text of one or two segments: who sends it, name, place, phone, the short address of its page
 * where `publicUrl` is set and leaves room for it, how to get help now and how to get no more, in the `language` of who asked for it. Senders' names and the way to
 * stop are what carriers ask for (CTIA, Messaging Principles and Best Practices, 2023). A long name is cut.
 */
export function smsBody(
  center: ReferencedCenter,
  publicUrl: string | undefined,
  language: Language = languages[0],
): string {
  const say = words[language];
  const first = [say.sender, ...(center.source === SAMPLE_SOURCE ? [say.sample] : [])];
  const place = `${cut(plain(center.city), LONGEST_CITY)}, ${center.state}`;
  const details = [place, ...(center.phone ? [plain(showPhone(center.phone))] : [])];
  const page = inLanguage(language, shortAddressOf(center.id));
  const link = publicUrl ? [publicUrl.replace(/\/+$/, '') + page] : [];
  const room = (rest: string[]) => LONGEST - rest.join('\n').length - 1;
  const withLink = [...first, ...details, ...link, say.crisis, say.stop];
  const fits = room(withLink) >= SHORTEST_NAME;
  const rest = fits ? withLink : [...first, ...details, say.crisis, say.stop];
  const name = cut(plain(center.name), room(rest));
  return [...first, name, ...rest.slice(first.length)].join('\n');
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
