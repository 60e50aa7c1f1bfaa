/** Whom to call or text in a crisis, in the order in which they are told. */
export interface CrisisLine {
  name: string;
  /** What to do, in one sentence. */
  how: string;
  when: string;
  /** The number to call; null where it takes texts only. */
  call: string | null;
  /** The number to text; null where it takes calls only. */
  text: string | null;
}

/** https://988lifeline.org, https://www.crisistextline.org, https://www.samhsa.gov/find-help/helplines/national-helpline */
export const crisisLines: readonly CrisisLine[] = [
  {
    name: '911',
    how: 'Call 911.',
    when: 'Immediate danger, an overdose, or any other medical emergency.',
    call: '911',
    text: null,
  },
  {
    name: '988 Suicide & Crisis Lifeline',
    how: 'Call or text 988.',
    when: 'Thoughts of suicide, or a mental-health or substance-use crisis. Free, day and night.',
    call: '988',
    text: '988',
  },
  {
    name: 'Crisis Text Line',
    how: 'Text HOME to 741741.',
    when: 'Any crisis, where writing is easier than talking. Free, day and night.',
    call: null,
    text: '741741',
  },
  {
    name: 'SAMHSA National Helpline',
    how: 'Call 1-800-662-4357.',
    when: 'Not in an emergency: to find treatment for substance use or mental health, for oneself or somebody else. Free, confidential, day and night, in English and Spanish.',
    call: '1-800-662-4357',
    text: null,
  },
];

/** The line of an instance that has one. */
export const ownTextLine = (phone: string): CrisisLine => ({
  name: 'Harborlight text line',
  how: `Text ${phone}.`,
  when: 'Questions about finding treatment. Day and night.',
  call: null,
  text: phone,
});
