import { formatNumber } from '../../format.ts';

/** What the tools' answers say in words. An assistant repeats them: no "we" and "our" that would become its own. */
export const mcpAnswers = {
  found: (total: number, one: string, many: string) =>
    total === 1 ? `Found 1 ${one}.` : `Found ${formatNumber(total)} ${many}.`,
  foundNear: (total: number, miles: number, place: string) =>
    `Found ${formatNumber(total)} ${total === 1 ? 'center' : 'centers'} within ${miles} ${miles === 1 ? 'mile' : 'miles'} of the middle of ${place}, nearest first. Distances are approximate, as the crow flies.`,
  page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}.`,
  next: (page: number) => `For more ask again with page ${page}.`,
  beyond: (page: number, last: number) =>
    `Page ${formatNumber(page)} is beyond the last: ask for page ${formatNumber(last)} or lower.`,
  noneFound:
    'Try fewer words or fewer filters, or another state. What a center does not state, filters do not find.',
  noneNear: (most: number) =>
    `Try more miles (up to ${formatNumber(most)}) or fewer filters. What a center does not state, filters do not find.`,
  withoutPosition: (count: number, state: string) =>
    `Not counted: ${formatNumber(count)} ${count === 1 ? 'center' : 'centers'} in ${state} whose position is not known; search_centers finds ${count === 1 ? 'it' : 'them'}.`,
  noGuide: 'No guide has any of these words. Without q, search_guides lists all guides.',
  miles: (miles: number, approximate: boolean) =>
    `${miles} ${miles === 1 ? 'mile' : 'miles'}${approximate ? ' (to the middle of its ZIP code)' : ''}`,
  slug: (slug: string) => `Slug: ${slug}`,
  listedBy: (source: string) => `Not verified by Harborlight; listed by ${source}`,
  verified: (date: string, source: string) => `Verified by Harborlight on ${date}; source: ${source}`,
  due: (date: string, source: string) =>
    `Verification due: Harborlight last verified it on ${date}; source: ${source}`,
  needsReview: 'It was missing from the latest list of its source. Call to ask whether it is still there.',
  noPhone: 'No phone listed',
  merged: (slug: string) => `The listing "${slug}" was merged into this one.`,
  stateCount: (name: string, code: string, count: number) => `${name} (${code}): ${formatNumber(count)}`,
  statesTotal: (total: number) => `${formatNumber(total)} centers in all.`,
  guideReviewed: (by: string | null, date: string) => `Reviewed${by ? ` by ${by}` : ''} on ${date}`,
  guideNotReviewed: 'Nobody’s review is on record',
  guideUpdated: (date: string) => `last changed on ${date}`,

  statement: {
    source: (source: string) => `Source: ${source}`,
    madeAt: (date: string) => `this copy of the directory was made on ${date}`,
    verified: (date: string) =>
      `newest verification of any listing by Harborlight: ${date}; each listing states its own`,
    unverified: 'none of it verified by Harborlight yet',
    reviewed: (date: string) => `last reviewed on ${date}`,
    licence: ({ name, url }: { name: string; url: string }) => `licence ${name} (${url})`,
    safety: (notice: string) => `Always pass on: ${notice}`,
  },

  wrong: {
    input: (issues: string) => `This was not asked as the tool needs it: ${issues}`,
    noTool: (name: string, names: readonly string[]) =>
      `There is no tool "${name}". There are ${names.join(', ')}.`,
    noCenter: (slug: string) =>
      `There is no center "${slug}". Slugs come from search_centers and find_near: search for its name there.`,
    noGuide: (slug: string) => `There is no guide "${slug}". search_guides without q lists all guides.`,
    noPlace: 'Say around what: give zip, or city and state.',
    unknownZip: (zip: string) =>
      `ZIP code ${zip} is not in the table. Check it, or give a ZIP code next to it, or the city and state.`,
    unknownCity: (city: string) =>
      `"${city}" is not a city in the table of post offices. Check its spelling, give only the city’s name in city and its state in state, or give a ZIP code or the next larger city.`,
    notInState: (city: string, state: string, others: string) =>
      `There is no "${city}" in ${state} in the table of post offices; there is in ${others}. Give that state, a ZIP code, or the next larger city.`,
    severalStates: (city: string, states: string) =>
      `Several states have a "${city}": ${states}. Give the state, too.`,
    state: 'must be a two-letter state code such as TX',
    zip: 'must be five digits',
    ourSide: 'Something went wrong on the side of Harborlight. Please try again in a moment.',
    /** Where another server is asked. */
    noAnswer: (message: string) => `The directory could not be read: ${message}`,
  },
};
