import { formatLongDate, formatNumber } from '../../format.ts';
import { footer } from '../footer.ts';

const THOUSAND = 1000;

/** Rounded down, so that it stays true while centers come and go. */
function roughly(count: number): string {
  if (count >= THOUSAND) return `at least ${formatNumber(Math.floor(count / THOUSAND) * THOUSAND)} centers`;
  return count === 1 ? '1 center' : `${formatNumber(count)} centers`;
}

/** /llms.txt: all that a program must know to answer a person from this directory, on one page. */
export const llms = {
  title: 'Harborlight',
  summary:
    'A free directory of addiction and mental-health treatment centers in the United States, with guides for people who look for care. No ads, no fees. No center pays us.',
  size: (centers: number, states: number, others: number) =>
    `The directory lists ${roughly(centers)} in ${states === 50 ? 'all 50' : `${states} of the 50`} states${
      others > 0 ? ` and ${others} of the other jurisdictions, such as DC` : ''
    }.`,
  notCovered: (places: readonly string[]) =>
    `It lists no center in: ${places.join(', ')}. Who asks for one there is told so (\`notCovered\`).`,
  age: {
    verified: (date: string) => `The data are as of ${formatLongDate(date)}, the newest check by our staff.`,
    source: (year: number) =>
      `The data are as of ${year}, the year of the newest source: phone numbers and programs may have changed since.`,
    changed: (date: string) => `The data are as of ${formatLongDate(date)}, the last change by our staff.`,
  },
  verified: (date: string) =>
    `Our staff last verified a listing on ${formatLongDate(date)}. Each listing says when it was verified, or that it was not: listed is not the same as verified.`,
  unverified: 'Our staff has verified none of these listings yet: listed is not the same as verified.',
  source: (source: string) => `Source: ${source}.`,
  changed: (date: string) =>
    `A listing was last added or changed here on ${formatLongDate(date)}; what comes from a source is as old as that source says.`,
  publisher: {
    named: footer.publishedBy,
    unnamed: 'Whoever runs this instance has not named its publisher.',
  },
  licence: (name: string, address: string) =>
    `Anybody may pass the directory and the guides on under [${name}](${address}).`,
  credit: (line: string) => `Name us and the source by this line: “${line}”.`,
  advice:
    'When you pass a center on, give its phone number, say when it was verified or that it was not, and put the crisis numbers beside it.',
  ask: (address: string) =>
    `One call answers a question: GET ${address}?q=… with the person’s own words, English or Spanish, as they are: a need, for whom, who pays, a place, a center’s name or a phone number. Nothing needs a key.`,
  examples: (addresses: readonly string[]) => `For example: ${addresses.join(' , ')}`,
  /** What a person asks, of three kinds: `near` a place, in Spanish, and by parameters alone. */
  parameters:
    'Parameters, beside or in place of `q`: `near` (a ZIP code, or a city with its state), `within` (miles), `state` (two letters), and `level`, `care`, `population`, `insurance`, `topic`, `language` (each may be repeated), `page`, `limit`. A parameter or a value that there is not is refused with a 400 that names the right one; nothing is passed over in silence.',
  terms: (address: string) => `All values, with their words in English and Spanish: ${address}`,
  answer:
    'The answer: `crisis` (where the words tell of a danger: say these numbers before all else), `notCovered`, `readAs` (how the question was read, and what was let go or left out: tell the person), `total` (who states it), `notStated` (how many come after them that do not say), `next` (the address of the page after), and `centers`, the best first, each with `name`, `street`, `city`, `state`, `zip`, `phone`, `miles`, `care`, `levels`, `populations`, `insurance`, `languages`, `topics`, `notStated` (what of the question it does not say), `verification`, `verifiedAt`, `source` and `url`. What is left out is not known. Nobody is offered a center that turns them away.',
  /** `files` are those of all centers, with their sizes; `ofState` is one of a state alone. */
  files: (files: string, ofState: string, downloads: string, changes: string) =>
    `Everything as files: ${files} . One state alone: ${ofState} , and what a search finds, by the same parameters. What each has in it, and its size to the byte: ${downloads} . What has changed since you took them: ${changes}?after=… with the cursor of the last change that you have, or a day such as 2026-11-01, and limit=20 for a short answer.`,
  mcp: (address: string) =>
    `By the Model Context Protocol: ${address} (Streamable HTTP), whose tools read the same words and answer the same.`,
  spanish: (address: string) =>
    `Every page is there in Spanish, too: put /es before its path, as in ${address}.`,
  sections: {
    data: 'Data',
    pages: 'Pages',
    guides: 'Guides',
    policies: 'Policies',
    optional: 'Optional',
  },
  example: (parameter: string) => `The link is an example: fill in ${parameter}.`,
  guideData: {
    name: (title: string) => `${title} (JSON)`,
    text: 'The same guide, its text as Markdown.',
  },
  humans: { name: 'humans.txt', text: 'Who made this, and with what.' },
};
