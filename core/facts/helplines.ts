import type { Language } from '../i18n/languages.ts';
import {
  CRISIS_TEXT_LINE,
  EMERGENCY,
  LIFELINE,
  POISON_CONTROL,
  SAMHSA_HELPLINE,
  VETERANS_TEXT_LINE,
} from './crisis-numbers.ts';

/** A line that somebody else answers, and that a guide, a screen, a mail or a text of ours sends people to. */
export interface Helpline {
  id: string;
  name: string;
  /** The number to call, as it is shown: "988", "1-800-662-4357". */
  call?: string;
  /** What to press once it answers, by language, or for whom the line is. */
  press?: Partial<Record<Language | 'any', string>>;
  /** The number to text, as it is shown. */
  text?: string;
  /** What to text there, by language, where its line goes by a word. */
  words?: Partial<Record<Language, string>>;
  /** In which of our languages people are answered, be it by an interpreter, as far as the line says so. */
  languages: readonly Language[];
  /** Where whoever answers, or an authority, names the number. */
  source: `https://${string}`;
  /** The day on which somebody last looked that up: "2026-11-23". A test fails a year later. */
  checkedAt: string;
}

/** Every number that is not a center's or our own, once. A test finds a number that stands anywhere else. */
export const helplines: readonly Helpline[] = [
  {
    id: 'emergency',
    name: 'Emergency',
    call: EMERGENCY,
    languages: ['en', 'es'],
    source: 'https://www.911.gov/calling-911/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'lifeline',
    name: '988 Suicide & Crisis Lifeline',
    call: LIFELINE,
    press: { es: '2' },
    text: LIFELINE,
    words: { es: 'AYUDA' },
    languages: ['en', 'es'],
    source: 'https://988lifeline.org/get-help/what-to-expect',
    checkedAt: '2026-11-23',
  },
  {
    id: 'veterans-crisis',
    name: 'Veterans Crisis Line',
    call: LIFELINE,
    press: { any: '1' },
    text: VETERANS_TEXT_LINE,
    languages: ['en'],
    source: 'https://www.veteranscrisisline.net',
    checkedAt: '2026-11-23',
  },
  {
    id: 'crisis-text-line',
    name: 'Crisis Text Line',
    text: CRISIS_TEXT_LINE,
    words: { en: 'HOME', es: 'HOLA' },
    languages: ['en', 'es'],
    source: 'https://www.crisistextline.org/text-us/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'samhsa',
    name: 'SAMHSA National Helpline',
    call: SAMHSA_HELPLINE,
    languages: ['en', 'es'],
    source: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    checkedAt: '2026-11-23',
  },
  {
    id: 'poison-control',
    name: 'Poison Control',
    call: POISON_CONTROL,
    languages: ['en', 'es'],
    source: 'https://poisonhelp.hrsa.gov',
    checkedAt: '2026-11-23',
  },
  {
    id: 'safespot',
    name: 'SafeSpot, for people who use alone',
    call: '1-800-972-0590',
    languages: ['en'],
    source: 'https://helplinema.org/safespot-preventing-overdose-deaths-on-the-phone/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'domestic-violence',
    name: 'National Domestic Violence Hotline',
    call: '1-800-799-7233',
    text: '88788',
    words: { en: 'START', es: 'START' },
    languages: ['en', 'es'],
    source: 'https://www.thehotline.org',
    checkedAt: '2026-11-23',
  },
  {
    id: 'childhelp',
    name: 'Childhelp National Child Abuse Hotline',
    call: '1-800-422-4453',
    text: '1-800-422-4453',
    languages: ['en', 'es'],
    source: 'https://childhelphotline.org/how-it-works',
    checkedAt: '2026-11-23',
  },
  {
    id: 'runaway',
    name: 'National Runaway Safeline',
    call: '1-800-786-2929',
    languages: ['en'],
    source: 'https://www.1800runaway.org/about-us/faq/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'trevor',
    name: 'The Trevor Project',
    call: '1-866-488-7386',
    text: '678678',
    words: { en: 'START' },
    languages: ['en'],
    source: 'https://www.thetrevorproject.org/get-help/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'nami',
    name: 'NAMI HelpLine',
    call: '1-800-950-6264',
    languages: ['en'],
    source: 'https://www.nami.org/support-education/nami-helpline/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'local-help',
    name: '211, for food, a place to sleep and other help nearby',
    call: '211',
    languages: ['en'],
    source: 'https://www.fcc.gov/consumers/guides/dial-211-essential-community-services',
    checkedAt: '2026-11-23',
  },
  {
    id: 'veterans-health-care',
    name: 'VA health care, to enroll',
    call: '1-877-222-8387',
    languages: ['en'],
    source: 'https://www.va.gov/health-care/how-to-apply/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'veterans-information',
    name: 'MyVA411, the main line of the VA',
    call: '1-800-698-2411',
    languages: ['en'],
    source: 'https://www.va.gov/contact-us/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'vet-centers',
    name: 'Vet Center Call Center',
    call: '1-877-927-8387',
    languages: ['en'],
    source: 'https://www.vetcenter.va.gov',
    checkedAt: '2026-11-23',
  },
  {
    id: 'veterans-emergency-care',
    name: 'VA, to report emergency care within 72 hours',
    call: '1-844-724-7842',
    languages: ['en'],
    source: 'https://www.va.gov/COMMUNITYCARE/providers/info_EmergencyCare.asp',
    checkedAt: '2026-11-23',
  },
  {
    id: 'homeless-veterans',
    name: 'National Call Center for Homeless Veterans',
    call: '1-877-424-3838',
    languages: ['en'],
    source: 'https://www.va.gov/homeless/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'coaching-into-care',
    name: 'Coaching Into Care, for families of veterans',
    call: '1-888-823-7458',
    languages: ['en'],
    source: 'https://www.mirecc.va.gov/coaching/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'military-onesource',
    name: 'Military OneSource',
    call: '1-800-342-9647',
    languages: ['en', 'es'],
    source: 'https://www.militaryonesource.mil',
    checkedAt: '2026-11-23',
  },
  {
    id: 'employer-plans',
    name: 'Department of Labor, on health plans of employers',
    call: '1-866-444-3272',
    languages: ['en', 'es'],
    source: 'https://www.dol.gov/agencies/ebsa/about-ebsa/ask-a-question/ask-ebsa',
    checkedAt: '2026-11-23',
  },
  {
    id: 'health-fraud',
    name: 'Inspector General of HHS, on fraud',
    call: '1-800-447-8477',
    languages: ['en'],
    source: 'https://oig.hhs.gov/about-oig',
    checkedAt: '2026-11-23',
  },
  {
    id: 'civil-rights',
    name: 'Office for Civil Rights of HHS',
    call: '1-800-368-1019',
    languages: ['en', 'es'],
    source: 'https://www.hhs.gov/civil-rights/filing-a-complaint/index.html',
    checkedAt: '2026-11-23',
  },
  {
    id: 'maternal-mental-health',
    name: 'National Maternal Mental Health Hotline',
    call: '1-833-852-6262',
    languages: ['en', 'es'],
    source: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
    checkedAt: '2026-11-23',
  },
  {
    // By its letters: 1-800-MY-RESET.
    id: 'problem-gambling',
    name: 'National Problem Gambling Helpline',
    call: '1-800-697-3738',
    languages: ['en'],
    source:
      'https://completeigaming.com/national-council-on-problem-gambling-promotes-new-us-gambling-helpline-number',
    checkedAt: '2026-11-23',
  },
  {
    id: 'gambler',
    name: '1-800-GAMBLER, of New Jersey and of some other states',
    call: '1-800-426-2537',
    languages: ['en'],
    source: 'https://www.800gambler.org',
    checkedAt: '2026-11-23',
  },
  {
    id: 'anad',
    name: 'ANAD Eating Disorders Helpline',
    call: '1-888-375-7767',
    languages: ['en'],
    source: 'https://anad.org/eating-disorder-helpline/',
    checkedAt: '2026-11-23',
  },
  {
    id: 'eating-disorders-alliance',
    name: 'National Alliance for Eating Disorders',
    call: '1-866-662-1235',
    languages: ['en'],
    source: 'https://www.allianceforeatingdisorders.com',
    checkedAt: '2026-11-23',
  },
];
