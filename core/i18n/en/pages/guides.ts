/** /guides and /guides/:slug. */
export const guides = {
  list: {
    title: 'Treatment Guides',
    intro:
      'Plain answers to the questions that people ask first: about care, about money, and about helping someone you love.',
    loading: 'Loading guides...',
    error: 'Failed to load guides',
    empty: {
      title: 'No Guides Available',
      text: 'There are no guides here yet. You can still search the directory or ask us for a match.',
    },
    /** What a badge "+2" says to a screen reader. */
    moreTags: (count: number) => `${count} more ${count === 1 ? 'topic' : 'topics'}`,
    tags: 'Topics',
  },
  reviewedBy: (person: string) => `Reviewed by ${person}`,
  notReviewed: 'Not yet reviewed by a clinician.',
  updated: (date: string) => `Updated ${date}`,
  lastReviewed: (date: string) => `Last reviewed ${date}`,
  loading: 'Loading the guide...',
  all: 'All guides',
  contents: 'On this page',
  newTab: 'opens a new tab',
  notFound: {
    title: 'Guide Not Found',
    text: "The guide you're looking for could not be found.",
    back: 'Back to the guides',
  },
  next: {
    title: 'Ready to look for care?',
    text: 'Search the centers yourself, or tell us what you need and we will help you find one. Both are free.',
    match: 'Start Matching',
    directory: 'Browse Directory',
  },
  /** Headings that every guide ends with. They answer no question about its subject. */
  closing: ['Where does this information come from?', 'Where can I get help right now?'],
};
