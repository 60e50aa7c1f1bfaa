import { EMERGENCY, LIFELINE } from '../../../facts/crisis-numbers.ts';
import { formatNumber } from '../../format.ts';
import { withArticle } from '../with-article.ts';

/** What the tools' answers say in words. An assistant repeats them: no "we" and "our" that would become its own. */
export const mcpAnswers = {
  found: (total: number, notStated = 0) => {
    const found = `Found ${formatNumber(total)} ${total === 1 ? 'center' : 'centers'}`;
    if (notStated === 0) return `${found}.`;
    const silent = `${formatNumber(notStated)} that ${notStated === 1 ? 'does' : 'do'} not say`;
    return `${found} that ${total === 1 ? 'states' : 'state'} all of it, and after ${total === 1 ? 'it' : 'them'} ${silent}: call to ask.`;
  },
  inFields: 'They are in structuredContent; each also has what inAll says.',
  inDanger: `Emergency: call ${EMERGENCY}. Crisis: call or text ${LIFELINE}.`,
  distances: 'Distances are approximate, as the crow flies; “about”: to the middle of the center’s ZIP code.',
  page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}.`,
  next: (page: number) => `For more ask again with page ${page}.`,
  beyond: (page: number, last: number) =>
    `Page ${formatNumber(page)} is beyond the last: ask for page ${formatNumber(last)} or lower.`,
  /** How a question was read. */
  understood: {
    urgent: (lines: string) => `This sounds like an emergency. Before all else pass on: ${lines}`,
    as: (chips: string) => `Searched for: ${chips}.`,
    within: (miles: number) => `within ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
    near: (place: string, miles: number | undefined) =>
      miles === undefined ? `near ${place}` : `near ${place} (${miles} ${miles === 1 ? 'mile' : 'miles'})`,
    noneIn: (state: string) => `No center is listed in ${withArticle(state)}; these are the nearest.`,
    noneNear: (state: string) =>
      `No center is listed in ${withArticle(state)}, nor within a hundred miles of it.`,
    abroad: (country: string) =>
      `Centers are listed in the United States only, and none in ${withArticle(country)}.`,
    widened: (from: number, to: number | undefined) =>
      `Too few are within ${from} ${from === 1 ? 'mile' : 'miles'}, so ${to === undefined ? 'any distance counts' : `it became ${to} miles`}.`,
    letGo: (chips: string) => `No center has all of it, so this was let go: ${chips}.`,
    leftOut: (words: string) => `No center has these words, which did not count: ${words}.`,
    negated: (words: string) => `Nothing searches for what is not wanted; ask the center: ${words}.`,
    otherPlaces: (places: string) => `Other places of that name: ${places}.`,
    wantsPosition: 'Ask where they are, and search again with the ZIP code or the city.',
  },
  noneFound: 'Try fewer words or fewer filters, more miles, or another state.',
  noGuide: 'No guide has any of these words. Without q all guides are listed.',
  miles: (miles: number, approximate: boolean) =>
    `${approximate ? 'about ' : ''}${formatNumber(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
  slug: (slug: string) => `Slug: ${slug}`,
  /** What a center in a list has, before the values. */
  center: {
    care: 'Treats',
    levels: 'Levels',
    populations: 'For',
    servesOnly: 'Serves only',
    doesNotTreat: 'Does not treat',
    insurance: 'Pay by',
    languages: 'Speaks',
    topics: 'Also',
    notStated: 'Not stated',
  },
  listedBy: (source: string) => `Not verified by Harborlight; listed by ${source}`,
  verified: (date: string, source: string) => `Verified by Harborlight on ${date}; source: ${source}`,
  due: (date: string, source: string) =>
    `Verification due: Harborlight last verified it on ${date}; source: ${source}`,
  needsReview: 'It was missing from the latest list of its source. Call to ask whether it is still there.',
  noPhone: 'No phone listed',
  merged: (slug: string) => `The listing "${slug}" was merged into this one.`,
  /** The whole directory. */
  about: {
    size: (total: number, verified: number) =>
      `${formatNumber(total)} centers, of which Harborlight has verified ${formatNumber(verified)} at least once.`,
    byState: (counts: string) => `By state: ${counts}.`,
    /** `citation` is the same line with the page of a center. */
    reuse: (credit: string, citation: string) =>
      `Anybody may use the data and pass them on, also for money, who names Harborlight and the source by this line: “${credit}”; of one center: ${citation}`,
    files: (files: string, ofState: string, downloads: string) =>
      `Downloads of all centers: ${files} . Of one state: ${ofState} ; of a search, such as around a county, by near, within and the other parameters of search_centers. The list of files, with their sizes: ${downloads}`,
    /** Both are examples. */
    news: (changes: string, feed: string) =>
      `What has changed since a day: ${changes} . Centers added or verified in one state, as a feed: ${feed} (feed.json, too)`,
  },
  guideReviewed: (by: string, date: string | undefined) => `Reviewed by ${by}${date ? ` on ${date}` : ''}`,
  guideNotReviewed: 'Not yet reviewed by a clinician',
  guideUpdated: (date: string) => `last changed on ${date}`,

  statement: {
    source: (source: string) => `Source: ${source}`,
    madeAt: (date: string) => `this copy was made on ${date}`,
    verified: (date: string) =>
      `newest verification of any listing by Harborlight: ${date}; each listing states its own`,
    unverified: 'none of these listings is verified by Harborlight yet',
    reviewed: (date: string) => `last reviewed on ${date}`,
    licence: ({ name, url }: { name: string; url: string }) => `license ${name} (${url})`,
    safety: (notice: string) => `Always pass on: ${notice}`,
  },

  wrong: {
    input: (issues: string) => `This was not asked as the tool needs it: ${issues}`,
    noTool: (name: string, names: readonly string[]) =>
      `There is no tool "${name}". There are ${names.join(', ')}.`,
    noParameter: (nearest: string | undefined, names: readonly string[]) =>
      `is not a parameter of this tool${nearest ? `; did you mean ${nearest}?` : `, which takes ${names.join(', ') || 'none'}`}`,
    noValue: (given: string, nearest: string | undefined, values: readonly string[]) =>
      `there is no "${given}"; ${nearest ? `did you mean ${nearest}?` : `there are ${values.join(', ')}`}`,
    noCenter: (slug: string) =>
      `There is no center "${slug}". Slugs come from search_centers: search for its name there.`,
    noGuide: (slug: string) => `There is no guide "${slug}". Without slug, guides lists all of them.`,
    noResource: (uri: string) => `There is no resource "${uri}". resources/list has all of them.`,
    noPrompt: (name: string, names: readonly string[]) =>
      `There is no prompt "${name}". There are ${names.join(', ')}.`,
    noArgument: (name: string) => `The argument "${name}" is missing.`,
    unknownPlace: (place: string) =>
      `"${place}" is not in the table of ZIP codes and cities. Check its spelling, or give a ZIP code, or the next larger city with its state, such as "Portland, ME".`,
    ourSide: 'Something went wrong on the side of Harborlight. Please try again in a moment.',
    /** Where another server is asked. */
    noAnswer: (message: string) => `The directory could not be read: ${message}`,
  },
};
