/**
 * /overdose: one screen for the minutes that count. Its steps are those of the guide "Overdose and naloxone", word by
 * word (a test holds them together); their sources stand in the guide.
 */
export const overdose = {
  title: 'Overdose: what to do now',
  intro: 'Is someone hard to wake, or hardly breathing? Act even if you are not sure.',
  call911: 'Call 911',
  first:
    'Is the spray in your hand? Give it first, then breathe for them. Are there two of you? One breathes, and one gets the spray.',
  steps: {
    call: {
      title: 'Call 911.',
      text: 'Put the phone on speaker. Say where you are, and that someone is not breathing well or will not wake up.',
    },
    wake: {
      title: 'Try to wake them.',
      text: 'Shout. Shake them. Rub your knuckles hard on the breastbone.',
    },
    back: { title: 'Lay them on their back.' },
    look: { title: 'Look in the mouth.', text: 'Take out what you see.' },
    chin: {
      title: 'Open the airway.',
      text: 'Put one hand on the chin. Tilt the head back. Pinch the nose shut.',
    },
    breath: {
      title: 'Breathe for them if they do not breathe, hardly breathe, or only gasp.',
      text: 'Put your mouth over theirs and seal it. Give two slow breaths. The chest must rise. If it does not, tilt the head back again.',
    },
    rhythm: { title: 'Then give one breath every five seconds.' },
    naloxone: {
      title: 'Give naloxone as soon as you have it.',
      text: 'Do not test the spray. It holds one dose. Put the tip all the way into one nostril. Press the plunger once.',
    },
    goOn: {
      title: 'Keep giving breaths.',
      text: 'One every five seconds, until they breathe or help comes.',
    },
    again: {
      title: 'Use a new spray every 2 to 3 minutes,',
      text: 'in the other nostril each time, until they breathe or help comes. If you have no more, keep giving breaths.',
    },
    side: {
      title: 'Once they breathe on their own, turn them on their side,',
      text: 'so that they do not choke.',
    },
    stay: { title: 'Stay.', text: 'Watch their breath. If it stops, start again.' },
  },
  both: 'If 911 tells you to push on the chest, do that. If you cannot give breaths, push hard and fast on the middle of the chest, and give naloxone. Is it a baby or a child? Do what 911 tells you. Give small breaths, one every three seconds. With a baby, put your mouth over the mouth and the nose.',
  breath: {
    start: 'Start the breath timer',
    stop: 'Stop the breath timer',
    now: 'Breathe now',
    wait: (seconds: number) => `Next breath in ${seconds}`,
  },
  dose: {
    gave: 'I gave a spray: start the clock',
    again: 'I gave another spray',
    stop: 'Stop the clock',
    since: (time: string) => `Last spray ${time} ago`,
    wait: 'Watch the breath while you wait. Not breathing well? Give one breath every five seconds.',
    due: 'Still not breathing well? Give a new spray now, in the other nostril.',
  },
  more: 'Signs, risks and where to get naloxone:',
  guide: 'the guide to overdose and naloxone',
};
