import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('breaks words that are longer than their column, and never grows wider than the window', () => {
  const rows = [
    { email: 'maximiliane.featherstonehaugh@harborlight.example', name: 'mental-health-crisis now' },
  ];
  const columns = [
    { title: 'Email', value: (row: (typeof rows)[number]) => row.email },
    { title: 'Name', value: (row: (typeof rows)[number]) => row.name },
  ];
  expect(formatTable(rows, columns, 32).split('\n')).toEqual([
    'Email            Name',
    'maximiliane.fea  mental-health-c',
    'therstonehaugh@  risis now',
    'harborlight.exa',
    'mple',
  ]);
});
