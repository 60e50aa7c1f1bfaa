import type { CareChoice, InsuranceType, Level } from '../../lists/public-lists.ts';
import type { Topic } from '../../lists/topic-values.ts';

/** What to say on the phone: short sentences, to be read out. */
export const callCard = {
  title: 'What to say when you call',
  /** Above the sentences. */
  say: 'Read this out, or change it:',
  other: 'Do you call for someone else? Say who: “I am calling for my son.”',
  /** What is asked for first, by what was searched for; else by what the center treats. */
  need: {
    topic: {
      BUPRENORPHINE: 'I want to ask about starting buprenorphine.',
      METHADONE: 'I want to ask about starting methadone.',
      NALTREXONE: 'I want to ask about naltrexone.',
      ALCOHOL_DETOX: 'I drink every day, and I want to stop safely.',
      OPIOID_DETOX: 'I use opioids, and I want to stop safely.',
      BENZODIAZEPINE_DETOX: 'I take benzodiazepines, and I want to stop safely.',
      PREGNANT: 'I am pregnant, and I need help.',
      GAMBLING: 'I need help with gambling.',
      EATING_DISORDERS: 'I need help with an eating disorder.',
      SOBER_HOME: 'I am looking for a sober place to live.',
      COURT_ORDERED: 'A court has sent me to treatment.',
      DUI: 'I need a program because of a DUI.',
    } satisfies Partial<Record<Topic, string>> as Partial<Record<Topic, string>>,
    level: {
      DETOX: 'I need detox.',
      RESIDENTIAL: 'I am looking for treatment where I can stay.',
      PHP: 'I am looking for a day program.',
      IOP: 'I am looking for an intensive outpatient program.',
      OUTPATIENT: 'I am looking for outpatient care.',
      HOSPITAL_INPATIENT: 'I think that I need to be in a hospital.',
      OVERNIGHT_DETOX: 'I need detox where I can stay overnight.',
      OUTPATIENT_DETOX: 'I need detox, and I want to sleep at home.',
    } satisfies Record<Level, string> as Partial<Record<string, string>>,
    care: {
      ALCOHOL_USE: 'I drink too much, and I want help.',
      OPIOID_USE: 'I use opioids, and I want help.',
      SUBSTANCE_USE: 'I need help with alcohol or drugs.',
      MENTAL_HEALTH: 'I need help with my mental health.',
    } satisfies Record<CareChoice, string> as Partial<Record<string, string>>,
    any: 'I am looking for treatment.',
  },
  pay: {
    by: {
      MEDICAID: 'I have Medicaid. Do you take it?',
      MEDICARE: 'I have Medicare. Do you take it?',
      COMMERCIAL: 'My insurance is (read it from your card). Do you take it?',
      SELFPAY: 'I have no insurance. What would I pay?',
      TRICARE: 'I have TRICARE. Do you take it?',
      VA: 'I get my care from the VA. Do you work with it?',
    } satisfies Record<InsuranceType, string>,
    any: 'My insurance is (read it from your card, or say: I have none).',
  },
  place: {
    bed: 'Do you have a bed this week?',
    visit: 'When is your first opening?',
  },
  ask: 'Ask before you hang up:',
  questions: {
    cost: 'What will I pay, all in all?',
    medicine: 'May I start or keep medicine, such as buprenorphine or methadone?',
    prescriber: 'Can I see someone who may prescribe medicine?',
    firstDay: 'What happens on the first day?',
    elsewhere: 'If you have no place: who else could I call today? Is it safe for me to wait?',
  },
  have: 'Have this ready:',
  things: 'Insurance card, ID, a list of your medicines, something to write with.',
  answers: 'What they said',
  answersHint: 'It stays on this device, with this center in My list.',
  /** For who does not speak the language of the desk; '' where the page is in that language. */
  interpreter: { title: '', sentence: '', sound: '', help: '' },
};
