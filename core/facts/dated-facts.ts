/** What a law, a court or an organization has decided, and guides tell with its date. */
export interface DatedFact {
  /** The day, "2027-01-01"; where only that is known or told, the month, "2026-06", or the year, "2018". */
  on: string;
  what: string;
  /** The slugs of the guides that tell it, in both languages. */
  guides: readonly string[];
  source: string;
  /** When the source was last read, "2026-11-23". */
  checkedAt: string;
  /** The day on which it will have changed, or is known to be decided: its guides are due then, at the latest. */
  dueAt?: string;
}

const CENTER_FOR_CHILDREN =
  'https://ccf.georgetown.edu/2025/10/01/new-immigrant-eligibility-restrictions-coming-to-federally-funded-health-coverage/';
const WORK_RULES =
  'https://www.asam.org/news/detail/2026/06/08/faq--medicaid-community-engagement-requirements---what-new-rules-mean-for-patients-with-a-substance-use-disorder';
const PUBLIC_CHARGE =
  'https://ccf.georgetown.edu/2025/11/21/public-charge-changes-will-have-far-reaching-consequences-for-children-pregnant-women-and-families-and-sow-fear-in-immigrant-communities/';
const PRESS_3 = 'https://www.notus.org/us-news/lgbtq-crisis-hotline-trevor-project-removed';

const PAYING = 'paying-for-treatment';
const NO_INSURANCE = 'no-insurance-step-by-step';
const IMMIGRANTS = 'interpreter-and-immigrant-rights';
const TEENS = 'help-for-teens';

/**
 * All of them, each once, whatever the number of guides that tell it: whoever reads its source again finds here where it
 * stands. In the order of their dates.
 */
