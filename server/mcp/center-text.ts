import type { Center } from '#core/center/center.ts';
import { listFacts } from '#core/center/facility-facts.ts';
import { freshnessOf } from '#core/center/freshness.ts';
import { showPhone } from '#core/center/phone.ts';
import { SAMPLE_SOURCE } from '#core/center/sample-source.ts';
import { topics } from '#core/center/topics.ts';
import { center as cardWords } from '#core/i18n/en/center.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { openDataText } from '#core/i18n/en/open-data/open-data.ts';
import { centerPage } from '#core/i18n/en/pages/center-page.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import {
  careTypes,
  insuranceTypes,
  levels,
  modalities,
  populations,
  servedOnly,
  spokenLanguages,
  untreated,
} from '#core/lists/public-lists.ts';
import type { FoundCenter } from '#core/open-data/found-centers.ts';
import { sourceOf } from '#core/open-data/open-data.ts';

const words = { ...cardWords, ...centerPage };

interface Telling {
  /** Where people reach this server. */
  origin: string;
  now: Date;
  /** With what the center says of itself. */
  withOverview: boolean;
}

/** All of a center, a line for each thing that is known. */
export function describeCenter(center: Center, { origin, now, withOverview }: Telling): string {
  const { contact, facility } = words;
  const { street, city, state, zip, lastVerifiedAt } = center;
  const hidden = center.streetWithheld ? contact.withheld : contact.notListed;
  const place = [street ?? hidden, city, `${state} ${zip ?? ''}`.trim()].join(', ');
  const verification = freshnessOf(center, now);
  const checked = { verification, verifiedAt: lastVerifiedAt ?? undefined, source: sourceOf(center) };
  const fields: (readonly [title: string, value: string | null])[] = [
    [contact.address, place],
    [contact.phone, center.phone ? showPhone(center.phone) : mcpAnswers.noPhone],
    [contact.intakePhones, center.intakePhones.map(showPhone).join(', ')],
    [contact.otherPhones, center.otherPhones.map(showPhone).join(', ')],
    [contact.website, center.website],
    [contact.email, center.emailPublic],
    [words.care, center.care.map((each) => careTypes.labels[each.care]).join(', ')],
    [words.doesNotTreat, center.doesNotTreat.map((each) => untreated.labels[each.condition]).join(', ')],
    [words.servesOnly, center.servesOnly.map((each) => servedOnly.labels[each.group]).join(', ')],
    [words.levels, center.levels.map((each) => levels.labels[each.level]).join(', ') || words.card.noLevel],
    [words.populations, center.populations.map((each) => populations.labels[each.population]).join(', ')],
    [words.topics, center.topics.map((each) => topics.labels[each.topic]).join(', ')],
    [words.programs, center.programNames.join('; ')],
    [words.modalities, center.modalities.map((each) => modalities.labels[each.modality]).join(', ')],
    [words.insurance, center.insurance.map((each) => insuranceTypes.labels[each.insurance]).join(', ')],
    [words.accreditations, center.accreditations.map((each) => each.name).join(', ')],
    ...listFacts(center, facility, spokenLanguages),
    [words.overview, withOverview ? center.programHighlights : null],
    [words.verification.title, `${describeVerification(checked)}.`],
  ].map(([title, value]) => [title as string, value ? String(value) : null] as const);
  return [
    `# ${inOneLine(center.name)}`,
    ...fields.flatMap(([title, value]) => (value ? `${title}: ${inOneLine(value)}` : [])),
    ...(center.reviewStatus === 'NEEDS_REVIEW' ? [mcpAnswers.needsReview] : []),
    `${mcpAnswers.slug(center.slug)}; ${origin}/centers/${center.slug}`,
  ].join('\n');
}

/** Whether anybody has checked a listing and when, and whose it is. */
export function describeVerification({
  verification,
  verifiedAt,
  source,
}: Pick<FoundCenter, 'verification' | 'verifiedAt' | 'source'>): string {
  if (source === SAMPLE_SOURCE) return openDataText.sampleNotice.replace(/\.$/, '');
  if (verifiedAt === undefined) return mcpAnswers.listedBy(source);
  const say = verification === 'verified' ? mcpAnswers.verified : mcpAnswers.due;
  return say(formatLongDate(verifiedAt), source);
}

/** A text of others must not look like a part of the answer. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
