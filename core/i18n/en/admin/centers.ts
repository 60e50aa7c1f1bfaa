import { formatNumber } from '../../format.ts';

/** /admin0323/centers: the list of staff. */
export const centersList = {
  title: 'Centers',
  add: 'Add center',
  queue: 'Verification queue',
  duplicates: 'Duplicates',
  exportCsv: 'Export CSV',
  search: { label: 'Search centers', placeholder: 'Name, city, ZIP, street, phone, or id', submit: 'Search' },
  state: 'State',
  allStates: 'All States',
  status: 'Review status',
  allStatuses: 'All',
  flaw: 'What cannot be right',
  anyFlaw: 'All',
  found: (total: number) => `${formatNumber(total)} ${total === 1 ? 'center' : 'centers'}`,
  failed: 'Failed to fetch centers',
  empty: 'No centers found',
  emptyText: 'Try other words, or fewer filters.',
  clear: 'Clear filters',
  view: 'View',
  edit: 'Edit',
  of: (name: string) => ` ${name}`,
  newTab: ', opens a new tab',
  noPhone: 'No phone',
  noLevel: 'Level of care not stated',
  levels: 'Levels of care',
};