export const datedFacts: readonly DatedFact[] = [
  {
    on: '2018',
    what: 'A federal law makes payments for sending patients to a center a crime (18 U.S.C. 220).',
    guides: ['questions-to-ask-a-treatment-center'],
    source: 'https://www.law.cornell.edu/uscode/text/18/220',
    checkedAt: '2026-11-23',
  },
  {
    on: '2022',
    what: 'The rule on public charge looks at cash help and long stays in an institution.',
    guides: [IMMIGRANTS],
    source: PUBLIC_CHARGE,
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2022-12',
    what: 'Doctors need no waiver any more to prescribe buprenorphine.',
    guides: ['medication-for-opioid-use-disorder'],
    source: 'https://www.samhsa.gov/substance-use/treatment/resources/mat-act',
    checkedAt: '2026-11-23',
  },
  {
    on: '2023',
    what: 'The COMPACT Act pays for emergency care of veterans in a suicidal crisis.',
    guides: ['help-for-veterans'],
    source:
      'https://www.va.gov/illiana-health-care/programs/comprehensive-treatment-prevention-access-to-care-compact-act/',
    checkedAt: '2026-11-23',
  },
  {
    on: '2023-06',
    what: 'NEDA has closed its helpline.',
    guides: ['eating-disorders'],
    source: 'https://www.additudemag.com/neda-eating-disorder-helpline-shuts-down/',
    checkedAt: '2026-11-23',
  },
  {
    on: '2024',
    what: 'Medicare pays for IOP.',
    guides: [PAYING],
    source: 'https://www.medicare.gov',
    checkedAt: '2026-11-23',
  },
  {
    on: '2024',
    what: 'About 1 in 100 calls to 988 ended in emergency help without consent.',
    guides: ['mental-health-crisis-what-to-do'],
    source:
      'https://ncja.org/crimeandjusticenews/calling-988-in-mental-health-crisis-rarely-prompts-emergency-rescue',
    checkedAt: '2026-11-27',
  },
  {
    on: '2024',
    what: 'Under the rule on 42 CFR Part 2 one signature can cover all later sharing.',
    guides: ['who-will-know'],
    source: 'https://www.ecfr.gov/current/title-42/chapter-I/subchapter-A/part-2',
    checkedAt: '2026-11-23',
  },
  {
    on: '2025',
    what: 'An order made English the official language; rules on Title VI were changed.',
    guides: [IMMIGRANTS],
    source: 'https://www.govinfo.gov/content/pkg/FR-2025-12-10/html/2025-22448.htm',
    checkedAt: '2026-11-23',
  },
  {
    on: '2025-01',
    what: 'The policy that kept immigration officers away from hospitals and clinics has ended.',
    guides: [IMMIGRANTS],
    source: 'https://www.nilc.org/resources/healthcare-provider-and-patients-rights-imm-enf/',
    checkedAt: '2026-11-23',
  },
  {
    on: '2025-07-14',
    what: 'A notice limits health centers and programs paid by SAMHSA to citizens and some immigrants.',
    guides: [IMMIGRANTS],
    source: 'https://www.govinfo.gov/content/pkg/FR-2025-07-14/html/2025-13118.htm',
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2025-07-17',
    what: '988 closed its line for LGBTQ+ youth ("press 3").',
    guides: [TEENS],
    source: PRESS_3,
    checkedAt: '2026-11-23',
  },
  {
    on: '2025-09',
    what: 'A court paused the notice on health centers in about 20 states and Washington, DC.',
    guides: [IMMIGRANTS],
    source: 'https://www.sligolawgroup.com/news/federal-government-appeals-prwora-pi',
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2025-09-29',
    what: 'The National Council on Problem Gambling has another number than 1-800-GAMBLER, which went back to New Jersey.',
    guides: ['gambling'],
    source: 'https://www.ncpgambling.org/news/ncpg-statement-on-national-access-to-1-800-gambler',
    checkedAt: '2026-11-23',
  },
  {
    on: '2025-11',
    what: 'The government proposed to end the rule on public charge.',
    guides: [IMMIGRANTS],
    source: PUBLIC_CHARGE,
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2025-12',
    what: 'A court lets Medicaid give immigration officers addresses of people without legal status.',
    guides: [PAYING],
    source: 'https://healthjournalism.org/?p=62528',
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2026',
    what: 'The government said that a line of 988 for LGBTQ+ youth would come back by the end of the year.',
    guides: [TEENS],
    source: PRESS_3,
    checkedAt: '2026-11-23',
    dueAt: '2026-12-31',
  },
  {
    on: '2026-02-16',
    what: 'The Office for Civil Rights takes complaints about 42 CFR Part 2.',
    guides: ['who-will-know'],
    source: 'https://www.hhs.gov/press-room/hhs-announce-civil-enforcement-program-sud-patient-records.html',
    checkedAt: '2026-11-23',
  },
  {
    on: '2026-04-24',
    what: 'Federal grants may no longer pay for test strips.',
    guides: ['overdose-and-naloxone', 'not-ready-to-stop-staying-safer'],
    source: 'https://recademy.com/?p=6772',
    checkedAt: '2026-11-23',
  },
  {
    on: '2026-06',
    what: 'Under the rule on work for Medicaid a diagnosis alone exempts nobody.',
    guides: [PAYING],
    source: WORK_RULES,
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2026-10-01',
    what: 'Federal Medicaid and CHIP cover fewer people who are not citizens.',
    guides: [PAYING, NO_INSURANCE, IMMIGRANTS],
    source: CENTER_FOR_CHILDREN,
    checkedAt: '2026-11-23',
  },
  {
    on: '2026-11',
    what: 'Until then no change was found to the rule on interpreters in section 1557, nor a final one on public charge.',
    guides: [IMMIGRANTS],
    source: 'https://healthlaw.org/language-access-is-mission-critical-and-still-the-law/',
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2027',
    what: 'Sign-up for Marketplace plans of the year ends on December 15 in many states, and by December 31 in all.',
    guides: [PAYING],
    source: 'https://www.ecfr.gov/current/title-45/section-155.410',
    checkedAt: '2026-11-23',
    dueAt: '2026-12-16',
  },
  {
    on: '2027-01-01',
    what: 'By then most adults have to show work for Medicaid in states that expanded it.',
    guides: [PAYING, NO_INSURANCE],
    source: WORK_RULES,
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
  {
    on: '2027-01-01',
    what: 'Help to pay for Marketplace plans covers fewer people who are not citizens.',
    guides: [IMMIGRANTS],
    source: CENTER_FOR_CHILDREN,
    checkedAt: '2026-11-23',
    dueAt: '2027-01-01',
  },
];
