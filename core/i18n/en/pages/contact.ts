/** /contact. */
export const contact = {
  title: 'Contact Us',
  intro: 'Do you have a question, or did you find a mistake? Write to us. A person on our team reads it.',
  notHelp: 'This form is not for emergencies. If you need someone now, call or text 988, or call 911.',
  formLabel: 'Contact message',
  about: { title: 'About you', name: 'Name', email: 'Email', emailHint: 'So that we can answer you.' },
  message: {
    title: 'Your message',
    type: 'Inquiry type',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Please leave out health records and other private details.',
  },
  submit: 'Send message',
  sent: {
    title: 'Message sent successfully',
    text: 'We aim to answer within 1-2 business days.',
  },
  failed: {
    title: 'Error sending message',
    text: 'Please try again later. What you wrote is still here.',
  },
  again: 'Write another message',
  emergency: { title: 'Emergency contacts' },
  textHelp: { title: 'Text for help, 24/7' },
  response: {
    title: 'Response time',
    text: 'We aim to answer within 1-2 business days.',
  },
  links: {
    title: 'Quick links',
    liveMatching: 'Live Matching',
    transparency: 'Transparency & Independence',
    editorialPolicy: 'Editorial Policy',
    privacy: 'Privacy Policy',
  },
  listing: {
    title: 'Do you run a center?',
    text: 'You can add your center or correct its listing. It is free.',
    link: 'Update or submit a listing',
  },
};
