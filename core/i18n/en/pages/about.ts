import type { PolicySection, PolicyText } from '../../policy-text.ts';

export interface AboutText extends PolicyText {
  statsLabel: string;
  stats: readonly { value: string; text: string }[];
  findHelp: string;
  askForMatch: string;
  disclaimer: PolicySection;
}

/** /about. */
export const about: AboutText = {
  statsLabel: 'At a glance',
  stats: [
    { value: '50 States', text: 'We list centers all over the country.' },
    { value: 'All Levels', text: 'From detox to care while you live at home.' },
    { value: 'All Ages', text: 'Care for teens, adults, and families.' },
  ],
  findHelp: 'Find a center',
  askForMatch: 'Ask for a match',
  title: 'Who We Are',
  intro:
    'Harborlight is a free guide to addiction and mental-health treatment in the United States. No ads. No fees. No one pays to be here.',
  sections: [
    {
      id: 'mission',
      title: 'Our mission',
      blocks: [
        'It is hard to look for help when you need it most. Some sites that offer help are paid by the centers they show. We think that is wrong.',
        'Our mission is to help you and your family find care that fits: where you live, what you need, and how you can pay. We want you to know what we know about each center, and what we do not.',
        [
          'You can search on your own, ',
          { to: '/guides', label: 'read our guides' },
          ', or ',
          { to: '/live-matching', label: 'ask us for a match' },
          '. All of it is free. Once the list of centers is on your device, you can search it with no network at all.',
        ],
      ],
    },
    {
      id: 'experience',
      title: 'Our experience',
      blocks: [
        'Our founder has 15+ years of experience in addiction and mental-health treatment. That shapes what we look for in a center, and what we warn you about.',
        [
          'You should also know this: the person who runs this site works for a treatment-center company. They run Harborlight on their own, apart from it. Read ',
          { to: '/transparency#conflict-of-interest', label: 'how we deal with that' },
          '.',
        ],
      ],
    },
    {
      id: 'vetting',
      title: 'How we vet centers',
      blocks: [
        'Our aim is to list quality centers only. When our staff checks a center, we look at four things:',
        {
          points: [
            {
              title: 'Licensure and accreditation',
              text: 'Does the center have the license that its state asks for? Has a group such as the Joint Commission or CARF checked its work?',
            },
            {
              title: 'Clinical quality',
              text: 'Does it use care that is known to work? Is trained staff there for the level of care it offers?',
            },
            {
              title: 'Ethics and transparency',
              text: 'Is it open about what it offers and what it costs? Does it stay away from paying for patients, and from claims it cannot back up?',
            },
            {
              title: 'Specialty and fit',
              text: 'Who does it serve well? Teens, veterans, parents, people with trauma? What insurance does it take?',
            },
          ],
        },
        [
          'We have not checked every center yet. Many listings come from a national list of the U.S. government. Until we have called a center, its card says “Not yet verified”. Once we have checked a center, its card shows the date. We aim to check it again every 6 months. Our ',
          { to: '/editorial-policy', label: 'Editorial Policy' },
          ' has the details.',
        ],
      ],
    },
    {
      id: 'no-paid-placements',
      title: 'No paid placements',
      blocks: [
        'No center can pay to be listed, to rank higher, or to be recommended. We take no payment, no placement fee, and no commission, from anyone.',
      ],
    },
  ],
  disclaimer: {
    id: 'disclaimer',
    title: 'Please note',
    blocks: [
      'Harborlight gives information only. We are not a medical provider, an agency that places patients, or an emergency service. Nothing here is medical advice. Please talk to a doctor or nurse about your care.',
      [
        'In an emergency or immediate danger, ',
        { to: 'tel:911', label: 'call 911' },
        '. In a crisis, ',
        { to: 'tel:988', label: 'call 988' },
        ' or ',
        { to: 'sms:988', label: 'text 988' },
        ', day or night.',
      ],
    ],
  },
};
