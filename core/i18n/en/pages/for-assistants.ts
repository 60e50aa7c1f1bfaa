import { formatLongDate, formatNumber } from '../../format.ts';
import type { Passage } from '../../policy-text.ts';

/** /for-chatgpt and the like. Whatever counts or dates anything is a function of the data. */
export const forAssistants = {
  title: (assistant: string) => `API access for ${assistant} and other AI assistants`,
  intro: (assistant: string) =>
    `Does somebody ask ${assistant} where to find treatment? Here is what it may read of our directory, and how to pass it on safely.`,
  notConnected:
    'We are not connected with the makers of any assistant. All of this is free, and needs no key and no sign-in.',
  forPeople: [
    'Are you looking for help yourself? ',
    { to: '/directory', label: 'Search the directory' },
    ' or ',
    { to: '/live-matching', label: 'ask us for a match' },
    '.',
  ] satisfies Passage,
  contents: 'On this page',
  sample: {
    title: 'This is a sample directory',
    text: (count: number) =>
      `${count === 1 ? 'Its only center is' : `All of its ${formatNumber(count)} centers are`} made up, so that you can see how it works. Repeat nothing from it as real: no name, no phone number, no address.`,
  },
  directory: {
    id: 'directory',
    title: 'Directory Information',
    /** Rounded down to a thousand once there are so many. */
    centers: (count: number) => {
      if (count === 0) return 'No treatment center is listed yet.';
      const rounded = count < 1000 ? count : Math.floor(count / 1000) * 1000;
      return `${formatNumber(rounded)}${rounded < count ? '+' : ''} addiction and mental-health treatment ${count === 1 ? 'center' : 'centers'}.`;
    },
    sampleCenters: (count: number) =>
      `${formatNumber(count)} made-up ${count === 1 ? 'center' : 'centers'} to try things out with.`,
    states: (count: number, ofAll: number, others: readonly string[]) => {
      const states = count === ofAll ? `all ${ofAll} states` : `${count} of the ${ofAll} states`;
      if (others.length === 0) return `Centers in ${states}.`;
      return count === 0
        ? `Centers in: ${others.join(', ')}.`
        : `Centers in ${states}, and in: ${others.join(', ')}.`;
    },
    levels: (levels: readonly string[]) => `Levels of care: ${levels.join(', ')}.`,
    verified: (verified: number, centers: number) => {
      if (verified === 0) return 'Our staff has not verified any listing yet.';
      return verified === centers
        ? 'Our staff has verified every listing at least once.'
        : `Our staff has verified ${formatNumber(verified)} of ${formatNumber(centers)} listings at least once.`;
    },
    eachListing: [
      'Each listing says when our staff last verified it, or else that nobody has yet. If it comes from a public list, it names the list. ',
      { to: '/editorial-policy#verified', label: 'What “verified” means here' },
      '.',
    ] satisfies Passage,
    independent: [
      'No center can pay to be listed, to rank higher, or to be recommended. The operator works for a treatment-center company, and runs this site apart from it. ',
      { to: '/transparency', label: 'How we deal with that' },
      '.',
    ] satisfies Passage,
    noAds: 'No ads and no fees, for people or for programs.',
  },
  freshness: {
    id: 'freshness',
    title: 'Data Freshness',
    lastUpdated: 'Last Updated',
    /** By what the age of the data goes. */
    lastUpdatedNotes: {
      verified: 'The newest check of a listing by our staff.',
      source: 'The year of our newest source. Phone numbers and programs may have changed since.',
      changed: 'A center was added or changed.',
    },
    neverUpdated: 'No center is listed yet.',
    lastVerified: 'Last Verified',
    lastVerifiedNote: 'The newest check of a listing by our staff. Each listing carries its own date.',
    neverVerified: 'Not yet: our staff has not verified any listing.',
    sampleVerified: 'Never: the centers are made up.',
    date: (iso: string) => formatLongDate(iso),
    sources: 'Sources',
    publisher: 'Publisher',
    noPublisher: 'Not named by whoever runs this site.',
    note: 'A listing that comes from a source is as old as that source says. The day on which we took it in is no verification.',
    unknown:
      'The dates could not be loaded here. Each answer of the API says them: generatedAt, lastVerifiedAt and source.',
  },
  ask: {
    id: 'ask',
    title: 'One Call for a Question',
    intro:
      'Put the words of the person into q as they are, in English or Spanish: a need, for whom, who pays, a place, a name or a phone number. The best centers come first. The answer says how the words were read, and where we list none.',
    crisis: 'Does the answer hold “crisis”? Then give those numbers before all else.',
  },
  api: {
    id: 'api',
    title: 'JSON API Endpoints',
    intro:
      'Read with GET, from any website. Each answer says when it was made, its source, when it was last verified, its license, and the crisis numbers.',
    example: 'For example:',
    slug: 'The lists give the {slug} of each center and guide.',
    whole: 'Everything at once',
    files: 'As files to download:',
    compressed: (size: string) => `about ${size} compressed`,
  },
  mcp: {
    id: 'mcp',
    title: 'Connect by MCP',
    intro:
      'With the Model Context Protocol an assistant can search by itself, with the words that people use: “detox near Bangor that takes Medicaid”, a name, a phone number. Questions in Spanish work, too: “desintoxicación cerca de Houston con Medicaid”. It reads centers and guides, and cannot change a thing.',
    steps: [
      'In the settings of the assistant look for MCP servers or custom connectors.',
      'Add a remote server, by Streamable HTTP, with this address:',
    ],
    config: 'Many programs keep such servers in a JSON file:',
  },
  others: {
    id: 'others',
    title: 'Other ways to read it',
    intro: 'For other software, and for indexes:',
  },
  passingOn: {
    id: 'passing-on',
    title: 'How to pass it on',
    licence: ({ name, url }: { name: string; url: string }): Passage => [
      'You may share and use all of this, also for money, if you name us. The license is ',
      { to: url, label: name },
      '.',
    ],
    cite: 'Name us and the source like this, with the day on which you read it:',
    /** `credit` names us, the license and the source. */
    citation: (credit: string, origin: string) => `${credit}, ${origin}/centers/{slug}, checked on {date}`,
    rules: [
      'Give the crisis numbers below together with any center.',
      'Say when the listing was last verified. If nobody has verified it yet, say so, and ask the person to call first.',
      'What a listing leaves empty (null) is not known. Do not guess it.',
      'This is information, and not medical advice.',
    ],
  },
  safety: {
    id: 'safety',
    title: 'Important Safety Notice',
    intro: 'Is someone in danger now, or in a crisis? These come before any center:',
    live: 'Live help, day and night (24/7)',
    helpline: 'To talk about treatment call SAMHSA’s free helpline:',
  },
  /** What search engines for data are told. */
  dataset: {
    name: 'Harborlight: addiction and mental-health treatment centers in the United States',
    description:
      'Where each center is, how to reach it, what care it gives, whom it serves and how it can be paid, with the source and the date of the last verification of each listing.',
  },
  copy: 'Copy',
  copyOf: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  notCopied: 'Please copy it by hand',
};
