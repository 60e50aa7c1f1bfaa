import type { Translated } from '../translated.ts';

/** What comes with the page, the mail or the message that says it, each under the name by which its file exports it. */
export const parts = {
  accessibility: () => import('../en/pages/accessibility.ts'),
  about: () => import('../en/pages/about.ts'),
  callCard: () => import('../en/call-card.ts'),
  centerPage: () => import('../en/pages/center-page.ts'),
  contact: () => import('../en/pages/contact.ts'),
  copyNote: () => import('../en/copy-note.ts'),
  editorialPolicy: () => import('../en/pages/editorial-policy.ts'),
  footer: () => import('../en/footer.ts'),
  forAssistants: () => import('../en/pages/for-assistants.ts'),
  forms: () => import('../en/forms.ts'),
  freshness: () => import('../en/freshness.ts'),
  guideLanguages: () => import('../en/pages/guide-languages.ts'),
  guides: () => import('../en/pages/guides.ts'),
  home: () => import('../en/pages/home.ts'),
  installHint: () => import('../en/install-hint.ts'),
  leaveShortcut: () => import('../en/leave-shortcut.ts'),
  leaving: () => import('../en/pages/leaving.ts'),
  liveMatching: () => import('../en/pages/live-matching.ts'),
  maps: () => import('../en/maps.ts'),
  messageLists: () => import('../en/message-lists.ts'),
  myList: () => import('../en/pages/my-list.ts'),
  near: () => import('../en/near.ts'),
  noticesText: () => import('../en/notices.ts'),
  offlinePage: () => import('../en/pages/offline-page.ts'),
  openAddresses: () => import('../en/open-data/open-addresses.ts'),
  openDataText: () => import('../en/open-data/open-data.ts'),
  outbox: () => import('../en/outbox.ts'),
  overdose: () => import('../en/pages/overdose.ts'),
  pageNotFound: () => import('../en/pages/page-not-found.ts'),
  print: () => import('../en/print.ts'),
  privacy: () => import('../en/pages/privacy.ts'),
  refusals: () => import('../en/refusals.ts'),
  reports: () => import('../en/reports.ts'),
  share: () => import('../en/share.ts'),
  statePages: () => import('../en/pages/state-pages.ts'),
  submitterMail: () => import('../en/mails/submitter-mail.ts'),
  suggestions: () => import('../en/suggestions.ts'),
  textCenter: () => import('../en/sms-center.ts'),
  textMessage: () => import('../en/sms-message.ts'),
  topics: () => import('../en/topics.ts'),
  transparency: () => import('../en/pages/transparency.ts'),
  updateListing: () => import('../en/pages/update-listing.ts'),
  validation: () => import('../en/validation.ts'),
};

type English = typeof parts;

export type Part = keyof English;

/** The words of each part in any language. */
export type Words = {
  readonly [P in Part]: Awaited<ReturnType<English[P]>> extends { readonly [Name in P]: infer W }
    ? Translated<W>
    : never;
};

/** How to load each part in any language. */
export type Parts = { readonly [P in Part]: () => Promise<{ readonly [Name in P]: Words[P] }> };
