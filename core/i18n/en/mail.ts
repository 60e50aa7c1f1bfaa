/** The mails that the server sends: to staff, and to who sent us a listing or a message. Plain text. */
export const mail = {
  subject: {
    matching: (state: string) => `URGENT: Live Matching request (${state})`,
    NEW_CENTER: 'New listing',
    UPDATE_CENTER: 'Listing update',
    CONTACT: 'Contact message',
    /** A kind of the above, and what it is about. */
    about: (kind: string, what: string) => `${kind}: ${what}`,
    haveMessage: 'We have your message',
    haveListing: 'We have your listing',
    approved: 'Your listing is approved',
    rejected: 'About the listing you sent us',
  },
  field: (label: string, value: string) => `${label}: ${value}`,
  received: 'Received',
  id: 'Id',
  personal:
    'This mail holds personal details. Please do not forward it, and delete it when you no longer need it.',
  staffCrisis: 'If they may be in danger: 911 for emergencies, call or text 988 in a crisis.',
  answer: 'To write to them, answer this mail.',
  /** Where staff go on. */
  review: 'To review it',
  handle: 'To mark it as handled',
  matching: {
    intro: (deadline: string) =>
      `Someone asks for help to find treatment. We promise to contact them within 24 hours: by ${deadline}.`,
    reach: 'How to reach them',
    wiped: 'Their contact details have been wiped: we keep them for a limited time only.',
    discreet: 'Someone else may answer or read along. Say only that Harborlight is getting back to them.',
    otherPhone: 'Other phone',
    needs: 'What they need',
    state: 'State',
    zip: 'ZIP',
    age: 'Age',
    primaryNeed: 'Main need',
    levels: 'Levels of care',
    insurance: 'Insurance',
    travel: 'Travel',
    centers: 'Centers to start from',
  },
  listing: {
    intro: {
      NEW_CENTER: 'Someone sent us a new listing to review. We promise a review within 10-15 business days.',
      UPDATE_CENTER: 'Someone sent us a change to a listing. We promise a review within 10-15 business days.',
    },
    sender: 'Who sent it',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    center: 'The center',
    website: 'Website',
    phone: 'Phone',
    publicEmail: 'Public email',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'ZIP',
    levels: 'Levels of care',
    populations: 'Who it serves',
    modalities: 'Therapies',
    insurance: 'Payment',
    accreditations: 'Accreditations',
    highlights: 'Program highlights',
    more: 'What else they told us',
  },
  contact: {
    intro: 'Someone wrote to us. We promise an answer within 1-2 business days.',
    sender: 'Who wrote',
    name: 'Name',
    email: 'Email',
    topic: 'What it is about',
    type: 'Kind',
    subject: 'Subject',
    message: 'Message',
  },
  confirmation: {
    hello: 'Hello,',
    next: 'What happens next',
    contact: [
      'Thank you for writing to Harborlight. Your message has reached us.',
      'One of us will read it. You will hear from us within 1-2 business days.',
    ],
    listing: [
      'Thank you for helping us keep the directory right. What you sent us about a center has arrived.',
      [
        '1. Clinical review: 5-7 days',
        '2. Independent verification: 3-5 days',
        '3. Medical Director approval: 2-3 days',
        '',
        'In all, this takes 10-15 business days. Then you will hear from us.',
      ].join('\n'),
    ],
    free: 'A listing is free. We never ask for money, and no one can pay for a better place.',
    more: 'To tell us more',
    notYou:
      'Did you not write to us? Then someone else typed your address. You can ignore this mail. We keep no mailing list.',
    signature: 'Harborlight',
    crisis:
      'If you or someone near you is in a crisis, please do not wait for us. Call 911 in an emergency. Call or text 988, the Suicide & Crisis Lifeline, day or night.',
  },
  approval: {
    thanks:
      'Thank you for helping us keep the directory right. We have reviewed what you sent us about a center, and approved it. It is in the directory now.',
    listing: 'To see the listing',
    verified:
      'We check each listing again every 6 months. Please tell us when something changes before that.',
  },
  rejection: {
    thanks:
      'Thank you for writing to us about a center. We have reviewed what you sent us, and we cannot list it as it is.',
    why: 'Why',
    again: 'You can send it again once this is settled. If you think that we are wrong, please tell us.',
    form: 'To send it again',
  },
  test: {
    subject: 'Test mail from Harborlight',
    text: (time: string) =>
      `A member of staff sent this mail to see whether mail works. It does. Sent on ${time}.`,
    from: (address: string) => `It comes from ${address}`,
  },
} as const;
