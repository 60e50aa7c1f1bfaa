import type { Passage, PolicySection } from '../../policy-text.ts';

interface LeavingText {
  title: string;
  intro: string;
  does: PolicySection;
  wipe: Record<
    | 'title'
    | 'text'
    | 'option'
    | 'hint'
    | 'copyOption'
    | 'copyHint'
    | 'shortcut'
    | 'shortcutHint'
    | 'now'
    | 'askTitle'
    | 'askText'
    | 'confirm'
    | 'keep',
    string
  > & { outcome: Record<'wiped' | 'failed', string>; copy: Passage };
  others: readonly PolicySection[];
}

/** /leaving: the quick way out of the site. */
export const leaving: LeavingText = {
  title: 'Leave this site quickly',
  intro:
    'Each page has a link at the top: “Leave this site”. One tap, and what you were looking at is gone from the screen.',
  does: {
    id: 'what-it-does',
    title: 'What it does',
    blocks: [
      {
        list: [
          'The page goes blank at once.',
          'An empty page takes its place. It has no name, and nobody is told that it was opened.',
          'The Back button no longer leads to the page you were on. It still leads to the pages before it.',
          'On a keyboard, you can press the Shift key three times within two seconds. Each press is counted on the screen. While you are in a field of a form it does nothing, so that you can type.',
          'If you installed the app, it closes where your device allows that. If it stays open and blank, please close it yourself.',
          'If your browser runs no JavaScript, the link still opens an empty page. But the Back button leads back here.',
        ],
      },
    ],
  },
  wipe: {
    title: 'Wipe what is yours from this device',
    text: 'This site keeps some things for you on this device: your list, what you began to type, the state you chose, and messages that wait to be sent.',
    option:
      'When I leave, also wipe my list, my drafts, my searches and what waits to be sent from this device',
    hint: 'This cannot be undone, and messages that still wait will not be sent. This choice itself stays on this device.',
    copyOption: 'When I leave, also remove the directory from this device',
    copyHint:
      'It is fetched again when you open this site with a network. Until then, nothing can be found here without one.',
    shortcut: 'Leave when I press the Shift key three times',
    shortcutHint:
      'Turn this off if you use Shift for something else, such as sticky keys or a screen reader. The link at the top still works.',
    now: 'Wipe these now',
    askTitle: 'Wipe these from this device?',
    askText:
      'Your list, your drafts, your searches and the messages that wait will be gone for good. Messages that wait will not be sent.',
    confirm: 'Wipe them',
    keep: 'Keep them',
    outcome: {
      wiped:
        'Wiped from this device: your list, your drafts, your searches, the state you chose, the messages that waited, and the record of those that were sent.',
      failed: 'Some of it could not be wiped. Please close all other tabs of this site, and try again.',
    },
    copy: [
      'The directory itself is on this device, too. It is the same for everyone and says nothing about you, but it shows that this site was opened here. You can remove it on the page ',
      { to: '/on-this-phone', label: 'The directory on this device' },
      '.',
    ],
  },
  others: [
    {
      id: 'what-it-cannot-undo',
      title: 'What it cannot undo',
      blocks: [
        'These can still show that you were here:',
        {
          list: [
            'Pages of this site that you saw before. The Back button can still show them.',
            'Your browser’s history, unless you used a private window.',
            'Other tabs and windows. Please close them one by one.',
            'What you saved or printed, and contacts that you added to your phone.',
            'Calls, texts and emails. They stay in your phone’s call list and in your messages, and can be on the phone bill.',
            'The network. Whoever runs the Wi-Fi, and your phone company, can see that this site was opened. They cannot see what you read or looked for here.',
            'Names and addresses that your browser itself has kept from forms.',
            'The app’s icon, if you installed the app. You can remove it like any other app.',
          ],
        },
        'Is someone watching what you do on this device? Then use another one if you can, such as a friend’s phone or a computer at a library.',
      ],
    },
    {
      id: 'private-window',
      title: 'Next time, open a private window',
      blocks: [
        'A private window forgets the pages you saw when you close it. The network can still see which sites you opened.',
        {
          list: [
            'Chrome: open the menu (three dots), then “New Incognito tab” or “New Incognito window”.',
            'Safari on an iPhone or iPad: tap the button that shows all tabs, then “Private”.',
            'Safari on a Mac: in the File menu, “New Private Window”.',
            'Firefox: open the menu, then “New private tab” or “New private window”.',
            'Edge: open the menu, then “New InPrivate tab” or “New InPrivate window”.',
            'Samsung Internet: tap the button that shows all tabs, then “Turn on Secret mode”.',
          ],
        },
      ],
    },
    {
      id: 'clear-history',
      title: 'Clear your browser’s history',
      blocks: [
        'Someone may notice a history that is all empty. You can delete just this site: open the history, search for “Harborlight”, and delete what you find.',
        {
          list: [
            'Chrome, Edge and Firefox: open the menu, then “History”. On a computer, the keys Ctrl and H open it.',
            'Safari on an iPhone or iPad: tap the book, then “History” or the clock. Swipe a line to the left to delete it.',
            'Safari on a Mac: in the History menu, “Show All History”.',
            'Samsung Internet: open the menu, then “History”.',
          ],
        },
        'To delete all of it, look in the same place or in the browser’s settings for “Delete browsing data” or “Clear history”. If you also delete the data of this site (“site data”), everything that it keeps on this device is gone, with the directory.',
        'Menus change from one version to the next, so the words on your device may differ a little.',
      ],
    },
  ],
};
