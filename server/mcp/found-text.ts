import { showPhone } from '#core/center/phone.ts';
import { SAMPLE_SOURCE } from '#core/center/sample-source.ts';
import { topics } from '#core/center/topics.ts';
import { mcpAnswers as words } from '#core/i18n/en/mcp/answers.ts';
import { near } from '#core/i18n/en/near.ts';
import {
  careTypes,
  insuranceTypes,
  levels,
  populations,
  servedOnly,
  spokenLanguages,
  untreated,
} from '#core/lists/public-lists.ts';
import { labelOf, type ValueList } from '#core/lists/value-list.ts';
import type { FoundCenter } from '#core/open-data/found-centers.ts';
import { describeVerification, inOneLine } from './center-text.ts';

/** What a center in a list offers, in this order; what it does not state is left out. */
const offers = [
  ['servesOnly', servedOnly],
  ['doesNotTreat', untreated],
  ['care', careTypes],
  ['levels', levels],
  ['populations', populations],
  ['insurance', insuranceTypes],
  ['languages', spokenLanguages],
  ['topics', topics],
] as const satisfies readonly (readonly [keyof typeof words.center & keyof FoundCenter, ValueList])[];

/**
 * The centers of an answer, a few lines each. Where no listing is verified and all are of one source, nothing more is to
 * be said of each than what the answer says of itself at its end.
 */
export function describeFound(centers: readonly FoundCenter[]): string[] {
  const said = new Set(centers.map(describeVerification));
  const isSaidAtEnd = said.size === 1 && centers.every(isUnverified);
  return centers.map((center) => describeOne(center, isSaidAtEnd ? undefined : describeVerification(center)));
}

function isUnverified({ verifiedAt, source }: FoundCenter): boolean {
  return verifiedAt === undefined || source === SAMPLE_SOURCE;
}

function describeOne(center: FoundCenter, verification: string | undefined): string {
  const { name, street, city, state, zip, phone, miles, approximate, url } = center;
  const address = [street, city, [state, zip].filter(Boolean).join(' ')].filter((part) => part !== undefined);
  const head = [
    `**${inOneLine(name)}**`,
    inOneLine(address.join(', ')),
    phone ? showPhone(phone) : words.noPhone,
    ...(miles === undefined ? [] : [words.miles(miles, approximate === true)]),
  ];
  const offered = offers.flatMap(([name, list]) => {
    const values = center[name];
    return values
      ? [`${words.center[name]}: ${values.map((value) => shortLabel(list, value)).join(', ')}`]
      : [];
  });
  if (center.notStated) {
    const silent = center.notStated.map((silence) => near.notStated.groups[silence]);
    offered.push(`${words.center.notStated}: ${silent.join(', ')}`);
  }
  return [head.join(' | '), offered.join('; '), verification && `${verification}.`, url]
    .filter(Boolean)
    .join('\n');
}

/** "PHP (Partial Hospitalization)" → "PHP". */
function shortLabel(list: ValueList, value: string): string {
  return labelOf(list, value).replace(/ \(.*\)$/, '');
}
