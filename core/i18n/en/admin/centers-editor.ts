/** /admin0323/centers/new and /admin0323/centers/:id. */
export const centersEditor = {
  newTitle: 'Add a center',
  back: 'Back to centers',
  failed: 'This center could not be loaded',
  formLabel: 'Center',
  save: 'Save',
  saveKeys: 'Ctrl+S saves, too.',
  add: 'Add center',
  saving: 'Saving...',
  saveAndVerify: 'Save and mark as verified today',
  verify: 'Mark as verified today',
  saved: 'Center saved',
  verified: 'Marked as verified',
  statusUpdated: 'Status Updated',
  nothingChanged: 'There was nothing to save.',
  notSaved: 'The center was not saved',
  /** What is saved, and two places of which one is wrong. */
  elsewhere: {
    zipOf: (zip: string, place: string, city: string) =>
      `ZIP ${zip} is ${place}, and the city is ${city}: the place on the map was left as it is. Please look which is right.`,
    pinFar: (miles: number, city: string) =>
      `The place on the map is ${miles} miles from ${city}. Please look which is right.`,
  },
  /** The call that sets the review status alone (spec, section 8). */
  statusFailed: { title: 'Update Failed', text: 'Failed to update center status.' },
  undo: 'Undo',
  undone: 'Taken back',
  undoFailed: 'This could not be taken back',
  lastChange: 'Your last change is saved.',
  status: {
    title: 'Listing',
    label: 'Review status',
    hint: 'Published and Needs review are shown to the public. It is saved at once.',
    newHint: 'Published and Needs review are shown to the public.',
    view: 'View the public page',
    unpublished: 'The public does not see this center.',
  },
  verification: {
    title: 'Verification',
    never: 'Never verified',
    last: (date: string) => `Last verified on ${date}`,
    by: (name: string) => `by ${name}`,
    due: 'Verification is due',
  },
  record: {
    title: 'On record',
    source: 'Source',
    ours: 'Written by our staff',
    id: 'Id',
    added: 'Added',
    changed: 'Last changed',
    history: 'History of this center',
  },
  conflict: { theirs: 'What is new' },
  listed: {
    title: 'We may have this center already',
    text: 'Look at those that are here. If yours is another one, add it all the same.',
    add: 'Add it all the same',
  },
  newTab: ' (opens in a new tab)',
  merged: (name: string) => `This center was merged into ${name}. It cannot be changed here.`,
  openMerged: 'Open that center',
};
