/** The button that prints, and what only paper shows. */
export const print = {
  print: 'Print',
  /** When a center was last added or changed. */
  data: (date: string) => `Data of ${date}`,
  printed: (date: string) => `Printed on ${date}`,
  confirm: 'Things change. Please call a center to confirm what it says here.',
  from: 'This page:',
};
