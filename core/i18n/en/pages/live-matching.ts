/** /live-matching. */
export const liveMatching = {
  title: 'Live Referral Matching',
  intro:
    'Tell us a little about what you need. We look for treatment centers that may fit, for you or for someone you love. It is free.',
  promise: 'We will contact you within 24 hours.',
  crisis: {
    title: 'Do you need help right now?',
    text: 'Please do not wait for a match. These people are there day and night:',
  },
  formLabel: 'Live matching request',
  location: {
    title: 'Location & Demographics',
    state: 'State',
    stateHint: 'Where the person who needs care lives.',
    zip: 'ZIP code',
    zipHint: 'Helps us look near you.',
    ageBand: 'Age range',
    ageBandHint: 'Of the person who needs care.',
  },
  needs: {
    title: 'Treatment Needs',
    primaryNeed: 'Primary need',
    levelsOfCare: 'Level of care',
    levelsHint: 'Choose all that may fit. Not sure? Choose more than one, and we will sort it out with you.',
    levelsHelp: {
      DETOX: 'Medical care while alcohol or drugs leave the body.',
      RESIDENTIAL: 'You live at the center for some weeks or months.',
      PHP: 'Care most of the day. You sleep at home.',
      IOP: 'Care several hours a week. You live at home.',
    },
  },
  insurance: {
    title: 'Insurance & Travel',
    insuranceType: 'Insurance type',
    travelWillingness: 'How far can you travel?',
  },
  contact: {
    title: 'Contact Information',
    contactPreference: 'How should we contact you?',
    /** By the contact preference. */
    contactInfo: {
      none: 'Phone number or email',
      EMAIL_ME: 'Email Address',
      TEXT_ME: 'Phone Number (for texting)',
      CALL_ME: 'Phone Number',
    },
  },
  consentTitle: 'Consent',
  consent: 'I agree that Harborlight may contact me about this request, in the way I chose above.',
  submit: 'Submit Request',
  sent: { title: 'Request Submitted', text: 'We will contact you within 24 hours.' },
  failed: { title: 'Submission Failed', text: 'Please try again or call us directly.' },
  success: {
    title: 'Request Submitted Successfully',
    text: 'We have your request. We will contact you within 24 hours, in the way you chose.',
    urgent:
      'If things get worse before that, do not wait for us: call 911 in an emergency, or call or text 988.',
    textNow: (phone: string) => `Need Help Now? Text ${phone}`,
  },
  again: 'Submit Another Request',
  saved: {
    title: 'A request that waits is not help.',
    text: 'If you need someone now, use one of these. They are there day and night, and calls work without the internet.',
    textHelp: 'How to text for help now',
  },
  textHelp: { title: 'Need help now? Text' },
  steps: {
    title: 'How it works',
    list: [
      { title: 'Tell us what you need', text: 'The form takes about two minutes.' },
      { title: 'We look for centers', text: 'A person on our team looks for centers that may fit.' },
      { title: 'You hear from us', text: 'We contact you within 24 hours. You decide what comes next.' },
    ],
  },
  privacy: {
    title: 'Your privacy',
    points: (retentionDays: number) => [
      'We ask only for what we need to find a match.',
      'Only our own team sees your request. We do not sell it, and we do not give it to centers unless you ask us to.',
      `We wipe your ZIP code and your phone number or email from our server within ${retentionDays} days.`,
      'No center pays us. We take no fee and no commission.',
    ],
    link: 'Read our Privacy Policy',
  },
  disclaimer: {
    title: 'Please note',
    text: 'Harborlight gives information only. We are not a medical provider, a licensed referral agency, or an emergency service. A match is not medical advice, and it does not promise a place at a center. Please do not send health records.',
  },
};
