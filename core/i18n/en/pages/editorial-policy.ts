import type { PolicyText } from '../../policy-text.ts';

/** /editorial-policy. Change the date with the text. */
export const editorialPolicy: PolicyText = {
  title: 'Editorial Policy',
  updated: 'Last updated November 2026',
  intro: 'How we choose what to list, how we check it, how we write, and how we fix our mistakes.',
  summary: {
    title: 'In short',
    points: [
      'No one can pay to be listed, to rank higher, or to be written about.',
      'Each listing says when we checked it, or that we have not yet.',
      'Listed is not the same as verified.',
      'Our guides name their sources. They are not medical advice.',
      'Tell us about a mistake, and we will look into it.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      id: 'independence',
      title: 'Independence',
      blocks: [
        'We have no ads, so no advertiser has a say in what we list or write. We take no payment, fee, or commission from any center.',
        [
          'The operator of this site works for a treatment-center company, and runs the site on their own, apart from it. Read more in ',
          { to: '/transparency', label: 'Transparency & Independence' },
          '.',
        ],
      ],
    },
    {
      id: 'what-we-list',
      title: 'What we list',
      blocks: [
        'We list centers in the United States that treat addiction or mental illness. These are the levels of care that you will meet most:',
        {
          list: [
            'Detox: help to get through withdrawal safely',
            'Residential: you live at the center',
            'PHP (Partial Hospitalization): care for most of the day, and home at night',
            'IOP (Intensive Outpatient): several visits a week',
          ],
        },
        'Some centers offer other care, such as weekly visits. We list them too. If we do not know the level of care, the card says so.',
        'Our aim is quality centers only. A listing is not a promise of good care, so please call and ask before you choose.',
      ],
    },
    {
      id: 'sources',
      title: 'Where listings come from',
      blocks: [
        {
          points: [
            {
              title: 'A national directory',
              text: 'SAMHSA, a part of the U.S. government, publishes a list of treatment centers. Anyone may use it. Where a listing comes from it, we name the source and its year, for example “SAMHSA National Directory, 2022”. SAMHSA does not endorse us.',
            },
            {
              title: 'Centers, and people who know them',
              text: [
                'Anyone can ',
                { to: '/update-listing', label: 'send us a listing' },
                ' or a change. Our staff reviews it before it is shown.',
              ],
            },
            {
              title: 'Our own staff',
              text: 'We add centers and correct facts, sometimes before we have called. Then the card says “Not yet verified”.',
            },
          ],
        },
      ],
    },
    {
      id: 'verified',
      title: 'Listed, verified, due',
      blocks: [
        'Adding a center to the list is not the same as checking it. So each card tells you where things stand:',
        {
          points: [
            {
              title: '“Not yet verified”',
              text: 'We have not called the center yet. The facts come from a list, or from our own staff. They may be old.',
            },
            {
              title: '“Last verified”, with a date',
              text: 'Our staff checked the listing on that day. The center’s own page also says who did.',
            },
            {
              title: '“Verification due”',
              text: 'We aim to check again every 6 months. More time than that has passed, so please call to make sure.',
            },
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'How we check a center',
      blocks: [
        'Our staff calls the center. We ask about:',
        {
          list: [
            'its license and accreditation',
            'the care it gives, and who gives it',
            'who it serves, and which insurance it takes',
            'its costs, and how open it is about them',
            'its address, phone, and website',
          ],
        },
        [
          'See ',
          { to: '/about#vetting', label: 'how we vet centers' },
          ' for what we look for. We ask every center the same.',
        ],
      ],
    },
    {
      id: 'order',
      title: 'The order of results',
      blocks: [
        'Search follows fixed rules, the same for each center. The best match to your words comes first: in the name, then the place, then the program. Among equal matches, those we checked last come first. After that, names go from A to Z. When you search near a place, the nearest comes first, unless you choose the best match.',
      ],
    },
    {
      id: 'missing',
      title: 'Missing is not closed',
      blocks: [
        'Sometimes a center is left out when its source brings out a new list. That does not mean it has closed. We keep it, mark it, and check. We do not delete it just for that.',
      ],
    },
    {
      id: 'taking-down',
      title: 'When we take a listing down',
      blocks: [
        'We can take a listing down, or turn one away, when we find that a center:',
        {
          list: [
            'has closed',
            'lacks the license it needs',
            'pays or takes money for sending patients',
            'misleads people about its care, its cost, or its name',
          ],
        },
      ],
    },
    {
      id: 'corrections',
      title: 'Mistakes and corrections',
      blocks: [
        'Did you find something wrong? Please tell us:',
        {
          list: [
            'For a wrong number, or a center that has closed or moved, tap what is wrong on its own page. We do not ask who you are.',
            [
              'For a center’s facts, use ',
              { to: '/update-listing', label: 'Update or submit a listing' },
              '. A review can take 10–15 business days.',
            ],
            [
              'For guides and all else, ',
              { to: '/contact', label: 'write to us' },
              '. We aim to answer in 1–2 business days.',
            ],
          ],
        },
        'We check before we change a listing. When a guide changes, its date does too.',
      ],
    },
    {
      id: 'guides',
      title: 'How we write guides',
      blocks: [
        [
          'We write our ',
          { to: '/guides', label: 'guides' },
          ' ourselves, from public sources that we name at the end of each guide.',
        ],
        {
          list: [
            'They give general facts, not medical advice. Only someone who knows you can give you that.',
            'If an expert has reviewed a guide, we name that person. No name means that no expert has reviewed it.',
            'No center pays for a guide, or for being named in one.',
            'Each guide ends with ways to get help right now.',
          ],
        },
      ],
    },
    {
      id: 'words',
      title: 'The words we use',
      blocks: [
        'We use plain words and short sentences. We speak of “a person with an addiction”, because no one is their illness. We do not blame, scare, or shame.',
      ],
    },
    {
      id: 'what-we-leave-out',
      title: 'What we leave out',
      blocks: [
        'We publish no paid articles, no star ratings, and no “best of” lists. In our own words we promise no cures, and we give no success rates for any center.',
      ],
    },
    {
      id: 'crisis',
      title: 'Crisis help on every page',
      blocks: [
        [
          'Each page shows where to turn right now: ',
          { to: 'tel:911', label: '911' },
          ' in an emergency, ',
          { to: 'tel:988', label: '988' },
          ' by call or ',
          { to: 'sms:988', label: 'text' },
          ' in a crisis, or text HOME to ',
          { to: 'sms:741741?&body=HOME', label: '741741' },
          '.',
        ],
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        [
          'Ask us about this policy at any time: ',
          { to: '/contact', label: 'write to us' },
          '. If we change it, we change the date at the top too.',
        ],
      ],
    },
  ],
};
