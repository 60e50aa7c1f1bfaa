/** The mails to who sent us a listing or a message. Plain text. */
export const submitterMail = {
  subject: {
    haveMessage: 'We have your message',
    haveListing: 'We have your listing',
    approved: 'Your listing is approved',
    rejected: 'About the listing you sent us',
  },
  confirmation: {
    hello: 'Hello,',
    next: 'What happens next',
    contact: [
      'Thank you for writing to Harborlight. Your message has reached us.',
      'One of us will read it. We aim to answer within 1-2 business days.',
    ],
    listing: [
      'Thank you for helping us keep the directory right. What you sent us about a center has arrived.',
      [
        '1. A member of our staff checks license, accreditation and contact details, and calls the center.',
        '2. Our staff decides.',
        '3. We write to you.',
        '',
        'In all, this can take 10-15 business days.',
      ].join('\n'),
    ],
    free: 'A listing is free. We never ask for money, and no one can pay for a better place.',
    more: 'To tell us more',
    notYou:
      'Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list. We keep what you wrote, with your address, until we no longer need it. Write to us if you want it deleted.',
    signature: 'Harborlight',
    crisis:
      'If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.',
  },
  approval: {
    thanks:
      'Thank you for helping us keep the directory right. We have reviewed what you sent us about a center, and approved it. It is in the directory now.',
    listing: 'To see the listing',
    verified:
      'We aim to check each listing again after 6 months. Please tell us when something changes before that.',
  },
  rejection: {
    thanks:
      'Thank you for writing to us about a center. We have reviewed what you sent us, and we cannot list it as it is.',
    why: 'Why',
    again: 'You can send it again once this is settled. If you think that we are wrong, please tell us.',
    form: 'To send it again',
  },
} as const;
