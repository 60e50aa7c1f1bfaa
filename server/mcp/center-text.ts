import type { Center } from '#core/center.ts';
import { center as words } from '#core/i18n/en/center.ts';
import { mcpAnswers } from '#core/i18n/en/mcp/answers.ts';
import { openDataText } from '#core/i18n/en/open-data.ts';
import { formatLongDate } from '#core/i18n/format.ts';
import { insuranceTypes, modalities, populations } from '#core/lists.ts';
import type { CenterSummary } from '#core/open-data.ts';
import { SAMPLE_SOURCE } from '#core/sample-source.ts';

/** A center in a list, in a few lines. `aside` is what else there is to say, such as how far away it is. */
export function describeSummary(summary: CenterSummary, aside?: string): string {
  const { name, city, state, zip, phone, levelsOfCare, url, slug } = summary;
  return [
    `**${inOneLine(name)}**, ${inOneLine(city)}, ${state}${zip ? ` ${zip}` : ''}${aside ? `: ${aside}` : ''}`,
    [
      phone ? `${words.contact.phone}: ${phone}` : mcpAnswers.noPhone,
      levelsOfCare.join(', ') || words.card.noLevel,
    ].join('; '),
    describeVerification(summary),
    `${mcpAnswers.slug(slug)}; ${url}`,
  ].join('\n  ');
}

/** All of a center, a line for each thing that is known. */
export function describeCenter(center: Center, summary: CenterSummary): string {
  const { contact, facility } = words;
  const { street, city, state, zip } = center;
  const place = [street ?? contact.confidential, city, `${state} ${zip ?? ''}`.trim()].join(', ');
  const fields: (readonly [title: string, value: string | null])[] = [
    [contact.address, place],
    [contact.phone, center.phone],
    [contact.website, center.website],
    [contact.email, center.emailPublic],
    [words.levels, summary.levelsOfCare.join(', ') || words.card.noLevel],
    [words.populations, center.populations.map((each) => populations.labels[each.population]).join(', ')],
    [words.modalities, center.modalities.map((each) => modalities.labels[each.modality]).join(', ')],
    [words.insurance, center.insurance.map((each) => insuranceTypes.labels[each.insurance]).join(', ')],
    [words.accreditations, center.accreditations.map((each) => each.name).join(', ')],
    [facility.bedCount, center.bedCount && facility.beds(center.bedCount)],
    [facility.ratio, center.staffToClientRatio],
    [facility.languages, center.languages.join(', ')],
    [facility.religiousOrientation, center.religiousOrientation],
    [words.overview, center.programHighlights],
  ].map(([title, value]) => [title as string, value ? String(value) : null] as const);
  const known = fields.filter(([, value]) => value);
  return [
    `# ${inOneLine(center.name)}`,
    known.map(([title, value]) => `${title}: ${inOneLine(value!)}`).join('\n'),
    [
      `${words.verification.title}: ${describeVerification(summary)}`,
      ...(center.reviewStatus === 'NEEDS_REVIEW' ? [mcpAnswers.needsReview] : []),
    ].join('\n'),
    `${mcpAnswers.slug(center.slug)}; ${summary.url}`,
  ].join('\n\n');
}

function describeVerification({ verification, lastVerifiedAt, source }: CenterSummary): string {
  if (source === SAMPLE_SOURCE) return openDataText.sampleNotice;
  if (lastVerifiedAt === null) return `${mcpAnswers.listedBy(source)}.`;
  const say = verification === 'verified' ? mcpAnswers.verified : mcpAnswers.due;
  return `${say(formatLongDate(lastVerifiedAt), source)}.`;
}

/** A text of others must not look like a part of the answer. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
