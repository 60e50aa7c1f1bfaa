import { formatNumber } from '../format.ts';

/** The outbox: what a person has sent and this phone still holds. */
export const outbox = {
  saved: "Saved on this phone. We'll send it when you're back online.",
  sentTitle: 'Sent',
  sent: (count: number) =>
    count === 1
      ? 'A message that waited on this phone has been sent.'
      : `${formatNumber(count)} messages that waited on this phone have been sent.`,
  title: 'Waiting to send',
  intro: 'These messages are saved on this phone. We send each one as soon as we can. It arrives only once.',
  empty: 'Nothing is waiting to be sent.',
  kinds: {
    matching: 'Live matching request',
    listing: 'Listing',
    contact: 'Contact message',
    text: 'Text with a center’s details',
    call: 'A call to count',
    report: 'Report on a center',
  },
  callHelp: 'We count calls to see which centers people reach. This does not say who called.',
  notHelp: 'A request that waits is not help. If you need someone now, call or text 988.',
  written: 'Written',
  nextTry: (when: string) => `Next try: ${when}`,
  trouble: {
    sending: 'It is being sent.',
    offline: 'This phone could not reach us. We will send it when you are back online.',
    server: 'Our server had a problem. We will try again.',
    limit: 'Our server asked us to wait. We will try again.',
    refused: 'It was not accepted. Please correct it and send it again.',
  },
  edit: 'Edit',
  sendNow: 'Send Now',
  sending: 'Sending...',
  sendFailed: { title: 'Not sent yet', text: 'It is still saved on this phone.' },
  delete: 'Delete',
  deleteTitle: 'Delete this message?',
  deleteText: 'It is wiped from this phone for good, and we will not get it.',
  deleteConfirm: 'Delete it',
  keep: 'Keep it',
  deleted: 'Deleted from this phone',
  sentList: 'Sent from this phone',
  sentHelp: 'These waited here and have arrived. What they said is no longer on this phone.',
  clearSent: 'Clear this list',
};
