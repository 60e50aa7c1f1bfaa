/** The table of what differs between two states of something. */
export const fieldChanges = {
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'Nothing',
  same: 'No field differs.',
};
