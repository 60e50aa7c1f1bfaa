import type { PolicyText } from '../../policy-text.ts';

/** /accessibility. What it says was tested is tested: change it with the tests, and the date with the text. */
export const accessibility: PolicyText = {
  title: 'Accessibility',
  updated: 'Last updated November 2026',
  intro:
    'This site is for everyone who needs help. This page says what works, how we test it, and what does not work yet.',
  sections: [
    {
      id: 'what-works',
      title: 'What works',
      blocks: [
        'Our goal is the standard WCAG 2.2, level AA.',
        {
          list: [
            'A keyboard alone is enough. Links at the top of a page skip to its content and to the results.',
            'After a search the keyboard is at the results. When you go back, it is at the link you followed.',
            'Text can grow to 200%, and pages fit a screen that is 320 pixels wide.',
            'Names of links say which center they are for, and in which city.',
            'Dark screens, forced colors and less motion follow the settings of your device.',
            'Search, forms, guides and center pages also work without JavaScript.',
            'All public pages are there in English and Spanish.',
          ],
        },
        [
          'The link “Leave this site” stays on the screen. Its Shift shortcut is counted aloud, and can be turned off. See ',
          { to: '/leaving', label: 'Leave this site quickly' },
          '.',
        ],
      ],
    },
    {
      id: 'how-we-test',
      title: 'How we test',
      blocks: [
        {
          list: [
            'Tests open our pages in a browser before each new version. They press the real keys and check where the keyboard is.',
            'They check the pages with axe, a tool that finds common mistakes.',
            'They check that no bar hides what the keyboard is on, on a computer, on a phone, on a phone held sideways, and at 400% zoom.',
            'The main tasks are run in Chromium, Firefox and WebKit.',
          ],
        },
      ],
    },
    {
      id: 'known-problems',
      title: 'What does not work yet',
      blocks: [
        {
          list: [
            'No one has tested the site with a screen reader yet. We read what the browser tells a screen reader, but that is not the same.',
            'At 400% zoom, the top of the page takes much of the first screen.',
            'Some names and descriptions of centers are in English on Spanish pages.',
            'Only 988 and other crisis numbers on paper are spelled out. On the screen a screen reader may read them as large numbers.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Tell us what stands in your way',
      blocks: [
        [
          'Write to us on the page ',
          { to: '/contact', label: 'Contact' },
          '. Please say which page it was and what you use, such as a screen reader or a switch. You need not say why you use it.',
        ],
        'If you need help now, call or text 988.',
      ],
    },
  ],
};
