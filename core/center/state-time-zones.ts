import type { states } from '../lists/public-lists.ts';

type State = (typeof states.values)[number];

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** The states by their time; those that lie in two are in both. */
const statesIn: Readonly<Record<string, string>> = {
  [EASTERN]: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  [CENTRAL]: 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  [MOUNTAIN]: 'CO ID KS MT ND NE NM OR SD TX UT WY',
  'America/Phoenix': 'AZ',
  [PACIFIC]: 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** What the clock says in a state, the easternmost first: "3:05 PM", or two where it lies in two times. */
export function clocksIn(state: State, now: Date): string[] {
  return Object.entries(statesIn)
    .filter(([, there]) => there.split(' ').includes(state))
    .map(([timeZone]) =>
      new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(now),
    );
}
