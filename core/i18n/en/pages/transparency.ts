import type { PolicyText } from '../../policy-text.ts';

interface TransparencyText extends PolicyText {
  updateListing: string;
}

/** /transparency. */
export const transparency: TransparencyText = {
  updateListing: 'Update or submit a listing',
  title: 'Transparency & Independence',
  intro:
    'You should know who is behind a list like this one, and who pays for it. Here is how we work, and where we could be pulled the wrong way.',
  sections: [
    {
      id: 'no-compensation',
      title: 'We take no money from centers',
      blocks: [
        'This is our no-compensation policy:',
        {
          list: [
            'No center can pay to be listed.',
            'No center can pay to rank higher or to be recommended.',
            'We take no payment, no placement fee, and no commission when you call a center or go there.',
            'We show no ads and sell no data.',
            'You pay nothing. Searching, guides, and matching are free.',
          ],
        },
      ],
    },
    {
      id: 'conflict-of-interest',
      title: 'Our conflict of interest',
      blocks: [
        'The operator of this site works for a treatment-center company. That is a conflict of interest, and you have a right to know about it.',
        'The operator runs Harborlight on their own, apart from that company:',
        {
          list: [
            'The company does not decide what is listed here, or what we write.',
            'Its centers get no better place in the list. Our search has no way to put a center first by hand.',
            'What you send us is not passed on to it.',
          ],
        },
        ['Do you see something that looks unfair? Please ', { to: '/contact', label: 'tell us' }, '.'],
      ],
    },
    {
      id: 'equal-standards',
      title: 'Equal standards for all',
      blocks: [
        'The same rules hold for every center, big or small, and for any center with ties to us.',
        {
          list: [
            'We ask each center the same questions when we check it.',
            'Each card has the same parts, in the same look.',
            'Search results have one order for all. The best match to your words comes first. Next come the centers that we checked last. The rest go from A to Z. Near a place, the nearest comes first.',
            'The same faults get any center taken down.',
          ],
        },
      ],
    },
    {
      id: 'how-listings-are-chosen',
      title: 'How listings are chosen',
      blocks: [
        'A center gets into Harborlight in one of three ways:',
        {
          points: [
            {
              title: 'From a public source',
              text: 'We take in the national directory that SAMHSA publishes. SAMHSA is the part of the U.S. government that deals with drug use and mental health. Until our staff has called the center, the card says “Not yet verified”. The center’s page names the source and its year.',
            },
            {
              title: 'By a listing that is sent to us',
              text: 'Centers, and people who know them, can send us a new listing or a change. It is shown once our staff has reviewed and approved it. It costs nothing.',
            },
            {
              title: 'By our own staff',
              text: 'Our staff adds centers too, one by one or from a list. Until we have called, the card says “Not yet verified”.',
            },
          ],
        },
        [
          'Our aim is quality centers only. See ',
          { to: '/about#vetting', label: 'how we vet centers' },
          '. A date on the card tells you when we last checked. We aim to check again every 6 months. If we are late, the card says “Verification due”.',
        ],
        'For a match, our staff looks at what you need, where you live, and how you can pay. No center can pay to be suggested.',
      ],
    },
    {
      id: 'freshness',
      title: 'What “verified” means here',
      blocks: [
        'Each card says how sure we are of it. There are three ways it can be:',
        {
          points: [
            {
              title: 'Verified',
              text: 'The card says “Last verified”, with the day. The center’s page also says who did it. On that day our staff checked what the listing says. It was less than 6 months ago.',
            },
            {
              title: 'Verification due',
              text: 'Our staff checked the listing, but that was 6 months ago or more. It is time to check again. Until then, some of it may be out of date.',
            },
            {
              title: 'Listed, not yet verified',
              text: 'The card says “Not yet verified”. If the listing comes from a public list, the center’s page names it and its year. Our staff has not checked it yet. The phone number may be old, or the center may have closed.',
            },
          ],
        },
        'In all three, call before you go. A date tells you when we looked. It cannot tell you what has changed since then.',
      ],
    },
    {
      id: 'limits',
      title: 'What we cannot promise',
      blocks: [
        'A listing is not a promise of good care, and things change. Before you choose, call the center. Ask about its license, its cost, and what your days there would be like.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions?',
      blocks: [
        [
          'Ask us anything about how we work: ',
          { to: '/contact', label: 'write to us' },
          '. You can also read our ',
          { to: '/editorial-policy', label: 'Editorial Policy' },
          ' and our ',
          { to: '/privacy', label: 'Privacy Policy' },
          '.',
        ],
        'Do you work at a center, or did you find a mistake? You can fix a listing or add a new one.',
      ],
    },
  ],
};
