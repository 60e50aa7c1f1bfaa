import {
  CRISIS_TEXT_LINE,
  EMERGENCY,
  LIFELINE,
  POISON_CONTROL,
  SAMHSA_HELPLINE,
  VETERANS_TEXT_LINE,
} from '../../../facts/crisis-numbers.ts';
import { DOMESTIC_VIOLENCE_LINE, DOMESTIC_VIOLENCE_TEXT } from '../../../facts/violence-numbers.ts';

/** Whom to call or text in a crisis, in the order in which they are told. */
interface CrisisLine {
  name: string;
  /** What to do, in one sentence. */
  how: string;
  when: string;
  /** The number to call; null where it takes texts only. */
  call: string | null;
  /** The number to text; null where it takes calls only. */
  text: string | null;
}

/** For an emergency. */
export const emergencyLines: readonly CrisisLine[] = [
  {
    name: EMERGENCY,
    how: `Call ${EMERGENCY}. For an overdose, or someone who cannot be woken: give naloxone, again every 2 to 3 minutes, and breathe for the person until help comes. For a poisoning that is not an emergency call Poison Control: ${POISON_CONTROL}.`,
    when: 'Immediate danger, an overdose, a seizure or confusion after stopping alcohol or drugs, or any other medical emergency.',
    call: EMERGENCY,
    text: null,
  },
  {
    name: `${LIFELINE} Suicide & Crisis Lifeline`,
    how: `Call or text ${LIFELINE}. In Spanish: call ${LIFELINE} and press 2, or text AYUDA to ${LIFELINE}. Veterans: call ${LIFELINE} and press 1, or text ${VETERANS_TEXT_LINE}.`,
    when: 'Thoughts of suicide, or a mental-health or substance-use crisis. Free, day and night.',
    call: LIFELINE,
    text: LIFELINE,
  },
  {
    name: 'Crisis Text Line',
    how: `Text HOME to ${CRISIS_TEXT_LINE}. In Spanish: text HOLA to ${CRISIS_TEXT_LINE}.`,
    when: 'Any crisis, where writing is easier than talking. Free, day and night.',
    call: null,
    text: CRISIS_TEXT_LINE,
  },
];

/** Where somebody hurts somebody. */
const violenceLine: CrisisLine = {
  name: 'National Domestic Violence Hotline',
  how: `Call ${DOMESTIC_VIOLENCE_LINE}, or text START to ${DOMESTIC_VIOLENCE_TEXT}.`,
  when: 'Somebody hurts, threatens or controls you. Free, day and night.',
  call: DOMESTIC_VIOLENCE_LINE,
  text: DOMESTIC_VIOLENCE_TEXT,
};

/** Whom to call in a danger, by what it comes from (`Crisis` of a search), in the order in which they are told. */
export function linesFor(crisis: string | undefined): readonly CrisisLine[] {
  const [emergency, ...others] = emergencyLines;
  return crisis === 'violence' ? [emergency!, violenceLine, ...others] : emergencyLines;
}

/** These, and where treatment is found. */
export const crisisLines: readonly CrisisLine[] = [
  ...emergencyLines,
  {
    name: 'SAMHSA National Helpline',
    how: `Call ${SAMHSA_HELPLINE}. In Spanish: choose option 2 for a national representative, and ask for Spanish.`,
    when: 'Not in an emergency: to find treatment for substance use or mental health, for oneself or somebody else. Free, confidential, day and night, in English and Spanish.',
    call: SAMHSA_HELPLINE,
    text: null,
  },
];

/** The line of an instance that has one. */
export const ownTextLine = (phone: string): CrisisLine => ({
  name: 'Harborlight text line',
  how: `Text ${phone}.`,
  when: 'Questions about finding treatment. It is not a crisis line.',
  call: null,
  text: phone,
});
