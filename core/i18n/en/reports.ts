import { reportKinds } from '../../lists/staff-lists.ts';

/** On the page of a center: what visitors can tell us of it. */
export const reports = {
  title: 'Is something wrong here?',
  intro: 'Tell us, and we will check. We do not ask who you are.',
  what: 'What is wrong?',
  kinds: reportKinds.labels,
  comment: 'What did you find?',
  optional: 'optional',
  commentHint: 'Please leave out names and anything about your health.',
  send: 'Send',
  sending: 'Sending...',
  worksIntro: 'Did you call, and did somebody answer?',
  works: 'I called: it works',
  chooseKind: 'Please choose what is wrong',
  thanks: { title: 'Thank you, you told us today', text: 'It helps the next person who needs this center.' },
  waiting: 'It is saved on this device. We will get it when you are back online.',
  refused: 'We could not take it: this center may have left the directory. Take it back to say it again.',
  takeBack: 'Take it back',
  takenBack: 'Taken back. Nothing was sent.',
  /** The name of a center, and what was said of it. */
  summary: (center: string, kind: string) => `${center}: ${kind}`,
  failed: { title: 'Not sent', text: 'We could not send this. Please try again.' },
};
