/** What staff say to each other of what they are on. */
export const claimText = {
  take: 'I am on it',
  giveBack: 'Give back',
  takeOver: 'Take over',
  mine: (since: string) => `You are on this since ${since}`,
  others: (who: string, since: string) => `${who} is on this since ${since}`,
  failed: 'This was not done',
};
