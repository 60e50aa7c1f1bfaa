/** The dialog that texts a center's details to the person's own phone (spec, sections 2, 5 and 8). */
export const textCenter = {
  title: 'Text Me This Center',
  intro: (center: string) => `We will text you the details of ${center}.`,
  phone: 'Your phone number',
  hint: "We'll only use this to send you the treatment center details.",
  send: 'Send Text',
  sending: 'Sending...',
  cancel: 'Cancel',
  ownMessages: 'Open your Messages',
  ownMessagesHelp: 'Or text the details yourself: this opens your own Messages with everything filled in.',
  details: (name: string, phone: string | null, place: string, address: string) =>
    [name, phone, place, address].filter(Boolean).join('\n'),
  phoneRequired: {
    title: 'Phone Required',
    text: 'Please enter your phone number to receive the referral.',
  },
  invalidPhone: { title: 'Invalid Phone', text: 'Please enter a valid 10-digit phone number.' },
  failed: { title: 'SMS Failed', text: 'Unable to send SMS. Please try calling directly.' },
  sent: { title: 'SMS Sent!', text: 'Treatment center details sent to your phone.' },
  savedTitle: 'Not sent yet',
};
