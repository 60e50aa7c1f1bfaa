/** The dialog that texts a center's details to the person's own phone (spec, sections 2, 5 and 8). */
export const textCenter = {
  title: 'Text Me This Center',
  intro: (center: string) => `We will text you the details of ${center}.`,
  phone: 'Your phone number',
  hint: "We'll only use this to send you the treatment center details. The text names the center, and can show on a locked screen. On a shared phone, save it to My list instead. Message and data rates may apply.",
  send: 'Send text',
  sending: 'Sending...',
  cancel: 'Cancel',
  ownMessages: 'Open your Messages',
  ownMessagesHelp: 'Or text the details yourself: this opens your own Messages with everything filled in.',
  phoneRequired: {
    title: 'Phone Required',
    text: 'Please enter your phone number to receive the center details.',
  },
  invalidPhone: { title: 'Invalid Phone', text: 'Please enter a valid 10-digit phone number.' },
  otherPhone: {
    title: 'We cannot text this number',
    text: 'We can text numbers of the United States and Canada only. You can text the details yourself.',
  },
  usedUp: {
    title: 'No more texts for now',
    text: 'We have sent as many as we can. Text the details yourself, or call the center directly.',
  },
  failed: {
    title: 'The text was not sent',
    text: 'The text could not be sent. Please call the center directly.',
  },
  sent: { title: 'Text sent', text: 'Treatment center details sent to your phone.' },
  savedTitle: 'Not sent yet',
};
