/** What can be done with a center's page besides reading it: sharing, contacts, the QR code. */
export const share = {
  tools: 'Keep or share this center',
  share: 'Share',
  copied: 'Link copied',
  copiedText: 'Paste it into a message.',
  byHand: {
    title: 'Copy the link',
    text: 'Your browser would not share or copy it for us. Here it is, to copy yourself.',
    label: 'Link',
    close: 'Close',
  },
  contacts: 'Save to contacts',
  contactsMade: 'Contact card made',
  contactsMadeText: 'Open the file to add it to your contacts.',
  contactsFailed: 'The contact card could not be made',
  tryAgain: 'Check your connection and try again.',
  /** In the note of the contact. */
  contact: {
    verified: (date: string) => `Last verified by Harborlight on ${date}.`,
    due: (date: string) =>
      `Last verified by Harborlight on ${date}; due to be checked again. Please call to confirm.`,
    unverified: 'Not yet verified by Harborlight. Please call to confirm.',
    source: (source: string) => `Source: ${source}.`,
    crisis: 'In a crisis call or text 988. In an emergency call 911.',
  },
  qr: {
    show: 'QR code',
    title: 'QR code of this page',
    text: 'Point another phone’s camera at it to open this page there.',
    name: (center: string) => `QR code that opens the page of ${center}`,
    close: 'Close',
  },
};
