/** The mails that the server sends to staff. Plain text. */
export const mail = {
  subject: {
    matching: (state: string) => `URGENT: Live Matching request (${state})`,
    matchingBare: 'URGENT: Live Matching request',
    NEW_CENTER: 'New listing',
    UPDATE_CENTER: 'Listing update',
    CONTACT: 'Contact message',
    /** A kind of the above, and what it is about. */
    about: (kind: string, what: string) => `${kind}: ${what}`,
  },
  received: 'Received',
  id: 'Id',
  personal:
    'This mail holds personal details. Please do not forward it, and delete it when you no longer need it.',
  staffCrisis:
    "If they may be in danger: your 911 reaches your own county. Say at once in which city and state the person is, and ask to be connected, or call that city's police by its ten-digit number. Stay in touch with the person. Call or text 988 for advice.",
  answer: 'To write to them, answer this mail.',
  /** In place of what a person wrote, where others could read the mail on its way. */
  linkOnly: {
    intro:
      'Someone wrote to Harborlight. What they wrote is not in this mail, so that nobody can read it on the way.',
    open: 'To read it, sign in',
    signIn: 'To read it, sign in to the pages for staff, and open Submissions.',
  },
  /** Where staff go on. */
  review: 'To review it',
  handle: 'To mark it as handled',
  matching: {
    intro: (deadline: string, inTheUs: string) =>
      `Someone asks for help to find treatment. We aim to contact them within 24 hours: by ${deadline} (${inTheUs}).`,
    inTheUs: (eastern: string, pacific: string) => `${eastern} Eastern, ${pacific} Pacific`,
    reach: 'How to reach them',
    wiped: 'Their contact details have been wiped: we keep them for a limited time only.',
    discreet: 'Someone else may answer or read along. Say only that Harborlight is getting back to them.',
    otherPhone: 'Other phone',
    message: 'A message',
    mayLeave: (may: boolean) => (may ? 'May be left' : 'Leave none: try again later'),
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
      NEW_CENTER: 'Someone sent us a new listing to review. We aim to review it within 10-15 business days.',
      UPDATE_CENTER: 'Someone sent us a change to a listing. We aim to review it within 10-15 business days.',
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
    care: 'What it treats',
    levels: 'Levels of care',
    populations: 'Who it serves',
    modalities: 'Therapies',
    topics: 'Programs and services',
    insurance: 'Payment',
    accreditations: 'Accreditations',
    highlights: 'Program highlights',
    more: 'What else they told us',
  },
  contact: {
    intro: 'Someone wrote to us. We aim to answer within 1-2 business days.',
    sender: 'Who wrote',
    name: 'Name',
    email: 'Email',
    topic: 'What it is about',
    type: 'Kind',
    subject: 'Subject',
    message: 'Message',
  },
  account: {
    subject: {
      two_step_on: 'Two-step sign-in is on',
      two_step_off: 'Two-step sign-in is off',
      two_step_reset: 'Two-step sign-in was reset',
      password: 'Your password was changed',
    },
    text: {
      two_step_on:
        'Two-step sign-in was turned on for your account. From now on you sign in with your password and a code from your app. You are signed out on all other devices.',
      two_step_off: 'Two-step sign-in was turned off for your account. Your password alone signs you in now.',
      two_step_reset:
        'An admin has reset two-step sign-in for your account. Your password alone signs you in now. You are signed out everywhere.',
      password:
        'Your account has a new password. You are signed out on all devices but the one where it was chosen.',
    },
    when: 'When',
    page: 'Your account',
    notYou: 'If you know nothing of this, choose a new password now, and tell an admin.',
  },
  test: {
    subject: 'Test mail from Harborlight',
    text: (time: string) =>
      `A member of staff sent this mail to see whether mail works. It does. Sent on ${time}.`,
    from: (address: string) => `It comes from ${address}`,
  },
} as const;
