/** Where a word that promises stands, and what makes it true. */
export interface Promised {
  /** Of the sentence, in any language: so much that no other is meant. */
  says: RegExp;
  /** A test that would fail if it were not so, or else why the sentence promises nothing of ours. */
  keptBy: { test: string } | { because: string };
}

/** What the descriptions of the API promise to programs, and the words for assistants. */
export const promisesToPrograms: readonly Promised[] = [
  {
    says: /^Eight digits; never given/,
    keptBy: { because: 'server/database/migrations/0001-centers.ts numbers centers with AUTOINCREMENT.' },
  },
  {
    says: /^Its id never changes|with the same ids on every server/,
    keptBy: { test: 'server/hsds/hsds-routes.test.ts' },
  },
  {
    says: /^(Named by its content|No file ever changes)/,
    keptBy: { test: 'server/directory/snapshot-routes.test.ts' },
  },
  {
    says: /^(Always there\.|Ask that, then the `next`|What happened next; a page)/,
    keptBy: { test: 'server/open-data/changes/change-routes.test.ts' },
  },
  {
    says: /^With `removed`/,
    keptBy: { because: 'It says why a center is gone.' },
  },
  {
    says: /null where they never did\.$/,
    keptBy: { test: 'core/center/freshness.test.ts' },
  },
  { says: /^An import never sets it/, keptBy: { test: 'server/imports/samhsa-import.test.ts' } },
  {
    says: /^(Most recently verified first|The centers verified or added most recently)/,
    keptBy: { test: 'core/search/directory.test.ts' },
  },
  { says: /^With `true` a center must have every/, keptBy: { test: 'core/search/directory.test.ts' } },
  {
    says: /^Every file of centers, with its size/,
    keptBy: { test: 'server/open-data/downloads/downloads.test.ts' },
  },
  {
    says: /^The core details of every center of a state/,
    keptBy: { test: 'server/centers/public-routes.test.ts' },
  },
  {
    says: /^The same as the documents say, with every/,
    keptBy: { test: 'server/open-data/docs-page/api-docs-page.test.ts' },
  },
  { says: /^What every code means/, keptBy: { test: 'server/v1/v1-routes.test.ts' } },
  {
    says: /^What is not there in it comes in English/,
    keptBy: { test: 'server/guides/public-routes.test.ts' },
  },
  {
    says: /^(What each guide is about, who reviewed|When it was last reviewed; null|Who last reviewed it\.)/,
    keptBy: { test: 'server/guides/guide-writes.test.ts' },
  },

  // For assistants
  {
    says: /^((- )?Say |If nobody has verified|Diga cuándo|Si todavía nadie|When you pass a center|Always pass on|Where nothing is found|- Names, descriptions|Show me the three)/,
    keptBy: { because: 'It is a rule for assistants.' },
  },
  {
    says: /(erified by Harborlight(;| yet| on 5; source)|Harborlight last verified it)|of which Harborlight has verified 5|^How many centers each state has, whose/,
    keptBy: { test: 'server/mcp/mcp.test.ts' },
  },
];
