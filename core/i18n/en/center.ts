/** On cards, and wherever else a center is named; its own page's words stand in pages/center-page.ts. */
export const center = {
  card: {
    more: (count: number) => `+${count} more`,
    call: 'Call',
    lastVerified: (date: string) => `Last verified: ${date}`,
    from: (sources: string) => `Listed by ${sources}.`,
    viewDetails: 'View Details',
    textMe: 'Text Me',
    theDetailsOf: (center: string) => `the details of ${center}`,
    levels: 'Levels of care',
    delisted: (source: string, year: number | null) =>
      year === null ? `No longer in the latest ${source}` : `No longer in the ${source} (last in ${year})`,
    noLevel: 'Level of care not stated',
    /** Behind "Detox", where a center offers it in that setting alone. */
    settings: { OVERNIGHT_DETOX: 'overnight', OUTPATIENT_DETOX: 'outpatient only' },
  },
  sourceOfYear: (source: string, year: number | null) => (year === null ? source : `${source}, ${year}`),
  newTab: 'opens a new tab',
  servesOnly: 'Serves only',
  doesNotTreat: 'Does not treat',
  verification: {
    due: 'Verification due',
    unverified: 'Not yet verified',
    allMeanings: 'What “verified” means here',
  },
};
