import { formatNumber } from '../format.ts';

/** The outbox: what a person has sent and this device still holds. */
export const outbox = {
  /** By why it waits. */
  saved: {
    offline: "Saved on this device. We'll send it when you're back online.",
    server: "Saved on this device. Our server has a problem right now. We'll keep trying.",
    limit: "Saved on this device. Our server asked us to wait a little. We'll send it then.",
  },
  sentTitle: 'Sent',
  sent: (count: number) =>
    count === 1
      ? 'A message that waited on this device has been sent.'
      : `${formatNumber(count)} messages that waited on this device have been sent.`,
  title: 'Waiting to send',
  intro: 'These messages are saved on this device. We send each one as soon as we can. It arrives only once.',
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
  notHelp: 'If you need someone now, do not wait for these: call or text 988.',
  written: 'Written',
  nextTry: (when: string) => `Next try: ${when}`,
  trouble: {
    sending: 'It is being sent.',
    offline: 'This device could not reach us. We will send it when you are back online.',
    server: 'Our server had a problem. We will try again.',
    limit: 'Our server asked us to wait. We will try again.',
    refused: 'It was not accepted. Please correct it and send it again.',
    refusedForGood: 'It was not accepted, and nothing in it can be corrected. You can delete it.',
  },
  edit: 'Edit',
  sendNow: 'Send now',
  sending: 'Sending...',
  sendFailed: { title: 'Not sent yet', text: 'It is still saved on this device.' },
  delete: 'Delete',
  deleteTitle: 'Delete this message?',
  deleteText: 'It is wiped from this device for good, and we will not get it.',
  deleteConfirm: 'Delete it',
  keep: 'Keep it',
  deleted: 'Deleted from this device',
  sentList: 'Sent from this device',
  sentHelp: 'These waited here and have arrived. What they said is no longer on this device.',
  clearSent: 'Clear this list',
};
