/** A list whose items stay where they are, whatever others do. */
export const stillList = { dismiss: 'Dismiss' };
