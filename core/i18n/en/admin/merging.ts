/** Where two have changed the same: what each says, and what comes of it. */
export const mergingText = {
  title: 'Somebody else was faster',
  own: 'You have changed this yourself meanwhile',
  columns: { old: 'When you opened it', theirs: 'Now', mine: 'What you typed' },
  both: 'Both changed this',
  joined: (values: string) => `Together: ${values}`,
  nothing: 'Nothing',
  choose: 'Choose one for each field that both changed.',
  takeOver: 'Take it over, keep what I typed',
  taken: 'It is taken over. Look at it once more, then save.',
};
