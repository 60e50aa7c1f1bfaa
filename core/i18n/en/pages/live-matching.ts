import { stopSafely } from '../stop-safely.ts';

/** /live-matching. */
export const liveMatching = {
  title: 'Live Matching',
  intro:
    'A person helps you find a center, for you or for someone you love. Tell us a little about what you need. It is free.',
  promise: 'A person on our team will contact you. We aim to within 24 hours.',
  crisis: {
    title: 'Do you need help right now?',
    text: 'Please do not wait for a match. These people are there day and night:',
  },
  formLabel: 'Live matching request',
  location: {
    title: 'Where and how old',
    state: 'State',
    stateHint: 'Where the person who needs care lives.',
    zip: 'ZIP code',
    zipHint: 'Helps us look near you.',
    ageBand: 'Age range',
    ageBandHint: 'Of the person who needs care.',
  },
  needs: {
    title: 'What kind of help',
    primaryNeed: 'What is the main problem?',
    levelsOfCare: 'Level of care',
    levelsHint: 'Choose all that may fit.',
    levelsHelp: {
      DETOX: 'Medical care while alcohol or drugs leave the body.',
      RESIDENTIAL: 'You live at the center for some weeks or months.',
      PHP: 'Care most of the day. You sleep at home.',
      IOP: 'Care several hours a week. You live at home.',
      OUTPATIENT: 'Care once or a few times a week. You live at home.',
      MEDICATION: 'Methadone, buprenorphine, naltrexone and others, with or without a stay.',
      NOT_SURE: 'We sort it out with you.',
    },
  },
  insurance: {
    title: 'Insurance and distance',
    insuranceType: 'Insurance type',
    travelWillingness: 'How far can you travel?',
  },
  contact: {
    title: 'How to reach you',
    contactPreference: 'How should we contact you?',
    mayLeaveMessage:
      'You may leave a message there. It says only “Harborlight is getting back to you”. Leave this empty if someone else must not hear or read it.',
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
  submit: 'Send request',
  sent: {
    title: 'We have your request',
    text: 'A person on our team will contact you. We aim to within 24 hours.',
  },
  failed: {
    title: 'Your request was not sent',
    text: 'It is still on this device. Try again, or call SAMHSA’s free helpline at 1-800-662-4357. In a crisis call or text 988.',
  },
  success: {
    title: 'We have your request',
    text: 'A person on our team will contact you, in the way you chose. We aim to within 24 hours.',
    urgent: `If things get worse before that, do not wait for us: call 911 in an emergency, or call or text 988. ${stopSafely.warning}`,
    textNow: 'Need Help Now? Text 988',
  },
  again: 'Submit Another Request',
  saved: {
    title: 'Your request is saved and will go out.',
    text: 'If you need someone now, do not wait for it. Use one of these. They are there day and night, and calls work without the internet.',
    textHelp: 'How to text for help now',
  },
  textHelp: { title: 'Need help now? Text' },
  steps: {
    title: 'How it works',
    list: [
      { title: 'Tell us what you need', text: 'The form takes about two minutes.' },
      { title: 'We look for centers', text: 'A person on our team looks for centers that may fit.' },
      {
        title: 'You hear from us',
        text: 'A person contacts you. We aim to within 24 hours. You decide what comes next.',
      },
    ],
  },
  privacy: {
    title: 'Your privacy',
    points: (retentionDays: number) => [
      'We ask only for what we need to find a match.',
      'Only our staff and the companies that run our mail, texts and server handle your request. We do not sell it, and we do not give it to centers unless you ask us to.',
      `We wipe your ZIP code and your phone number or email from our server within ${retentionDays} days.`,
      'No center pays us. We take no fee and no commission.',
    ],
    link: 'Read our Privacy Policy',
  },
  disclaimer: {
    title: 'Please note',
    text: 'Harborlight gives information only. We are not a medical provider, an agency that places patients, or an emergency service. A match is not medical advice, and it does not promise a place at a center. Please do not send health records.',
  },
};
