import type { PolicyText } from '../../policy-text.ts';

/**
 * /privacy. It says what the code does: whoever changes what is kept changes this text, and its date, with it.
 * `retentionDays`: how long ids and the contact details of matching requests are kept. `handledDays`: how long all else that
 * was sent is kept once we have dealt with it; 0: until somebody asks.
 */
export const privacy = (retentionDays: number, handledDays = 365): PolicyText => ({
  title: 'Privacy Policy',
  updated: 'Effective and last updated November 2026',
  intro:
    'This page says what Harborlight learns about you, what it keeps, and for how long. We keep as little as we can.',
  summary: {
    title: 'In short',
    points: [
      'Once the directory is on this device, your search stays here. We keep no record of what you look for.',
      'No ads, no tracking, no sign-in. We set no cookies for visitors.',
      'Our pages load nothing from other companies.',
      'We keep what you choose to send us, such as a form. We do not sell it. Only our staff and the companies that run our mail, texts and server handle it.',
      'If you tap Call, we count the call. We do not learn who you are.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      id: 'searching',
      title: 'When you search',
      blocks: [
        'Harborlight puts a copy of the whole directory on your device. Once it is there, your search stays on this device.',
        'Sometimes the copy is not there: on your first visit, after you remove it, or if your browser does not keep one. Then your search is sent to our server. It answers, and keeps no record of it.',
        'If you tap “Use my location”, your device turns your position into a ZIP code. The position itself stays on the device. The ZIP code goes into the address of the page, as if you had typed it.',
        'A link to a page of results has your search in it. If you share the link, you share the search.',
      ],
    },
    {
      id: 'no-tracking',
      title: 'No tracking',
      blocks: [
        {
          list: [
            'No ads, and no tools that follow you or measure your visit.',
            'No cookies for visitors, and no accounts.',
            'No requests to other companies: no fonts, maps, scripts, or robot checks of theirs.',
            'Our server keeps no log of who visits or what they look at.',
          ],
        },
      ],
    },
    {
      id: 'network-address',
      title: 'Your network address',
      blocks: [
        'Each device on the internet has an address, called an IP address. A server needs it to send you a page. Ours never stores it.',
        'When you send us something, our server holds the address in its memory for up to a day. It is never written to disk. We do this for one reason: to stop robots from flooding us. Our usual limits are 20 forms and 5 texts an hour from one address.',
        'We do not use your address to find out where you are.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        'Some things are kept on your phone or computer, so that the site works with no network:',
        {
          list: [
            'the site itself, the directory, and the guides',
            'the state that you chose last',
            'drafts of forms that you have begun',
            'messages that wait to be sent',
            'the centers, searches and notes of My list',
            'for a day, which centers you have told us about',
            'a note for a week that such a message has gone, but not what it said',
            'until you close the tab, when you started a clock on the overdose page',
            'a table of ZIP codes and places',
            'that we told you once how to keep the directory on an iPhone or iPad',
            'your choice of what to wipe from the device when you leave the site, if you made it',
            'your choice to turn off the Shift key as a way out, if you made it',
          ],
        },
        [
          'Your state tells your device which part of the directory to fetch first. It is also sent along when you ',
          { to: '#calls', label: 'tap Call' },
          '.',
        ],
      ],
    },
    {
      id: 'delete-from-device',
      title: 'How to delete it',
      blocks: [
        {
          list: [
            [
              'The directory: go to ',
              { to: '/on-this-phone', label: 'The directory on this device' },
              ' and tap “Remove”.',
            ],
            [
              'Messages that wait: go to ',
              { to: '/waiting', label: 'Waiting to send' },
              ' and delete them. They are wiped from this device for good. You can clear the list of sent ones there, too.',
            ],
            'A draft: tap “Clear form” on that form.',
            ['Your list: go to ', { to: '/my-list', label: 'My list' }, ' and tap “Wipe my list”.'],
            [
              'All that is yours at once: go to ',
              { to: '/leaving', label: 'Leave this site quickly' },
              ' and tap “Wipe these now”.',
            ],
            'All of it: clear the data for this site in your browser’s settings.',
          ],
        },
      ],
    },
    {
      id: 'shared-phone',
      title: 'If others use your device',
      blocks: [
        'Someone who uses your device may see your list with its notes, your drafts, your waiting messages, and the pages in your browser’s history. A private window forgets them when you close it. But a message that still waits to be sent is lost then, too.',
        'A text that we send you names the center, and can show on a locked screen. It stays in your messages, and the number can be on the phone bill. On a shared phone, save the center to My list instead.',
      ],
    },
    {
      id: 'matching',
      title: 'When you ask for a match',
      blocks: [
        'The form asks for:',
        {
          list: [
            'your state, and your ZIP code if you like',
            'an age range',
            'the kind of help and the levels of care you need',
            'your type of insurance, and how far you can travel',
            'a phone number or an email, how we should reach you, and if we may leave a message',
          ],
        },
        'We store your request on our server. We also send it by mail to our staff, so that they can look for centers and contact you.',
        `We wipe your ZIP code and your phone number or email from our server within ${retentionDays} days. The rest no longer tells us how to reach you. ${handledDays === 0 ? 'We keep it.' : `Once we have dealt with your request, we keep the rest for ${handledDays} days, and then delete it.`}`,
        [
          'The mail stays in our staff’s mailbox until they delete it. You can ',
          { to: '/contact', label: 'ask us' },
          ' to delete your request sooner, and the mail with it.',
        ],
      ],
    },
    {
      id: 'messages',
      title: 'When you write to us',
      blocks: [
        [
          'The ',
          { to: '/contact', label: 'contact form' },
          ' asks for your name, your email, what it is about, and your message. The ',
          { to: '/update-listing', label: 'listing form' },
          ' asks for facts about a center, and for your name, email, and role.',
        ],
        'We also note whether you wrote from our pages in English or in Spanish, so that we can answer in your language. We do so when you ask for help to find care, too.',
        'We store what you send on our server, and send it by mail to our staff. We also send a short mail to your address to say that it came, but no more than 3 of these a day. To count them, our server holds a code made from the address in its memory, for up to a day. About a center, we send another one when we have reviewed it.',
        'Facts about a center may be shown on the site, with its own phone and email. Your name and your email are not.',
        [
          handledDays === 0
            ? 'We keep messages as a record. '
            : `Once we have dealt with a message, we keep it as a record for ${handledDays} days, and then delete it. `,
          { to: '/contact', label: 'Write to us' },
          ' if you want yours deleted sooner.',
        ],
      ],
    },
    {
      id: 'texts',
      title: 'When we text you a center',
      blocks: [
        '“Text Me This Center” sends a center’s details to your phone. We pass your number to a company that delivers texts for us. It is used to send that one text. The company may keep its own record of it.',
        'We do not store your number. We note that a text was sent, for which center, and when. Our server holds it in memory for up to a day, so that no one gets more than 3 of these texts a day.',
        'Where we have no such company, you can send the details from your phone’s own Messages app. That text does not pass through us.',
      ],
    },
    {
      id: 'calls',
      title: 'When you tap Call',
      blocks: [
        'Your phone calls the center directly. We count the tap, and note:',
        {
          list: [
            'the center and the time',
            'the state you chose last on this device, if any',
            'the kind of device, such as “Mobile”',
            'the page you were on, but not your search',
          ],
        },
        'We do not note who you are or what your phone number is. We do not hear the call.',
      ],
    },
    {
      id: 'reports',
      title: 'When you report a center',
      blocks: [
        'On the page of a center you can say that something is wrong, or that you called and it works. We note:',
        {
          list: ['the center and the time', 'what you chose, and your comment, if you write one'],
        },
        `We do not note who you are. We wipe comments from our server within ${retentionDays} days. Your device notes for that day that you told us, but not what you said.`,
      ],
    },
    {
      id: 'message-ids',
      title: 'So that nothing is sent twice',
      blocks: [
        `Your device gives each thing it sends us an id, made up on the spot. If the same id comes twice, we know, and take the message once. We keep the id for ${retentionDays} days, with our answer and a check code worked out from the message. They do not hold what you wrote. If we delete the message, the check code goes, too.`,
      ],
    },
    {
      id: 'mail',
      title: 'Email',
      blocks: [
        'What you send in our forms, other than a request for a text or a report on a center, also reaches our staff as mail, or as a mail that says it came. Mail from us, and to our staff, goes through the mail server that we have set up for this site. On its way, mail can pass through other companies. So please leave out what you would not put in an email.',
      ],
    },
    {
      id: 'health',
      title: 'Facts about your health',
      blocks: [
        'We are not a doctor, a clinic, or a health plan. HIPAA is the U.S. law on the privacy of health records. It binds doctors, clinics, and health plans. As far as we know, it does not cover us. We do not collect “protected health information” as that law means it. Other laws may still protect you. This is not legal advice.',
        'Asking for a match does tell us something about your health, such as the kind of help you need. We handle it with care. Please do not add more than the form asks for: no records, no test results, no list of medicines.',
      ],
    },
    {
      id: 'no-sale',
      title: 'We do not sell it',
      blocks: [
        'We do not sell, rent, or trade what you send us. We do not give it to treatment centers, unless you ask us to. That goes for the company that our operator works for, too.',
        'Only our staff uses it. The companies that run our server, our mail, and our texts handle it for us.',
        'A court or a law can make us hand over what we have. Then we give no more than we must. What we never kept, no one can ask for.',
      ],
    },
    {
      id: 'other-sites',
      title: 'Other sites and numbers',
      blocks: [
        'A center’s website has its own rules. When you follow a link there, we do not tell that site where you came from. Calls and texts that you make from your phone do not pass through us, to 911, 988, or 741741 either. Those who answer may see your number.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        [
          'Are you under 13? Please ask an adult you trust to fill in our forms with you. In a crisis you can ',
          { to: 'tel:988', label: 'call 988' },
          ' or ',
          { to: 'sms:988', label: 'text 988' },
          ' yourself, at any age.',
        ],
        'Are you 13 to 17? You may ask us for a match yourself. We answer in the way you chose, so choose one that only you read or hear. If you can, ask an adult you trust to help.',
        [
          'If your child has sent us something, ',
          { to: '/contact', label: 'tell us' },
          ', and we will delete it.',
        ],
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      blocks: [
        [
          'You can ask what we have about you. You can ask us to correct it or delete it. ',
          { to: '/contact', label: 'Write to us' },
          ', and give the email or phone number that you used, so that we can find it. The law in your state may give you more rights.',
        ],
        'When we delete something that you asked us to delete, we note that we did, and when, but not what it said.',
        'Safety copies of our server may hold what was deleted for some time longer.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        [
          'When we change what we keep, we change this page and the date at the top. Do you have a question? ',
          { to: '/contact', label: 'Contact us' },
          '.',
        ],
      ],
    },
  ],
});
