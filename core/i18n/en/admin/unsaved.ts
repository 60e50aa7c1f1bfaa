/** What staff have typed and not saved. */
export const unsavedText = {
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet. A draft stays in this tab, and is offered when you come back.',
    signOut: 'What you changed here is not saved yet. Signing out throws it away.',
    leave: 'Leave',
    stay: 'Stay here',
  },
  draft: {
    label: 'Unsaved draft',
    text: (when: string) => `You typed something here on ${when} that is not saved.`,
    take: 'Take it up again',
    discard: 'Throw it away',
  },
};
