import { SAMPLE_SOURCE } from '#core/center.ts';
import type { ReferencedCenter } from '../receiving/referenced-center.ts';

/** What two segments carry in SMS's own alphabet, GSM 03.38: 153 of 160 characters each, the rest joins them. */
const LONGEST = 2 * 153;
/** Below this a name says nothing any more, and the link is left out instead. */
const SHORTEST_NAME = 40;

const CRISIS_LINE = 'In a crisis call or text 988.';

/**
 * A center's details as a text of one or two segments: name, place, phone, its page where `publicUrl` is set, and how
 * to get help now. A long name is cut.
 */
export function textBody(center: ReferencedCenter, publicUrl: string | undefined): string {
  const sample = center.source === SAMPLE_SOURCE ? ['Sample, not a real center:'] : [];
  const place = `${cut(plain(center.city), 50)}, ${center.state}`;
  const details = [place, ...(center.phone ? [plain(center.phone)] : [])];
  const link = publicUrl ? [`${publicUrl.replace(/\/+$/, '')}/centers/${center.slug}`] : [];
  const room = (rest: string[]) => LONGEST - rest.join('\n').length - 1;
  const withLink = [...sample, ...details, ...link, CRISIS_LINE];
  const fits = room(withLink) >= SHORTEST_NAME;
  const rest = fits ? withLink : [...sample, ...details, CRISIS_LINE];
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
